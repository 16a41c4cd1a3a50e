import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import {
  bindProjectSchema,
  documentProgressSchema,
  runReportSchema,
  writeLogSchema,
  writeStatementSchema,
  writeTaxReturnSchema,
} from 'shared-contracts/reports';
import { doneSchema, resultOf } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { binderMaker } from '../../platform/binder/binder-maker.ts';
import { AppError, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import { pdfMaker } from '../../platform/office/pdf-maker.ts';
import { reportWriter } from '../../platform/reports/report-writer.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { jsonSchema, registerRestCall } from '../../platform/server/rest-call.ts';
import { templateFiller } from '../../platform/templates/template-filler.ts';
import type { ModuleParts } from '../module.ts';
import type { ReportContext } from './report-declaration.ts';
import { ReportDesk } from './report-desk.ts';
import { reportRefusal } from './report-texts.ts';

const types = {
  PDF: 'application/pdf',
  Word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  Excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const accepted = 202;
const unprocessable = 422;

const openSchema: FastifySchema = {
  summary:
    'A document that a report made, for who ran it: 202 with its progress until it is done, then its bytes. `progress=true` answers the progress alone, `download=true` as an attachment.',
  tags: ['documents'],
  response: { 202: { description: 'Not done yet.', ...jsonSchema(resultOf(documentProgressSchema)) } },
};

const paramsSchema = v.object({ id: v.string() });
const querySchema = v.object({ progress: v.optional(v.string()), download: v.optional(v.string()) });

/** Registers the calls that run reports and open their documents (002 §7, decision 61). */
export function registerReportCalls(app: FastifyInstance, parts: ModuleParts): void {
  const { db, reads, clock, catalog, files, config, rollout } = parts;
  const writer = reportWriter();
  const filler = templateFiller();
  const pdfs = pdfMaker();
  const binder = binderMaker();
  const desk = new ReportDesk({
    files,
    config,
    writer,
    filler,
    pdfs,
    binder,
    noteFault: (error) => app.log.error(error),
  });
  app.addHook('onClose', async () => {
    await desk.stop();
    await Promise.all([writer.stop(), filler.stop(), pdfs.stop(), binder.stop()]);
  });
  const contextOf = (user: CurrentUser): ReportContext => ({
    user,
    db,
    clock,
    catalog,
    mail: app.mail,
    rollout,
  });
  const idAndContext = ({ user, params }: FastifyRequest) => {
    if (!user) throw unauthenticated();
    const { id } = v.parse(paramsSchema, params);
    if (!isUuid(id)) throw notFound(reportRefusal(({ gone }) => gone));
    return { id: id.toLowerCase(), context: contextOf(user) };
  };

  registerRestCall(app, {
    method: 'POST',
    path: 'reports/run',
    summary:
      'Begins a report and answers the id of its document, which is opened at `documents/{id}` for an hour.',
    access: 'signedIn',
    input: runReportSchema,
    result: v.string(),
    handle: ({ input, user, request }) => desk.run(input, contextOf(user), reads.of(request)),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'reports/binder',
    summary:
      'Begins the closing binder of a project: all of its documents with an index, as an archive or as one PDF. Answers the id of its document.',
    access: 'signedIn',
    input: bindProjectSchema,
    result: v.string(),
    handle: ({ input, user }) => desk.bind(input, contextOf(user)),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'reports/consultation-log',
    summary:
      'Begins the log of a project’s consultation: every contact and attempt in the columns that regulators ask for, without what is confidential. Answers the id of its document.',
    access: 'signedIn',
    input: writeLogSchema,
    result: v.string(),
    handle: ({ input, user, request }) => desk.writeLog(input, contextOf(user), reads.of(request)),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'reports/client-statement',
    summary:
      'Begins the statement of a client as of a day: its open invoices, what was paid and credited, and what is open by days overdue; for those who invoice. Answers the id of its document.',
    access: 'signedIn',
    input: writeStatementSchema,
    result: v.string(),
    handle: ({ input, user, request }) => desk.writeStatement(input, contextOf(user), reads.of(request)),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'reports/tax-return',
    summary:
      'Begins what a company reports of its taxes by month, quarter or year: revenue, tax charged, credits of input tax and net tax, with the invoices behind each sum; for those who invoice. Answers the id of its document.',
    access: 'signedIn',
    input: writeTaxReturnSchema,
    result: v.string(),
    handle: ({ input, user, request }) => desk.writeTaxReturn(input, contextOf(user), reads.of(request)),
  });

  app.get(
    '/documents/:id',
    {
      config: { isBackground: true },
      schema: openSchema,
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { id, context } = idAndContext(request);
      const query = v.parse(querySchema, request.query);
      const progress = await desk.progress(id, context);
      const isDone = progress.state === 'Done';
      if (query.progress === 'true') return reply.code(isDone ? 200 : accepted).send({ result: progress });
      if (progress.state === 'Failed')
        throw new AppError('BAD_INPUT', () => progress.message ?? '', {}, unprocessable);
      if (!isDone) return reply.code(accepted).send({ result: progress });
      const { size, bytes } = await desk.bytes(id, context);
      // Browsers display a PDF; an archive is always downloaded.
      const isArchive = progress.fileName?.endsWith('.zip') ?? false;
      const isShown = progress.outputFormat === 'PDF' && !isArchive;
      const type = query.download === 'true' || !isShown ? 'attachment' : 'inline';
      return reply
        .type(isArchive ? 'application/zip' : types[progress.outputFormat])
        .header('content-disposition', fileDisposition(progress.fileName ?? '', type))
        .header('content-length', size)
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );

  app.delete(
    '/documents/:id',
    {
      schema: {
        summary: 'Cancels a document that is being made, or takes away one that is done.',
        tags: ['documents'],
        response: { 200: { description: 'Done.', ...jsonSchema(resultOf(doneSchema)) } },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { id, context } = idAndContext(request);
      await desk.cancel(id, context);
      return reply.send({ result: { done: true } });
    },
  );
}
