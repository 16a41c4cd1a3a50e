import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWithoutDatabase } from '../../testing/app-without-database.ts';

const message = 'Rightway cannot reach its database right now. Try again in a moment.';
const cookies = { rightway_session: 'a-token-from-before' };

let app: FastifyInstance;

beforeAll(async () => {
  app = await appWithoutDatabase();
});

afterAll(() => app.close());

describe('while the database is away', () => {
  it.each([
    ['GET', '/api/start', undefined],
    ['POST', '/api/account/sign-in', { userName: 'admin', password: 'x' }],
  ] as const)('%s %s says so and when to come back', async (method, url, payload) => {
    const answer = await app.inject({ method, url, cookies, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toEqual({ message });
  });

  it('GraphQL says so in its own shape, so that a form shows the sentence', async () => {
    const payload = { query: '{ currentUser { id } }' };
    const answer = await app.inject({ method: 'POST', url: '/api/graphql', cookies, payload });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toEqual({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
  });

  it('the health check is not ready', async () => {
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'unavailable', ready: false });
  });
});
