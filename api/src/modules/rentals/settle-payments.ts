import { languageOf } from 'shared-contracts';
import { paymentRules } from 'shared-contracts/agreements';
import { dateFormats } from 'shared-contracts/limits';
import { type PaymentOutcome, settleFault } from 'shared-contracts/rentals';
import { recordRights } from 'shared-contracts/rights';
import { fieldsOf, isDateIn, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/rentals.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { said, toProgrammers } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { lockPayments, writeSettling } from './settle-store.ts';

/** Payments that one call settles. */
const most = 500;

/** What became of which payments, when, and the number of the cheque or transfer. */
interface Settled {
  readonly ids: readonly string[];
  readonly outcome: PaymentOutcome;
  readonly date: string;
  readonly reference?: string | null;
}

/**
 * Notes that payments were paid, or came back: all of them or none. For who may change their agreements.
 * Returns their ids. Throws an AppError that names the first payment that it cannot be.
 */
export async function settlePayments(
  _parent: unknown,
  { ids: given, outcome, date, reference: typed }: Settled,
  context: RecordContext,
): Promise<readonly string[]> {
  const ids = [...new Set(given.map(checkedId))];
  if (ids.length === 0 || ids.length > most)
    throw badInput(said(texts, ({ tooManyPayments }) => tooManyPayments(most)));
  if (!isDateIn(dateFormats.input, date)) throw badInput(toProgrammers('date must be a day, yyyy-MM-dd.'));
  const rules = fieldsOf({ reference: paymentRules.reference });
  const checked = validate(rules, { reference: typed ?? null }, languageOf(context.user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  const reference = checked.value.reference ?? null;
  return inTransaction(context, async ({ db, user, clock }) => {
    const payments = await lockPayments(db, ids);
    if (payments.length < ids.length || !payments.every((facts) => recordRights.agreement.view(user, facts)))
      throw notFound();
    if (!payments.every((facts) => recordRights.agreement.edit(user, facts))) throw forbidden();
    for (const { name, ...days } of payments) {
      const fault = settleFault(days, outcome, date);
      if (fault) throw badInput(said(texts, ({ settle }) => settle[fault](name)));
    }
    await writeSettling(db, { ids, outcome, day: date, reference, personId: user.id, at: clock() });
    return ids;
  });
}
