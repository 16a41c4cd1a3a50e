import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOnDatabase } from '../../testing/app-without-database.ts';
import { type HollowDatabase, startHollowDatabase } from '../../testing/hollow-database.ts';
import { type Database, openServer } from './database.ts';

let one: HollowDatabase;
let two: HollowDatabase;
let url: string;
let database: Database;

beforeEach(async () => {
  one = await startHollowDatabase();
  two = await startHollowDatabase();
  two.become('standby');
  url = `postgresql://hollow@127.0.0.1:${one.port},127.0.0.1:${two.port}/hollow?target_session_attrs=read-write`;
  database = openServer(url, 4);
});

afterEach(async () => {
  await database.close();
  one.stop();
  two.stop();
});

const write = (round: string) => sql`${sql.raw(`insert ${round}`)}`.execute(database.db);
const writes = ({ statements }: HollowDatabase) => statements().filter((text) => text.startsWith('insert'));

/** How many seconds some work takes. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1000;
}

it('many who ask at once whether it is ready take one connection, and later ones ask anew', async () => {
  const askAll = () => Promise.all(Array.from({ length: 16 }, () => database.isReady()));
  expect(await askAll()).toEqual(Array(16).fill(true));
  expect(database.pool.totalCount).toBe(1);
  one.stop();
  two.stop();
  await vi.waitFor(async () => expect(await askAll()).toEqual(Array(16).fill(false)), { timeout: 60_000 });
});

describe('of several servers', () => {
  it('the one that takes writes is asked, wherever it stands among them', async () => {
    one.become('standby');
    two.become('writable');
    await write('1');
    expect([writes(one), writes(two)]).toEqual([[], ['insert 1']]);
    expect(await database.isReady()).toBe(true);
  });

  it('the one whose standby took over last counts, where the other was started again beside it', async () => {
    await write('1');
    two.become('writable', 2);
    await vi.waitFor(
      async () => {
        await database.isReady();
        await write('2');
        expect(writes(two)).toContain('insert 2');
      },
      { timeout: 300_000 },
    );
    await write('3');
    expect(writes(one)).not.toContain('insert 3');
  });

  it('the next takes over when the first is gone; what was kept to the first is not used again', async () => {
    await Promise.all(['1', '2', '3'].map(write));
    one.stop();
    two.become('writable', 2);
    await vi.waitFor(() => write('4'), { timeout: 300_000 });
    await Promise.all(['5', '6', '7', '8'].map(write));
    expect(writes(two)).toEqual(
      expect.arrayContaining(['insert 4', 'insert 5', 'insert 6', 'insert 7', 'insert 8']),
    );
    expect(await database.isReady()).toBe(true);
  });

  it('a switch that is announced by making the first read-only costs people time, and no write', async () => {
    await write('1');
    const transaction = await database.db.startTransaction().execute();
    await sql.raw('insert in a transaction').execute(transaction);
    one.become('readOnly');
    // The running transaction ends here; no other one begins.
    await transaction.commit().execute();
    const begun = database.db
      .transaction()
      .execute(async (own) => sql.raw('insert at its beginning').execute(own));
    const written = Promise.all(['2', '3', '4', '5', '6'].map(write));
    await vi.waitFor(() => expect(one.lines()).toBe(0), { timeout: 300_000 });
    expect(await database.isReady()).toBe(false);
    one.stop();
    two.become('writable', 2);
    await written;
    await begun;
    expect(writes(two).toSorted()).toEqual([
      'insert 2',
      'insert 3',
      'insert 4',
      'insert 5',
      'insert 6',
      'insert at its beginning',
    ]);
    expect(await database.isReady()).toBe(true);
  });
});

describe('a server that takes no more writes', () => {
  it('is told as away once nobody took over in time, and serves again by itself', async () => {
    const app = await appOnDatabase(one.url, 4, { sessionMemory: 0 });
    const signIn = () =>
      app.inject({ method: 'POST', url: '/api/account/sign-in', payload: { userName: 'a', password: 'b' } });
    one.become('readOnly');
    const first = await signIn();
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/api/health')).json()).toMatchObject({ ready: false });
    // In the end, nobody waits for it any more.
    await vi.waitFor(async () => expect(await secondsOf(signIn())).toBeLessThan(5), { timeout: 300_000 });
    expect((await signIn()).json().message).toMatch(/^Rightway cannot reach its database right now/);
    one.become('writable');
    await vi.waitFor(
      async () => expect((await app.inject('/api/health')).json()).toMatchObject({ ready: true }),
      {
        timeout: 300_000,
      },
    );
    expect((await app.inject('/api/account/invite-user/user-details/nobody-has-it')).statusCode).toBe(404);
    await app.close();
  });
});
