import type { PrepareRentsInput } from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedDay, checkedFilterId, checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { fillRun } from './fill-run.ts';
import { clearRents, countRents, decisionsOf, lockRun, writeRun } from './rent-run-store.ts';
import { checkRentals, type RentalContext } from './rental-rights.ts';
import { type Seen, stepOfRun } from './run-steps.ts';

/**
 * Finds the rents of a month, each with its exceptions. Pays nothing. Repeating the request for the same run does not
 * prepare it again. Returns its id. Throws an AppError.
 */
export async function prepareRents(input: PrepareRentsInput, context: RentalContext): Promise<string> {
  await checkRentals(context);
  const id = checkedId(input.id);
  const month = `${checkedDay('month', input.month).slice(0, 'yyyy-MM'.length)}-01`;
  const missedSince = input.missedSince ? checkedDay('missedSince', input.missedSince) : null;
  const surfaceProjectId = checkedFilterId('surfaceProjectId', input.surfaceProjectId) ?? null;
  const operatorId = checkedFilterId('operatorId', input.operatorId) ?? null;
  if (surfaceProjectId && !(await isSeen(context, 'SurfaceProject', surfaceProjectId))) throw notFound();
  if (operatorId && !(await isSeen(context, 'Company', operatorId))) throw notFound();
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const scope = { month, missedSince, operatorId, surfaceProjectId };
    const made = { id, companyId: user.productClientId, personId: user.id, at: clock(), ...scope };
    const isNew = await writeRun(db, made);
    const run = await lockRun(db, id);
    if (!run || run.ownerId !== user.productClientId) throw notFound();
    if (!isNew) return id;
    await fillRun(run, within.db);
    await countRents(db, id, true);
    const after = { revision: 1, texts: { status: 'PREPARED' } };
    await noteWrite(within, 'RENT_RUN', { id, before: undefined, after }, null);
    return id;
  });
}

/**
 * Finds the rents of a prepared run again after something was fixed; decisions stay. Returns its id. Throws an
 * AppError.
 */
export const refreshRents = (seen: Seen, context: RentalContext): Promise<string> =>
  stepOfRun(seen, 'REFRESHED', context, async (run, within) => {
    const decisions = await decisionsOf(within.db, run.id);
    await clearRents(within.db, run.id);
    await fillRun(run, within.db, decisions);
    await countRents(within.db, run.id);
    return {};
  });
