import { inLanguage, languageOf } from 'shared-contracts';
import {
  aheadText,
  chargedAmount,
  chargedTime,
  daysAhead,
  emptyWeekText,
  markedUp,
  markUpFor,
  overFullDays,
  rateFor,
  reasonRule,
} from 'shared-contracts/billing';
import type { TimeSelection } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import { mayApproveTime, recordRights } from 'shared-contracts/rights';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedDay, checkedFilterId, checkedId } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type BillingContext, checkInvoicing, checkTime } from './billing-rights.ts';
import { reported } from './decided-again.ts';
import { markUpsInUse, ratesInUse, workersOf } from './rate-store.ts';
import {
  approveLines,
  holdLines,
  invoicesWith,
  lockSelected,
  markUpLines,
  rateLines,
  type Selected,
  type SelectedLine,
  sendBackLines,
  submitLines,
} from './review-store.ts';
import { stayingLines } from './staying-lines-store.ts';
import { noteDecision } from './time-history.ts';
import { daysOfWeeks, linesOfWeeks, lockWeeks } from './timesheet-store.ts';

/** The result of a decision on lines. */
export interface Review {
  readonly lineCount: number;
  readonly leftCount: number;
  readonly reasons: readonly string[];
}

/** The ids of lines or weeks, as a parameter of a statement. */
export const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

/** Validates a selection, which is limited to the person's company. Throws BAD_INPUT. */
function checkedSelection(selection: TimeSelection, { user }: RecordContext): Selected {
  const { timesheetIds, entryIds, fromDate, toDate } = selection;
  return {
    companyId: user.productClientId,
    timesheetIds: timesheetIds?.map(checkedId),
    entryIds: entryIds?.map(checkedId),
    userId: checkedFilterId('userId', selection.userId),
    surfaceProjectId: checkedFilterId('surfaceProjectId', selection.surfaceProjectId),
    clientId: checkedFilterId('clientId', selection.clientId),
    fromDate: fromDate ? checkedDay('fromDate', fromDate) : undefined,
    toDate: toDate ? checkedDay('toDate', toDate) : undefined,
  };
}

/** The selected lines, locked until the transaction ends. Throws BAD_INPUT if there are too many for one decision. */
export async function selectedLines(
  selection: TimeSelection,
  within: RecordContext,
): Promise<readonly SelectedLine[]> {
  const lines = await lockSelected(within.db, checkedSelection(selection, within));
  if (lines.length > billingLimits.lines)
    throw badInput(messageFrom(texts, ({ tooMany }) => tooMany(billingLimits.lines)));
  return lines;
}

/** Validates a required reason. Throws VALIDATION. */
function checkedReason(reason: string, { user }: RecordContext): string {
  const checked = validate(fieldsOf({ reason: reasonRule }), { reason }, languageOf(user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  return checked.value.reason;
}

/** Locks the weeks of which the person may edit the time, each once. Throws NOT_FOUND and FORBIDDEN. */
export async function lockOwnWeeks(ids: readonly string[], { db, user }: RecordContext) {
  const wanted = [...new Set(ids.map(checkedId))];
  const weeks = await lockWeeks(db, wanted);
  if (weeks.length < wanted.length || !weeks.every((week) => recordRights.timesheet.view(user, week)))
    throw notFound();
  if (!weeks.every((week) => recordRights.timesheet.edit(user, week))) throw forbidden();
  return weeks;
}

/**
 * Submits the open lines of weeks, all of them or none. Throws VALIDATION with the days that need a reason, and
 * BAD_INPUT for future days that were not allowed.
 */
export async function submitTimesheets(
  ids: readonly string[],
  allowsDaysAhead: boolean,
  context: BillingContext,
): Promise<Review> {
  await checkTime(context);
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const language = languageOf(user.locale);
    const weeks = await lockOwnWeeks(ids, within);
    const wanted = idsOf(weeks);
    const lines = await linesOfWeeks(db, wanted);
    const days = await daysOfWeeks(db, wanted);
    const full = weeks.flatMap(({ id }) => {
      const own = ({ timesheetId }: { readonly timesheetId: string }) => timesheetId === id;
      return overFullDays(lines.filter(own), days.filter(own), language);
    });
    if (full.length > 0)
      throw invalid(full.map(({ date, sentence }) => ({ path: `days.${date}`, message: sentence })));
    const open = lines.filter(({ status }) => status === 'NOT_INVOICED');
    // Without open lines it is submitted already: the answer was lost, and the week is submitted again.
    const waiting = lines.filter(({ status }) => status === 'PENDING').length;
    if (open.length === 0 && waiting > 0) return { lineCount: waiting, leftCount: 0, reasons: [] };
    if (open.length === 0) throw badInput((spoken) => emptyWeekText(spoken));
    const ahead = daysAhead(open, await companyDay(db, user.productClientId, clock()));
    if (ahead.length > 0 && !allowsDaysAhead) throw badInput((spoken) => aheadText(ahead, spoken));
    await submitLines(db, idsOf(open), within.clock());
    await noteDecision(within, open, 'submitted', null);
    return { lineCount: open.length, leftCount: 0, reasons: [] };
  });
}

