import { sql } from 'kysely';
import { isPaidByRun, type RentDecision, rentDecisions, rentOddities } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { type FoundRent, fingerprintOf, rentKey } from './found-rents.ts';

const text = v.nullable(v.string());

const runSchema = v.object({
  ...{ id: v.string(), revision: v.number(), ownerId: v.string(), userId: v.string(), status: v.string() },
  ...{ month: v.string(), through: v.string(), missedSince: text, operatorId: text, surfaceProjectId: text },
  ...{ number: text, sentCount: v.number() },
});

export type LockedRun = v.InferOutput<typeof runSchema>;

/** A run, locked until the transaction ends; undefined if it does not exist. `userId` is the person who prepared it. */
export async function lockRun(db: Db, id: string): Promise<LockedRun | undefined> {
  const { rows } =
    await sql`select r.id, r.revision, r.product_client_id as "ownerId", r.prepared_by_id as "userId",
      r.status, r.month::text as month, (r.month + interval '1 month' - interval '1 day')::date::text as through,
      r.missed_since::text as "missedSince", r.operator_id as "operatorId",
      r.surface_project_id as "surfaceProjectId", r.number,
      (select count(*)::int from rent e join agreement_payment p on p.rent_id = e.id where e.rent_run_id = r.id
        and (p.requisitioned_date is not null or p.paid_date is not null or p.returned_date is not null)) as "sentCount"
    from rent_run r where r.id = ${id} for update of r`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(runSchema, row))[0];
}

/** A run before its rents are found. */
export interface NewRun {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  readonly at: Date;
  readonly month: string;
  readonly missedSince: string | null;
  readonly operatorId: string | null;
  readonly surfaceProjectId: string | null;
}

/** Stores a prepared run; returns false if there is a run with this id already. */
export async function writeRun(db: Db, run: NewRun): Promise<boolean> {
  const { rows } = await sql`insert into rent_run (id, product_client_id, month, missed_since, operator_id,
      surface_project_id, status, prepared_by_id, prepared_on)
    values (${run.id}, ${run.companyId}, ${run.month}, ${run.missedSince}, ${run.operatorId}, ${run.surfaceProjectId},
      'PREPARED', ${run.personId}, ${run.at}) on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

const decidedSchema = v.object({
  ...{ agreementId: v.string(), dueDate: text, decision: v.picklist(rentDecisions), reason: text },
});

/** A decision on a rent, with its reason. */
export interface Decided {
  readonly decision: RentDecision;
  readonly reason: string | null;
}

/** The decisions of a run by rent. */
export async function decisionsOf(db: Db, runId: string): Promise<ReadonlyMap<string, Decided>> {
  const { rows } = await sql`select agreement_id as "agreementId", due_date::text as "dueDate", decision,
      decision_reason as reason from rent where rent_run_id = ${runId} and decision is not null`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => {
      const { agreementId, dueDate, decision, reason } = v.parse(decidedSchema, row);
      return [rentKey(agreementId, dueDate), { decision, reason }] as const;
    }),
  );
}

/** Deletes the earlier findings of a run. */
export async function clearRents(db: Db, runId: string): Promise<void> {
  await sql`delete from rent where rent_run_id = ${runId}`.execute(db);
}

/** The columns of a rent's row. */
function rowOf(rent: FoundRent, decided: Decided | undefined) {
  const [first] = rent.oddities;
  return {
    ...{ agreement: rent.agreementId, due: rent.dueDate, amount: rent.amount, oddities: rent.oddities },
    rank: first ? rentOddities.indexOf(first) : rentOddities.length,
    ...{ decision: decided?.decision ?? null, reason: decided?.reason ?? null },
    ...{ paid: isPaidByRun(rent.oddities, decided?.decision ?? null), byhand: rent.paidByHand },
    print: fingerprintOf(rent),
    heads: rent.heads,
    shares: rent.shares.map(({ payeeId, owner, amount, gst, leftoverCent = null }) => ({
      ...{ payee: payeeId, name: rent.ownerNames[owner] ?? '–', amount, cent: leftoverCent },
      ...{ gst: gst?.amount ?? null, registration: gst?.number ?? null, tax: gst?.tax ?? null },
    })),
  };
}

/** Stores rents with their heads and shares, in one statement. */
export async function writeRents(
  db: Db,
  runId: string,
  rents: readonly FoundRent[],
  decisions: ReadonlyMap<string, Decided>,
): Promise<void> {
  if (rents.length === 0) return;
  const rows = JSON.stringify(
    rents.map((rent) => rowOf(rent, decisions.get(rentKey(rent.agreementId, rent.dueDate)))),
  );
  await sql`with given as materialized (
      select gen_random_uuid() as id, x.* from jsonb_to_recordset(${rows}::jsonb) as x(agreement uuid, due date,
        amount numeric, oddities jsonb, rank integer, decision text, reason text, paid boolean, byhand numeric, print text,
        heads jsonb, shares jsonb)),
    written as (
      insert into rent (id, rent_run_id, agreement_id, due_date, amount, oddities, rank, decision, decision_reason,
        is_paid, paid_by_hand, fingerprint)
      select id, ${runId}, agreement, due, amount, array(select jsonb_array_elements_text(oddities)), rank, decision,
        reason, paid, byhand, print from given),
    heads as (
      insert into rent_head (id, rent_id, sequence, name, amount)
      select gen_random_uuid(), g.id, h.place, h.head ->> 'name', (h.head ->> 'amount')::numeric
      from given g cross join jsonb_array_elements(g.heads) with ordinality h (head, place))
    insert into rent_share (id, rent_id, sequence, payee_id, payee_name, amount, leftover_cent, gst_amount,
      gst_number, gst_tax)
    select gen_random_uuid(), g.id, s.place, (s.share ->> 'payee')::uuid, s.share ->> 'name',
      (s.share ->> 'amount')::numeric, s.share ->> 'cent', (s.share ->> 'gst')::numeric, s.share ->> 'registration',
      s.share ->> 'tax'
    from given g cross join jsonb_array_elements(g.shares) with ordinality s (share, place)`.execute(db);
}

/** Recounts the rents of a run, and records the change. */
export async function countRents(db: Db, runId: string, isNew = false): Promise<void> {
  await sql`update rent_run r set rent_count = c.rents, odd_count = c.odd, paid_count = c.paid, total = c.total,
      revision = r.revision + ${isNew ? 0 : 1}
    from (select count(*)::int as rents, count(*) filter (where oddities <> '{}')::int as odd,
        count(*) filter (where is_paid)::int as paid, coalesce(sum(amount) filter (where is_paid), 0) as total
      from rent where rent_run_id = ${runId}) c where r.id = ${runId}`.execute(db);
}

const countSchema = v.object({ oddity: v.picklist(rentOddities), rentCount: v.number() });

/** How many rents of a run have each exception, in the order in which these are checked. */
export async function oddityCounts(db: Db, runId: string) {
  const { rows } = await sql`select o.oddity, count(*)::int as "rentCount"
    from rent r cross join unnest(r.oddities) o (oddity) where r.rent_run_id = ${runId} group by o.oddity`.execute(
    db.withoutPlugins(),
  );
  return rows
    .map((row) => v.parse(countSchema, row))
    .toSorted((one, other) => rentOddities.indexOf(one.oddity) - rentOddities.indexOf(other.oddity));
}
