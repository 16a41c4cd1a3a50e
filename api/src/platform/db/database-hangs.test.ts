import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appOnDatabase } from '../../testing/app-without-database.ts';
import { type HollowDatabase, startHollowDatabase } from '../../testing/hollow-database.ts';
import { openServer } from './database.ts';

const away = 'Rightway cannot reach its database right now. Try again in a moment.';
const busy = 'Rightway is busy with much work for others. Try again in a moment.';
const connections = 4;

let hollow: HollowDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  hollow = await startHollowDatabase();
  const issuer = new URL('http://127.0.0.1:1');
  const signOn = { issuer, clientId: 'rightway', clientSecret: 'a secret', trustsEmail: false };
  app = await appOnDatabase(hollow.url, connections, { sessionMemory: 0, signOn });
});

afterAll(async () => {
  hollow.thaw();
  await app.close();
  hollow.stop();
});

const link = '/api/account/invite-user/user-details/a-link-that-nobody-has';
const isReady = async () => (await app.inject('/api/health')).json().ready;

describe('a database that hangs', () => {
  it('lets nobody wait for long, is told by the health check, and comes back by itself', async () => {
    expect((await app.inject(link)).statusCode).toBe(404);
    expect(await isReady()).toBe(true);

    hollow.freeze();
    const answers = Promise.all(Array.from({ length: 3 * connections }, () => app.inject(link)));
    // Requests that have a connection end as soon as the server is known not to answer; the others end after waiting
    // for a connection. Waiting for the database itself would never end.
    for (const { statusCode, headers, json } of await answers) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect([away, busy]).toContain(json().message);
    }
    expect(await isReady()).toBe(false);
    // After that no request waits at all.
    const next = await app.inject(link);
    expect([next.statusCode, next.json().message]).toEqual([503, away]);
    // The window that returns from the identity provider also shows a message.
    const url = '/api/account/single-sign-on/callback?state=s&code=c';
    const back = await app.inject({ url, cookies: { rightway_sign_on: 's' } });
    expect(back.headers.location).toBe(`/login-callback?${new URLSearchParams({ errorMessage: away })}`);

    hollow.thaw();
    await vi.waitFor(async () => expect((await app.inject(link)).statusCode).toBe(404), { timeout: 300_000 });
    await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 300_000 });
  });

  it('costs the line of each statement, so that a network that is gone does not hold the pool', async () => {
    const { db, close } = openServer(hollow.url, 1);
    const statement = sql`select 1`.execute(db);
    await statement;
    const before = hollow.lines();
    hollow.freeze();
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/Connection terminated/);
    await vi.waitFor(() => expect(hollow.lines()).toBeLessThan(before), { timeout: 300_000 });
    hollow.thaw();
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 300_000 });
    await close();
  });
});

describe('a database that ends', () => {
  it('fails what it was asked with 503 and when to come back, at once; all goes on when it is started again', async () => {
    const first = await startHollowDatabase();
    const own = await appOnDatabase(first.url, connections, { sessionMemory: 0 });
    expect((await own.inject(link)).statusCode).toBe(404);
    first.freeze();
    // These requests run when the server ends: their connections are in use, and this must not crash the process.
    const answers = Promise.all(Array.from({ length: connections }, () => own.inject(link)));
    await vi.waitFor(() => expect(first.waiting()).toBeGreaterThan(0), { timeout: 300_000 });
    first.stop();
    for (const { statusCode, headers } of await answers)
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    const next = own.inject(link);
    expect([(await next).statusCode, (await next).json()]).toEqual([503, { message: away }]);
    expect((await own.inject('/api/health')).json().ready).toBe(false);

    const second = await startHollowDatabase(first.port);
    await vi.waitFor(async () => expect((await own.inject(link)).statusCode).toBe(404), { timeout: 300_000 });
    await vi.waitFor(async () => expect((await own.inject('/api/health')).json().ready).toBe(true), {
      timeout: 300_000,
    });
    await own.close();
    second.stop();
  });
});

describe('a pool all of whose connections are in use', () => {
  it('is told as busy in time, by the health check as not ready, and serves again when one is free', async () => {
    const { pool, db, isReady: ready, close } = openServer(hollow.url, 2);
    const held = await Promise.all([pool.connect(), pool.connect()]);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/timeout exceeded/);
    expect(await ready()).toBe(false);
    for (const client of held) client.release();
    await sql`select 1`.execute(db);
    expect(await ready()).toBe(true);
    await close();
  });
});
