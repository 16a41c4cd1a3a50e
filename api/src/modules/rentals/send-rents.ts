import { texts } from '../../generated/texts/rentals.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { RentalContext } from './rental-rights.ts';
import { type Seen, stepOfRun } from './run-steps.ts';
import { writeSending } from './sending-store.ts';

/**
 * Records that the open payments of an approved run are sent together today: they form one file, and the run cannot be
 * withdrawn any more. With `isByPayee`, everything that a payee gets is sent as one payment. Returns its id. Throws an
 * AppError.
 */
export const sendRents = (
  { isByPayee = false, ...seen }: Seen & { readonly isByPayee?: boolean | null },
  context: RentalContext,
): Promise<string> =>
  stepOfRun(seen, 'SENT', context, async (run, { db, user, clock }) => {
    const at = clock();
    const day = await companyDay(db, run.ownerId, at);
    const count = await writeSending(db, {
      ...{ runId: run.id, day, isByPayee: isByPayee === true },
      personId: user.id,
      at,
    });
    if (count === 0) throw badInput(messageFrom(texts, ({ nothingToSend }) => nothingToSend));
    return { status: run.status, sentOn: day };
  });
