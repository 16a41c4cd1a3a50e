import { gql, type OperationResult } from '@urql/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../rest/unreachable.ts';
import { errorMessage } from './error-message.ts';
import { createGraphqlClient } from './graphql-client.ts';
import { takeMoved } from './moved-tasks.ts';

interface Body {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

const record = gql`
  query User($id: ID!) {
    record: user(id: $id) {
      __typename
      id
      firstName
    }
  }
`;

const list = gql`
  query Names {
    users {
      __typename
      id
      firstName
    }
  }
`;

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = (code: string, message: string, status = 200) =>
  json({ data: null, errors: [{ message, extensions: { code }, path: ['record'] }] }, status);

/** Reads as a screen does, and stays to see what comes later. */
async function read(
  answer: (body: Body, place: number) => Response | Promise<Response>,
  {
    document = record,
    requestPolicy = 'cache-first' as const,
    signIn = async () => {},
  }: {
    document?: typeof record;
    requestPolicy?: 'cache-first' | 'cache-and-network' | 'network-only';
    signIn?: () => Promise<void>;
  } = {},
) {
  const sent: Body[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return answer(JSON.parse(body), sent.length - 1);
  });
  const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn });
  const results: OperationResult[] = [];
  const { unsubscribe } = client
    .query(document, document === record ? { id: 'u1' } : {}, { requestPolicy })
    .subscribe((result) => {
      results.push(result);
    });
  await vi.waitFor(() => expect(results.length).toBeGreaterThan(0), { timeout: 300_000 });
  // Any repeated request of an exchange is sent within a turn of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  unsubscribe();
  return { sent, results, last: results.at(-1) };
}

const failures: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['a record that is not there', () => refused('NOT_FOUND', 'There is no such record.')],
  ['a right that is missing', () => refused('FORBIDDEN', 'You may not.')],
  ['an internal error', () => refused('INTERNAL', 'Unknown error')],
  ['a database that is away', () => refused('UNAVAILABLE', 'Try again in a moment.', 503)],
  ['a gateway’s page', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['a network that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(['cache-first', 'cache-and-network', 'network-only'] as const)(
  'a failing read, %s',
  (requestPolicy) => {
    it.each(failures)('is sent once, for %s', async (_, answer) => {
      for (const document of [record, list]) {
        const { sent, last } = await read(answer, { document, requestPolicy });
        expect(sent).toHaveLength(1);
        expect(sent[0]?.query).toBeUndefined();
        expect(last?.error).toBeDefined();
      }
    });
  },
);

describe('a read', () => {
  const missed = () => refused('BAD_INPUT', 'PersistedQueryNotFound');
  const found = () => json({ data: { record: { __typename: 'User', id: 'u1', firstName: 'Ann' } } });

  it('is sent with its text where the server asks for it, and never a third time', async () => {
    const result = await read(({ query }) => (query ? found() : missed()));
    expect(result.sent.map(({ query }) => query !== undefined)).toEqual([false, true]);
    expect(result.last?.data).toMatchObject({ record: { firstName: 'Ann' } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const never = await read(missed);
    expect(never.sent).toHaveLength(2);
    expect(never.last?.error?.message).toContain('PersistedQueryNotFound');
    warn.mockRestore();
  });

  it('waits for a sign-in once, and is not sent a third time', async () => {
    let signIns = 0;
    const signIn = async () => {
      signIns += 1;
    };
    const out = () => refused('UNAUTHENTICATED', 'Sign in to go on.');
    const back = await read((_, place) => (place === 0 ? out() : found()), { signIn });
    expect([back.sent.length, signIns]).toEqual([2, 1]);
    expect(back.last?.data).toMatchObject({ record: { firstName: 'Ann' } });
    const still = await read(out, { signIn });
    expect([still.sent.length, signIns]).toEqual([2, 2]);
  });
});

it('says when the API carried out a mutation, and neither of reads, of what was refused, of a page that is open nor of ended sessions', async () => {
  const onWritten = vi.fn();
  const save = gql`
    mutation Save($id: ID!) {
      saved: updateUser(id: $id) {
        __typename
        id
      }
    }
  `;
  const saved = { data: { saved: { __typename: 'User', id: 'u1' } } };
  const answers = [refused('FORBIDDEN', 'You may not.'), json(saved)];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { client } = createGraphqlClient({
    url: 'http://localhost/api/graphql',
    signIn: async () => {},
    onWritten,
  });
  await client.mutation(save, { id: 'u1' }).toPromise();
  expect(onWritten).not.toHaveBeenCalled();
  await client.mutation(save, { id: 'u1' }).toPromise();
  expect(onWritten).toHaveBeenCalledTimes(1);
  const presence = gql`
    mutation NotePresence($projectId: ID!) {
      others: notePresence(projectId: $projectId) {
        since
      }
    }
  `;
  answers.push(json({ data: { others: [] } }));
  const { data } = await client.mutation(presence, { projectId: 'p1' }).toPromise();
  expect(data).toEqual({ others: [] });
  const end = gql`
    mutation EndUserSessions($id: ID!) {
      ended: endUserSessions(id: $id) {
        __typename
      }
    }
  `;
  answers.push(json({ data: { ended: { __typename: 'UserAccess' } } }));
  await client.mutation(end, { id: 'u1' }).toPromise();
  expect(onWritten).toHaveBeenCalledTimes(1);
});

it('says which tasks a mutation moved, unless the form listed them before', async () => {
  const onWritten = vi.fn();
  const moved = { count: 2, projectIds: ['p1'] };
  const answer = { data: { saved: [] }, extensions: { movedTasks: moved } };
  const answers = [json(answer), json({ ...answer, data: { saved: null } }), json({ data: { saved: [] } })];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { client } = createGraphqlClient({
    url: 'http://localhost/api/graphql',
    signIn: async () => {},
    onWritten,
  });
  const alone = gql`
    mutation Alone {
      saved: updateAgreements(input: []) {
        id
      }
    }
  `;
  const form = gql`
    mutation Form {
      saved: updateSurfaceProject(input: {}) {
        id
      }
    }
  `;
  const moves: unknown[] = [];
  onWritten.mockImplementation(() => moves.push(takeMoved()));
  await client.mutation(alone, {}).toPromise();
  await client.mutation(form, {}).toPromise();
  await client.mutation(alone, {}).toPromise();
  expect(moves).toEqual([moved, undefined, undefined]);
  expect(takeMoved()).toBeUndefined();
});

it('gives up where no answer comes, so that people may try again, and ends no answer that came in time', async () => {
  const aborted = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const answers = [
    (signal: AbortSignal) => aborted(signal),
    async () => json({ data: { record: { __typename: 'User', id: 'u1', firstName: 'Ann' } } }),
  ];
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) =>
    answers.shift()?.(signal),
  );
  const { client } = createGraphqlClient({
    url: 'http://localhost/api/graphql',
    signIn: async () => {},
    patience: 20,
  });
  const ask = () => client.query(record, { id: 'u1' }, { requestPolicy: 'network-only' }).toPromise();
  expect(errorMessage((await ask()).error)).toBe(unreachable());
  expect((await ask()).data).toMatchObject({ record: { firstName: 'Ann' } });
});
