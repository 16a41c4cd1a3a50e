import type { PoolClient } from 'pg';
import { unavailable } from '../errors/app-error.ts';
import { type Look, lookAtServer } from './look-at-server.ts';
import { ServerClient } from './server-client.ts';

/** Timing of the checks of database servers, in milliseconds. */
interface WatchTimes {
  /** A statement that runs longer is a reason to check whether its server still answers. */
  readonly wait: number;
  /** A server that takes longer to answer a check is hanging. */
  readonly answer: number;
  /** Pause between two checks. */
  readonly pause: number;
  /** How long requests wait once a reachable server stops taking writes, because another will take over. */
  readonly switching: number;
}

const usualTimes: WatchTimes = { wait: 1000, answer: 2000, pause: 1000, switching: 5000 };

/**
 * Pause between checks while people wait for a switch, and how long to wait for other servers once one takes writes.
 */
const shortPause = 100;
const otherServers = 300;

/** Finds the server that takes writes, and distinguishes one that hangs from a statement that takes long. */
export interface ServerWatch {
  /** Address of the server that takes writes, as far as is known. */
  readonly address: () => string;
  /**
   * Runs a statement on a connection; if the server hangs meanwhile the connection is cut, which fails the statement.
   */
  readonly during: <T>(client: PoolClient, statement: () => Promise<T>) => Promise<T>;
  /** Waits out a switch from one server to the next. Throws UNAVAILABLE while no server is known to take writes. */
  readonly writable: () => Promise<void>;
  /** Checks immediately, because something failed; returns whether it is worth trying again. */
  readonly doubt: () => Promise<boolean>;
  /** Whether a server takes writes now; simultaneous callers share one answer. */
  readonly isThere: () => Promise<boolean>;
  readonly stop: () => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Checks all servers; does not wait for slow ones where another takes writes. */
async function lookAtAll(addresses: readonly string[], patience: number): Promise<ReadonlyMap<string, Look>> {
  const found = new Map<string, Look>();
  const looks = addresses.map(async (address) => {
    const look = await lookAtServer(address, patience);
    found.set(address, look);
    if (look.state !== 'writable') throw new Error(`${look.state} is not what is looked for.`);
  });
  const all = Promise.allSettled(looks);
  await Promise.any(looks).then(
    () => Promise.race([all, pause(otherServers)]),
    () => all,
  );
  return found;
}

/**
 * The server to use. Of two that take writes it is the one that took over last: the other was restarted by mistake. If
 * none takes writes, one that answers with a refusal is chosen, so that its refusal is what people see.
 */
function chosen(found: ReadonlyMap<string, Look>, current: string): string | undefined {
  const best = (state: Look['state']) =>
    [...found]
      .filter(([, look]) => look.state === state)
      .sort(
        ([a, one], [b, other]) => other.timeline - one.timeline || +(b === current) - +(a === current),
      )[0];
  return (best('writable') ?? best('refusing'))?.[0];
}

/**
 * Ends the connection without waiting for the server, because a statement is running and the server would not answer.
 */
const cut = (client: PoolClient): void => {
  if (client instanceof ServerClient) client.end().catch(() => {});
};

/**
 * Watches servers while requests wait for their answers. One that hangs keeps its connections open and would make all
 * requests wait. A statement that is merely slow is left running, up to `longest` milliseconds (0 for no limit); by
 * then the server has aborted it if the connection still works.
 */
export function watchServers(
  addresses: readonly [string, ...string[]],
  longest: number,
  times = usualTimes,
): ServerWatch {
  const waiting = new Map<PoolClient, number>();
  let current = addresses[0];
  let isAway = false;
  /** Until when requests wait for the next server; undefined while no switch is under way. */
  let switchEnds: number | undefined;
  let looked = { at: Number.NEGATIVE_INFINITY, isThere: true };
  let looking: Promise<boolean> | undefined;

  const cutHopeless = (found: ReadonlyMap<string, Look>, began: number): void => {
    const long = began - (longest === 0 ? Number.POSITIVE_INFINITY : 1.1 * longest);
    for (const [client, since] of waiting) {
      const address = client instanceof ServerClient ? client.address : current;
      if (since < (found.get(address)?.state === 'away' ? began : long)) cut(client);
    }
  };
  const lookNow = async (): Promise<boolean> => {
    const began = performance.now();
    const found = await lookAtAll(addresses, times.answer);
    looking = undefined;
    const server = chosen(found, current);
    isAway = server === undefined;
    looked = { at: performance.now(), isThere: !isAway };
    if (server !== undefined) {
      current = server;
      switchEnds = undefined;
    } else if (found.get(current)?.state === 'readOnly') {
      switchEnds ??= performance.now() + times.switching;
    }
    cutHopeless(found, began);
    return !isAway;
  };
  const look = (): Promise<boolean> => {
    looking ??= lookNow();
    return looking;
  };
  const isRecent = () => performance.now() - looked.at < times.pause;
  const isSwitching = () => switchEnds !== undefined && performance.now() < switchEnds;
  const hasReason = () => {
    const [oldest = Number.POSITIVE_INFINITY] = waiting.values();
    return isAway || performance.now() - oldest > times.wait;
  };
  const timer = setInterval(() => {
    if (!looking && !isRecent() && hasReason()) void look();
  }, times.pause / 4).unref();

  return {
    address: () => current,
    during: async (client, statement) => {
      waiting.set(client, performance.now());
      try {
        return await statement();
      } finally {
        waiting.delete(client);
      }
    },
    writable: async () => {
      while (isAway) {
        if (!isSwitching()) throw unavailable();
        if (!(await look())) await pause(shortPause);
      }
    },
    doubt: async () => {
      // A check already under way may have begun before the failure.
      await looking;
      return (await look()) || isSwitching();
    },
    isThere: async () => (isRecent() ? looked.isThere : look()),
    stop: () => clearInterval(timer),
  };
}
