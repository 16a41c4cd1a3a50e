import { randomUUID } from 'node:crypto';
import { texts } from '../../generated/texts/billing.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { isRestBooked } from './payment-export-store.ts';
import { moveRest, paidFacts, restOf, takeRestBack, writePayment } from './payment-store.ts';

/** An invoice that is settled. */
interface Settled {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
}

/**
 * Marks an invoice as paid on a day, with a payment of what is open; without a day, takes that payment back. Throws
 * BAD_INPUT where there is nothing to pay, or to pay out.
 */
export async function settleRest(
  { db, user, clock }: RecordContext,
  { id: invoiceId, kind, ownerId }: Settled,
  day: string | null,
): Promise<void> {
  const by = { personId: user.id, at: clock(), reason: null };
  if (day === null) {
    await takeRestBack(db, invoiceId, by, await companyDay(db, ownerId, clock()));
    const { hasPayments } = await paidFacts(db, invoiceId);
    if (hasPayments && (await restOf(db, invoiceId)) === '0')
      throw badInput(messageFrom(texts, ({ paidSingly }) => paidSingly));
  } else {
    const open = await restOf(db, invoiceId);
    // A mark without a payment would say that all of it was paid once more.
    const { isPaid, hasPayments } = await paidFacts(db, invoiceId);
    if (open === '0' && !isPaid && !hasPayments)
      throw badInput(
        messageFrom(texts, ({ nothingToPay, nothingToPayOut }) =>
          kind === 'Bill' ? nothingToPay : nothingToPayOut,
        ),
      );
    if (open === '0' && !(await isRestBooked(db, invoiceId, day))) return moveRest(db, invoiceId, day);
    // Accounting already has the payment on another day, so it is taken back and a new one is recorded: both reach the
    // books.
    const amount = open === '0' ? await takeRestBack(db, invoiceId, by, null) : open;
    await writePayment(db, {
      ...{ id: randomUUID(), invoiceId, receivedOn: day, amount, reference: null, isRest: true },
      ...{ isWriteOff: false, personId: by.personId, at: by.at },
    });
  }
}
