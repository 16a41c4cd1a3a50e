import { readFile, writeFile } from 'node:fs/promises';
import { extensionOf } from 'shared-contracts/documents';
import * as v from 'valibot';
import { TitleError } from '../title-lines.ts';
import { readScan } from './read-scan.ts';
import type { ScanAnswer } from './scan-answer.ts';

const taskSchema = v.object({ path: v.string(), name: v.string(), copyTo: v.string() });

/**
 * Reads a title from the pictures of its pages, in a process of its own. Returns its content, or why it cannot be read,
 * and whether the document with its text was written to `copyTo`.
 */
export default async function readScannedTitle(task: unknown): Promise<ScanAnswer> {
  try {
    const { path, name, copyTo } = v.parse(taskSchema, task);
    const { content, copy } = await readScan(new Uint8Array(await readFile(path)), extensionOf(name));
    if (copy) await writeFile(copyTo, copy, { flag: 'wx' });
    return { content, hasCopy: copy !== undefined };
  } catch (error) {
    // A reader's message about bytes that it cannot read is not meant for users.
    return { error: error instanceof TitleError ? error.reason : 'damaged' };
  }
}
