import type { FastifyInstance } from 'fastify';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { askedTable, asTableFile } from '../../platform/server/table-file.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { ModuleParts } from '../module.ts';
import { bookingsAsCsv, bookingsAsWorkbook } from './accounting-file.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { bookingsOf, exportOwner, writeExport } from './export-store.ts';
import { checkedDay } from './rates-on-day.ts';

interface Period {
  readonly id: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly again?: boolean | null;
}

/**
 * Notes the invoices of a period as sent to accounting: those that no export holds yet, unless they are to go again. The
 * same export asked for twice is made once. Returns its id. Throws an AppError.
 */
export async function exportToAccounting(period: Period, context: BillingContext): Promise<string> {
  await checkInvoicing(context);
  const id = checkedId(period.id);
  const [fromDate, toDate] = [checkedDay('fromDate', period.fromDate), checkedDay('toDate', period.toDate)];
  if (toDate < fromDate) throw badInput(said(texts, ({ periodOrder }) => periodOrder));
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const owner = await exportOwner(db, id);
    if (owner !== undefined && owner !== user.productClientId) throw notFound();
    if (owner !== undefined) return id;
    const count = await writeExport(db, {
      ...{ id, companyId: user.productClientId, personId: user.id, at: clock(), fromDate, toDate },
      again: period.again ?? false,
    });
    if (count === 0) throw badInput(said(texts, ({ nothingToExport }) => nothingToExport));
    return id;
  });
}

/** `GET ~/api/accounting-exports/{id}`: the bookings of an export as CSV, with `?format=xlsx` as a workbook; for those who invoice. */
export function registerExportCalls(app: FastifyInstance, { db, rollout }: ModuleParts): void {
  app.get('/accounting-exports/:id', async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    await checkInvoicing({ user, rollout }, false);
    const { id, format } = askedTable(request);
    if ((await exportOwner(db, id)) !== user.productClientId) throw notFound();
    const bookings = await bookingsOf(db, id);
    return asTableFile(reply, `accounting-${id}`, format).send(
      format === 'csv' ? bookingsAsCsv(bookings) : Buffer.from(await bookingsAsWorkbook(bookings)),
    );
  });
}
