import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { aliasLimit } from './operation-limits.ts';
import { longestKept } from './operation-runners.ts';
import { longestList } from './variable-limits.ts';

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

  it('is too long to stay parsed: it is answered and refused as any other, each time', async () => {
    const long = (text: string) => `${text} # ${'x'.repeat(longestKept)}`;
    for (const _ of ['first', 'again', 'once more']) {
      const { data, errors } = await admin.graphql(long('{ currentUser { userName } }'));
      expect([data, errors]).toEqual([{ currentUser: { userName: 'admin@rightway.test' } }, undefined]);
      const refused = await admin.graphql(long(renamed(aliasLimit + 1)));
      expect([refused.data, refused.errors?.[0]?.extensions]).toEqual([undefined, { code: 'BAD_INPUT' }]);
      const rehearsed = ['a', 'b'].map(
        (name) => `${name}: refusalOfDeletion(deletion: "deleteCountries", ids: [])`,
      );
      const costly = await admin.graphql(long(`{ ${rehearsed.join(' ')} }`));
      expect(costly.errors?.[0]?.extensions['code']).toBe('LIMIT');
    }
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

  it('rehearses more than one deletion', async () => {
    const rehearsed = (name: string) => `${name}: refusalOfDeletion(deletion: "deleteCountries", ids: [])`;
    const one = await admin.graphql(`{ ${rehearsed('a')} }`);
    expect(one.errors?.[0]?.message ?? '').not.toMatch(/too much at once/);
    const two = await admin.graphql(`{ ${rehearsed('a')} ${rehearsed('b')} }`);
    expect(two.data).toBeUndefined();
    expect(two.errors?.[0]?.message).toMatch(/too much at once/);
  });
});

describe('variables that are refused before the operation runs', () => {
  const deletion = (ids: readonly unknown[]) => ({
    query: 'mutation D($ids: [ID!]!) { done: deleteCountries(ids: $ids) }',
    variables: { ids },
  });
  const answered = async (ids: readonly unknown[]) => {
    const answer = await admin.post('/api/graphql', deletion(ids));
    return answer.json().errors as readonly { readonly message: string; readonly extensions: object }[];
  };

  it('have a list of more entries than are read', async () => {
    const extensions = { code: 'LIMIT' };
    expect(await answered(Array(longestList + 1).fill('x'))).toEqual([
      { message: `A list of variables may have ${longestList} entries, not more.`, extensions },
    ]);
    expect((await answered(Array(longestList).fill('x')))[0]?.extensions).not.toEqual(extensions);
    const nested = await admin.post('/api/graphql', {
      query: '{ currentUser { id } }',
      variables: { a: [{ b: Array(longestList + 1).fill(1) }] },
    });
    expect(nested.json().errors[0].extensions).toEqual(extensions);
  });

  it('have many entries that do not fit, of which the first are told, also where the operation is compiled', async () => {
    const texts = Array(longestList).fill({ no: 'id' });
    for (const time of ['first', 'compiled', 'again']) {
      const errors = await answered(texts);
      expect([time, errors.length < 60, errors[0]?.message]).toEqual([
        ...[time, true],
        'ID cannot represent value: { no: "id" }',
      ]);
    }
  });

  it('have a long list of which the last entry does not fit', async () => {
    const input = [...Array.from({ length: 149 }, () => ({ id: crypto.randomUUID() })), {}];
    const query = 'mutation C($input: [AgreementInput!]!) { createAgreements(input: $input) { id } }';
    const answer = await admin.post('/api/graphql', { query, variables: { input } });
    expect(answer.json().errors).toEqual([
      {
        message: 'Field "id" of required type "ID!" was not provided.',
        extensions: { code: 'BAD_INPUT' },
      },
    ]);
  });

  it('have a long list within an object, of which the last entry does not fit', async () => {
    const agreements = [...Array.from({ length: 149 }, () => ({ id: crypto.randomUUID() })), { name: 7 }];
    const query = 'mutation U($input: SurfaceProjectInput!) { updateSurfaceProject(input: $input) { id } }';
    const variables = { input: { id: crypto.randomUUID(), nobody: 1, agreements } };
    const answer = await admin.post('/api/graphql', { query, variables });
    expect(answer.json().errors.map(({ message }: { readonly message: string }) => message)).toEqual([
      expect.stringContaining('Field "nobody" is not defined by type "SurfaceProjectInput"'),
      'Field "id" of required type "ID!" was not provided.',
      'String cannot represent a non string value: 7',
    ]);
  });
});

