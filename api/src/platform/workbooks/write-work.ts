import { writeFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import * as v from 'valibot';

const cell = v.union([v.string(), v.number(), v.null()]);

/** The task of a worker process: the sheets, and the file to write. */
export const writeTaskSchema = v.object({
  target: v.string(),
  sheets: v.array(v.object({ name: v.string(), widths: v.array(v.number()), rows: v.array(v.array(cell)) })),
});

/** Writes sheets as a workbook, in a process of its own. Texts stay texts, even if they look like formulas. */
export default async function writeWorkbook(task: unknown): Promise<{ readonly done: true }> {
  const { target, sheets } = v.parse(writeTaskSchema, task);
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, widths, rows }) => ({
      name,
      rows,
      columns: widths.map((width) => ({ width })),
      freezePane: { rows: 1 },
    })),
  });
  await writeFile(target, bytes, { flag: 'wx' });
  return { done: true };
}
