import { Client, type PoolClient } from 'pg';
import { unavailable } from '../errors/app-error.ts';
import { busyWhile } from './busy-while.ts';
import { sqlStateOf } from './sql-state.ts';

/** When a database server is looked after, in milliseconds. */
interface WatchTimes {
  /** A statement that runs longer gives reason to look whether its server still answers. */
  readonly wait: number;
  /** A server that takes longer to answer a look hangs. */
  readonly answer: number;
  /** Between two looks. */
  readonly pause: number;
}

const usualTimes: WatchTimes = { wait: 1000, answer: 2000, pause: 1000 };

/** Tells a database server that hangs from a statement that takes long. */
export interface ServerWatch {
  /** Runs a statement of a connection; the connection is cut, which fails it, where the server hangs meanwhile. */
  readonly during: <T>(client: PoolClient, statement: () => Promise<T>) => Promise<T>;
  /** Throws UNAVAILABLE while the server is known not to answer, so that nobody waits for it. */
  readonly checkThere: () => void;
  /** Whether the server answers now; whoever asks at once is told the same. */
  readonly isThere: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Starting up and shutting down are no answers; every other refusal, such as of too many connections, is one. */
const isAnswer = (error: unknown): boolean => !/^(57P|$)/.test(sqlStateOf(error) ?? '');

/** How often a look is given its time again, where this process had other work meanwhile. */
const mostWaits = 3;

/** Asks a server something over a connection of its own. */
async function answers(connectionString: string, patience: number): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: mostWaits * patience,
    application_name: 'rightway watch',
  });
  client.on('error', () => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    const wait = (waits: number) => {
      const wasBusy = busyWhile();
      // An answer that came while this process was busy is read first; it takes several turns until all has come.
      const isOver = () => (waits < mostWaits && wasBusy() ? wait(waits + 1) : resolve(false));
      timer = setTimeout(() => setImmediate(isOver), patience);
    };
    wait(1);
  });
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, isAnswer);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
  }
}

/** With a statement under way this cuts the line, as nobody is there to say goodbye to. */
const cut = (client: PoolClient): void => {
  if (client instanceof Client) client.end().catch(() => {});
};

/**
 * Watches a server beside the work that waits for it. One that hangs keeps its connections open and
 * would keep everybody waiting; a statement that only takes long is left alone, up to `longest`
 * milliseconds (0 for no end), by when the server itself has given it up if the line is still there.
 */
export function watchServer(connectionString: string, longest: number, times = usualTimes): ServerWatch {
  const waiting = new Map<PoolClient, number>();
  let isAway = false;
  let looked = { at: Number.NEGATIVE_INFINITY, isThere: true };
  let looking: Promise<boolean> | undefined;

  const lookNow = async (): Promise<boolean> => {
    const began = performance.now();
    const isThere = await answers(connectionString, times.answer);
    looking = undefined;
    looked = { at: performance.now(), isThere };
    isAway = !isThere;
    const hopeless = isAway ? began : began - (longest === 0 ? Number.POSITIVE_INFINITY : 1.1 * longest);
    for (const [client, since] of waiting) if (since < hopeless) cut(client);
    return isThere;
  };
  const look = (): Promise<boolean> => {
    looking ??= lookNow();
    return looking;
  };
  const isRecent = () => performance.now() - looked.at < times.pause;
  const hasReason = () => {
    const [oldest = Number.POSITIVE_INFINITY] = waiting.values();
    return isAway || performance.now() - oldest > times.wait;
  };
  const timer = setInterval(() => {
    if (!looking && !isRecent() && hasReason()) void look();
  }, times.pause / 4).unref();

  return {
    during: async (client, statement) => {
      waiting.set(client, performance.now());
      try {
        return await statement();
      } finally {
        waiting.delete(client);
      }
    },
    checkThere: () => {
      if (isAway) throw unavailable();
    },
    isThere: async () => (isRecent() ? looked.isThere : look()),
    stop: () => clearInterval(timer),
  };
}
