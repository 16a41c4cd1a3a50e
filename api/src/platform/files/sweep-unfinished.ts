import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from 'shared-contracts/limits';

/** An incomplete file older than this, in milliseconds, is abandoned: every request ends long before. */
const abandoned = hour;

/**
 * Deletes the files of a folder that are older than `age` milliseconds; a folder that does not exist counts as empty.
 */
async function sweepUnfinished(folder: string, age: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const before = Date.now() - age;
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // The process that wrote it may delete it in the meantime.
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs <= before) await rm(path, { recursive: true, force: true });
    }),
  );
}

/**
 * Removes files that a killed process left in folders: at start all of them if no other process uses the folders, and
 * every hour the old ones. Returns a function that stops it.
 */
export async function keepSwept(folders: readonly string[], isAlone: boolean): Promise<() => void> {
  const sweep = (age: number) => Promise.all(folders.map((folder) => sweepUnfinished(folder, age)));
  await sweep(isAlone ? 0 : abandoned);
  const timer = setInterval(() => {
    sweep(abandoned).catch(() => {});
  }, hour).unref();
  return () => clearInterval(timer);
}