describe('an operation that would keep the server busy', () => {
  /** Milliseconds until the answer; the server does nothing else in the meantime. */
  const timed = async (query: string, variables: Record<string, unknown> = {}) => {
    const began = performance.now();
    const { errors } = await admin.graphql(query, variables);
    return { errors, took: performance.now() - began };
  };
  /** Far more than any of these takes on a busy machine, and far less than following them to their end. */
  const soon = 60_000;

  it('quotes a long value of its caller: the refusal is short and quick', async () => {
    const guesses = ' Did you mean '.repeat(30_000);
    for (const value of [guesses, `${guesses}?\n`]) {
      const { errors, took } = await timed('query Q($first: Int!) { users(first: $first) { id } }', {
        first: value,
      });
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
      expect(errors?.[0]?.message.length).toBeLessThan(600);
      expect(took).toBeLessThan(soon);
    }
  });

  it('doubles what it asks for in fragments of fragments', async () => {
    const deep = Array.from(
      { length: 28 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    ).join(' ');
    const { errors, took } = await timed(`{ ...F0 } ${deep} fragment F28 on Query { currentUser { id } }`);
    expect(errors?.[0]?.extensions['code']).toBe('LIMIT');
    expect(took).toBeLessThan(soon);
  });

  it.each([
    ['has more words than one needs', `{ ${'currentUser { id } '.repeat(2000)} }`, 'BAD_INPUT'],
    ['is longer than one is', `{ currentUser { id } } #${'x'.repeat(60_000)}`, 'LIMIT'],
    ['nests without end', `${'{ users '.repeat(3000)}`, 'BAD_INPUT'],
    ['is a parsed document', '{"kind":"Document","definitions":[]}', 'BAD_INPUT'],
    ['is a number', '1', 'BAD_INPUT'],
    ['is an empty object', '{}', 'BAD_INPUT'],
  ])('%s', async (_, query, code) => {
    const { errors, took } = await timed(query);
    expect(errors?.[0]?.extensions['code']).toBe(code);
    expect(took).toBeLessThan(soon);
  });

  it.each([
    ['selections', `{ ${'users { '.repeat(201)}id${' }'.repeat(201)} }`],
    ['lists', `{ users(first: ${'['.repeat(20_000)}1${']'.repeat(20_000)}) { id } }`],
  ])('nests %s deeper than the parser should follow', async (_, query) => {
    const { errors, took } = await timed(query);
    expect(errors?.[0]).toMatchObject({
      message: 'The operation nests too deep.',
      extensions: { code: 'BAD_INPUT' },
    });
    expect(took).toBeLessThan(soon);
  });

  it('searches for more than a search holds', async () => {
    const { errors } = await timed('query Q($query: String) { users(query: $query) { id } }', {
      query: '%'.repeat(300_000),
    });
    expect(errors?.[0]).toMatchObject({
      message: 'A search text cannot exceed 200 characters.',
      extensions: { code: 'BAD_INPUT' },
    });
  });

  it('ends a page at a key of another kind', async () => {
    for (const key of [
      [1, '0b6d6f0a-0000-4c00-9a00-000000000001'],
      ['x', '0b6d6f0a-0000-4c00-9a00-000000000001'],
    ]) {
      const after = Buffer.from(JSON.stringify(key)).toString('base64url');
      for (const list of ['assignedTasks', 'obligations', 'timesheets', 'invoices', 'documentList']) {
        const { errors } = await timed(`{ ${list}(after: "${after}") { nodes { id } } }`);
        expect([list, errors?.[0]?.extensions['code'] ?? 'BAD_INPUT']).toEqual([list, 'BAD_INPUT']);
      }
    }
    const phases = ['filled', 'unlabelled', 'empty'];
    for (const phase of phases) {
      const after = Buffer.from(JSON.stringify({ phase, keys: ['x', 'y'] })).toString('base64url');
      const answer = await admin.post('/api/grids/source/obligations', {
        columns: [{ id: 'dueDate' }],
        after,
      });
      expect([phase, answer.statusCode < 500]).toEqual([phase, true]);
      if (phase === 'filled') expect(answer.statusCode).toBe(400);
    }
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
