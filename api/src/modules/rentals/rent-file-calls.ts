import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { badInput, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { workbookWriter } from '../../platform/workbooks/workbook-writer.ts';
import type { ModuleParts } from '../module.ts';
import { rentsAsCsv, rentsAsSheet } from './rent-file.ts';
import { paymentsOfSending, rentFileColumns, sendingOf } from './rent-file-store.ts';
import { checkRentals } from './rental-rights.ts';

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
const querySchema = v.object({ format: v.optional(v.picklist(['csv', 'xlsx']), 'csv') });

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** `GET ~/api/rent-files/{id}`: payments that went out together as CSV, with `?format=xlsx` as a workbook; for those who run rents. */
export function registerRentFileCalls(app: FastifyInstance, { db, rollout, config }: ModuleParts): void {
  const writer = workbookWriter();
  app.addHook('onClose', () => writer.stop());
  app.get('/rent-files/:id', async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    await checkRentals({ user, rollout }, false);
    const params = v.safeParse(paramsSchema, request.params);
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) throw badInput(toProgrammers('format must be csv or xlsx.'));
    const id = params.success ? params.output.id.toLowerCase() : undefined;
    const sending = id ? await sendingOf(db, id) : undefined;
    if (!id || sending?.ownerId !== user.productClientId) throw notFound();
    const { format } = query.output;
    const [payments, columns] = await Promise.all([paymentsOfSending(db, id), rentFileColumns(db)]);
    reply
      .header('content-type', types[format])
      .header(
        'content-disposition',
        `attachment; filename="payments-${sending.number}-${sending.sequence}.${format}"`,
      );
    return reply.send(
      format === 'csv'
        ? Readable.from(rentsAsCsv(payments, columns))
        : await writer.write(config.dataFolder, [rentsAsSheet(payments, columns)]),
    );
  });
}