/**
 * Separates lines that are on no invoice from those that are, because somebody else may have billed them meanwhile; the
 * reason names their invoices.
 */
export async function freeLines(lines: readonly SelectedLine[], { db, user }: RecordContext) {
  const free = lines.filter(({ isOnInvoice }) => !isOnInvoice);
  const billed = lines.filter(({ isOnInvoice }) => isOnInvoice);
  if (billed.length === 0) return { free, left: { leftCount: 0, reasons: [] } };
  const { onInvoices } = inLanguage(texts, languageOf(user.locale));
  const numbers = await invoicesWith(db, idsOf(billed));
  return { free, left: { leftCount: billed.length, reasons: [onInvoices(billed.length, numbers)] } };
}

type Left = Pick<Review, 'leftCount' | 'reasons'>;

const bothLeft = (one: Left, other: Left): Left => ({
  leftCount: one.leftCount + other.leftCount,
  reasons: [...one.reasons, ...other.reasons],
});

/**
 * Separates the lines that the person may decide on from their own ones, which somebody else has to decide on. Throws
 * FORBIDDEN.
 */
export function decided(lines: readonly SelectedLine[], { user }: RecordContext) {
  if (!user.isApprover || user.isReadOnly)
    throw forbidden(messageFrom(texts, ({ onlyApprovers }) => onlyApprovers));
  const mine = lines.filter((line) => mayApproveTime(user, line));
  const left = lines.length - mine.length;
  const reasons = left > 0 ? [inLanguage(texts, languageOf(user.locale)).ownTime] : [];
  return { mine, left: { leftCount: left, reasons } };
}

/** Approves submitted lines by week, person or project. Throws FORBIDDEN. */
export async function approveTime(selection: TimeSelection, context: BillingContext): Promise<Review> {
  await checkTime(context);
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const chosen = await selectedLines(selection, within);
    const lines = chosen.filter(({ status }) => status !== 'APPROVED');
    const { free, left: billed } = await freeLines(lines, within);
    const pending = free.filter(({ status }) => status === 'PENDING');
    const { mine, left } = decided(pending, within);
    await approveLines(db, idsOf(mine), user.id, clock());
    await noteDecision(within, mine, 'approved', null);
    const lineCount = reported(
      chosen,
      selection,
      mine,
      ({ status, approvedById }) => status === 'APPROVED' && approvedById === user.id,
    );
    return { lineCount, ...bothLeft(billed, left) };
  });
}

/**
 * Sends submitted or approved lines that are on no invoice back to the people who wrote them, with a reason. Throws
 * FORBIDDEN.
 */
export async function sendBackTime(
  selection: TimeSelection,
  reason: string,
  context: BillingContext,
): Promise<Review> {
  await checkTime(context);
  const why = checkedReason(reason, context);
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const chosen = await selectedLines(selection, within);
    const { free, left: billed } = await freeLines(chosen, within);
    const handedIn = free.filter(({ status }) => status !== 'NOT_INVOICED');
    const { mine, left } = decided(handedIn, within);
    await sendBackLines(db, idsOf(mine), user.id, why);
    await noteDecision(within, mine, 'sentBack', why);
    const lineCount = reported(
      chosen,
      selection,
      mine,
      ({ status, sentBackById, sentBackReason }) =>
        status === 'NOT_INVOICED' && sentBackById === user.id && sentBackReason === why,
    );
    return { lineCount, ...bothLeft(billed, left) };
  });
}

