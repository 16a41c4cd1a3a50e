import { languageOf } from 'shared-contracts';
import { paymentRules } from 'shared-contracts/agreements';
import { dateFormats } from 'shared-contracts/limits';
import { type PaymentOutcome, settleFault } from 'shared-contracts/rentals';
import { fieldsOf, isDateIn, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/rentals.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { said, toProgrammers } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { mostPayments, paymentsToChange } from './payments-to-change.ts';
import { writeSettling } from './settle-store.ts';

/** The outcome of payments, its date, and the number of the cheque or transfer. */
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
  if (ids.length === 0 || ids.length > mostPayments)
    throw badInput(said(texts, ({ tooManyPayments }) => tooManyPayments(mostPayments)));
  if (!isDateIn(dateFormats.input, date)) throw badInput(toProgrammers('date must be a day, yyyy-MM-dd.'));
  const rules = fieldsOf({ reference: paymentRules.reference });
  const checked = validate(rules, { reference: typed ?? null }, languageOf(context.user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  const reference = checked.value.reference ?? null;
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const payments = await paymentsToChange(ids, within);
    for (const { name, ...days } of payments) {
      const fault = settleFault(days, outcome, date);
      if (fault) throw badInput(said(texts, ({ settle }) => settle[fault](name)));
    }
    await writeSettling(db, { ids, outcome, day: date, reference, personId: user.id, at: clock() });
    return ids;
  });
}
