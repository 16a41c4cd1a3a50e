import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of one write. */
const chunk = Buffer.alloc(1_048_576);

/**
 * Whether a folder has space for a number of megabytes. Writes and deletes a file, because nothing else reveals a
 * quota.
 */
export async function hasRoom(folder: string, megabytes: number): Promise<boolean> {
  const path = join(folder, `room.${process.pid}`);
  try {
    const file = await open(path, 'w');
    try {
      for (let written = 0; written < megabytes; written += 1) await file.writeFile(chunk);
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
}
