import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { hashPassword } from './passwords.ts';
import { sessionLimits } from './session-store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const signIn = (userName: unknown, password: unknown) =>
  server.visitor().post('/api/account/sign-in', { userName, password });

describe('signing in', () => {
  it('starts a session in a cookie that scripts and other sites cannot use', async () => {
    const answer = await signIn('admin@rightway.test', demoPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'rightway_session', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'rightway_browser', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
  });

  it('leaves a cookie by which the browser is known, and which signs nobody in', async () => {
    const answer = await signIn('admin@rightway.test', demoPassword);
    const { value } = answer.cookies.find(({ name }) => name === 'rightway_browser') ?? {};
    const cookie = `rightway_browser=${value}; rightway_session=${value}`;
    const start = await server.visitor().get('/api/start', { cookie });
    expect([start.statusCode, start.json().result.user]).toEqual([200, null]);
    const { rows } = await server.database.pool.query(
      'select encode(token_hash, $1) as hash from known_browser',
      ['base64'],
    );
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('takes the user name in any case', async () => {
    expect((await signIn('ADMIN@Rightway.Test', demoPassword)).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await signIn('admin@rightway.test', 'wrong');
    const unknown = await signIn('nobody@rightway.test', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'The user name or password is not right.' });
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.cookies).toEqual([]);
  });

  it('takes as long for an account that is not there as for a wrong password', async () => {
    // Hashed as in production: the password hashes of the test demo are cheap to check.
    await server.database.pool.query('update app_user set password_hash = $1 where user_name = $2', [
      await hashPassword(demoPassword),
      'operator@rightway.test',
    ]);
    const nobody = 'nobody-else@rightway.test';
    const wrong = 'operator@rightway.test';
    const fastest = new Map<string, number>();
    // Alternate between the two, so that other load on the machine affects both equally.
    for (const userName of Array.from({ length: 4 }, () => [nobody, wrong]).flat()) {
      const began = performance.now();
      await server.visitor('10.9.0.1').post('/api/account/sign-in', { userName, password: 'wrong' });
      const took = performance.now() - began;
      fastest.set(userName, Math.min(took, fastest.get(userName) ?? took));
    }
    // Hashing the password takes nearly all of the time; without it the ratio is ten to one.
    const ratio = (fastest.get(nobody) ?? 0) / (fastest.get(wrong) ?? 0);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('stores neither the password nor the token', async () => {
    const answer = await signIn('broker@rightway.test', demoPassword);
    const { rows } = await server.database.pool.query(
      `select password_hash as secret from app_user
       union all select encode(token_hash, 'escape') from session`,
    );
    const stored = rows.map(({ secret }) => String(secret));
    expect(stored.some((secret) => secret.startsWith('$argon2id$'))).toBe(true);
    expect(stored.join()).not.toContain(demoPassword);
    expect(stored.join()).not.toContain(answer.cookies[0]?.value);
  });

  it.each([
    [undefined, 'x'],
    ['', 'x'],
    ['admin@rightway.test', ''],
    [{ $ne: '' }, 'x'],
    ['x'.repeat(300), 'x'],
  ])('refuses %j / %j with the fields that are wrong', async (userName, password) => {
    const answer = await signIn(userName, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.length).toBeGreaterThan(0);
  });
});

describe('wrong passwords', () => {
  const attempt = async (userName: string, address: string, secret = 'wrong') =>
    (await server.visitor(address).post('/api/account/sign-in', { userName, password: secret })).statusCode;
  const attempts = async (count: number, userName: string, address: string) => {
    const statuses: number[] = [];
    for (let done = 0; done < count; done += 1) statuses.push(await attempt(userName, address));
    return statuses;
  };
  const name = 'superuser@rightway.test';
  // On a busy machine a dozen attempts take longer than the first second that must pass.
  let goOn: () => void;

  beforeAll(() => {
    goOn = server.holdTime();
  });

  afterAll(() => goOn());

  it('slow down who goes on, whether there is such an account or not', async () => {
    for (const userName of ['approver@rightway.test', 'nobody@rightway.test']) {
      const place = `10.1.0.${userName.length}`;
      expect(await attempts(10, userName, place)).toEqual(Array(10).fill(401));
      const answer = await server.visitor(place).post('/api/account/sign-in', { userName, password: 'x' });
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json()).toEqual({ message: 'Too many attempts. Wait a second, then try again.' });
    }
  });

  it('double the wait each time, up to a quarter of an hour, and are forgotten after an hour', async () => {
    await attempts(10, name, '10.2.0.1');
    for (let wait = 1000; wait <= 512_000; wait *= 2) {
      server.pass(wait - 500);
      expect(await attempt(name, '10.2.0.1', demoPassword)).toBe(429);
      server.pass(500);
      expect(await attempt(name, '10.2.0.1')).toBe(401);
    }
    server.pass(899_000);
    expect(await attempt(name, '10.2.0.1', demoPassword)).toBe(429);
    server.pass(1000);
    expect(await attempt(name, '10.2.0.1', demoPassword)).toBe(200);
    expect(await attempts(10, name, '10.2.0.1')).toEqual(Array(10).fill(401));
    server.pass(3_601_000);
    expect(await attempt(name, '10.2.0.1', demoPassword)).toBe(200);
  });

  it('of a stranger elsewhere do not lock the person out', async () => {
    await attempts(12, name, '10.3.0.1');
    expect(await attempt(name, '10.3.0.2', demoPassword)).toBe(200);
  });

  it('count for the account when they come from everywhere, and for an address that tries everybody', async () => {
    for (let place = 0; place < 30; place += 1) await attempt(name, `10.4.0.${place}`);
    expect(await attempt(name, '10.4.1.1', demoPassword)).toBe(429);
    server.pass(3_601_000);
    for (let person = 0; person < 100; person += 1) await attempt(`person${person}`, '10.5.0.1');
    expect(await attempt('operator@rightway.test', '10.5.0.1', demoPassword)).toBe(429);
    expect(await attempt('operator@rightway.test', '10.5.0.2', demoPassword)).toBe(200);
    server.pass(3_601_000);
  });

  it('count for one account by its user name and its e-mail together', async () => {
    const { rows } = await server.database.pool.query(
      `update app_user set email = 'olga@northfork.test' where user_name = 'operator@rightway.test' returning email`,
    );
    expect(rows).toHaveLength(1);
    await attempts(5, 'operator@rightway.test', '10.6.0.1');
    await attempts(5, 'Olga@Northfork.test', '10.6.0.1');
    for (const userName of ['operator@rightway.test', 'olga@northfork.test'])
      expect(await attempt(userName, '10.6.0.1', demoPassword)).toBe(429);
    server.pass(3_601_000);
    expect(await attempt('olga@northfork.test', '10.6.0.1', demoPassword)).toBe(200);
  });

  it('do not turn away who comes right after, by a clock that is a little behind', async () => {
    await attempts(1, 'readonly@rightway.test', '10.7.0.1');
    server.pass(-5000);
    expect(await attempt('readonly@rightway.test', '10.7.0.1', demoPassword)).toBe(200);
    server.pass(5000);
  });

  it('wait as long as they must, not until a clock is right again that was set back', async () => {
    const name = 'approver@rightway.test';
    await attempts(11, name, '10.8.0.1');
    // As if another copy of the API, whose clock is an hour ahead, had recorded it.
    await server.database.pool.query(`update sign_in_failure set last_at = last_at + interval '1 hour'`);
    expect(await attempt(name, '10.8.0.1', demoPassword)).toBe(429);
    server.pass(2001);
    expect(await attempt(name, '10.8.0.1', demoPassword)).toBe(200);
  });

  it('count a hundred times when they come a hundred times at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => attempt('prairie@rightway.test', '10.6.0.1')),
    );
    // A busy server may answer some of the hundred with 'try again later'; those do not count as extra guesses.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).not.toContain(200);
    expect(await attempt('prairie@rightway.test', '10.6.0.1', demoPassword)).toBe(429);
  });
});

describe('a session', () => {
  const userName = async (client: Awaited<ReturnType<TestServer['signIn']>>) =>
    (await client.get('/api/start')).json().result.user?.userName;

  it('ends with the sign-out', async () => {
    const client = await server.signIn('operator');
    expect(await userName(client)).toBe('operator@rightway.test');
    expect((await client.post('/api/account/sign-out', {})).statusCode).toBe(200);
    expect(await userName(client)).toBeUndefined();
  });

  it('ends two hours after its last use, and twelve after its start', async () => {
    const client = await server.signIn('operator');
    const step = sessionLimits.idle - 1000;
    for (let passed = 0; passed + step < sessionLimits.absolute; passed += step) {
      server.pass(step);
      expect(await userName(client)).toBe('operator@rightway.test');
    }
    server.pass(step);
    expect(await userName(client)).toBeUndefined();

    const idle = await server.signIn('operator');
    server.pass(sessionLimits.idle + 1000);
    expect(await userName(idle)).toBeUndefined();
  });

  it('outlives a clock that is set back or ahead', async () => {
    const client = await server.signIn('operator');
    for (const set of [3, -6, 24, -21]) {
      server.setClock(set * 3_600_000);
      expect(await userName(client)).toBe('operator@rightway.test');
      await server.signIn('broker');
    }
    expect(await userName(client)).toBe('operator@rightway.test');
  });

  it('ends when its person is made inactive', async () => {
    const client = await server.signIn('prairie');
    await server.database.pool.query(
      `update app_user set is_active = false where user_name like 'prairie@%'`,
    );
    expect(await userName(client)).toBeUndefined();
  });
});

describe('a session that was looked up a moment ago', () => {
  let remembering: TestServer;

  beforeAll(async () => {
    remembering = await startTestServer({ sessionMemory: 1000 });
  });

  afterAll(() => remembering.stop());

  const userName = async (client: TestClient) =>
    (await client.get('/api/start')).json().result.user?.userName ?? null;

  it('is not looked up again, and is when the moment has passed', async () => {
    const client = await remembering.signIn('approver');
    expect(await userName(client)).toBe('approver@rightway.test');
    const deactivate = `update app_user set is_active = $1 where user_name = 'approver@rightway.test'`;
    await remembering.database.pool.query(deactivate, [false]);
    expect(await userName(client)).toBe('approver@rightway.test');
    // Also when the clock has been set back in the meantime.
    remembering.setClock(-3_600_000);
    remembering.pass(1001);
    expect(await userName(client)).toBeNull();
    await remembering.database.pool.query(deactivate, [true]);
  });

  it('ends at once where the person signs out', async () => {
    const client = await remembering.signIn('readonly');
    expect(await userName(client)).toBe('readonly@rightway.test');
    await client.post('/api/account/sign-out', {});
    expect(await userName(client)).toBeNull();
  });
});
