import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { rentKey } from './found-rents.ts';
import { type NotedBy, notePayments } from './payment-notes-store.ts';
import { payeeGoesTo } from './rent-file-store.ts';

const text = v.nullable(v.string());
const paidSchema = v.object({
  agreementId: v.string(),
  name: v.string(),
  dueDate: text,
  fingerprint: v.string(),
});

/** The rents that a run pays, with their agreements locked until the transaction ends. */
export async function lockPaidRents(db: Db, runId: string) {
  await sql`select a.id from agreement a
    where a.id in (select r.agreement_id from rent r where r.rent_run_id = ${runId} and r.is_paid)
    order by a.id for update`.execute(db);
  const { rows } = await sql`select r.agreement_id as "agreementId", a.called as name,
      r.due_date::text as "dueDate", r.fingerprint
    from rent r join agreement a on a.id = r.agreement_id where r.rent_run_id = ${runId} and r.is_paid`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => {
      const rent = v.parse(paidSchema, row);
      return [rentKey(rent.agreementId, rent.dueDate), rent] as const;
    }),
  );
}

const numberDigits = 4;

/** The next number of a company's runs in a year; the series is locked until the transaction ends. */
async function nextRunNumber(db: Db, companyId: string, year: number) {
  const { rows } = await sql`insert into rent_series as s (product_client_id, year, last_number)
    values (${companyId}, ${year}, 1)
    on conflict (product_client_id, year) do update set last_number = s.last_number + 1
    returning last_number as place`.execute(db.withoutPlugins());
  const { place } = v.parse(v.object({ place: v.number() }), rows[0]);
  return { year, place, number: `R${year}-${String(place).padStart(numberDigits, '0')}` };
}

/** The approval of a run: by whom and when. */
interface Approval {
  readonly id: string;
  readonly companyId: string;
  readonly year: number;
  readonly personId: string;
  readonly at: Date;
}

/**
 * Approves a run: its rents count as paid for, and each share becomes a payment of its agreement. Returns the run's
 * number.
 */
export async function writeApproval(
  db: Db,
  { id, companyId, year, personId, at }: Approval,
): Promise<string> {
  const series = await nextRunNumber(db, companyId, year);
  await sql`update rent set is_approved = true where rent_run_id = ${id} and is_paid`.execute(db);
  await sql`update rent_run set status = 'APPROVED', number = ${series.number}, series_year = ${series.year},
      series_number = ${series.place}, approved_by_id = ${personId}, approved_on = ${at}, revision = revision + 1
    where id = ${id}`.execute(db);
  await sql`insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date, rent_id, gst_amount,
      gst_number, gst_tax, goes_to, method, number)
    select gen_random_uuid(), r.agreement_id,
      coalesce((select max(y.sequence) from agreement_payment y where y.agreement_id = r.agreement_id), 0)
        + row_number() over (partition by r.agreement_id order by r.due_date, s.sequence),
      'Annual', s.payee_id, s.amount, r.due_date, r.id, s.gst_amount, s.gst_number, s.gst_tax, ${payeeGoesTo}, c.method,
      ${series.number} || '-' || lpad((row_number() over (order by a.called, r.agreement_id, r.due_date,
        s.sequence))::text, ${numberDigits}, '0')
    from rent r join rent_share s on s.rent_id = r.id join agreement a on a.id = r.agreement_id
    join rent_schedule c on c.id = r.agreement_id join business_associate b on b.id = s.payee_id
    where r.rent_run_id = ${id} and r.is_approved`.execute(db);
  return series.number;
}

/** Deletes the payments of a run, so that its rents can be paid by another one. */
export async function writeTakingBack(
  db: Db,
  { id, reason, personId, at }: Pick<Approval, 'at' | 'id' | 'personId'> & { readonly reason: string },
): Promise<void> {
  await sql`delete from agreement_payment p using rent r where r.rent_run_id = ${id} and p.rent_id = r.id`.execute(
    db,
  );
  await sql`update rent set is_approved = false where rent_run_id = ${id} and is_approved`.execute(db);
  await sql`update rent_run set status = 'TAKEN_BACK', taken_back_by_id = ${personId}, taken_back_on = ${at},
      taken_back_reason = ${reason}, revision = revision + 1 where id = ${id}`.execute(db);
}

/** Records in the history of each agreement of a run that its payments were created, or deleted again. */
export async function noteOnAgreements(
  db: Db,
  runId: string,
  { isPaid, ...by }: NotedBy & { readonly isPaid: boolean },
): Promise<void> {
  const payments = sql`string_agg(concat_ws(', ', r.due_date, s.payee_name, trim_scale(s.amount)), E'\n'
    order by r.due_date, s.sequence)`;
  const changes = sql`select r.agreement_id as id, ${isPaid ? sql`null::text` : payments} as before,
      ${isPaid ? payments : sql`null::text`} as after
    from rent r join rent_share s on s.rent_id = r.id where r.rent_run_id = ${runId} and r.is_paid
    group by r.agreement_id`;
  await notePayments(db, changes, by);
}
