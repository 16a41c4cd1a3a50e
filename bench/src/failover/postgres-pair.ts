import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePorts } from '../../../scripts/free-port.ts';
import { passingFolder, postgresBinaries, serverAccount } from '../../../scripts/postgres.ts';

/** One of two places where a database server runs; a newly made standby takes the place of a lost primary. */
type Place = 0 | 1;

/** Two database servers: one takes writes and the other replicates it. */
export interface PostgresPair {
  /** Names both servers. */
  readonly url: string;
  /** Names each by itself, as servers to read from. */
  readonly replicas: string;
  /** Creates a standby of the primary; from then on no commit is acknowledged without it. */
  readonly addStandby: () => Promise<void>;
  /** Kills every process of the primary, as if its machine were gone. */
  readonly killPrimary: () => void;
  /** Promotes the standby to primary. */
  readonly promote: () => void;
  /**
   * Switches over in an orderly way, as described in deploy/README.md; returns the milliseconds from the announcement
   * until the next server takes writes.
   */
  readonly switchOver: () => Promise<number>;
  /** Queries the primary. */
  readonly ask: <Row>(statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  readonly stop: () => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a row once no instance of the API has a transaction older than this. */
const noneSince = (age: string) => `select 1 where not exists (select 1 from pg_stat_activity
  where application_name = 'rightway' and xact_start < clock_timestamp() - interval '${age}')`;

/** How long a running transaction may take before it is ended, in milliseconds. */
const longestTransaction = 20_000;

/** Starts a primary without a standby. */
export async function startPair(): Promise<PostgresPair> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('This benchmark needs the server programs of PostgreSQL.');
  const account = serverAccount();
  const folder = mkdtempSync(join(passingFolder(), 'rightway-pair-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const first = await freePorts(6500, 2);
  const portOf = (place: Place) => first + place;
  const dataOf = (place: Place) => join(folder, `data-${place}`);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const start = (place: Place) => {
    const options = `-p ${portOf(place)} -k ${folder} -c listen_addresses=127.0.0.1 -c cluster_name=place_${place} -c max_connections=100`;
    run('pg_ctl', ['-D', dataOf(place), '-o', options, '-l', join(folder, `log-${place}`), '-w', 'start']);
  };
  let primary: Place = 0;
  const standbyOf = (place: Place): Place => (place === 0 ? 1 : 0);

  const ask = async <Row>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
    const client = new Client({
      connectionString: `postgresql://postgres@127.0.0.1:${portOf(primary)}/postgres`,
    });
    await client.connect();
    try {
      return (await client.query(statement, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  const until = async (statement: string, longest: number): Promise<void> => {
    const end = performance.now() + longest;
    while ((await ask(statement)).length === 0 && performance.now() < end) await pause(50);
  };

  const addStandby = async () => {
    const place = standbyOf(primary);
    rmSync(dataOf(place), { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${portOf(primary)} user=postgres`;
    run('pg_basebackup', ['-D', dataOf(place), '-d', source, '-X', 'stream', '-c', 'fast', '-R']);
    // The primary's setting for its own standby does not apply to the copy, which has none.
    appendFileSync(join(dataOf(place), 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
    start(place);
    await until(`select 1 from pg_stat_replication where state = 'streaming'`, 30_000);
    await ask(`alter system set synchronous_standby_names = 'place_${place}'`);
    await ask('select pg_reload_conf()');
    await until(`select 1 from pg_stat_replication where sync_state = 'sync'`, 30_000);
  };
  const promote = () => {
    primary = standbyOf(primary);
    run('pg_ctl', ['-D', dataOf(primary), '-w', 'promote']);
  };

  run('initdb', ['-D', dataOf(0), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  start(0);
  return {
    url: `postgresql://postgres@127.0.0.1:${portOf(0)},127.0.0.1:${portOf(1)}/postgres?target_session_attrs=read-write`,
    replicas: ([0, 1] as const)
      .map((place) => `postgresql://postgres@127.0.0.1:${portOf(place)}/postgres`)
      .join(','),
    addStandby,
    promote,
    killPrimary: () => {
      const pid = Number(readFileSync(join(dataOf(primary), 'postmaster.pid'), 'utf8').split('\n')[0]);
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      for (const one of [pid, ...children.map(Number)]) process.kill(one, 'SIGKILL');
    },
    switchOver: async () => {
      await until(noneSince('1 second'), longestTransaction);
      await ask('alter system set default_transaction_read_only = on');
      await ask('select pg_reload_conf()');
      const announced = performance.now();
      await until(noneSince('0 seconds'), longestTransaction);
      run('pg_ctl', ['-D', dataOf(primary), '-m', 'fast', '-w', 'stop']);
      promote();
      return performance.now() - announced;
    },
    ask,
    stop: () => {
      for (const place of [0, 1] as const)
        try {
          run('pg_ctl', ['-D', dataOf(place), '-m', 'immediate', 'stop']);
        } catch {
          // It was killed or stopped already, or never started.
        }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
