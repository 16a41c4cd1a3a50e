import type { CspViolation } from 'shared-contracts/rollout';
import { violationLimits } from 'shared-contracts/rollout';
import { beforeEach, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

beforeEach(() => server.database.pool.query('delete from csp_violation'));

let senders = 0;
const send = (body: unknown, type = 'application/csp-report') => {
  senders += 1;
  return server
    .visitor(`10.0.${Math.floor(senders / 200)}.${senders % 200}`)
    .post('/api/csp-report', body, { 'content-type': type });
};

const report = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'http://localhost:4000/parcel/1?secret=2',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'effective-directive': 'script-src-elem',
    'source-file': 'http://localhost:4005/1.4.2/main.js',
    ...changes,
  },
});

async function listed(): Promise<CspViolation[]> {
  const admin = await server.signIn('admin');
  return (await admin.get('/api/rollout/violations')).json().result;
}

describe('a violation of the policy', () => {
  it('is counted with the area whose code caused it, without queries', async () => {
    expect((await send(report())).statusCode).toBe(204);
    await send(report());
    expect(await listed()).toEqual([
      {
        area: 'map',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        count: 2,
        lastAt: expect.stringMatching(/^\d{4}-/),
        lastPage: 'http://localhost:4000/parcel/1',
      },
    ]);
  });

  it('is the shell’s where no area’s code is in it', async () => {
    await send(report({ 'source-file': 'http://localhost:4000/main.js', 'blocked-uri': 'inline' }));
    expect(await listed()).toMatchObject([{ area: 'shell', blocked: 'inline', count: 1 }]);
  });

  it.each([
    ['nothing', null],
    ['something else', { hello: 1 }],
    ['a list of something else', [{ type: 1 }]],
  ])('is not made of %s', async (_case, body) => {
    expect((await send(body)).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('cannot fill the database', async () => {
    await server.database.pool.query(
      `insert into csp_violation (day, area, directive, blocked, last_at, last_page)
       select now()::date, 'shell', 'img-src', n::text, now(), '' from generate_series(1, $1) n`,
      [violationLimits.kinds],
    );
    await send(report());
    await send(report({ 'blocked-uri': '1', 'effective-directive': 'img-src', 'source-file': '' }));
    const { rows } = await server.database.pool.query(
      `select count(*)::int as kinds, sum(count)::int as all from csp_violation`,
    );
    expect(rows).toEqual([{ kinds: violationLimits.kinds, all: violationLimits.kinds + 1 }]);
    const long = report({ 'blocked-uri': 'x'.repeat(20_000) });
    for (const type of ['application/csp-report', 'application/json'])
      expect((await send(long, type)).statusCode).toBe(413);
  });

  it('is for system administrators to see, and asked for by every page', async () => {
    const broker = await server.signIn('broker');
    expect((await broker.get('/api/rollout/violations')).statusCode).toBe(403);
    const { headers } = await broker.get('/api/start');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('report-uri /api/csp-report');
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  });
});
