import { sql } from 'kysely';
import * as v from 'valibot';
import { unavailable } from '../../errors/app-error.ts';
import type { Db } from '../database.ts';
import { inTime } from '../in-time.ts';
import { type LogPosition, logBytes } from './log-position.ts';
import type { Replica } from './replica.ts';

/** Milliseconds between two checks; also how far behind a replica may be to be used. */
const pause = 1000;
const mostBehind = 40_000;

/** How often a replica is asked whether it has reached a position, and the pause in between, in milliseconds. */
const attempts = 3;
const shortPause = 15;

const leadSchema = v.object({ log: v.string(), position: v.string(), beat: v.nullable(v.number()) });

/** What the server that takes writes reports about itself. */
interface Lead extends LogPosition {
  readonly beat: number;
}

/** The state of a replica at the last check. */
export interface ReplicaState {
  readonly name: string;
  /** Whether it is used for reads. */
  readonly isUsed: boolean;
  /** Bytes of the log that it had not replayed yet; undefined if it did not answer. */
  readonly behind: number | undefined;
}

interface Watched {
  readonly replica: Replica;
  isUsed: boolean;
  bytes: bigint;
  behind: number | undefined;
  /** Rejects the reads that wait for it. */
  readonly lost: Set<(error: Error) => void>;
}

export interface ReplicaWatch {
  /** The current end of the log on the server that takes writes. */
  readonly position: () => Promise<LogPosition>;
  /** A replica that shows everything up to a position; undefined while none does. */
  readonly at: (position: LogPosition | undefined) => Promise<Replica | undefined>;
  /** Waits for a read on a replica while the replica stays usable. Throws UNAVAILABLE once it is not. */
  readonly during: <T>(replica: Replica, read: Promise<T>) => Promise<T>;
  /** Stops using a replica until the next check, because something failed on it. */
  readonly leave: (replica: Replica) => void;
  readonly states: () => readonly ReplicaState[];
  /** Checks all replicas once, now. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Watches replicas of the server behind `db`. A replica is used once it shows a heartbeat of an instance that is newer
 * than the moment at which this process first saw the current timeline. A replica that still follows a former primary
 * never shows one, even if it had replayed more of the log.
 */
export function watchReplicas(db: Db, replicas: readonly Replica[], newestBeat: string): ReplicaWatch {
  const watched: Watched[] = replicas.map((replica) => ({
    replica,
    isUsed: false,
    bytes: 0n,
    behind: undefined,
    lost: new Set(),
  }));
  /** The current timeline, and the newest heartbeat at the time it was first seen. */
  let seen: { readonly timeline: number; readonly beat: number } | undefined;
  let turn = 0;

  const askLead = async (): Promise<Lead> => {
    // The first eight digits of a log file's name are its timeline (chapter 69 of PostgreSQL's manual).
    const { rows } = await sql<unknown>`select pg_walfile_name(pg_current_wal_lsn()) as log,
      pg_current_wal_lsn()::text as position,
      (extract(epoch from ${sql.raw(newestBeat)}) * 1000)::float8 as beat`.execute(db.withoutPlugins());
    const { log, position, beat } = v.parse(leadSchema, rows[0]);
    return {
      timeline: Number.parseInt(log.slice(0, 8), 16),
      bytes: logBytes(position),
      beat: beat ?? 0,
    };
  };
  const leave = (one: Watched): void => {
    one.isUsed = false;
    const waiting = [...one.lost];
    one.lost.clear();
    for (const reject of waiting) reject(unavailable());
  };
  const judge = async (one: Watched, lead: Lead, from: number): Promise<void> => {
    const found = await inTime(one.replica.look()).catch(() => undefined);
    one.behind = found && Number(lead.bytes > found.bytes ? lead.bytes - found.bytes : 0n);
    one.bytes = found?.bytes ?? 0n;
    const isFit = found !== undefined && found.beat > from && lead.beat - found.beat <= mostBehind;
    if (isFit) one.isUsed = true;
    else leave(one);
  };
  const look = async (): Promise<void> => {
    let lead: Lead;
    try {
      lead = await inTime(askLead());
    } catch {
      // The server that takes writes is unknown, so it is also unknown which replicas follow it.
      for (const one of watched) leave(one);
      return;
    }
    if (seen?.timeline !== lead.timeline) {
      for (const one of watched) leave(one);
      seen = { timeline: lead.timeline, beat: lead.beat };
    }
    const from = seen.beat;
    await Promise.all(watched.map((one) => judge(one, lead, from)));
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pause).unref();

  const hasShown = async (one: Watched, bytes: bigint): Promise<boolean> => {
    if (one.bytes >= bytes) return true;
    try {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (await inTime(one.replica.shows(bytes))) return true;
        if (attempt < attempts) await wait(shortPause);
      }
    } catch {
      leave(one);
    }
    return false;
  };
  return {
    position: async () => askLead(),
    at: async (position) => {
      if (position && position.timeline !== seen?.timeline) return undefined;
      const used = watched.filter(({ isUsed }) => isUsed);
      if (used.length === 0) return undefined;
      turn = (turn + 1) % used.length;
      for (const one of [...used.slice(turn), ...used.slice(0, turn)])
        if (!position || (await hasShown(one, position.bytes))) return one.replica;
      return undefined;
    },
    during: async (replica, read) => {
      const one = watched.find((each) => each.replica === replica);
      if (!one) return read;
      let reject: ((error: Error) => void) | undefined;
      const lost = new Promise<never>((_, fail) => {
        reject = fail;
        one.lost.add(fail);
      });
      try {
        return await Promise.race([read, lost]);
      } finally {
        if (reject) one.lost.delete(reject);
      }
    },
    leave: (replica) => {
      for (const one of watched) if (one.replica === replica) leave(one);
    },
    states: () => watched.map(({ replica: { name }, isUsed, behind }) => ({ name, isUsed, behind })),
    look,
    stop: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}
