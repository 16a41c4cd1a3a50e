import { sql } from 'kysely';
import { paymentMethods } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import { payeeAddress } from '../rentals/index.ts';
import { amountsOfLine, payeeOnPaper, taxOfPayment } from './payment-amounts-store.ts';

const headSchema = v.object({
  ...{ ownerId: v.string(), company: v.string(), number: v.string() },
  ...{ preparedBy: v.string(), preparedOn: v.date(), approvedBy: v.string(), approvedOn: v.date() },
  ...{ sentBy: v.string(), sentOn: v.date(), isByPayee: v.boolean() },
});

export type RequisitionHead = v.InferOutput<typeof headSchema>;

/**
 * The company whose payments went out together, and who prepared, approved and sent them; undefined if there are none.
 */
export async function requisitionHead(db: Db, id: string): Promise<RequisitionHead | undefined> {
  const { rows } = await sql`select n.product_client_id as "ownerId", c.company_name as company,
      n.number || '-' || s.sequence as number, p.full_name as "preparedBy", n.prepared_on as "preparedOn",
      a.full_name as "approvedBy", n.approved_on as "approvedOn", u.full_name as "sentBy", s.sent_on as "sentOn",
      s.is_by_payee as "isByPayee"
    from rent_sending s join rent_run n on n.id = s.rent_run_id join company c on c.id = n.product_client_id
    join app_user p on p.id = n.prepared_by_id join app_user a on a.id = n.approved_by_id
    join app_user u on u.id = s.sent_by_id where s.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(headSchema, row))[0];
}

/** The amount that was sent for a payment, before tax and with GST or HST; `p` is its row. */
const sentAmount = sql`coalesce(p.sent_amount, p.amount)`;
const sentGst = sql`coalesce(p.sent_gst, p.gst_amount, 0)`;

/** The words for each method of payment. */
type MethodWords = Readonly<Record<(typeof paymentMethods)[number], string>>;

const methodText = (words: MethodWords) =>
  sql`case p.method ${sql.join(
    paymentMethods.map((method) => sql`when ${method} then ${words[method]}::text`),
    sql` `,
  )} end`;

/** Whether any payment of a file states how it is paid. */
export async function haveMethods(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from agreement_payment p
    where p.rent_sending_id = ${id} and p.method is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** One payment for each payee and method: the payee's address, the number of payments, and the amounts. */
export const chequeLines = (id: string, words: MethodWords) => sql`
  select p.voucher, ${methodText(words)} as method, b.name as payee, b.vendor_code as vendor, ${payeeAddress} as address, count(*)::text as payments,
    ${amountsOfLine(
      sql`sum(${sentAmount})`,
      sql`sum(${sentGst})`,
      sql`case when count(distinct ${taxOfPayment}) filter (where ${sentGst} > 0) = 1
      then min(${taxOfPayment}) filter (where ${sentGst} > 0) else 'GST/HST' end`,
    )}
  from agreement_payment p join business_associate b on b.id = p.payee_id
  where p.rent_sending_id = ${id} group by b.id, p.voucher, p.method order by ${asSpelled(sql`b.name`)}, b.id, p.method`;

/** The payments of each cheque; a payee is identified by name, vendor code and address. */
export const payeeLines = (id: string, words: MethodWords) => sql`
  select concat_ws(' · ', p.voucher, ${payeeOnPaper}, ${methodText(words)}) as payee, p.number,
    p.due_date::text as due, a.called as agreement, f.description as project,
    f.afe_number as afe, b.cost_centre_code as cost, ${amountsOfLine(sentAmount, sentGst, taxOfPayment)}
  from agreement_payment p join business_associate b on b.id = p.payee_id
  join agreement a on a.id = p.agreement_id join surface_project f on f.id = a.surface_project_id
  where p.rent_sending_id = ${id} order by ${asSpelled(sql`b.name`)}, b.id, p.method, p.number, p.id`;
