import { lineLock } from 'shared-contracts/billing';
import { largestDelete } from 'shared-contracts/grids';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { checkRowsGone, noteDeletedRows } from '../../records/writing/deleted-rows-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type BillingContext, checkTime } from './billing-rights.ts';
import { noteDecision } from './time-history.ts';
import { deleteLines, linesById } from './timesheet-store.ts';

/** Deletes lines that have no rate and are not locked (002 §7, decision 67), all or none. Throws an AppError. */
export async function deleteRatePendings(
  ids: readonly string[],
  context: BillingContext,
): Promise<readonly string[]> {
  await checkTime(context);
  const wanted = [...new Set(ids.map(checkedId))];
  if (wanted.length > largestDelete)
    throw badInput(messageFrom(texts, ({ tooMany }) => tooMany(largestDelete)));
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const lines = await linesById(db, wanted);
    const there = new Set(lines.map(({ id }) => id));
    await checkRowsGone(
      within,
      wanted.filter((id) => !there.has(id)),
    );
    if (!lines.every((line) => recordRights.timesheet.view(user, line))) throw notFound();
    if (!lines.every((line) => recordRights.timesheet.edit(user, line))) throw forbidden();
    if (lines.some(({ hasRate, kind }) => hasRate || kind === 'Expense'))
      throw badInput(messageFrom(texts, ({ hasRate }) => hasRate));
    const locked = lines.find((line) => lineLock(line) !== undefined);
    if (locked) throw badInput((language) => lineLock(locked, language) ?? '');
    await noteDecision(within, lines, 'deleted', null);
    await noteDeletedRows(within, [...there]);
    await deleteLines(db, [...there]);
    return wanted;
  });
}
