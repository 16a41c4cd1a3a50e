import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const hour = 3_600_000;

/** Older than this, in milliseconds, a file that came in only in part belongs to nobody: requests end long before. */
const abandoned = hour;

/** Removes what lies in a folder for longer than `age` milliseconds; a folder that is not there holds nothing. */
async function sweepUnfinished(folder: string, age: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const before = Date.now() - age;
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Whoever wrote it may take it away meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs <= before) await rm(path, { recursive: true, force: true });
    }),
  );
}

/**
 * Sweeps folders of what a process left that was killed: at once, all of it where nobody else uses
 * them, and every hour what is old. Returns what stops it.
 */
export async function keepSwept(folders: readonly string[], isAlone: boolean): Promise<() => void> {
  const sweep = (age: number) => Promise.all(folders.map((folder) => sweepUnfinished(folder, age)));
  await sweep(isAlone ? 0 : abandoned);
  const timer = setInterval(() => {
    sweep(abandoned).catch(() => {});
  }, hour).unref();
  return () => clearInterval(timer);
}
