import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

const paymentSchema = v.object({
  ...{ id: v.string(), kind: v.string(), payeeId: v.string(), amount: v.string(), dueDate: text },
  ...{ requisitionedDate: text, paidDate: text, returnedDate: text, gstAmount: v.string() },
  ...{ isOfRun: v.boolean(), isKept: v.boolean() },
});

/**
 * The payments of an agreement that a form may not change completely: `isOfRun` for those that rent runs created, or
 * that were created from another payment; `isKept` for those that are closed or held back.
 */
export async function paymentsOfRuns(db: Db, agreementId: string) {
  const { rows } = await sql`select id, kind, payee_id as "payeeId", trim_scale(amount)::text as amount,
      trim_scale(coalesce(gst_amount, 0))::text as "gstAmount",
      due_date::text as "dueDate", requisitioned_date::text as "requisitionedDate", paid_date::text as "paidDate",
      returned_date::text as "returnedDate", rent_id is not null or comes_as is not null as "isOfRun",
      closing is not null or held_date is not null as "isKept"
    from agreement_payment where agreement_id = ${agreementId}
      and (rent_id is not null or comes_as is not null or closing is not null or held_date is not null)`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(paymentSchema, row));
}

/** Whether a run paid rents for an agreement. */
export async function hasRents(db: Db, agreementId: string): Promise<boolean> {
  const { rows } =
    await sql`select from rent where agreement_id = ${agreementId} and is_approved limit 1`.execute(db);
  return rows.length > 0;
}
