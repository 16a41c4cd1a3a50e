import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import {
  bringKindName,
  broughtSchema,
  broughtUndoneSchema,
  type CheckRecords,
  checkRecordsSchema,
  recordsOutSchema,
  undoBroughtSchema,
  unpackedSchema,
  unpackSchema,
  writeRecordsSchema,
} from 'shared-contracts/bring-in';
import { type CurrentUser, mayBringIn } from 'shared-contracts/rights';
import { forbidden, unauthenticated } from '../../platform/errors/app-error.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import type { Following } from '../../platform/server/followed-answer.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import { oneByOne } from '../../platform/work/take-turns.ts';
import type { WorkbookWriter } from '../../platform/workbooks/workbook-writer.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type TableReader, tableRefusal } from '../bring-in/index.ts';
import type { ModuleParts } from '../module.ts';
import { bringRecords, nounFor } from './bring-records.ts';
import { leftRows, leftSheet } from './left-sheet.ts';
import { projectOut } from './project-out.ts';
import { RecentTables } from './recent-tables.ts';
import { recordWord } from './record-words.ts';
import { csvOf, recordsOut } from './records-out.ts';
import { stillBringing } from './still-bringing.ts';
import { tableRows } from './table-rows.ts';
import { undoBrought } from './undo-brought.ts';
import { unpackArchive } from './unpack-archive.ts';

interface RecordParts extends Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files' | 'catalog' | 'rollout'> {
  readonly tables: TableReader;
  readonly writer: WorkbookWriter;
}

/** Width of a column in characters. */
const cellWidth = 20;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Registers the calls for tables that are imported row by row: check, write, undo, and download the rows that were not
 * imported.
 */
export function registerRecordCalls(app: FastifyInstance, parts: RecordParts): void {
  const { db, clock, catalog, files, config, tables, rollout, writer } = parts;
  const { dataFolder: folder } = config;
  // One table of a company at a time, because each transaction occupies a connection while it lasts.
  const inTurn = oneByOne();
  const recent = new RecentTables();
  const contextOf = (user: CurrentUser): RecordContext => ({ user, db, clock, catalog, mail: app.mail });
  const hasAccounting = async (user: CurrentUser) =>
    (await rollout.flagsFor(user)).enableBusinessAssociatesIntegration;

  /** Reads a table and writes it, or rehearses that. Throws an AppError. */
  async function brought(
    input: CheckRecords,
    user: CurrentUser,
    isRehearsal: boolean,
    onProgress: Following['onProgress'] = () => {},
  ) {
    if (!mayBringIn(user)) throw forbidden(tableRefusal(({ notBrought }) => notBrought));
    const { fileId, recipe } = input;
    const context = contextOf(user);
    await nounFor(input, context);
    const { fileName, rows } = await tableRows(context, { files, folder, tables, recent }, fileId, recipe);
    const flag = await hasAccounting(user);
    const made = await inTurn(user.productClientId, async () => {
      const now = await stillBringing(context);
      return bringRecords(isRehearsal ? { ...now, isRehearsal } : now, rows, input, {
        ...{ fileName, hasAccounting: flag, onProgress },
      });
    });
    return { ...made, rows, fileName };
  }

  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/unpack',
    summary:
      'Unpacks an archive of documents that the person uploaded: each file becomes an upload, and the table in it is brought in next.',
    access: 'signedIn',
    input: unpackSchema,
    result: unpackedSchema,
    handle: async ({ input, user }) => {
      if (!mayBringIn(user)) throw forbidden(tableRefusal(({ notBrought }) => notBrought));
      return inTurn(user.productClientId, async () => {
        const now = await stillBringing(contextOf(user));
        return unpackArchive(parts, now.user, input.fileId);
      });
    },
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/check',
    summary:
      'Rehearses what a table of records would write, by the rules and rights of their forms. Nothing is written.',
    access: 'signedIn',
    input: checkRecordsSchema,
    result: broughtSchema,
    followed: async ({ input, user }, { onProgress }) =>
      (await brought(input, user, true, onProgress)).brought,
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/write',
    summary:
      'Writes a table of records in one transaction: new ones and what differs of those that are here. Rows that are refused stay away.',
    access: 'signedIn',
    input: writeRecordsSchema,
    result: broughtSchema,
    followed: async ({ input, user }, { onProgress }) =>
      (await brought(input, user, false, onProgress)).brought,
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/undo',
    summary: 'Deletes the records that a table made, where nobody changed them since and nothing needs them.',
    access: 'signedIn',
    input: undoBroughtSchema,
    result: broughtUndoneSchema,
    handle: async ({ input, user }) => {
      if (!mayBringIn(user)) throw forbidden(tableRefusal(({ notBrought }) => notBrought));
      return undoBrought(contextOf(user), input.runId, await hasAccounting(user));
    },
  });
  app.post(
    '/bring-in/rows-left',
    {
      schema: {
        summary:
          'The rows of a table of records that are not written, as a workbook that comes in again once they are corrected.',
        tags: ['bring-in'],
        body: jsonSchema(checkRecordsSchema),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const input = checkedInput(checkRecordsSchema, request.body ?? {}, languageOfRequest(request));
      const { issues, rows, fileName } = await brought(input, user, true);
      const noun = await nounFor(input, contextOf(user));
      const left = leftRows(noun.kind, rows, issues, languageOf(user.locale), recordWord(user, 'reason'));
      const bytes = await writer.write(folder, [leftSheet(noun.kind, left)]);
      return reply
        .type(workbookType)
        .header('content-disposition', fileDisposition(recordWord(user, 'fileName', { name: fileName })))
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
  app.get(
    '/bring-in/out',
    {
      schema: {
        summary:
          'The records of a kind that the person sees as a table, xlsx or csv, that comes in again unchanged.',
        tags: ['bring-in'],
        querystring: jsonSchema(recordsOutSchema),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const input = checkedInput(recordsOutSchema, request.query ?? {}, languageOfRequest(request));
      const { kind, projectFileId } = input;
      const projectId = projectFileId?.toLowerCase() ?? null;
      const language = languageOf(user.locale);
      const isProject = kind === 'project';
      // The export of a project has several sheets, which only a workbook can contain.
      const format = isProject ? 'xlsx' : input.format;
      const all = isProject
        ? await projectOut(contextOf(user), projectId, language)
        : [{ kind, rows: await recordsOut(contextOf(user), kind, projectId, language) }];
      const title = isProject ? recordWord(user, 'project') : bringKindName(kind, language);
      const name = `${title}.${format}`;
      const sheets = all.map((one) => ({
        ...{ name: one.kind, widths: (one.rows[0] ?? []).map(() => cellWidth) },
        rows: () => one.rows,
      }));
      const bytes =
        format === 'csv' ? Buffer.from(csvOf(all[0]?.rows ?? [])) : await writer.write(folder, sheets);
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : workbookType)
        .header('content-disposition', fileDisposition(name))
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
}
