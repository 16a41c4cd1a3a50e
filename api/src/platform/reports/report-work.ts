import * as v from 'valibot';
import { writeExcel } from './excel-writer.ts';
import { writePdf } from './pdf-writer.ts';
import { readLines } from './read-lines.ts';
import { reportTaskSchema } from './report-shapes.ts';
import { writeWord } from './word-writer.ts';

const writers = { PDF: writePdf, Word: writeWord, Excel: writeExcel } as const;

/** Writes a report in a process of its own and reports the progress. */
export default async function writeReport(task: unknown): Promise<{ readonly done: true }> {
  const { lines, target, outputFormat, layout } = v.parse(reportTaskSchema, task);
  const reportProgress = (written: number) => process.send?.({ written });
  await writers[outputFormat](layout, readLines(lines, reportProgress), target);
  return { done: true };
}
