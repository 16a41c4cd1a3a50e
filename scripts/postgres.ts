import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from './free-port.ts';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, if this machine has them. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Who runs the server: it refuses root, so root lends it to the postgres account. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const inMemory = '/dev/shm';

/** Bytes that a folder in memory must have free: a database with the demo for each worker, and its log. */
const room = 4e9;

/** The folder for temporary data: in memory if there is space, which halves the time for copying the demo. */
export function passingFolder(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > room ? inMemory : tmpdir();
}

/** A server that runs. */
export interface RunningPostgres {
  readonly url: string;
  /** Removes it and its data. */
  readonly stop: () => void;
  /** Stops it in order and moves its data to a new folder, for servers that begin with a copy of it. */
  readonly keep: (folder: string) => void;
}

/**
 * Starts a PostgreSQL server that listens only on this machine: empty, or with a copy of `kept` data, and with
 * additional `settings`.
 */
export async function startPostgres(
  binaries: string,
  kept?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const account = serverAccount();
  const folder = mkdtempSync(join(passingFolder(), 'rightway-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePorts(5600, 1);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, {
      ...account,
      cwd: folder,
      stdio: 'ignore',
      timeout: 60_000,
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Preserves the owner: the server accepts only its own files.
  if (kept) execFileSync('cp', ['-a', kept, data]);
  else run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  // Each worker of the API's tests has a pool, and servers that it starts have theirs.
  const also = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200${also.join('')}`;
  run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      remove();
    },
    keep: (target) => {
      run('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
      execFileSync('cp', ['-a', data, target]);
      remove();
    },
  };
}
