import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../scripts/free-port.ts';
import { postgresBinaries, serverAccount } from '../../scripts/postgres.ts';

export interface RunningPostgres {
  readonly url: string;
  readonly version: string;
  readonly stop: () => void;
}

/** Starts a PostgreSQL server on a folder that is kept for the next run. */
export async function openPostgres(folder: string): Promise<RunningPostgres> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('This benchmark needs the server programs of PostgreSQL.');
  const account = serverAccount();
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const runProgram = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, {
      ...account,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (!existsSync(data))
    runProgram('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
  // A run that was killed leaves its server behind.
  if (existsSync(join(data, 'postmaster.pid')))
    runProgram('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
  const port = await freePorts(5700, 1);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=1GB -c work_mem=16MB -c maintenance_work_mem=512MB -c max_wal_size=8GB -c jit=off -c shared_preload_libraries=pg_stat_statements`;
  runProgram('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/`,
    version: execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop: () => runProgram('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
  };
}
