import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, in clock ticks since boot, so that a reused process id is not mistaken for the former holder.
 */
function startedAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * The id of the live process that holds a lock file; undefined if it has ended, or the file cannot be read as a lock.
 */
function holderOf(file: string): number | undefined {
  try {
    const [, pid, started] = /^([1-9]\d*) (\d*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    if (pid === undefined || !isAlive(Number(pid))) return undefined;
    return startedAt(Number(pid)) === started ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

function inUse(folder: string, pid: number): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by process ${pid}. Stop that one first, or set DATA_FOLDER.`,
  );
}

function notWritable(folder: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : error;
  return new StartupError(`The data folder ${folder} cannot be written (${reason}). Set DATA_FOLDER.`);
}

/** Creates a folder and its parents one by one, because the recursive option of `mkdir` never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates the lock file atomically, so that it is never read half-written; returns false if there is one already. */
function placeLock(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${process.pid} ${startedAt(process.pid)}`);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves an abandoned lock out of the way. If another process has taken it over since it was checked, that process's
 * lock is put back.
 */
function removeLeftLock(folder: string, file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = holderOf(aside);
  if (holder !== undefined) linkSync(aside, file);
  rmSync(aside);
  if (holder !== undefined) throw inUse(folder, holder);
}

/**
 * Takes the folder of the embedded database for this process, since two writers would lose rows. A lock left by a
 * process that has ended is taken over. Returns a function that releases the lock; throws a StartupError that names the
 * holder.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  try {
    makeFolder(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
  for (;;) {
    const holder = holderOf(file);
    if (holder !== undefined) throw inUse(folder, holder);
    removeLeftLock(folder, file);
    try {
      if (placeLock(file)) return () => rmSync(file, { force: true });
    } catch (error) {
      throw notWritable(folder, error);
    }
  }
}
