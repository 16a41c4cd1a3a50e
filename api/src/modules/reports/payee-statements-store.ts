import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import { amountsOfLine, payeeOnPaper, taxOfPayment } from './payment-amounts-store.ts';

const headSchema = v.object({ ownerId: v.string(), company: v.string(), sentOn: v.date() });

/** The company whose payments went out together, and when; undefined if there are none. */
export async function statementHead(db: Db, sendingId: string) {
  const { rows } =
    await sql`select n.product_client_id as "ownerId", c.company_name as company, s.sent_on as "sentOn"
    from rent_sending s join rent_run n on n.id = s.rent_run_id join company c on c.id = n.product_client_id
    where s.id = ${sendingId}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(headSchema, row))[0];
}

/** Payees and the years of their statements: rows of `payee_id` and `year`. */
export const payeesOfSending = (sendingId: string, year: number): Sql => sql`
  select distinct p.payee_id, ${year}::int as year from agreement_payment p where p.rent_sending_id = ${sendingId}`;

/** The day on which a payment was sent; `p` is its row. */
const wentOut = sql`coalesce(p.paid_date, p.requisitioned_date)`;

/** The payees of payments, with the years in which these were sent or, if they were not, fall due. */
export const payeesOfPayments = (ids: readonly string[]): Sql => sql`
  select distinct p.payee_id, extract(year from coalesce(${wentOut}, p.due_date))::int as year
  from agreement_payment p where p.id = any (${ids}::uuid[])`;

const countSchema = v.object({ count: v.number() });

/** How many of the payments belong to a company's projects that are not archived. */
export async function paymentsOfCompany(db: Db, ids: readonly string[], companyId: string): Promise<number> {
  const { rows } = await sql`select count(*)::int as count
    from agreement_payment p join surface_project f on f.id = p.surface_project_id
    where p.id = any (${ids}::uuid[]) and not f.is_archived
      and (f.owner_id = ${companyId} or f.broker_id = ${companyId} or f.operator_id = ${companyId})`.execute(
    db.withoutPlugins(),
  );
  return v.parse(countSchema, rows[0]).count;
}

/**
 * Payments of a company to payees by year, from all its projects: by the day of payment, otherwise by the day of
 * requisition. Returned or cancelled payments are left out.
 */
export const statementLines = (payees: Sql, companyId: string) => sql`
  select ${payeeOnPaper} as payee, concat_ws(' · ', w.year, ${payeeOnPaper}) as "yearOfPayee",
    ${wentOut}::text as day, p.due_date::text as due, p.number,
    a.called as agreement, f.description as project, p.reference,
    ${amountsOfLine(sql`p.amount`, sql`coalesce(p.gst_amount, 0)`, taxOfPayment)}
  from (${payees}) w join agreement_payment p on p.payee_id = w.payee_id join business_associate b on b.id = p.payee_id
  join agreement a on a.id = p.agreement_id join surface_project f on f.id = a.surface_project_id
  where (f.owner_id = ${companyId} or f.broker_id = ${companyId} or f.operator_id = ${companyId})
    and p.returned_date is null and p.closing is null
    and ${wentOut} >= make_date(w.year, 1, 1) and ${wentOut} < make_date(w.year + 1, 1, 1)
  order by ${asSpelled(sql`b.name`)}, b.id, w.year, ${wentOut}, p.number, p.id`;
