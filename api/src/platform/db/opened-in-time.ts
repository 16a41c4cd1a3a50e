import type { PoolClient } from 'pg';
import { busyWhile } from './busy-while.ts';

interface Connecting {
  readonly connect: () => Promise<PoolClient>;
}

// pg's word for a new connection whose server did not greet it in time.
const greetedLate = 'Connection terminated due to connection timeout';

const attempts = 3;

/**
 * A connection of the pool. One that could not be opened in time is tried again where this process had other work
 * meanwhile, which says nothing of the server.
 */
export async function openedInTime(pool: Connecting, attempt = 1): Promise<PoolClient> {
  const wasBusy = busyWhile();
  try {
    return await pool.connect();
  } catch (error) {
    const isLate = error instanceof Error && error.message === greetedLate;
    if (!isLate || attempt >= attempts || !wasBusy()) throw error;
    return openedInTime(pool, attempt + 1);
  }
}
