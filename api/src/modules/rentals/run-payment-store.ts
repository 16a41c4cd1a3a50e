import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const paymentSchema = v.object({
  ...{ id: v.string(), kind: v.string(), payeeId: v.string(), amount: v.string(), dueDate: v.string() },
});

/** The payments of an agreement that runs of rents made. */
export async function paymentsOfRuns(db: Db, agreementId: string) {
  const { rows } = await sql`select id, kind, payee_id as "payeeId", trim_scale(amount)::text as amount,
      due_date::text as "dueDate"
    from agreement_payment where agreement_id = ${agreementId} and rent_id is not null`.execute(
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
