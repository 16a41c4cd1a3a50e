import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Pool } from 'pg';

/** A server that follows the test server. */
export interface Standby {
  /** The address of the same database on it. */
  readonly url: string;
  /** Ends it as a lost machine would, with all of its connections. */
  readonly halt: () => void;
  /** Starts it again. */
  readonly start: () => void;
  /** Makes it accept writes. */
  readonly promote: () => void;
  /** Stops its replay until `resume`. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Removes it and its data. */
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no port.')),
      );
    });
  });

const settingOf = async (pool: Pool, name: string): Promise<string> => {
  const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name]);
  return rows[0]?.value ?? '';
};

/**
 * Starts a standby of the server behind a pool, with that server's programs, below its folder and under its account.
 */
export async function startStandby(pool: Pool, url: string): Promise<Standby> {
  const data = await settingOf(pool, 'data_directory');
  const { rows } = await pool.query<{ folder: string }>(
    `select setting as folder from pg_config where name = 'BINDIR'`,
  );
  const binaries = rows[0]?.folder ?? '';
  const parent = join(data, '..');
  const account = ownerOf(data);
  const folder = mkdtempSync(join(parent, 'standby-'));
  execFileSync('chown', [`${account.uid}:${account.gid}`, folder]);
  const port = await freePort();
  const { port: from, hostname } = new URL(url);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, {
      ...(process.getuid?.() === 0 ? account : {}),
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    });
  const files = join(folder, 'data');
  run('pg_basebackup', [
    '-D',
    files,
    '-d',
    `host=${hostname} port=${from} user=postgres`,
    '-X',
    'stream',
    '-c',
    'fast',
    '-R',
    '--no-sync',
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', files, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const halt = () => run('pg_ctl', ['-D', files, '-m', 'immediate', 'stop']);
  start();
  const address = new URL(url);
  address.port = String(port);
  const own = new Pool({ connectionString: address.href, max: 1 });
  // The connection is lost when the standby ends.
  own.on('error', () => {});
  return {
    url: address.href,
    halt,
    start,
    promote: () => run('pg_ctl', ['-D', files, '-w', 'promote']),
    pause: async () => void (await own.query('select pg_wal_replay_pause()')),
    resume: async () => void (await own.query('select pg_wal_replay_resume()')),
    stop: async () => {
      await own.end();
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownerOf(folder: string): { readonly uid: number; readonly gid: number } {
  const [uid = 0, gid = 0] = execFileSync('stat', ['-c', '%u %g', folder], { encoding: 'utf8' })
    .trim()
    .split(' ')
    .map(Number);
  return { uid, gid };
}
