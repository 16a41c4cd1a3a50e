import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { isDatabaseAway } from '../db/lost-server.ts';
import { isLater, type LogPosition, readPosition, writePosition } from '../db/replicas/log-position.ts';
import { readSignal } from '../db/replicas/read-signal.ts';
import type { ReplicaWatch } from '../db/replicas/replica-watch.ts';
import { sqlStateOf } from '../db/sql-state.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Runs a read on a server that shows everything that the person saved. The read may run twice, so it must not write.
 */
export type Reader = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** Chooses where lists, exports, tiles and reports are read. */
export interface Reads {
  /** Reads for a request. The data may be a moment old, but never older than what the sender saved. */
  readonly of: (request: FastifyRequest) => Reader;
}

interface ReadsParts {
  readonly db: Db;
  /** Undefined if the database has no replicas. */
  readonly replicas: ReplicaWatch | undefined;
  readonly config: Pick<Config, 'basePath' | 'isSessionSecure'>;
}

const cookieName = 'rightway_saved';

/** Lifetime in seconds of the cookie with the position of a save: longer than a replica may be behind. */
const cookieSeconds = 90;

/** Number of people whose latest save this process remembers, whichever browser they used. */
const remembered = 10_000;

/** The cookie's value if the position of a save could not be determined: then only the primary is sure to show it. */
const unknown = 'unknown';

// Whether a failed read is the replica's fault: it cancels a read whose rows it must remove, and pg gives up waiting
// for a connection.
const isOfReplica = (error: unknown): boolean =>
  sqlStateOf(error) === '40001' ||
  (error instanceof AppError && error.code === 'UNAVAILABLE') ||
  (error instanceof Error && (isDatabaseAway(error) || error.message.startsWith('timeout exceeded')));

/**
 * Reads from replicas, if there are any. Every response that may follow a save gives the browser a cookie with the
 * position of the database's log at that time. The browser's next reads go to a replica that has replayed the log up to
 * there, otherwise to the primary.
 */
export function registerReads(app: FastifyInstance, { db, replicas, config }: ReadsParts): Reads {
  if (!replicas) return { of: () => (read) => read(db) };
  const saved = new LRUCache<string, LogPosition>({ max: remembered, ttl: cookieSeconds * 1000 });
  const read = new WeakSet<FastifyRequest>();

  const note = async (userId: string): Promise<string> => {
    try {
      const now = await replicas.position();
      const known = saved.get(userId);
      const latest = known && isLater(known, now) ? known : now;
      saved.set(userId, latest);
      return writePosition(latest);
    } catch {
      return unknown;
    }
  };
  app.addHook('onSend', async (request, reply) => {
    const { user, method } = request;
    if (!user || method === 'GET' || method === 'HEAD' || read.has(request)) return;
    const value = app.serializeCookie(cookieName, await note(user.id), {
      path: config.basePath,
      httpOnly: true,
      sameSite: 'lax',
      secure: config.isSessionSecure,
      maxAge: cookieSeconds,
    });
    reply.header('set-cookie', value);
  });

  const replicaFor = async ({ user, cookies }: FastifyRequest) => {
    if (!user || cookies[cookieName] === unknown) return undefined;
    const [ofBrowser, ofPerson] = [readPosition(cookies[cookieName]), saved.get(user.id)];
    const position =
      ofBrowser && ofPerson && isLater(ofPerson, ofBrowser) ? ofPerson : (ofBrowser ?? ofPerson);
    return replicas.at(position);
  };
  return {
    of: (request) => {
      read.add(request);
      return async (work) => {
        const replica = await replicaFor(request);
        if (replica) {
          try {
            const found = await replicas.during(replica, work(replica.db));
            readSignal.emit({ server: 'replica' });
            return found;
          } catch (error) {
            if (!isOfReplica(error)) throw error;
            if (sqlStateOf(error) !== '40001') replicas.leave(replica);
          }
        }
        readSignal.emit({ server: 'primary' });
        return work(db);
      };
    },
  };
}
