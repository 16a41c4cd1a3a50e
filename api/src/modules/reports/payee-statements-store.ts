import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { payeeAddress } from '../rentals/index.ts';

const headSchema = v.object({ ownerId: v.string(), company: v.string(), sentOn: v.date() });

/** Whose payments went out together, and when; undefined where there are none. */
export async function statementHead(db: Db, sendingId: string) {
  const { rows } =
    await sql`select n.product_client_id as "ownerId", c.company_name as company, s.sent_on as "sentOn"
    from rent_sending s join rent_run n on n.id = s.rent_run_id join company c on c.id = n.product_client_id
    where s.id = ${sendingId}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(headSchema, row))[0];
}

/**
 * What the payees of a file were paid in a year by a company, of all its projects: by the day of payment, or else the one
 * that it was requisitioned on. What came back was not paid.
 */
export const statementLines = (sendingId: string, companyId: string, year: number) => sql`
  select concat_ws(' · ', b.name, nullif(b.vendor_code, ''), ${payeeAddress}) as payee,
    coalesce(y.paid_date, y.requisitioned_date)::text as day, y.due_date::text as due, y.number,
    coalesce(a.agreement_number, a.name) as agreement, f.description as project, y.reference,
    trim_scale(y.amount)::text as amount
  from agreement_payment y join business_associate b on b.id = y.payee_id
  join agreement a on a.id = y.agreement_id join surface_project f on f.id = a.surface_project_id
  where y.payee_id in (select p.payee_id from agreement_payment p where p.rent_sending_id = ${sendingId})
    and (f.owner_id = ${companyId} or f.broker_id = ${companyId} or f.operator_id = ${companyId})
    and y.returned_date is null
    and coalesce(y.paid_date, y.requisitioned_date) >= make_date(${year}, 1, 1)
    and coalesce(y.paid_date, y.requisitioned_date) < make_date(${year + 1}, 1, 1)
  order by b.name, b.id, coalesce(y.paid_date, y.requisitioned_date), y.number, y.id`;
