import { Client } from 'pg';
import * as v from 'valibot';
import { busyWhile } from './busy-while.ts';
import { sqlStateOf } from './sql-state.ts';

/**
 * The state of a database server: `writable`; `readOnly` if somebody stopped writes on a server that could take them;
 * `standby` if it follows another; `refusing` if it answers but rejects us (too many connections, a wrong password);
 * `away` if it does not answer.
 */
type ServerState = 'writable' | 'readOnly' | 'standby' | 'refusing' | 'away';

/** The result of checking a server. */
export interface Look {
  readonly state: ServerState;
  /**
   * How often a standby has taken over in the history of its data; of two writable servers the one with the larger
   * number is used.
   */
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
  // A connection pooler in between may answer in its own format; that it answers at all is enough.
  if (!parsed.success) return { state: 'writable', timeline: 0 };
  const { isReadOnly, isStandby, log } = parsed.output;
  if (isStandby) return { state: 'standby', timeline: 0 };
  return {
    state: isReadOnly ? 'readOnly' : 'writable',
    timeline: Number.parseInt(log?.slice(0, 8) ?? '0', 16),
  };
}

/**
 * A server that is starting up or shutting down is away; every other refusal, such as too many connections, is an
 * answer.
 */
const lookOfError = (error: unknown): Look => (/^(?!57P)\d/.test(sqlStateOf(error) ?? '') ? refusing : away);

/** How often the time for a check is extended because this process was busy with other work. */
const mostWaits = 3;

/**
 * Checks the state of a server over a separate connection; one that does not answer within `patience` milliseconds is
 * away.
 */
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
      // An answer that arrived while this process was busy is read first; it takes several turns of the event loop
      // until all of it is there.
      const isOver = () => (waits < mostWaits && wasBusy() ? wait(waits + 1) : resolve(away));
      timer = setTimeout(() => setImmediate(isOver), patience);
    };
    wait(1);
  });
  const answer = client
    .connect()
    .then(() => client.query<Record<string, unknown>>(question))
    .then(({ rows }) => lookOf(rows[0]), lookOfError);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
  }
}
