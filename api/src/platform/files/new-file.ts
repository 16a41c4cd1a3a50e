import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * A stream into a new file, which exists once this resolves. A stream that opens its file itself might do so after it
 * was abandoned and its path deleted, and leave an empty file behind. Throws if the file exists already.
 */
export async function newFile(path: string): Promise<Writable> {
  const file = await open(path, 'wx');
  return file.createWriteStream();
}
