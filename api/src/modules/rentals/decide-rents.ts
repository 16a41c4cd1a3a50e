import { languageOf } from 'shared-contracts';
import { reasonRule } from 'shared-contracts/billing';
import { isPaidByRun, mayBePaid, type RentDecision } from 'shared-contracts/rentals';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/rentals.ts';
import { badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { rentsOfRun, writeDecision } from './decision-store.ts';
import { countRents } from './rent-run-store.ts';
import type { RentalContext } from './rental-rights.ts';
import { stepOfRun } from './run-steps.ts';

/** Most rents that one call decides on. */
const most = 1000;

/** A person's decision on rents of a run; without one, their exceptions decide. */
export interface Deciding {
  readonly rentRunId: string;
  readonly revision: number;
  readonly ids: readonly string[];
  readonly decision?: RentDecision | null;
  readonly reason?: string | null;
}

/**
 * Stores which rents of a prepared run are paid despite their exceptions, or left out. Returns its id. Throws an
 * AppError.
 */
export async function decideRents(
  { rentRunId, revision, ids: given, decision = null, reason = null }: Deciding,
  context: RentalContext,
): Promise<string> {
  const ids = [...new Set(given.map(checkedId))];
  if (ids.length === 0 || ids.length > most)
    throw badInput(messageFrom(texts, ({ tooMany }) => tooMany(most)));
  // Leaving a rent out, or paying it despite an exception, requires a note for the approver.
  const checked = decision
    ? validate(fieldsOf({ reason: reasonRule }), { reason }, languageOf(context.user.locale))
    : undefined;
  if (checked && !checked.valid) throw invalid(checked.errors);
  return stepOfRun({ id: rentRunId, revision }, 'DECIDED', context, async (run, { db }) => {
    const rents = await rentsOfRun(db, run.id, ids);
    if (rents.length < ids.length) throw notFound();
    if (decision === 'Pay' && !rents.every(({ oddities }) => mayBePaid(oddities)))
      throw badInput(messageFrom(texts, ({ notPayable }) => notPayable));
    const rows = rents.map(({ id, oddities }) => ({ id, paid: isPaidByRun(oddities, decision) }));
    await writeDecision(db, rows, { decision, reason: checked?.value.reason ?? null });
    await countRents(db, run.id);
    return {};
  });
}
