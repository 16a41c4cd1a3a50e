import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';

const text = v.nullable(v.string());
const paymentSchema = v.object({
  ...{ id: v.string(), name: v.string() },
  ...{ requisitionedDate: text, paidDate: text, returnedDate: text, heldDate: text },
  ...{ closing: v.nullable(v.picklist(['Cancelled', 'Replaced'])), amount: v.string() },
  project: v.object({ ownerId: text, brokerId: text, operatorId: text }),
});

/**
 * Payments of projects that are not archived, with the companies of each project, locked with their agreements until
 * the transaction ends; `name` is the payment's number, or its payee.
 */
export async function lockPayments(db: Db, ids: readonly string[]) {
  await sql`select a.id from agreement a
    where a.id in (select p.agreement_id from agreement_payment p where p.id = any (${ids}::uuid[]))
    order by a.id for update`.execute(db);
  const { rows } = await sql`select p.id, coalesce(p.number, b.name) as name,
      p.requisitioned_date::text as "requisitionedDate", p.paid_date::text as "paidDate",
      p.returned_date::text as "returnedDate", p.held_date::text as "heldDate", p.closing,
      trim_scale(p.amount)::text as amount, ${partiesOf(sql`f.id`)} as project
    from agreement_payment p join business_associate b on b.id = p.payee_id
    join surface_project f on f.id = p.surface_project_id
    where p.id = any (${ids}::uuid[]) and not f.is_archived
    order by p.due_date, p.number, p.id for update of p`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(paymentSchema, row));
}
