import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { type ReportLine, reportLineSchema } from './report-shapes.ts';

/** Number of lines between two progress callbacks. */
const step = 250;

/** The lines of a report from their file, one by one, so that they are never all in memory. */
export async function* readLines(
  path: string,
  onProgress: (written: number) => void,
): AsyncGenerator<ReportLine> {
  let count = 0;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    yield v.parse(reportLineSchema, JSON.parse(text));
    count += 1;
    if (count % step === 0) onProgress(count);
  }
}
