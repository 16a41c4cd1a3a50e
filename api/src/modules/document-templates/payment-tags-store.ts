import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { day, flag, listed, money, projectTags, text } from './shared-tags-store.ts';
import type { Sql, TaggedNoun } from './tag-declaration.ts';

/** The amount that was sent for a payment: before tax, and GST or HST; `row` is its row. */
const before = (row: Sql): Sql => sql`coalesce(${row}.sent_amount, ${row}.amount)`;
const gst = (row: Sql): Sql => sql`coalesce(${row}.sent_gst, ${row}.gst_amount, 0)`;

/** Everything that was sent to a payee together with the payment that represents it. */
const together = sql`agreement_payment y join agreement a on a.id = y.agreement_id
  join surface_project f on f.id = a.surface_project_id
  where y.rent_sending_id = payment.rent_sending_id and y.payee_id = payment.payee_id`;

const summed = (value: Sql): Sql => sql`(select sum(${value}) from ${together})`;
const y = sql`y`;

/**
 * What was sent to each payee with a payment file, as letters describe it. The payee's first payment represents all of
 * them; the letter is filed with its agreement. Requested either for files or for payments.
 */
export const paymentTags: TaggedNoun = {
  values: {
    ...projectTags,
    'agreement.name': text(sql`agreement.name`),
    'agreement.number': text(sql`agreement.agreement_number`),
    'agreement.land': listed(
      sql`p.formatted_legal_description`,
      sql`agreement_parcel ap join parcel p on p.id = ap.parcel_id where ap.agreement_id = agreement.id`,
      sql`ap.sequence, ap.id`,
    ),
    'payment.number': text(sql`coalesce(payment.voucher, payment.number)`),
    'payment.run': text(sql`run.number`),
    'payment.sentDate': day(sql`payment.requisitioned_date`),
    'payment.amount': money(summed(before(y))),
    'payment.gst': money(summed(gst(y))),
    'payment.tax':
      text(sql`(select case when count(distinct y.gst_tax) = 1 then min(y.gst_tax) else 'GST/HST' end
      from ${together} and ${gst(y)} > 0)`),
    'payment.total': money(summed(sql`${before(y)} + ${gst(y)}`)),
    'payment.gstNumber': text(sql`payment.gst_number`),
    'payment.hasGst': flag(sql`${summed(gst(y))} > 0`),
  },
  lists: {
    payments: {
      tags: {
        number: text(sql`y.number`),
        agreement: text(sql`a.called`),
        land: listed(
          sql`p.formatted_legal_description`,
          sql`agreement_parcel ap join parcel p on p.id = ap.parcel_id where ap.agreement_id = a.id`,
          sql`ap.sequence, ap.id`,
        ),
        project: text(sql`f.description`),
        dueDate: day(sql`y.due_date`),
        amount: money(before(y)),
        gst: money(gst(y)),
        tax: text(sql`y.gst_tax`),
        total: money(sql`${before(y)} + ${gst(y)}`),
      },
      from: together,
      order: sql`y.number, y.id`,
    },
  },
  from: sql`agreement_payment payment join agreement on agreement.id = payment.agreement_id
    join surface_project project on project.id = agreement.surface_project_id
    join rent_sending sending on sending.id = payment.rent_sending_id
    join rent_run run on run.id = sending.rent_run_id
    join lateral (select z.id from agreement_payment z where z.rent_sending_id = payment.rent_sending_id
      and z.payee_id = payment.payee_id order by z.number, z.id limit 1) first on first.id = payment.id`,
  id: sql`payment.id`,
  projectId: sql`project.id`,
  order: sql`payment.number, payment.id`,
  inParent: (id) => sql`agreement.surface_project_id = ${id}::uuid`,
  isChosen: (ids) => sql`(payment.rent_sending_id = any (${ids}::uuid[]) or exists (
    select from agreement_payment x where x.id = any (${ids}::uuid[])
      and x.rent_sending_id = payment.rent_sending_id and x.payee_id = payment.payee_id))`,
  filedAt: sql`agreement.id`,
  called: sql`coalesce(payment.voucher, payment.number)`,
  recipients: sql`(select x.id as record_id, x.payee_id as associate_id, null::uuid as contact_id, k.kind, 1 as part,
      1 as sequence from agreement_payment x cross join (values ('Landowners'), ('Occupants')) k (kind))`,
};

const countSchema = v.object({ count: v.number() });

/** Whether the given files or sent payments all belong to runs of a company. */
export async function arePaidBy(db: Db, ids: readonly string[], companyId: string): Promise<boolean> {
  const { rows } = await sql`select count(*)::int as count from (
      select s.id from rent_sending s join rent_run n on n.id = s.rent_run_id
        where s.id = any (${ids}::uuid[]) and n.product_client_id = ${companyId}
      union all
      select p.id from agreement_payment p join rent_sending s on s.id = p.rent_sending_id
        join rent_run n on n.id = s.rent_run_id
        where p.id = any (${ids}::uuid[]) and n.product_client_id = ${companyId}) known`.execute(
    db.withoutPlugins(),
  );
  return v.parse(countSchema, rows[0]).count === new Set(ids).size;
}
