import { sql } from 'kysely';
import type { PaymentAct } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { type NotedBy, notedPayments } from './payment-notes-store.ts';

/** An action on payments: `amount` is the dollars of one payment that are paid or held back; null for all of it. */
interface Acting extends NotedBy {
  readonly parts: readonly { readonly id: string; readonly amount: string | null }[];
  readonly act: PaymentAct;
  readonly day: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** The payment of a run with which a number begins: `R2031-0001-0003` for `R2031-0001-0003-2`. */
const root = (
  number: Sql,
) => sql`(split_part(${number}, '-', 1) || '-' || split_part(${number}, '-', 2) || '-'
  || split_part(${number}, '-', 3))`;

/**
 * The GST of a part of a payment, in proportion and rounded to the cent; `p` is the payment's row, and `x` the
 * requested amount.
 */
const proportionalGst = sql`round(p.gst_amount * x.requested / p.amount, 2)`;

/** A payment that is created from another one: `of` selects which one with its amount and GST, `as` is its kind. */
const made = (of: Sql, as: 'Holdback' | 'Reissue' | 'Rest', held: Sql) => sql`
  insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, gst_amount, gst_number, gst_tax, method, due_date,
    rent_id, number, comes_from_id, comes_as, goes_to, held_date, held_reason)
  select gen_random_uuid(), p.agreement_id,
    (select max(y.sequence) from agreement_payment y where y.agreement_id = p.agreement_id)
      + row_number() over (partition by p.agreement_id order by p.number, p.id),
    p.kind, p.payee_id, p.part, p.part_gst, p.gst_number, p.gst_tax, p.method, p.due_date, p.rent_id,
    ${root(sql`p.number`)} || '-' || (1 + (select count(*) from agreement_payment y
        where y.rent_id = p.rent_id and ${root(sql`y.number`)} = ${root(sql`p.number`)})
      + row_number() over (partition by ${root(sql`p.number`)} order by p.number, p.id) - 1),
    p.id, ${as}, ${as === 'Reissue' ? sql`null` : sql`p.goes_to`}, ${held}
  from (${of}) p
  returning id, comes_from_id`;

const given = ({ parts }: Acting) => sql`(select x.id as part_id, x.amount as requested
  from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as x(id uuid, amount numeric)) x`;

const writers: Readonly<Record<PaymentAct, (acting: Acting) => readonly Sql[]>> = {
  PAID: (acting) => [settled(acting, sql.ref('paid_date'))],
  RETURNED: (acting) => [settled(acting, sql.ref('returned_date'))],
  PAY_PART: (acting) => [
    made(
      sql`select p.*, p.amount - x.requested as part, p.gst_amount - ${proportionalGst} as part_gst
        from agreement_payment p join ${given(acting)} on x.part_id = p.id`,
      'Rest',
      sql`null::date, null::text`,
    ),
    sql`update agreement_payment p set amount = x.requested, gst_amount = ${proportionalGst}, paid_date = ${acting.day}::date,
        reference = coalesce(${acting.reference}, p.reference)
      from ${given(acting)} where x.part_id = p.id returning p.id`,
  ],
  HOLD: (acting) => [
    made(
      sql`select p.*, x.requested as part, ${proportionalGst} as part_gst
        from agreement_payment p join ${given(acting)} on x.part_id = p.id
        where x.requested < p.amount`,
      'Holdback',
      sql`${acting.day}::date, ${acting.reason}::text`,
    ),
    sql`update agreement_payment p set
        amount = case when x.requested < p.amount then p.amount - x.requested else p.amount end,
        gst_amount = case when x.requested < p.amount then p.gst_amount - ${proportionalGst} else p.gst_amount end,
        held_date = case when x.requested < p.amount then null else ${acting.day}::date end,
        held_reason = case when x.requested < p.amount then null else ${acting.reason}::text end
      from ${given(acting)} where x.part_id = p.id returning p.id`,
  ],
  RELEASE: (acting) => [
    sql`update agreement_payment p set held_date = null, held_reason = null
      from ${given(acting)} where x.part_id = p.id returning p.id`,
  ],
  REISSUE: (acting) => [
    sql`with made as (${made(
      sql`select p.*, p.amount as part, p.gst_amount as part_gst from agreement_payment p join ${given(acting)} on x.part_id = p.id`,
      'Reissue',
      sql`null::date, null::text`,
    )})
    insert into payment_replacement (payment_id, replaced_by_id) select comes_from_id, id from made
    returning replaced_by_id as id`,
    closed(acting, 'Replaced'),
  ],
  CANCEL: (acting) => [closed(acting, 'Cancelled')],
};

/** Stores the day on which payments were paid or returned. If no reference is given, the stored one stays. */
function settled(acting: Acting, day: Sql): Sql {
  return sql`update agreement_payment p set ${day} = ${acting.day}::date,
      reference = coalesce(${acting.reference}, p.reference)
    from ${given(acting)} where x.part_id = p.id returning p.id`;
}

function closed(acting: Acting, closing: 'Cancelled' | 'Replaced'): Sql {
  return sql`update agreement_payment p set closing = ${closing}, closed_date = ${acting.day}::date,
      closing_reason = ${acting.reason}
    from ${given(acting)} where x.part_id = p.id returning p.id`;
}

const idSchema = v.object({ id: v.string() });

/**
 * Stores an action on payments, and adds it to the history of their agreements. Returns their ids, and those of new
 * payments.
 */
export async function writeAct(db: Db, acting: Acting): Promise<readonly string[]> {
  const ids = new Set(acting.parts.map(({ id }) => id));
  await notedPayments(db, [...ids], acting, async () => {
    for (const statement of writers[acting.act](acting)) {
      const { rows } = await statement.execute(db.withoutPlugins());
      for (const row of rows) ids.add(v.parse(idSchema, row).id);
    }
    return [...ids];
  });
  return [...ids];
}
