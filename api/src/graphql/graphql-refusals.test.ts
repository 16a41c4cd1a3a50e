import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';
import { aliasLimit } from './operation-limits.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});

afterAll(() => server.stop());

const renamed = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: currentUser { id }`).join(' ')} }`;

describe('an operation that is refused before it runs', () => {
  it('asks for one field too often under other names', async () => {
    expect((await admin.graphql(renamed(aliasLimit))).errors).toBeUndefined();
    const { data, errors } = await admin.graphql(renamed(aliasLimit + 1));
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: `An operation may rename ${aliasLimit} fields, not more.`,
        extensions: { code: 'BAD_INPUT' },
      },
    ]);
  });

  it('hides them in fragments', async () => {
    const { errors } = await admin.graphql(`{ ...Many } fragment Many on Query ${renamed(aliasLimit + 1)}`);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('spreads a fragment within itself', async () => {
    const { errors } = await admin.graphql(
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('is sent in an address', async () => {
    expect((await admin.get('/api/graphql?query=%7BcurrentUser%7Bid%7D%7D')).statusCode).toBe(404);
  });
});

describe('a request that never became an operation fails in the shape of GraphQL', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['from another site', '{}', { 'sec-fetch-site': 'cross-site' }, 403, 'FORBIDDEN'],
    ['as a form', '{}', { 'content-type': 'text/plain' }, 415, 'BAD_INPUT'],
    ['broken', '{"query":', {}, 400, 'BAD_INPUT'],
    ['too large', JSON.stringify({ query: 'x'.repeat(1_100_000) }), {}, 413, 'LIMIT'],
  ] as const)('%s', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] });
  });
});
