import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * A stream into a new file, which exists once this resolves. A stream that opens its file by itself may do so after it
 * was given up and its path removed, and leave an empty file. Throws if the file already exists.
 */
export async function newFile(path: string): Promise<Writable> {
  const file = await open(path, 'wx');
  return file.createWriteStream();
}
