import { sql } from 'kysely';
import type { PaymentChange } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { type NotedBy, notedPayments } from './payment-notes-store.ts';

/** A change of payments: `amount` is the dollars of one payment that are paid or held back; null for all of it. */
interface Changing extends NotedBy {
  readonly parts: readonly { readonly id: string; readonly amount: string | null }[];
  readonly change: PaymentChange;
  readonly day: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** The payment of a run that a number begins with: `R2031-0001-0003` of `R2031-0001-0003-2`. */
const root = (
  number: Sql,
) => sql`(split_part(${number}, '-', 1) || '-' || split_part(${number}, '-', 2) || '-'
  || split_part(${number}, '-', 3))`;

/** A payment that comes from another one: `of` says which and with what amount, `as` as what. */
const made = (of: Sql, as: 'Holdback' | 'Reissue' | 'Rest', held: Sql) => sql`
  insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date, rent_id, number,
    comes_from_id, comes_as, held_date, held_reason)
  select gen_random_uuid(), p.agreement_id,
    (select max(y.sequence) from agreement_payment y where y.agreement_id = p.agreement_id)
      + row_number() over (partition by p.agreement_id order by p.number, p.id),
    p.kind, p.payee_id, p.part, p.due_date, p.rent_id,
    ${root(sql`p.number`)} || '-' || (1 + (select count(*) from agreement_payment y
        where y.rent_id = p.rent_id and ${root(sql`y.number`)} = ${root(sql`p.number`)})
      + row_number() over (partition by ${root(sql`p.number`)} order by p.number, p.id) - 1),
    p.id, ${as}, ${held}
  from (${of}) p
  returning id, comes_from_id`;

const given = ({ parts }: Changing) => sql`(select x.id as part_id, x.amount as told
  from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as x(id uuid, amount numeric)) x`;

const writers: Readonly<Record<PaymentChange, (changing: Changing) => readonly Sql[]>> = {
  PAY_PART: (changing) => [
    made(
      sql`select p.*, p.amount - x.told as part from agreement_payment p join ${given(changing)} on x.part_id = p.id`,
      'Rest',
      sql`null::date, null::text`,
    ),
    sql`update agreement_payment p set amount = x.told, paid_date = ${changing.day}::date,
        reference = coalesce(${changing.reference}, p.reference)
      from ${given(changing)} where x.part_id = p.id returning p.id`,
  ],
  HOLD: (changing) => [
    made(
      sql`select p.*, x.told as part from agreement_payment p join ${given(changing)} on x.part_id = p.id
        where x.told < p.amount`,
      'Holdback',
      sql`${changing.day}::date, ${changing.reason}::text`,
    ),
    sql`update agreement_payment p set
        amount = case when x.told < p.amount then p.amount - x.told else p.amount end,
        held_date = case when x.told < p.amount then null else ${changing.day}::date end,
        held_reason = case when x.told < p.amount then null else ${changing.reason}::text end
      from ${given(changing)} where x.part_id = p.id returning p.id`,
  ],
  RELEASE: (changing) => [
    sql`update agreement_payment p set held_date = null, held_reason = null
      from ${given(changing)} where x.part_id = p.id returning p.id`,
  ],
  REISSUE: (changing) => [
    sql`with made as (${made(
      sql`select p.*, p.amount as part from agreement_payment p join ${given(changing)} on x.part_id = p.id`,
      'Reissue',
      sql`null::date, null::text`,
    )})
    insert into payment_replacement (payment_id, replaced_by_id) select comes_from_id, id from made
    returning replaced_by_id as id`,
    closed(changing, 'Replaced'),
  ],
  CANCEL: (changing) => [closed(changing, 'Cancelled')],
};

function closed(changing: Changing, closing: 'Cancelled' | 'Replaced'): Sql {
  return sql`update agreement_payment p set closing = ${closing}, closed_date = ${changing.day}::date,
      closing_reason = ${changing.reason}
    from ${given(changing)} where x.part_id = p.id returning p.id`;
}

const idSchema = v.object({ id: v.string() });

/**
 * Writes a change of payments, and adds it to the history of their agreements. Returns their ids, and those of the new
 * ones.
 */
export async function writeChange(db: Db, changing: Changing): Promise<readonly string[]> {
  const ids = new Set(changing.parts.map(({ id }) => id));
  await notedPayments(db, [...ids], changing, async () => {
    for (const statement of writers[changing.change](changing)) {
      const { rows } = await statement.execute(db.withoutPlugins());
      for (const row of rows) ids.add(v.parse(idSchema, row).id);
    }
    return [...ids];
  });
  return [...ids];
}
