import type { PoolClient } from 'pg';
import { busyWhile } from './busy-while.ts';

interface Connecting {
  readonly connect: () => Promise<PoolClient>;
}

// pg's error message for a new connection whose server did not answer in time.
const greetedLate = 'Connection terminated due to connection timeout';

const attempts = 3;

/**
 * Takes a connection from the pool. If it could not be opened in time while this process was busy with other work, it
 * is tried again, because the delay may not be the server's.
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
