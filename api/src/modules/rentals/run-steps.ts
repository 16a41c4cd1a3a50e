import { mayApproveRents, recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/rentals.ts';
import { AppError, badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type LockedRun, lockRun } from './rent-run-store.ts';
import { checkRentals, type RentalContext } from './rental-rights.ts';

/** A run in the revision that a person saw. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** The possible steps of a run. */
type RunStep = 'APPROVED' | 'DECIDED' | 'REFRESHED' | 'SENT' | 'TAKEN_BACK';

/** Why a run may not take a step in its current state; undefined if it may. */
function refusalOf({ status, sentCount }: LockedRun, step: RunStep) {
  if (status === 'TAKEN_BACK') return messageFrom(texts, ({ takenBackAlready }) => takenBackAlready);
  if (step === 'SENT')
    return status === 'APPROVED' ? undefined : messageFrom(texts, ({ notApproved }) => notApproved);
  if (step === 'TAKEN_BACK')
    return sentCount > 0 ? messageFrom(texts, ({ sentAlready }) => sentAlready(sentCount)) : undefined;
  return status === 'PREPARED' ? undefined : messageFrom(texts, ({ approvedAlready }) => approvedAlready);
}

/**
 * Runs one step of a run in a transaction. `take` returns the texts for the history. Throws NOT_FOUND; CONFLICT if
 * somebody else changed the run meanwhile; BAD_INPUT if its current state does not allow the step.
 */
export async function stepOfRun(
  { id: given, revision }: Seen,
  step: RunStep,
  context: RentalContext,
  take: (run: LockedRun, within: RentalContext) => Promise<Readonly<Record<string, string | null>>>,
): Promise<string> {
  await checkRentals(context);
  const id = checkedId(given);
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const run = await lockRun(db, id);
    if (!run || !recordRights.rentRun.view(user, run)) throw notFound();
    if (!recordRights.rentRun.edit(user, run)) throw forbidden();
    const refusal = refusalOf(run, step);
    if (refusal) throw badInput(refusal);
    if (step === 'APPROVED' && !mayApproveRents(user, run))
      throw forbidden(messageFrom(texts, ({ ownRun }) => ownRun));
    if (run.revision !== revision)
      throw new AppError(
        'CONFLICT',
        messageFrom(texts, ({ changedMeanwhile }) => changedMeanwhile),
      );
    const changes = await take(run, within);
    if (Object.keys(changes).length > 0) {
      const before = { revision, texts: { status: run.status } };
      await noteWrite(
        within,
        'RENT_RUN',
        { id, before, after: { revision: revision + 1, texts: changes } },
        null,
      );
    }
    return id;
  });
}
