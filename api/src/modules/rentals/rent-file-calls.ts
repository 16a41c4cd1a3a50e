import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { mappedAsCsv, mappedAsSheet } from '../../platform/files/mapped-table.ts';
import { asTableFile, tableRequest } from '../../platform/server/table-file.ts';
import { workbookWriter } from '../../platform/workbooks/workbook-writer.ts';
import type { ModuleParts } from '../module.ts';
import { paymentsTogether } from './payments-together.ts';
import { rentsAsTable } from './rent-file.ts';
import { paymentsOfSending, rentFileColumns, sendingOf } from './rent-file-store.ts';
import { checkRentals } from './rental-rights.ts';

/**
 * `GET ~/api/rent-files/{id}`: payments that were sent together as CSV, or with `?format=xlsx` as a workbook. Only for
 * people who run rents.
 */
export function registerRentFileCalls(app: FastifyInstance, { db, rollout, config }: ModuleParts): void {
  const writer = workbookWriter();
  app.addHook('onClose', () => writer.stop());
  app.get('/rent-files/:id', async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    await checkRentals({ user, rollout }, false);
    const { id, format } = tableRequest(request);
    const sending = await sendingOf(db, id);
    if (sending?.ownerId !== user.productClientId) throw notFound();
    const [filed, columns] = await Promise.all([paymentsOfSending(db, id), rentFileColumns(db)]);
    const table = rentsAsTable(paymentsTogether(filed), columns);
    asTableFile(reply, `payments-${sending.number}-${sending.sequence}`, format);
    return reply.send(
      format === 'csv'
        ? Readable.from(mappedAsCsv(table))
        : await writer.write(config.dataFolder, [mappedAsSheet('Payments', table)]),
    );
  });
}
