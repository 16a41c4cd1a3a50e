import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { importRoleName } from 'shared-contracts/agreement-import';
import { isRecordKind } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { openTable } from '../../platform/tables/open-table.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import { lineList } from './line-list.ts';
import { lookAtTable, rowsBelow } from './look-at-table.ts';
import { type MadeSheet, madeSheets } from './made-sheets.ts';
import { recordRows } from './record-rows.ts';
import { recordSheet } from './record-sheet.ts';
import { type lookAnswerSchema, type makeAnswerSchema, tableTaskSchema } from './table-task.ts';

type Answer = v.InferOutput<typeof lookAnswerSchema> | v.InferOutput<typeof makeAnswerSchema>;

/** Number of rows in one line of the file of rows. */
const rowsOfLine = 200;

async function write(target: string, sheets: readonly MadeSheet[]): Promise<void> {
  const file = createWriteStream(target, { flags: 'wx' });
  try {
    for (const [place, { rows }] of sheets.entries())
      for (let first = 0; first < rows.length; first += rowsOfLine) {
        const line = JSON.stringify({ s: place, rows: rows.slice(first, first + rowsOfLine) });
        if (!file.write(`${line}\n`)) await once(file, 'drain');
      }
  } finally {
    await new Promise((done) => file.end(done));
  }
}

async function work(task: v.InferOutput<typeof tableTaskSchema>): Promise<Answer> {
  const { path, limits } = task;
  if (task.does === 'look') {
    const { request } = task;
    return { looked: lookAtTable(await openTable(path, limits, request.format), request) };
  }
  const { recipe, language, target } = task;
  const { sheets, isFrom1904 } = await openTable(path, limits, recipe.format);
  const sheet = sheets.find(({ name }) => name === recipe.sheet);
  if (!sheet) throw new WorkbookError('noRows');
  if (isRecordKind(recipe.kind)) {
    const made = recordSheet(recordRows(rowsBelow(sheet, recipe.heading), recipe, isFrom1904), recipe.kind);
    await write(target, [made]);
    return { sheets: [{ name: made.name, columns: made.columns, rows: made.rows.length }] };
  }
  const roles = {
    Landowner: importRoleName('Landowner', language),
    Occupant: importRoleName('Occupant', language),
  };
  const made = madeSheets(lineList(rowsBelow(sheet, recipe.heading), recipe, isFrom1904, roles), language);
  await write(target, made);
  return { sheets: made.map(({ name, columns, rows }) => ({ name, columns, rows: rows.length })) };
}

/** Reads a table in a process of its own: examines it, or writes the result to a file. */
export default async function readTable(task: unknown): Promise<Answer> {
  try {
    return await work(v.parse(tableTaskSchema, task));
  } catch (error) {
    // The readers' own errors about unreadable bytes are not sentences for people.
    return error instanceof WorkbookError
      ? { error: error.reason, place: error.place }
      : { error: 'damaged', place: '' };
  }
}
