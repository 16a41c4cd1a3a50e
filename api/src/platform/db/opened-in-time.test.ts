import { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type HollowDatabase, startHollowDatabase } from '../../testing/hollow-database.ts';
import { openedInTime } from './opened-in-time.ts';

let hollow: HollowDatabase;
let pool: Pool;

const openPool = async (connectionTimeoutMillis: number) => {
  hollow = await startHollowDatabase();
  pool = new Pool({ connectionString: hollow.url, connectionTimeoutMillis });
};

/** Blocks the process with other work for a number of milliseconds. */
function beBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

afterEach(async () => {
  hollow.stop();
  await pool.end();
});

describe('opening a connection', () => {
  it('survives that this process was busy while the server greeted it', async () => {
    await openPool(400);
    const opened = openedInTime(pool);
    setImmediate(() => beBusy(600));
    const client = await opened;
    expect((await client.query('select 1')).command).toBe('SELECT');
    client.release(true);
  });

  it('is given up in time where the server does not answer', async () => {
    await openPool(300);
    hollow.freeze();
    let tried = 0;
    const connect = () => {
      tried += 1;
      return pool.connect();
    };
    await expect(openedInTime({ connect })).rejects.toThrow('connection timeout');
    expect(tried).toBe(1);
  });
});
