import { performance } from 'node:perf_hooks';
import type { PoolClient } from 'pg';

interface Connecting {
  readonly connect: () => Promise<PoolClient>;
}

// pg's word for a new connection whose server did not greet it in time.
const greetedLate = 'Connection terminated due to connection timeout';

/** Part of the wait from which on this process was too busy to read what the server answered. */
const busyFrom = 0.5;
const attempts = 3;

/**
 * A connection of the pool. One that could not be opened in time is tried again where this process had other work
 * meanwhile: its clocks go off before it reads what came, which says nothing of the server.
 */
export async function openedInTime(pool: Connecting, attempt = 1): Promise<PoolClient> {
  const before = performance.eventLoopUtilization();
  try {
    return await pool.connect();
  } catch (error) {
    const { utilization } = performance.eventLoopUtilization(before);
    const isLate = error instanceof Error && error.message === greetedLate;
    if (!isLate || utilization < busyFrom || attempt >= attempts) throw error;
    return openedInTime(pool, attempt + 1);
  }
}
