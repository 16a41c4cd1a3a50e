import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { reasonRule } from 'shared-contracts/billing';
import { fieldsOf, validate } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, invalid, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedDay, checkedId } from '../../platform/server/arguments.ts';
import { asTableFile, tableRequest } from '../../platform/server/table-file.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { ModuleParts } from '../module.ts';
import { bookingsAsCsv, bookingsAsWorkbook } from './accounting-file.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { bookingsOf, keepBookings, unbalancedIn } from './booking-store.ts';
import { exportOwner, takeBack, writeExport } from './export-store.ts';
import { bookingsForQuickBooks } from './quickbooks-file.ts';

interface Period {
  readonly id: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly again?: boolean | null;
}

/**
 * Adds the invoices and payments of a period to a new accounting export: those that no export contains yet, unless they
 * are to be exported again. Requesting the same export twice creates it once. Returns its id. Throws an AppError.
 */
export async function exportToAccounting(period: Period, context: BillingContext): Promise<string> {
  await checkInvoicing(context);
  const id = checkedId(period.id);
  const [fromDate, toDate] = [checkedDay('fromDate', period.fromDate), checkedDay('toDate', period.toDate)];
  if (toDate < fromDate) throw badInput(messageFrom(texts, ({ periodOrder }) => periodOrder));
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const owner = await exportOwner(db, id);
    if (owner !== undefined && owner !== user.productClientId) throw notFound();
    if (owner !== undefined) return id;
    const count = await writeExport(db, {
      ...{ id, companyId: user.productClientId, personId: user.id, at: clock(), fromDate, toDate },
      again: period.again ?? false,
    });
    if (count === 0) throw badInput(messageFrom(texts, ({ nothingToExport }) => nothingToExport));
    await keepBookings(db, id);
    const wrong = await unbalancedIn(db, id);
    if (wrong.length > 0) throw badInput(messageFrom(texts, ({ unbalanced }) => unbalanced(wrong)));
    return id;
  });
}

/** An export to cancel, and why. */
interface TakingBack {
  readonly id: string;
  readonly reason: string;
}

/** Cancels an export, once: its invoices and payments are part of the next one. Returns its id. Throws an AppError. */
export async function takeBackExport(
  { id: given, reason }: TakingBack,
  context: BillingContext,
): Promise<string> {
  await checkInvoicing(context);
  const id = checkedId(given);
  const checked = validate(fieldsOf({ reason: reasonRule }), { reason }, languageOf(context.user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  return inTransaction(context, async ({ db, user, clock }) => {
    if ((await exportOwner(db, id)) !== user.productClientId) throw notFound();
    const taken = { id, personId: user.id, reason: checked.value.reason, at: clock() };
    if (!(await takeBack(db, taken)))
      throw badInput(messageFrom(texts, ({ takenBackOnce }) => takenBackOnce));
    return id;
  });
}

const quickBooksSchema = v.looseObject({ format: v.literal('iif') });

/**
 * `GET ~/api/accounting-exports/{id}`: the bookings of an export as CSV, with `?format=xlsx` as a workbook, or with
 * `?format=iif` for QuickBooks. Only for people who invoice.
 */
export function registerExportCalls(app: FastifyInstance, { db, rollout }: ModuleParts): void {
  app.get('/accounting-exports/:id', async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    await checkInvoicing({ user, rollout }, false);
    const isForQuickBooks = v.is(quickBooksSchema, request.query);
    const { id, format } = tableRequest(isForQuickBooks ? { params: request.params, query: {} } : request);
    if ((await exportOwner(db, id)) !== user.productClientId) throw notFound();
    const bookings = await bookingsOf(db, id);
    if (isForQuickBooks)
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', `attachment; filename="accounting-${id}.iif"`)
        .send(bookingsForQuickBooks(bookings));
    return asTableFile(reply, `accounting-${id}`, format).send(
      format === 'csv' ? bookingsAsCsv(bookings) : Buffer.from(await bookingsAsWorkbook(bookings)),
    );
  });
}
