import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * A stream into a new file, which is there once this answers. One that opens its file by itself may do so after it was
 * given up and its path removed, and leave an empty file behind. Throws where there is a file already.
 */
export async function newFile(path: string): Promise<Writable> {
  const file = await open(path, 'wx');
  return file.createWriteStream();
}
