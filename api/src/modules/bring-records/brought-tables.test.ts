import { readdir, readFile } from 'node:fs/promises';
import { type BringKind, type Brought, bringKinds } from 'shared-contracts/bring-in';
import { describe, expect, it } from 'vitest';
import { anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { bringTable } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { tableBytes } from '../../testing/written-tables.ts';

/**
 * Tables of records as people have them, each in a text file: a title, the kind, the table, the expected issues of its
 * rows, and the expected records. Tables in one file may build on each other: each begins with its own `=== kind`.
 */
const folder = new URL('./tables/', import.meta.url);
const desk = importDesk();

/** What is stored of the records of a kind that a table made, a line for each. */
const stored: Readonly<Record<Exclude<BringKind, 'agreement'>, string>> = {
  'agreement-record': `select concat_ws(' | ', r.agreement_number, r.reference_number, r.name, t.code, s.status, r.status_comments, trim_scale(r.gross_area), u.code,
      r.effective_date,
      (select string_agg(b.name, '; ' order by x.sequence) from landowner x join business_associate b on b.id = x.business_associate_id where x.agreement_id = r.id),
      (select string_agg('> ' || b.name, '; ' order by x.sequence) from occupant x join business_associate b on b.id = x.business_associate_id where x.agreement_id = r.id),
      (select string_agg(p.formatted_legal_description, '; ' order by x.sequence) from agreement_parcel x join parcel p on p.id = x.parcel_id where x.agreement_id = r.id),
      (select string_agg(e.system || ' ' || e.external_id, '; ') from external_id e where e.record_id = r.id))
    from agreement r left join agreement_type t on t.id = r.agreement_type_id left join surface_status s on s.id = r.surface_status_id
    left join area_unit u on u.id = r.area_unit_id`,
  associate: `select concat_ws(' | ', r.name, r.phone_number, r.cell_number, r.email, r.address_line1, r.address_line2,
      r.address_line3, c.name, p.code, r.postal_code, r.vendor_code, case when r.is_dower_rights then 'dower' end,
      case when not r.is_active then 'inactive' end, r.notes,
      (select string_agg(concat_ws(' ', '>', k.name, k.title, k.email, (select string_agg(n.type || ' ' || n.number, ', ' order by n.sequence)
        from phone_number n where n.contact_id = k.id)), ' ' order by k.name) from contact k where k.business_associate_id = r.id))
    from business_associate r left join city c on c.id = r.city_id left join state_or_province p on p.id = r.state_or_province_id`,
  parcel: `select concat_ws(' | ', r.formatted_legal_description, r.registry_number, trim_scale(r.gross_area), trim_scale(r.net_area),
      r.rights_type, p.code, r.notes) from parcel r left join state_or_province p on p.id = r.state_or_province_id`,
  title: `select concat_ws(' | ', r.number, r.status, t.code, trim_scale(r.gross_area), r.registered_date,
      (select string_agg(p.formatted_legal_description, '; ' order by x.sequence) from title_parcel x join parcel p on p.id = x.parcel_id where x.title_id = r.id),
      (select string_agg(concat_ws(' ', o.legal_name, lower(o.tenancy), o.interest_fraction_numerator || '/' || o.interest_fraction_denominator,
        o.owner_group, o.group_share_numerator || '/' || o.group_share_denominator,
        case when o.business_associate_id is not null then 'known' end, '@ ' || o.legal_address), '; ' order by o.sequence) from ownership o where o.title_id = r.id))
    from title r left join title_type t on t.id = r.type_id`,
  stakeholder: `select concat_ws(' | ', b.name, i.code, r.land_interest, r.distance_to_interest, r.typed_notified_date, r.consent_date,
      (select string_agg(t.code, '; ' order by x.sequence) from stakeholder_type_item x join stakeholder_type t on t.id = x.type_id where x.stakeholder_id = r.id),
      (select string_agg(p.formatted_legal_description, '; ' order by x.sequence) from stakeholder_parcel x join parcel p on p.id = x.parcel_id where x.stakeholder_id = r.id))
    from stakeholder r join business_associate b on b.id = r.business_associate_id left join interest_type i on i.id = r.interest_type_id`,
  request: `select concat_ws(' | ', t.code, b.name, r.request_scope, r.sent_date, r.received_date,
      (select string_agg(concat_ws(' ', '>', it.code, i.description, i.reference, i.effective_date,
        (select string_agg(p.formatted_legal_description, ', ' order by x.sequence) from request_item_parcel x join parcel p on p.id = x.parcel_id where x.request_item_id = i.id)), ' ' order by i.sequence)
        from request_item i join request_item_type it on it.id = i.request_item_type_id where i.request_id = r.id))
    from request r join request_type t on t.id = r.request_type_id join business_associate b on b.id = r.business_associate_id`,
  compensation: `select concat_ws(' | ', a.reference_number, (select string_agg(concat_ws(' ', t.code, trim_scale(c.amount), trim_scale(c.cost_per_unit) || ' per ' || c.price_unit, c.date,
      case when c.is_annual then 'annual' end), '; ' order by c.sequence) from compensation c
      join compensation_type t on t.id = c.compensation_type_id where c.agreement_id = a.id),
      (select 'first rent ' || s.first_due_date from rent_schedule s where s.id = a.id)) as line
    from agreement a where a.surface_project_id = $1`,
  payment: `select concat_ws(' | ', a.reference_number, (select string_agg(concat_ws(' ', c.kind, b.name, trim_scale(c.amount), c.due_date,
      c.paid_date, c.reference), '; ' order by c.sequence) from agreement_payment c
      join business_associate b on b.id = c.payee_id where c.agreement_id = a.id)) as line
    from agreement a where a.surface_project_id = $1`,
  landowner: `select concat_ws(' | ', a.reference_number, (select string_agg(concat_ws(' ', b.name, trim_scale(c.interest_percentage) || ' %',
      c.interest_fraction_numerator || '/' || c.interest_fraction_denominator, c.sent_date, c.signed_date, c.witness_name,
      case when c.is_homestead then 'homestead' end, case when c.is_spouse_on_title then 'spouse' end, c.dower_consent_date, c.registration_number, c.registered_date), '; ' order by c.sequence)
      from landowner c join business_associate b on b.id = c.business_associate_id where c.agreement_id = a.id)) as line
    from agreement a where a.surface_project_id = $1`,
  occupant: `select concat_ws(' | ', a.reference_number, (select string_agg(concat_ws(' ', b.name, c.consent_date, c.notes), '; ' order by c.sequence)
      from occupant c join business_associate b on b.id = c.business_associate_id where c.agreement_id = a.id)) as line
    from agreement a where a.surface_project_id = $1`,
  communication: `select concat_ws(' | ', r.date, r.time_of_day, r.source, m.code, case when r.is_successful then 'reached' else 'attempt' end,
      r.outcome, u.last_name, r.comments,
      (select string_agg(b.name, '; ' order by b.name) from communication_business_associate x join business_associate b on b.id = x.business_associate_id where x.communication_id = r.id))
    from communication r left join method_of_contact m on m.id = r.method_of_contact_id left join app_user u on u.id = r.representative_id`,
  obligation: `select concat_ws(' | ', t.code, a.name, r.description, r.due_date, r.completed_date, u.last_name, r.recurrence_interval, r.recurrence_unit)
    from obligation r join obligation_type t on t.id = r.obligation_type_id left join agreement a on a.id = r.agreement_id
    left join app_user u on u.id = r.responsible_id`,
  'key-date': `select concat_ws(' | ', r.name, r.planned_date, r.actual_date, r.notes) from key_date r`,
  document: `select concat_ws(' | ', r.name, r.parent_type, r.notes) from related_document r`,
};

/** Kinds whose rows stand in lists of agreements: these are shown as they are afterwards. */
const inAgreements: ReadonlySet<BringKind> = new Set(['compensation', 'payment', 'landowner', 'occupant']);

async function storedOf(
  kind: Exclude<BringKind, 'agreement'>,
  { runId }: Brought,
  projectId: string,
): Promise<readonly string[]> {
  if (inAgreements.has(kind)) {
    const { rows } = await desk.server.database.pool.query<{ line: string }>(
      `select x.line from (${stored[kind]}) x order by x.line`,
      [projectId],
    );
    return rows.map(({ line }) => line);
  }
  const { rows } = await desk.server.database.pool.query<{ line: string }>({
    text: `select x.line from (${stored[kind].replace('select concat_ws', 'select r.id, concat_ws').replace(/\)\s+from (?=\S+ r\b)/, ') as line from ')}) x
      join bring_in_record y on y.record_id = x.id and y.bring_in_run_id = $1 order by x.line`,
    values: [runId],
  });
  return rows.map(({ line }) => line);
}

interface Step {
  readonly kind: string;
  readonly head: string;
  readonly table: string;
  readonly makes: string;
}

const stepsOf = (text: string): readonly Step[] =>
  text
    .split(/^=== kind /m)
    .slice(1)
    .map((part) => {
      const [head = '', makes = ''] = part.split('\n=== makes\n');
      const [kind = '', format = '', ...lines] = head.split('\n');
      return { kind, head: format.replace(/^=== /, ''), table: lines.join('\n'), makes: makes.trimEnd() };
    });

const isKind = (kind: string): kind is BringKind => bringKinds.some((one) => one === kind);

const names = (await readdir(folder)).toSorted();

describe('a table of records', () => {
  it.each(names)('%s makes what people read in it', async (name) => {
    const projectFileId = await desk.freshProject();
    const text = await readFile(new URL(name, folder), 'utf8');
    const named = /^=== agreements (.*)$/m.exec(text)?.[1]?.split(', ') ?? [];
    if (named.length > 0)
      await saveInProject(
        desk.broker,
        projectFileId,
        ...named.map((one) => {
          const [referenceNumber = '', called = ''] = one.split('|');
          return anAgreement({ referenceNumber, name: called });
        }),
      );
    for (const { kind, head, table, makes } of stepsOf(text)) {
      if (!isKind(kind) || kind === 'agreement') throw new Error(`${kind} is no kind.`);
      const { bytes, fileName } = await tableBytes(head, table);
      const { looked, brought } = await bringTable(desk.broker, kind, bytes, {
        projectFileId,
        name: fileName,
      });
      const { records, alsoNew, issues } = brought;
      const lines = [
        `columns: ${looked.recipe.columns.map(({ header, field, by }) => `${header.replaceAll('\n', ' ')}=${field ?? '-'}${by === 'Content' ? ' (content)' : ''}`).join(', ')}`,
        `makes: ${records.new} new, ${records.changed} changed, ${records.unchanged} unchanged, ${records.failed} failed; also ${alsoNew.associates} associates, ${alsoNew.parcels} parcels`,
        ...brought.sums.map(({ field, theirs, ours }) => `sum: ${field} ${theirs} / ${ours}`),
        ...issues
          .toSorted((one, other) => one.row - other.row)
          .map(
            ({ row, field, message, isWarning }) =>
              `${isWarning ? 'note' : 'error'} ${row} ${field ?? '-'}: ${message}`,
          ),
        ...(await storedOf(kind, brought, projectFileId)),
      ];
      expect(lines.join('\n')).toBe(makes);
    }
  });
});
