import { readFile, writeFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import * as v from 'valibot';

const headSchema = v.object({ name: v.string(), widths: v.array(v.number()) });
const cellSchema = v.union([v.string(), v.number(), v.null()]);
const lineSchema = v.union([v.array(cellSchema), headSchema]);

/** The head of a sheet: its name, and the widths of its columns in characters. */
export interface SheetHead {
  readonly name: string;
  readonly widths: readonly number[];
}

/** A text, a number, or nothing. */
export type SheetCell = v.InferOutput<typeof cellSchema>;

const taskSchema = v.object({ source: v.string(), target: v.string() });

/**
 * The task of a worker process: the file to read, with a line for each sheet followed by a line for each of its rows,
 * and the file to write.
 */
export type WriteTask = v.InferOutput<typeof taskSchema>;

/** Reads the sheets from the lines of a file. */
async function sheetsIn(source: string) {
  const sheets: (v.InferOutput<typeof headSchema> & { readonly rows: SheetCell[][] })[] = [];
  for (const line of (await readFile(source, 'utf8')).split('\n')) {
    if (line === '') continue;
    const read = v.parse(lineSchema, JSON.parse(line));
    if (Array.isArray(read)) sheets.at(-1)?.rows.push(read);
    else sheets.push({ ...read, rows: [] });
  }
  return sheets;
}

/** Writes sheets as a workbook, in a process of its own. Texts stay texts, even if they look like formulas. */
export default async function writeWorkbook(task: unknown): Promise<{ readonly done: true }> {
  const { source, target } = v.parse(taskSchema, task);
  const bytes = await writeXlsx({
    sheets: (await sheetsIn(source)).map(({ name, widths, rows }) => ({
      name,
      rows,
      columns: widths.map((width) => ({ width })),
      freezePane: { rows: 1 },
    })),
  });
  await writeFile(target, bytes, { flag: 'wx' });
  return { done: true };
}
