import { sql } from 'kysely';
import { type RentDecision, rentOddities } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rentSchema = v.object({ id: v.string(), oddities: v.array(v.picklist(rentOddities)) });

/** Rents of a run, each with its exceptions. */
export async function rentsOfRun(db: Db, runId: string, ids: readonly string[]) {
  const { rows } =
    await sql`select id, to_json(oddities) as oddities from rent where rent_run_id = ${runId} and id = any (${ids}::uuid[])`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(rentSchema, row));
}

/** Stores the decision on rents, and whether the run currently pays each of them. */
export async function writeDecision(
  db: Db,
  rents: readonly { readonly id: string; readonly paid: boolean }[],
  { decision, reason }: { readonly decision: RentDecision | null; readonly reason: string | null },
): Promise<void> {
  await sql`update rent r set decision = ${decision}, decision_reason = ${reason}, is_paid = x.paid
    from jsonb_to_recordset(${JSON.stringify(rents)}::jsonb) as x(id uuid, paid boolean) where r.id = x.id`.execute(
    db,
  );
}
