import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import {
  finalizeImportSchema,
  forgetMappingsSchema,
  importDoneSchema,
  importPathSchema,
  importProgressSchema,
  importRecordsSchema,
  importTemplateName,
  importUndoneSchema,
  pastImportsQuerySchema,
  pastImportsSchema,
  rememberedMappingsSchema,
  undoImportSchema,
  validateImportSchema,
} from 'shared-contracts/agreement-import';
import { doneSchema } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { badInput, forbidden, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import { workbookReader } from '../../platform/workbooks/workbook-reader.ts';
import { workbookWriter } from '../../platform/workbooks/workbook-writer.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { registerBringCalls, tableReader } from '../bring-in/index.ts';
import { registerRecordCalls } from '../bring-records/index.ts';
import type { ModuleParts } from '../module.ts';
import { badRowSheets, rowSheets } from './bad-rows.ts';
import { ImportDesk } from './import-desk.ts';
import { checkImportRight, seenImport } from './import-rights.ts';
import { companyMappings, findImport, forgetMappings } from './import-store.ts';
import { filled, importRefusal, importWords } from './import-words.ts';
import { plainName } from './import-workbook.ts';
import { findLeftRows } from './left-row-store.ts';
import { offeredLists } from './offered-lists.ts';
import { starterWorkbook } from './starter-workbook.ts';

type ImportParts = Pick<
  ModuleParts,
  'config' | 'db' | 'databaseKind' | 'clock' | 'files' | 'catalog' | 'rollout'
>;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const templateParams = v.object({ fileName: v.string() });
const templateQuery = v.object({ projectFileId: v.optional(v.pipe(v.string(), v.uuid())) });

/** The import of agreements from a workbook (002 §7, decisions 34 and 59 to 60a). */
export function registerImportCalls(app: FastifyInstance, parts: ImportParts): void {
  const { db, databaseKind, clock, catalog, files, config } = parts;
  const { dataFolder } = config;
  const reader = workbookReader();
  const writer = workbookWriter();
  // The folder of an embedded database is locked for one process: what another began there ended with it.
  const aloneSince = databaseKind === 'pglite' ? clock() : undefined;
  const tables = tableReader();
  const desk = new ImportDesk({ files, dataFolder, reader, tables }, aloneSince);
  registerBringCalls(app, { ...parts, tables });
  registerRecordCalls(app, { ...parts, tables, writer });
  // While callers still wait for the answer, which reports that they were stopped.
  app.addHook('preClose', () => desk.stop());
  app.addHook('onClose', async () => {
    await Promise.all([reader.stop(), writer.stop(), tables.stop()]);
  });
  const contextOf = (user: CurrentUser): RecordContext => ({ user, db, clock, catalog, mail: app.mail });

  registerRestCall(app, {
    method: 'POST',
    path: 'bulk-import/validate-import-file',
    summary:
      'Reads an uploaded workbook and checks its rows, with mends, rows that are left out and choices. Answers the rows as they were found; nothing is written.',
    access: 'signedIn',
    input: validateImportSchema,
    result: importRecordsSchema,
    list: async ({ input, user }) => (await desk.validate(input, contextOf(user))).records(input.answer),
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bulk-import/finalize-import-file',
    summary:
      'Writes the rows of a workbook in one transaction: those without errors and warnings, or those with warnings too. It goes on where the browser is closed meanwhile.',
    access: 'signedIn',
    input: finalizeImportSchema,
    result: importDoneSchema,
    handle: async ({ input, user }) => {
      const { fileId } = input;
      if (!fileId) throw badInput(importRefusal(({ missingFile }) => missingFile));
      return { fileId, ...(await desk.finalize(input, fileId, contextOf(user))) };
    },
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bulk-import/undo-import-file',
    summary:
      'Undoes an import where nobody changed what it wrote, and names what stays; `isPreview` tells what that would be.',
    access: 'signedIn',
    input: undoImportSchema,
    result: importUndoneSchema,
    handle: ({ input, user }) => desk.undo(input, contextOf(user)),
  });
  registerRestCall(app, {
    method: 'GET',
    path: 'bulk-import',
    summary: 'The imports of a project: who, when, which file, what they did and how far they are.',
    access: 'signedIn',
    isBackground: true,
    input: pastImportsQuerySchema,
    result: pastImportsSchema,
    handle: ({ input, user }) => desk.past(input.projectFileId, contextOf(user)),
  });
  registerRestCall(app, {
    method: 'GET',
    path: 'bulk-import/:fileId',
    summary:
      'How far an import is; to who checks it also sheets, columns, counts and the mends that were sent last.',
    access: 'signedIn',
    isBackground: true,
    params: importPathSchema,
    input: v.object({}),
    result: importProgressSchema,
    handle: ({ params, user }) => desk.progress(params.fileId, contextOf(user)),
  });
  registerRestCall(app, {
    method: 'GET',
    path: 'bulk-import/mappings',
    summary: 'The columns of workbooks that the company of the person has decided.',
    access: 'signedIn',
    input: v.object({}),
    result: rememberedMappingsSchema,
    handle: ({ user }) => companyMappings(db, user.productClientId),
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bulk-import/forget-mappings',
    summary: 'Forgets columns that the company has decided: those that are named, or all.',
    access: 'signedIn',
    input: forgetMappingsSchema,
    result: doneSchema,
    handle: async ({ input, user }) => {
      if (user.isReadOnly) throw forbidden(importRefusal(({ readOnly }) => readOnly));
      const named = input.mappings?.map(({ kind, header }) => ({ kind, header: plainName(header) }));
      await forgetMappings(db, user.productClientId, named);
      return { done: true } as const;
    },
  });

  app.post(
    '/bulk-import/bad-rows',
    {
      schema: {
        summary: 'The rows of a workbook that failed, as a workbook, with the reason in the last column.',
        tags: ['bulk-import'],
        body: jsonSchema(validateImportSchema),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const input = checkedInput(validateImportSchema, request.body ?? {}, languageOfRequest(request));
      const { sheets, records } = await desk.validate(input, contextOf(user));
      const language = languageOf(user.locale);
      const bytes = await writer.write(dataFolder, badRowSheets(sheets, await records(), language));
      const { fileName = '' } = (await findImport(db, input.fileId)) ?? {};
      const name = filled(importWords(language).badRows.fileName, { name: fileName });
      return reply
        .type(workbookType)
        .header('content-disposition', fileDisposition(name))
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
  app.post(
    '/bulk-import/left-rows',
    {
      schema: {
        summary:
          'The rows of a workbook that an import did not write, as a workbook that can be imported again once they are corrected, with the reason in the last column.',
        tags: ['bulk-import'],
        body: jsonSchema(importPathSchema),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const { fileId } = checkedInput(importPathSchema, request.body ?? {}, languageOfRequest(request));
      const context = contextOf(user);
      const { projectFileId, fileName } = await seenImport(fileId, context);
      await checkImportRight(context, projectFileId);
      const rows = await findLeftRows(db, fileId);
      if (rows.length === 0) throw notFound(importRefusal(({ stays }) => stays.none));
      const { stays } = importWords(languageOf(user.locale));
      const bytes = await writer.write(dataFolder, rowSheets(rows));
      return reply
        .type(workbookType)
        .header('content-disposition', fileDisposition(filled(stays.fileName, { name: fileName })))
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
  app.get(
    '/bulk-import/templates/:fileName',
    {
      schema: {
        summary:
          'Downloads the starter workbook of the import. `projectFileId` fills its lists with what the project offers.',
        tags: ['bulk-import'],
        params: jsonSchema(templateParams),
        querystring: jsonSchema(templateQuery),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const { fileName } = v.parse(templateParams, request.params);
      const { projectFileId } = checkedInput(templateQuery, request.query, languageOfRequest(request));
      if (fileName !== importTemplateName) throw notFound(importRefusal(({ noTemplate }) => noTemplate));
      const lists = await offeredLists(contextOf(user), projectFileId);
      const bytes = await starterWorkbook(lists, languageOf(user.locale));
      return reply
        .type(workbookType)
        .header('content-disposition', fileDisposition(fileName))
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(bytes));
    },
  );
}
