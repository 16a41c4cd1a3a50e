import type { Db } from '../../platform/db/database.ts';
import { pause, turns } from '../../platform/work/take-turns.ts';

/** A row's question that waits for those of the other rows. */
interface WaitingQuestion<TAnswer> {
  readonly key: string;
  readonly answer: (found: TAnswer | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/** Number of running functions, by transaction, that may still ask something for its rows. */
const atWork = new WeakMap<Db, number>();

const count = (db: Db, more: number) => atWork.set(db, (atWork.get(db) ?? 0) + more);

/** Holds back the questions of a transaction's rows until the work is done, so that they become one statement. */
async function whileWorking<T>(db: Db, work: () => Promise<T>): Promise<T> {
  count(db, 1);
  try {
    return await work();
  } finally {
    count(db, -1);
  }
}

/**
 * Processes many rows of a transaction concurrently, so that their queries through `batchedQuery` become one statement
 * for all of them. Yields to other work in between. Returns how each ended, in the order of the rows.
 */
export async function besideEachOther<TRow, T>(
  db: Db,
  rows: readonly TRow[],
  work: (row: TRow) => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const started = await whileWorking(db, async () => {
    const turn = turns();
    const all: Promise<PromiseSettledResult<T>[]>[] = [];
    for (const row of rows) {
      const others = turn();
      if (others) await others;
      all.push(Promise.allSettled([work(row)]));
    }
    return all;
  });
  return (await Promise.all(started)).flat();
}

/**
 * Combines the same question of many rows of a save into one statement: `ask` receives the keys of all rows, each once,
 * and returns the answers by key. Questions of different `group`s become separate statements.
 */
export function batchedQuery<TContext extends { readonly db: Db }, TAnswer>(
  ask: (within: TContext, keys: readonly string[], group: string) => Promise<ReadonlyMap<string, TAnswer>>,
): (within: TContext, key: string, group?: string) => Promise<TAnswer | undefined> {
  const waiting = new WeakMap<Db, Map<string, WaitingQuestion<TAnswer>[]>>();
  const answerAll = async (
    within: TContext,
    group: string,
    groups: Map<string, WaitingQuestion<TAnswer>[]>,
  ) => {
    do await pause();
    while ((atWork.get(within.db) ?? 0) > 0);
    const all = groups.get(group) ?? [];
    groups.delete(group);
    try {
      const found = await ask(within, [...new Set(all.map(({ key }) => key))], group);
      await whileWorking(within.db, async () => {
        const turn = turns();
        for (const { key, answer } of all) {
          answer(found.get(key));
          // The row continues with its answer before the elapsed time is checked.
          await turn();
        }
      });
    } catch (error) {
      for (const { fail } of all) fail(error);
    }
  };
  return async (within, key, group = '') => {
    // Outside a transaction the connection is shared by all requests, so questions cannot be combined by it.
    if (!within.db.isTransaction) return (await ask(within, [key], group)).get(key);
    return new Promise((answer, fail) => {
      const groups = waiting.get(within.db) ?? new Map<string, WaitingQuestion<TAnswer>[]>();
      waiting.set(within.db, groups);
      const all = groups.get(group);
      if (all) all.push({ key, answer, fail });
      else {
        groups.set(group, [{ key, answer, fail }]);
        void answerAll(within, group, groups);
      }
    });
  };
}
