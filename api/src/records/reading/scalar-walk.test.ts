import {
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import { runningServer } from '../../testing/running-server.ts';
import { rootFields, wholeSelection } from '../../testing/whole-schema.ts';

const server = await runningServer();

const shapes: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

interface Found {
  /** `Type.field` of every day and moment that had a value. */
  readonly seen: Set<string>;
  /** Those whose value is not written as declared. */
  readonly wrong: Set<string>;
}

/** Looks at every day and moment of an answer, through lists and records below records. */
function walk(type: GraphQLOutputType, value: unknown, name: string, found: Found): void {
  if (value === null || value === undefined) return;
  if (isNonNullType(type)) {
    walk(type.ofType, value, name, found);
    return;
  }
  if (isListType(type)) {
    for (const one of Array.isArray(value) ? value : [value]) walk(type.ofType, one, name, found);
    return;
  }
  if (isLeafType(type)) {
    const shape = shapes[type.name];
    if (!shape) return;
    found.seen.add(name);
    if (typeof value !== 'string' || !shape.test(value)) found.wrong.add(`${name} ${JSON.stringify(value)}`);
    return;
  }
  if (!isObjectType(type)) return;
  const fields = type.getFields();
  for (const [key, below] of Object.entries(value)) {
    const field = fields[key];
    if (field) walk(field.type, below, `${type.name}.${key}`, found);
  }
}

/** Types whose days and moments have tests of their own. */
const tested = new Set([
  'AgreementRule',
  'AssociateMerge',
  'ConsultationBoard',
  'ConsultationCell',
  'ConsultationGap',
  'ConsultationRecipient',
  'HistoryEntry',
  'MovedTask',
  'PaymentBalance',
  'PlannedTask',
  'ProjectHistoryEntry',
  'RecordPresence',
  'ResponseClock',
  'TaskModelMove',
  'UserAccess',
  'UserSession',
]);

/** Days and moments of the schema, as `Type.field`. */
const declared = Object.values(contractSchema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !tested.has(type.name)
    ? Object.values(type.getFields())
        .filter((field) => shapes[getNamedType(field.type).name])
        .map((field) => `${type.name}.${field.name}`)
    : [],
);

/** Fills columns that the demo leaves empty. */
const filling = [
  `update indigenous_engagement set completed_date = '2026-03-01'`,
  `update assigned_task set ready_on = '2026-03-01'`,
  `update obligation set completed_date = '2026-03-01'`,
  `update comment set edited_at = now()`,
  `update title set cancelled_date = '2026-03-01'`,
  `update instrument set discharged_date = '2026-03-01'`,
  `update agreement set review_notice_date = '2026-03-01'`,
  `update landowner set waiver_date = '2026-03-01', dower_consent_date = '2026-03-01'`,
  `update agreement_payment set returned_date = '2026-03-01', closing = 'Cancelled', closed_date = '2026-03-02',
     held_date = '2026-02-01', held_reason = 'Searched'`,
  `update agreement_life_step set agreement_id = (select id from agreement order by sequence, id limit 1),
     previous_expiry_date = '2026-03-01', new_expiry_date = '2031-03-01', registered_date = '2026-03-01'`,
  `update communication set step = 'Notice', delivered_date = '2026-03-01',
     stakeholder_id = coalesce(stakeholder_id, (select id from stakeholder order by id limit 1))`,
  `update indigenous_log set step = 'Notice', delivered_date = '2026-03-01'`,
  `insert into stakeholder_pause (id, stakeholder_id, sequence, from_date, to_date, reason)
     select gen_random_uuid(), id, 9, '2026-03-01', '2026-03-02', 'Harvest' from stakeholder`,
  `insert into indigenous_engagement_pause (id, indigenous_engagement_id, sequence, from_date, to_date, reason)
     select gen_random_uuid(), id, 9, '2026-03-01', '2026-03-02', 'Harvest' from indigenous_engagement`,
  `update provincial_rule set valid_from = '2020-01-01', valid_to = '2030-01-01'`,
  `update rate_schedule set end_date = '2030-01-01'`,
  `update tax_rate set valid_to = '2030-01-01', source = 'A bulletin'`,
  `update invoice set paid_date = '2026-03-01' where status <> 'PENDING'`,
  `update rent_schedule set first_due_date = '2026-03-01', end_date = '2030-01-01'`,
  `insert into rent_rate (id, rent_schedule_id, sequence, compensation_type_id, from_date, amount)
     select gen_random_uuid(), s.id, 9, (select id from compensation_type order by id limit 1), '2026-03-01', 100
     from rent_schedule s on conflict do nothing`,
  `insert into rent_run (id, product_client_id, month, missed_since, status, prepared_by_id, prepared_on, taken_back_by_id,
       taken_back_on, taken_back_reason)
     select gen_random_uuid(), u.company_id, '2026-03-01', '2026-01-01', 'TAKEN_BACK', u.id, now(), u.id, now(), 'Wrong month'
     from app_user u where u.user_name like 'admin@%'`,
  `update rent_run set approved_on = now(), number = 'R2026-0001', approved_by_id =
     (select id from app_user where user_name like 'broker@%')`,
  `insert into rent (id, rent_run_id, agreement_id, due_date, amount, rank, is_paid, fingerprint)
     select gen_random_uuid(), r.id, s.id, '2026-03-01', 100, 1, false, ''
     from rent_run r cross join (select id from rent_schedule order by id limit 1) s`,
  `insert into rent_sending (id, rent_run_id, sequence, sent_on, sent_by_id, payment_count, total)
     select gen_random_uuid(), id, 1, now(), prepared_by_id, 1, 100 from rent_run`,
  `insert into accounting_export (id, product_client_id, created_on, created_by_id, from_date, to_date, is_repeated)
     select gen_random_uuid(), u.company_id, now(), u.id, '2020-01-01', '2030-01-01', false
     from app_user u where u.user_name like 'invoicing@%'`,
  `insert into accounting_export_invoice (accounting_export_id, invoice_id)
     select x.id, i.id from accounting_export x join invoice i on i.product_client_id = x.product_client_id
     where i.status <> 'PENDING'`,
  `insert into accounting_export (id, product_client_id, created_on, created_by_id, from_date, to_date, is_repeated,
       taken_back_on, taken_back_by_id, taken_back_reason)
     select gen_random_uuid(), product_client_id, created_on, created_by_id, from_date, to_date, true, now(), created_by_id,
       'Wrong month' from accounting_export`,
  `update tax_exemption set valid_to = '2030-01-01'`,
  `update invoice_payment set taken_back_on = now(), taken_back_by_id = noted_by_id, taken_back_reason = 'Returned'`,
];

it('every day and moment of the schema is answered as it is declared', async () => {
  for (const statement of filling) await server.database.pool.query(statement);
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select i.request_id as id from request_item i join request_item_revision r on r.request_item_id = i.id limit 1`,
  );
  const client = await server.signIn('admin');
  const found: Found = { seen: new Set(), wrong: new Set() };
  const consulted = await server.database.pool.query<{ id: string }>(
    `select surface_project_id as id from stakeholder s where exists
       (select 1 from stakeholder_pause p where p.stakeholder_id = s.id) limit 1`,
  );
  const rents = await server.database.pool.query<{ run: string; agreement: string }>(
    `select e.rent_run_id as run, e.agreement_id as agreement from rent e join rent_run r on r.id = e.rent_run_id
     join app_user u on u.company_id = r.product_client_id where u.user_name like 'admin@%' limit 1`,
  );
  const called = await server.database.pool.query<{ id: string }>(
    `select t.agreement_id as id from assigned_task t join communication c on c.agreement_id = t.agreement_id
     where t.completed_date is null and t.due_date is not null and not t.on_hold limit 1`,
  );
  const commented = await server.database.pool.query<{ id: string }>(
    `select parent_id as id from comment where source = 'Project' limit 1`,
  );
  const consented = await server.database.pool.query<{ id: string }>(
    'select surface_project_id as id from agreement where consent_received_date is not null limit 1',
  );
  /** Fields about one record, with the argument that names it. */
  const ofOne: Readonly<Record<string, string>> = {
    request: `id: "${rows[0]?.id}"`,
    projectProgress: `id: "${consented.rows[0]?.id}"`,
    rentSchedule: `id: "${rents.rows[0]?.agreement}"`,
    rents: `rentRunId: "${rents.rows[0]?.run}", first: 15`,
    consultationRecipients: `surfaceProjectId: "${consulted.rows[0]?.id}", first: 100`,
    comments: `source: Project, parentId: "${commented.rows[0]?.id}"`,
    taxReturns: 'fromDate: "2026-01-01", toDate: "2026-12-31", by: Year',
    taxedInvoices:
      'fromDate: "2026-01-01", toDate: "2026-12-31", by: Year, name: "GST/HST", period: "2026-01-01"',
    missingWeeks: `fromWeek: "2027-01-04", toWeek: "2027-01-04"`,
    contactCard: `source: Agreement, parentId: "${called.rows[0]?.id}"`,
    consultationLog: `surfaceProjectId: "${consulted.rows[0]?.id}", first: 500`,
  };
  for (const field of rootFields()) {
    const one = ofOne[field.name];
    const isOpen = field.args.every(
      ({ type, defaultValue }) => !String(type).endsWith('!') || defaultValue !== undefined,
    );
    if (!isOpen && one === undefined) continue;
    const first = field.args.some((argument) => argument.name === 'first') ? 'first: 15' : '';
    const argumentText = one ?? first;
    // Nothing else is asked for: what is worked out from other records takes most of the time.
    const selection = wholeSelection(field.type, one ? 2 : 1, (name) => name in shapes);
    const { data, errors } = await client.graphql(
      `{ answer: ${field.name}${argumentText ? `(${argumentText})` : ''} ${selection} }`,
    );
    expect([field.name, errors]).toEqual([field.name, undefined]);
    walk(field.type, data?.['answer'], field.name, found);
  }
  expect([...found.wrong]).toEqual([]);
  expect(declared.filter((name) => !found.seen.has(name))).toEqual([]);
});
