import { inLanguage, languageOf } from 'shared-contracts';
import { compareDecimals } from 'shared-contracts/decimal';
import type { FieldError } from 'shared-contracts/errors';
import * as v from 'valibot';
import { texts } from '../../generated/texts/rentals.ts';
import type { Db } from '../../platform/db/database.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { hasRents, paymentsOfRuns } from './run-payment-store.ts';

const rowsSchema = v.array(
  v.looseObject({
    ...{ id: v.string(), kind: v.nullish(v.string()), amount: v.nullish(v.string()) },
    gstAmount: v.nullish(v.string()),
    ...{ payee: v.nullish(v.looseObject({ id: v.string() })), dueDate: v.nullish(v.string()) },
    ...{ requisitionedDate: v.nullish(v.string()), paidDate: v.nullish(v.string()) },
    returnedDate: v.nullish(v.string()),
  }),
);

type GivenPayment = v.InferOutput<typeof rowsSchema>[number];
type KnownPayment = Awaited<ReturnType<typeof paymentsOfRuns>>[number];

const isSamePayment = (now: GivenPayment | undefined, made: KnownPayment): boolean =>
  now?.kind === made.kind &&
  now.payee?.id.toLowerCase() === made.payeeId &&
  (now.dueDate ?? null) === made.dueDate &&
  compareDecimals(now.amount ?? '0', made.amount) === 0 &&
  compareDecimals(now.gstAmount ?? '0', made.gstAmount) === 0;

const days = ['requisitionedDate', 'paidDate', 'returnedDate'] as const;

const areSameDays = (now: GivenPayment | undefined, made: KnownPayment): boolean =>
  days.every((day) => (now?.[day] ?? null) === made[day]);

/**
 * Faults of an agreement's save that changes payments created by rent runs: there, only the days on which a payment was
 * sent, paid or returned may be edited, and nothing once it is closed or held back.
 */
export async function runPaymentFaults(
  values: RecordValues,
  { db, user }: RecordContext,
  before: StoredRecord | undefined,
  agreementId: string,
): Promise<readonly FieldError[]> {
  const had = v.safeParse(rowsSchema, before?.values['payments'] ?? []);
  if (!had.success || had.output.length === 0) return [];
  const given = v.safeParse(rowsSchema, values['payments'] ?? []);
  if (!given.success) return [];
  const { paymentOfRun, paymentKept } = inLanguage(texts, languageOf(user.locale));
  return (await paymentsOfRuns(db, agreementId)).flatMap((made) => {
    const place = given.output.findIndex(({ id }) => id.toLowerCase() === made.id);
    const now = given.output[place];
    if (isSamePayment(now, made) && (!made.isKept || areSameDays(now, made))) return [];
    const message = made.isKept ? paymentKept : paymentOfRun;
    return [{ path: now ? `payments[${place}].amount` : 'payments', message }];
  });
}

/** Refuses to delete an agreement for which runs paid rents. Throws BAD_INPUT. */
export async function checkNoRents(db: Db, agreementId: string): Promise<void> {
  if (await hasRents(db, agreementId))
    throw badInput(messageFrom(texts, ({ agreementHasRents }) => agreementHasRents));
}
