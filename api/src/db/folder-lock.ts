import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in clock ticks since boot, so that a reused id is not taken for the old holder. */
function startedAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

function readHolder(file: string): { pid: number; started: string } | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), started };
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder of the embedded database for this process: two writers would
 * lose rows. A lock left by a process that is gone is taken over. Returns what
 * releases it; throws a StartupError that names the holder.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw new StartupError(
          `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder.pid) && startedAt(holder.pid) === holder.started) {
      throw new StartupError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that one first, or set DATA_FOLDER.`,
      );
    }
    rmSync(file, { force: true });
  }
}
