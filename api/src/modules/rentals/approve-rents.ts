import { languageOf } from 'shared-contracts';
import { reasonRule } from 'shared-contracts/billing';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/rentals.ts';
import { databaseFailure } from '../../platform/db/sql-state.ts';
import { AppError, badInput, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { lockPaidRents, noteOnAgreements, writeApproval, writeTakingBack } from './approval-store.ts';
import { scopeOf } from './fill-run.ts';
import { fingerprintOf, rentKey, rentPages } from './found-rents.ts';
import type { LockedRun } from './rent-run-store.ts';
import type { RentalContext } from './rental-rights.ts';
import { type Seen, stepOfRun } from './run-steps.ts';

/** Most agreements that a refusal names. */
const named = 5;

const conflict = (sentence: (one: (typeof texts)['en']) => string) =>
  new AppError('CONFLICT', messageFrom(texts, sentence));

/** Refuses rents that have changed since they were reviewed. Throws CONFLICT with the agreements. */
async function checkUnchanged(run: LockedRun, { db }: RecordContext): Promise<void> {
  const paid = await lockPaidRents(db, run.id);
  if (paid.size === 0) throw badInput(messageFrom(texts, ({ nothingToPay }) => nothingToPay));
  const { scope, window } = scopeOf(run);
  const agreementIds = [...new Set([...paid.values()].map(({ agreementId }) => agreementId))];
  const same = new Set<string>();
  for await (const found of rentPages(db, { ...scope, agreementIds }, window))
    for (const rent of found) {
      const key = rentKey(rent.agreementId, rent.dueDate);
      if (paid.get(key)?.fingerprint === fingerprintOf(rent)) same.add(key);
    }
  const changed = [...paid].flatMap(([key, { name }]) => (same.has(key) ? [] : [name]));
  if (changed.length > 0)
    throw conflict(({ rentsChanged }) => rentsChanged(changed.length, changed.slice(0, named)));
}

const isTakenAlready = (error: unknown): boolean => databaseFailure(error)?.constraint === 'rent_once';

/**
 * Creates the payments of a run, all of them or none. Refused if something changed since the run was reviewed, or if
 * another run pays one of its rents, which an index prevents. Returns its id. Throws an AppError.
 */
export async function approveRents(seen: Seen, context: RentalContext): Promise<string> {
  try {
    return await stepOfRun(seen, 'APPROVED', context, async (run, within) => {
      const { db, user, clock } = within;
      await checkUnchanged(run, within);
      const at = clock();
      const personId = user.id;
      const year = Number(run.month.slice(0, 4));
      const number = await writeApproval(db, { id: run.id, companyId: run.ownerId, year, personId, at });
      await noteOnAgreements(db, run.id, { isPaid: true, personId, at });
      return { status: 'APPROVED', number };
    });
  } catch (error) {
    if (isTakenAlready(error)) throw conflict(({ paidMeanwhile }) => paidMeanwhile);
    throw error;
  }
}

/** Withdraws a run and its payments, unless any of them was sent. Returns its id. Throws an AppError. */
export async function takeBackRents(
  { reason, ...seen }: Seen & { readonly reason: string },
  context: RentalContext,
): Promise<string> {
  const checked = validate(fieldsOf({ reason: reasonRule }), { reason }, languageOf(context.user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  return stepOfRun(seen, 'TAKEN_BACK', context, async (run, within) => {
    const { db, user, clock } = within;
    const by = { personId: user.id, at: clock() };
    await writeTakingBack(db, { id: run.id, reason: checked.value.reason, ...by });
    if (run.status === 'APPROVED') await noteOnAgreements(db, run.id, { isPaid: false, ...by });
    return { status: 'TAKEN_BACK' };
  });
}
