import { Client } from 'pg';
import * as v from 'valibot';
import { busyWhile } from './busy-while.ts';
import { sqlStateOf } from './sql-state.ts';

/**
 * What a database server is found to be: `writable`; `readOnly` where somebody stopped writes on a server that could take
 * them; `standby` where it follows another; `refusing` where it answers, but not us (too many connections, a wrong
 * password); `away` where it does not answer.
 */
type ServerState = 'writable' | 'readOnly' | 'standby' | 'refusing' | 'away';

/** A look at a server. */
export interface Look {
  readonly state: ServerState;
  /** How often a standby took over so far in the history of its data; of two that take writes the larger one counts. */
  readonly timeline: number;
}

const away: Look = { state: 'away', timeline: 0 };
const refusing: Look = { state: 'refusing', timeline: 0 };

const rowSchema = v.object({ isReadOnly: v.boolean(), isStandby: v.boolean(), log: v.nullable(v.string()) });

// The first eight digits of a log file's name are its timeline (chapter 69 of PostgreSQL's manual).
const question = `select current_setting('transaction_read_only')::boolean as "isReadOnly",
  pg_is_in_recovery() as "isStandby",
  case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as "log"`;

function lookOf(row: unknown): Look {
  const parsed = v.safeParse(rowSchema, row);
  // A pooler between may answer for a server in its own way; that it answers is what it says.
  if (!parsed.success) return { state: 'writable', timeline: 0 };
  const { isReadOnly, isStandby, log } = parsed.output;
  if (isStandby) return { state: 'standby', timeline: 0 };
  return {
    state: isReadOnly ? 'readOnly' : 'writable',
    timeline: Number.parseInt(log?.slice(0, 8) ?? '0', 16),
  };
}

/** Starting up and shutting down are no answers; every other refusal of a server, such as of too many connections, is one. */
const lookOfError = (error: unknown): Look => (/^(?!57P)\d/.test(sqlStateOf(error) ?? '') ? refusing : away);

/** How often a look is given its time again, where this process had other work meanwhile. */
const mostWaits = 3;

/** Looks what a server is over a connection of its own; one that does not answer in `patience` milliseconds is away. */
export async function lookAtServer(connectionString: string, patience: number): Promise<Look> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: mostWaits * patience,
    application_name: 'rightway watch',
  });
  client.on('error', () => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Look>((resolve) => {
    const wait = (waits: number) => {
      const wasBusy = busyWhile();
      // An answer that came while this process was busy is read first; it takes several turns until all has come.
      const isOver = () => (waits < mostWaits && wasBusy() ? wait(waits + 1) : resolve(away));
      timer = setTimeout(() => setImmediate(isOver), patience);
    };
    wait(1);
  });
  const asked = client
    .connect()
    .then(() => client.query<Record<string, unknown>>(question))
    .then(({ rows }) => lookOf(rows[0]), lookOfError);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
  }
}
