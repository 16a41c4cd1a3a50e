import type { TimeSelection } from 'shared-contracts/graphql';
import { texts } from '../../generated/texts/billing.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type BillingContext, checkTime } from './billing-rights.ts';
import { recallLines, unapproveLines } from './review-store.ts';
import { decided, freeLines, idsOf, lockOwnWeeks, type Review, selectedLines } from './review-time.ts';
import { noteDecision } from './time-history.ts';
import { linesOfWeeks } from './timesheet-store.ts';

/** Withdraws the approval of lines that are on no invoice; they wait for approval again. Throws FORBIDDEN. */
export async function withdrawApproval(selection: TimeSelection, context: BillingContext): Promise<Review> {
  await checkTime(context);
  return inTransaction(context, async (within) => {
    const lines = await selectedLines(selection, within);
    const { free, left: billed } = await freeLines(lines, within);
    const approved = free.filter(({ status }) => status === 'APPROVED');
    const { mine, left } = decided(approved, within);
    await unapproveLines(within.db, idsOf(mine));
    await noteDecision(within, mine, 'unapproved', null);
    return {
      lineCount: mine.length,
      leftCount: billed.leftCount + left.leftCount,
      reasons: [...billed.reasons, ...left.reasons],
    };
  });
}

/**
 * Recalls the lines of weeks that were submitted but not approved yet, for the person who writes them. Approved lines
 * stay approved. Throws NOT_FOUND, FORBIDDEN, and BAD_INPUT if no line waits for approval.
 */
export async function recallTimesheets(ids: readonly string[], context: BillingContext): Promise<Review> {
  await checkTime(context);
  return inTransaction(context, async (within) => {
    const weeks = await lockOwnWeeks(ids, within);
    const lines = await linesOfWeeks(within.db, idsOf(weeks));
    const back = new Set(await recallLines(within.db, idsOf(lines)));
    const pending = lines.filter(({ id }) => back.has(id));
    if (pending.length === 0) throw badInput(messageFrom(texts, ({ nothingWaits }) => nothingWaits));
    await noteDecision(within, pending, 'calledBack', null);
    return { lineCount: pending.length, leftCount: 0, reasons: [] };
  });
}
