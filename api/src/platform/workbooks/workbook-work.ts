import { createWriteStream } from 'node:fs';
import * as v from 'valibot';
import { readWorkbookInto } from './read-workbook.ts';
import { WorkbookError } from './workbook-fault.ts';
import { type WorkbookTask, type workbookAnswerSchema, workbookTaskSchema } from './workbook-shapes.ts';

async function read({ target, ...source }: WorkbookTask) {
  const file = createWriteStream(target, { flags: 'wx' });
  try {
    return await readWorkbookInto(file, source);
  } finally {
    await new Promise((done) => file.end(done));
  }
}

/**
 * Reads a workbook in a process of its own, and writes its rows to a file. Returns its sheets, or why it could not be
 * read.
 */
export default async function readWorkbook(
  task: unknown,
): Promise<v.InferOutput<typeof workbookAnswerSchema>> {
  try {
    return await read(v.parse(workbookTaskSchema, task));
  } catch (error) {
    // The reader's own error about unreadable bytes is not a sentence for a person.
    return error instanceof WorkbookError
      ? { error: error.reason, place: error.place }
      : { error: 'damaged', place: '' };
  }
}
