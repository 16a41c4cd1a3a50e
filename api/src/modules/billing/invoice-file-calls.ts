import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { mappedAsCsv, mappedAsSheet } from '../../platform/files/mapped-table.ts';
import { asTableFile, tableRequest } from '../../platform/server/table-file.ts';
import { workbookWriter } from '../../platform/workbooks/workbook-writer.ts';
import type { ModuleParts } from '../module.ts';
import { checkInvoicing } from './billing-rights.ts';
import { invoiceAsTable } from './invoice-format.ts';

/**
 * `GET ~/api/invoice-files/{id}`: a finalized invoice in its client's format as CSV, or with `?format=xlsx` as a
 * workbook. Refused if a line lacks something that the client requires. Only for people who invoice.
 */
export function registerInvoiceFileCalls(app: FastifyInstance, { db, rollout, config }: ModuleParts): void {
  const writer = workbookWriter();
  app.addHook('onClose', () => writer.stop());
  app.get('/invoice-files/:id', async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    await checkInvoicing({ user, rollout }, false);
    const { id, format } = tableRequest(request);
    const made = await invoiceAsTable(db, id, languageOf(user.locale));
    if (made?.ownerId !== user.productClientId) throw notFound();
    const { table, number, fault } = made;
    if (number === null) throw badInput(messageFrom(texts, ({ fileOfDraft }) => fileOfDraft));
    if (fault !== undefined) throw badInput(() => fault);
    asTableFile(reply, `invoice-${number}`, format);
    return reply.send(
      format === 'csv'
        ? Readable.from(mappedAsCsv(table))
        : await writer.write(config.dataFolder, [mappedAsSheet('Invoice', table)]),
    );
  });
}
