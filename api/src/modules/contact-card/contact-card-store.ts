import { sql } from 'kysely';
import { attemptOutcomes } from 'shared-contracts/communications';
import type { ContactCardParent } from 'shared-contracts/graphql';
import { contactCardLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

const text = v.nullable(v.string());
const count = v.nullable(v.number());

const phoneSchema = v.object({
  ...{ type: v.picklist(['Fax', 'Home', 'Mobile', 'Other', 'Work']), number: v.string(), extension: text },
  contactName: text,
});

/** A phone number of a person on a card. */
export type CardPhone = v.InferOutput<typeof phoneSchema>;

const lastSchema = v.nullable(
  v.object({
    ...{ date: v.string(), isSuccessful: v.boolean(), method: text },
    outcome: v.nullable(v.picklist(attemptOutcomes)),
  }),
);

const personSchema = v.object({
  ...{ id: v.string(), role: v.picklist(['Grantor', 'Landowner', 'Occupant', 'Stakeholder']) },
  ...{ name: v.string(), associateId: text, contactName: text, email: text, note: text },
  safetyNote: text,
  ...{ isJointTenant: v.boolean(), interestPercentage: text, ownerGroup: text },
  ...{ interestFractionNumerator: count, interestFractionDenominator: count },
  ...{ groupShareNumerator: count, groupShareDenominator: count },
  ...{ phones: v.array(phoneSchema), lastContact: lastSchema, triedCount: v.number() },
});

const cardSchema = v.object({
  ...{ people: v.array(personSchema), peopleCount: v.number() },
  ...{ contactCount: v.number(), lastContact: lastSchema, triedCount: v.number() },
  nextTask: v.nullable(v.object({ id: v.string(), name: v.string(), dueDate: text, assignee: text })),
  ...{ openTaskCount: v.number(), documentCount: v.number() },
});

const parentColumns: Readonly<Record<ContactCardParent, string>> = {
  Agreement: 'agreement_id',
  Request: 'request_id',
  Stakeholder: 'stakeholder_id',
};

const noShare = sql`false as joint, null::text as percentage, null::int as above, null::int as below,
  null::text as owner_group, null::int as group_above, null::int as group_below`;

/** The people that a record names, in their order: one row each with the person's share. */
const parties: Readonly<Record<ContactCardParent, (id: string) => Sql>> = {
  Agreement: (id) => sql`select l.id, 'Landowner' as role, 1 as part, l.sequence, l.business_associate_id,
      l.contact_id, l.legal_name, l.is_joint_tenant as joint, trim_scale(l.interest_percentage)::text as percentage,
      l.interest_fraction_numerator as above, l.interest_fraction_denominator as below, l.owner_group,
      l.group_share_numerator as group_above, l.group_share_denominator as group_below
    from landowner l where l.agreement_id = ${id}
    union all
    select o.id, 'Occupant', 2, o.sequence, o.business_associate_id, o.contact_id, null, ${noShare}
    from occupant o where o.agreement_id = ${id}`,
  Request: (id) => sql`select r.id, 'Grantor' as role, 1 as part, 1 as sequence, r.business_associate_id,
      r.contact_id, null::text as legal_name, ${noShare}
    from request r where r.id = ${id}`,
  Stakeholder: (
    id,
  ) => sql`select s.id, 'Stakeholder' as role, 1 as part, 1 as sequence, s.business_associate_id,
      s.contact_id, null::text as legal_name, ${noShare}
    from stakeholder s where s.id = ${id}`,
};

/** The newest of some communications, as JSON; null if there are none. */
const lastOf = (
  from: Sql,
): Sql => sql`(select json_build_object('date', c.date, 'isSuccessful', c.is_successful,
    'outcome', c.outcome, 'method', m.code)
  from ${from} left join method_of_contact m on m.id = c.method_of_contact_id
  order by c.date desc, c.time_of_day desc nulls last, c.id desc limit 1)`;

/** The number of those communications that are attempts after the last one which reached somebody. */
const triedOf = (from: Sql): Sql => sql`(select count(*)::int from ${from}
  where not c.is_successful and c.place > coalesce((select max(c.place) from ${from} where c.is_successful), 0))`;

const own = sql`said c`;
const withThem = sql`said c join communication_business_associate w
  on w.communication_id = c.id and w.business_associate_id = p.business_associate_id`;

/**
 * The numbers of one party: those of its named contact, those of the associate itself and, if no contact is named,
 * those of the associate's active contacts.
 */
const phones = sql`(select coalesce(json_agg(json_build_object('type', n.type, 'number', n.number,
    'extension', n.extension, 'contactName', n.whose) order by n.part, n.whose, n.sequence), '[]'::json)
  from (
    select 1 as part, h.sequence, h.type, h.number, h.extension, t.name as whose
    from contact t join phone_number h on h.contact_id = t.id where t.id = p.contact_id and h.type <> 'Fax'
    union all select 2, 1, 'Mobile', b.cell_number, null, null where b.cell_number <> ''
    union all select 2, 2, 'Work', b.phone_number, null, null where b.phone_number <> ''
    union all (select 3, h.sequence, h.type, h.number, h.extension, t.name
      from contact t join phone_number h on h.contact_id = t.id
      where p.contact_id is null and t.business_associate_id = p.business_associate_id and t.is_active
        and h.type <> 'Fax'
      order by t.name, h.sequence limit ${contactCardLimits.otherNumbers})) n)`;

/**
 * The contact card of a record in one statement, however many people and communications it has. Only the dates, results
 * and methods of communications are read, not what was said.
 */
export async function cardOf(db: Db, source: ContactCardParent, id: string) {
  const parent = sql.ref(`r.${parentColumns[source]}`);
  const { rows } = await sql`with said as (
      select r.id, r.date, r.time_of_day, r.is_successful, r.outcome, r.method_of_contact_id,
        row_number() over (order by r.date, r.time_of_day nulls first, r.id) as place
      from communication r where ${parent} = ${id}),
    party as (${parties[source](id)}),
    listed as (select * from party where business_associate_id is not null or legal_name <> ''
      order by part, sequence, id limit ${contactCardLimits.people}),
    person as (
      select p.part, p.sequence, p.id, json_build_object('id', p.id, 'role', p.role,
        'name', coalesce(b.name, p.legal_name), 'associateId', b.id, 'contactName', t.name,
        'isJointTenant', p.joint, 'interestPercentage', p.percentage, 'interestFractionNumerator', p.above,
        'interestFractionDenominator', p.below, 'ownerGroup', p.owner_group,
        'groupShareNumerator', p.group_above, 'groupShareDenominator', p.group_below,
        'email', coalesce(nullif(t.email, ''), nullif(b.email, '')), 'note', nullif(b.communication_notes, ''),
        'safetyNote', nullif(b.safety_note, ''),
        'phones', ${phones}, 'lastContact', ${lastOf(withThem)}, 'triedCount', ${triedOf(withThem)}) as told
      from listed p left join business_associate b on b.id = p.business_associate_id
      left join contact t on t.id = p.contact_id)
    select coalesce((select json_agg(told order by part, sequence, id) from person), '[]'::json) as people,
      (select count(*)::int from party where business_associate_id is not null or legal_name <> '') as "peopleCount",
      (select count(*)::int from said) as "contactCount", ${lastOf(own)} as "lastContact",
      ${triedOf(own)} as "triedCount",
      (select json_build_object('id', r.id, 'name', k.name, 'dueDate', r.due_date, 'assignee', u.full_name)
        from assigned_task r join task k on k.id = r.task_id left join app_user u on u.id = r.assignee_id
        where ${parent} = ${id} and r.completed_date is null and not r.on_hold
        order by r.due_date nulls last, r.assigned_date nulls last, r.id limit 1) as "nextTask",
      (select count(*)::int from assigned_task r where ${parent} = ${id} and r.completed_date is null) as "openTaskCount",
      (select count(*)::int from related_document r where r.parent_id = ${id} and r.parent_type = ${source}) as "documentCount"`.execute(
    db.withoutPlugins(),
  );
  return v.parse(cardSchema, rows[0]);
}
