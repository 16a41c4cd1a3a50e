import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWithoutDatabase } from '../../testing/app-without-database.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await appWithoutDatabase();
});

afterAll(() => app.close());

const signOut = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/account/sign-out',
    headers: { host: 'rightway.test', 'content-type': 'application/json', ...headers },
    payload: '{}',
  });

describe('a change of state', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
    ['a page of ours in an older browser', { origin: 'https://rightway.test' }],
    ['a program', {}],
  ])('is taken from %s', async (_, headers) => {
    expect((await signOut(headers)).statusCode).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    expect((await signOut(headers)).statusCode).toBe(403);
  });

  it('is refused as anything but JSON', async () => {
    expect((await signOut({ 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
  });
});

it('no answer of the API is kept by a browser', async () => {
  for (const path of ['start', 'support', 'none', 'health']) {
    expect((await app.inject(`/api/${path}`)).headers['cache-control']).toBe('no-store');
  }
});

it.each([
  ['/login-callback', 'unsafe-none'],
  ['/login-callback?errorMessage=x', 'unsafe-none'],
  ['/api/account/single-sign-on', 'unsafe-none'],
  ['/api/account/single-sign-on/callback?state=x', 'unsafe-none'],
  ['/login-callbacks', 'same-origin-allow-popups'],
  ['/api/start', 'same-origin-allow-popups'],
])('%s keeps its window to itself as far as the sign-on allows: %s', async (url, policy) => {
  expect((await app.inject(url)).headers['cross-origin-opener-policy']).toBe(policy);
});
