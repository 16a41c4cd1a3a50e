import { isMonday, missingDays } from 'shared-contracts/billing';
import { dayAfter } from 'shared-contracts/days';
import { billingLimits } from 'shared-contracts/limits';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedDay } from '../../platform/server/arguments.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import { type BillingContext, checkTime } from './billing-rights.ts';
import { unsubmittedWeeks } from './timesheet-store.ts';

interface Weeks {
  readonly fromWeek: string;
  readonly toWeek: string;
}

const daysInWeek = 7;

/** People who have not submitted their time, by week, with the days that have no entry. Throws FORBIDDEN, BAD_INPUT. */
export async function missingWeeks(weeks: Weeks, context: BillingContext, selections: readonly Selection[]) {
  await checkTime(context);
  const { db, user, catalog } = context;
  if (!user.isApprover && !user.canAccessInvoice)
    throw forbidden(messageFrom(texts, ({ onlyApprovers }) => onlyApprovers));
  const [from, to] = [checkedDay('fromWeek', weeks.fromWeek), checkedDay('toWeek', weeks.toWeek)];
  if (!isMonday(from) || !isMonday(to)) throw badInput(toProgrammers('fromWeek and toWeek must be Mondays.'));
  if (to < from || to > dayAfter(from, (billingLimits.weeks - 1) * daysInWeek))
    throw badInput(messageFrom(texts, ({ tooManyWeeks }) => tooManyWeeks(billingLimits.weeks)));
  const found = await unsubmittedWeeks(db, user.productClientId, from, to);
  const people = await findRecords(
    { db, catalog, user, type: 'Person' },
    [...new Set(found.map(({ userId }) => userId))],
    selections,
  );
  return found.map(({ userId, weekStarting, days, ...week }) => ({
    ...week,
    id: `${userId}:${weekStarting}`,
    weekStarting,
    user: people.get(userId),
    missingDays: missingDays(
      weekStarting,
      days.map((date) => ({ date })),
    ),
  }));
}
