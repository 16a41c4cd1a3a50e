import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
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

describe('an operation that asks for too much', () => {
  const project = (first: string) =>
    `query Many($rows: Int = 1000) { surfaceProjects(first: ${first}) { nodes { agreements(first: 100) { landowners { id legalName } } } } }`;

  it.each([
    ['many rows of many rows', project('1000').replace('($rows: Int = 1000)', ''), {}],
    ['the same by a variable', project('$rows'), { rows: 900 }],
    ['the same by a variable’s default', project('$rows'), {}],
    [
      'the same in fragments',
      `{ surfaceProjects(first: 1000) { ...Page } } fragment Page on SurfaceProjectConnection { nodes { ...Project } }
       fragment Project on SurfaceProject { agreements(first: 1000) { id name } }`,
      {},
    ],
  ])('is refused before it runs: %s', async (_, query, variables) => {
    for (const attempt of [1, 2, 3]) {
      const { data, errors } = await admin.graphql(query, variables);
      expect([attempt, data, errors]).toEqual([
        attempt,
        undefined,
        [
          {
            message: 'This asks for too much at once. Ask for fewer rows or fewer levels.',
            extensions: { code: 'LIMIT' },
          },
        ],
      ]);
    }
  });

  it('is answered where it asks for less', async () => {
    const { errors } = await admin.graphql(project('$rows'), { rows: 10 });
    expect(errors).toBeUndefined();
    const page = await admin.graphql(
      '{ agreements(first: 1000) { nodes { id name agreementType { code } } } }',
    );
    expect(page.errors).toBeUndefined();
  });
});

describe('in production', () => {
  it('the schema is not told to those who ask', async () => {
    const production = await startTestServer({ isProduction: true });
    const client = await production.signIn('admin');
    const { data, errors } = await client.graphql('{ __schema { types { name } } }');
    const typo = await client.graphql('{ currentUsr { id } }');
    const usual = await client.graphql('{ currentUser { __typename userName } }');
    await production.stop();
    expect([data, errors?.[0]?.extensions['code']]).toEqual([undefined, 'BAD_INPUT']);
    expect(typo.errors?.[0]?.message).toBe('Cannot query field "currentUsr" on type "Query".');
    expect(usual.errors).toBeUndefined();
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
