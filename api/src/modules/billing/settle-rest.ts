import { randomUUID } from 'node:crypto';
import type { RecordContext } from '../../records/record-context.ts';
import { isRestBooked } from './payment-export-store.ts';
import { moveRest, restOf, takeRestBack, writePayment } from './payment-store.ts';

/** Marks an invoice as paid on a day, with a payment of what is open; without a day that payment is taken back. */
export async function settleRest(
  { db, user, clock }: RecordContext,
  invoiceId: string,
  day: string | null,
): Promise<void> {
  const by = { personId: user.id, at: clock(), reason: null };
  if (day === null) await takeRestBack(db, invoiceId, by);
  else {
    const open = await restOf(db, invoiceId);
    if (open === '0' && !(await isRestBooked(db, invoiceId, day))) return moveRest(db, invoiceId, day);
    // The books have it on its day: they learn that it was none, and of the one that it is.
    const amount = open === '0' ? await takeRestBack(db, invoiceId, by) : open;
    await writePayment(db, {
      ...{ id: randomUUID(), invoiceId, receivedOn: day, amount, reference: null, isRest: true },
      ...{ personId: by.personId, at: by.at },
    });
  }
}
