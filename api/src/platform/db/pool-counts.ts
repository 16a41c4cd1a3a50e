import type { Pool } from 'pg';

const pools = new Set<Pool>();

/** Adds the connections of a pool to the counts of this process, until the returned function is called. */
export function countPool(pool: Pool): () => void {
  pools.add(pool);
  return () => pools.delete(pool);
}

/** The connections of this process to its database. */
interface PoolCounts {
  readonly most: number;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
}

/** How many connections this process has, and how many requests wait for one. */
export function poolCounts(): PoolCounts {
  const all = [...pools];
  const sum = (of: (pool: Pool) => number) => all.reduce((total, pool) => total + of(pool), 0);
  return {
    most: sum(({ options }) => options.max),
    used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  };
}