/** Keeps lines from being billed, with a reason, or releases them without one. Throws FORBIDDEN. */
export async function holdTime(
  selection: TimeSelection,
  reason: string | null,
  context: BillingContext,
): Promise<Review> {
  await checkInvoicing(context);
  const why = reason === null ? null : checkedReason(reason, context);
  return inTransaction(context, async (within) => {
    const { free, left } = await freeLines(await selectedLines(selection, within), within);
    const meant = why === null ? free.filter(({ isHeld }) => isHeld) : free;
    await holdLines(within.db, idsOf(meant), within.user.id, why);
    await noteDecision(within, meant, why === null ? 'released' : 'held', why);
    return { lineCount: meant.length, ...left };
  });
}

/** Determines the mark-ups of expenses again. Returns the ids of those that changed. */
async function applyMarkUps(
  expenses: readonly SelectedLine[],
  workers: Awaited<ReturnType<typeof workersOf>>,
  { db }: RecordContext,
): Promise<readonly string[]> {
  if (expenses.length === 0) return [];
  const markUps = await markUpsInUse(db);
  return markUpLines(
    db,
    expenses.map(({ id, clientId, projectId, userId, date, unitPrice }) => {
      const markUp = markUpFor(markUps, { clientId, projectId, worker: workers.get(userId), date });
      return { id, mark_up: markUp, amount: markedUp(unitPrice, markUp) };
    }),
  );
}

/** Determines the rates and mark-ups of lines that are on no invoice again. Throws FORBIDDEN. */
export async function applyRates(selection: TimeSelection, context: BillingContext): Promise<Review> {
  await checkInvoicing(context);
  return inTransaction(context, async (within) => {
    const { free: unbilled, left } = await freeLines(await selectedLines(selection, within), within);
    const free = unbilled.filter(({ kind }) => kind !== 'Expense');
    const rates = await ratesInUse(
      within.db,
      free.map(({ work }) => work),
    );
    const workers = await workersOf(within.db, [...new Set(unbilled.map(({ userId }) => userId))]);
    const inOrder = free.toSorted((one, other) => one.sequence - other.sequence);
    const found = inOrder.map((line) => {
      const { work, clientId, projectId, userId, date } = line;
      return {
        ...line,
        rate: rateFor(rates, { work, clientId, projectId, worker: workers.get(userId), date }),
      };
    });
    const weeks = [...new Set(found.map(({ timesheetId }) => timesheetId))];
    const staying = await stayingLines(within.db, weeks, idsOf(found));
    const charges = [...Map.groupBy([...staying, ...found], ({ timesheetId }) => timesheetId).values()].map(
      chargedTime,
    );
    const charged = new Map(charges.flatMap((week) => [...week]));
    const changed = await rateLines(
      within.db,
      found.map(({ id, rate, quantity }) => {
        const unitPrice = rate?.price ?? '0';
        const terms = charged.get(id);
        return {
          ...{ id, rate_id: rate?.id ?? null, ledger_code_id: rate?.ledgerCodeId ?? null },
          rate_kind: rate ? (rate.clientId === null ? 'Default' : 'Client') : 'Unknown',
          is_taxable: rate?.isTaxable ?? true,
          ...{ unit_price: unitPrice, amount: terms ? chargedAmount(quantity, unitPrice, terms) : '0' },
          ...{
            charged_quantity: terms?.chargedQuantity ?? null,
            overtime_price: terms?.overtimePrice ?? null,
          },
          ...{
            minimum_quantity: terms?.minimumQuantity ?? null,
            overtime_quantity: terms?.overtimeQuantity ?? null,
          },
          ...{
            double_time_quantity: terms?.doubleTimeQuantity ?? null,
            double_time_price: terms?.doubleTimePrice ?? null,
          },
        };
      }),
    );
    const expenses = unbilled.filter(({ kind }) => kind === 'Expense');
    const all = new Set([...changed, ...(await applyMarkUps(expenses, workers, within))]);
    const rated = unbilled.filter(({ id }) => all.has(id));
    await noteDecision(within, rated, 'rated', null);
    return { lineCount: rated.length, ...left };
  });
}
