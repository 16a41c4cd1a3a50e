import { gql } from '@urql/core';
import { afterEach, expect, it, vi } from 'vitest';
import { errorExtensions, errorMessage } from './error-message.ts';
import { createGraphqlClient } from './graphql-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const lost = 'Rightway could not be reached. Check the connection and try again.';
const page = (status: number, statusText: string) =>
  new Response('<h1>A page of something between</h1>', {
    status,
    statusText,
    headers: { 'content-type': 'text/html' },
  });

/** The messages for a save and a read when the network gives this answer. */
async function messagesFor(
  answer: () => Response | Promise<Response>,
): Promise<readonly (string | undefined)[]> {
  vi.stubGlobal('fetch', async () => answer());
  const { client } = createGraphqlClient({ url: 'http://rightway.test/api/graphql', signIn: async () => {} });
  const save = await client.mutation(gql`mutation Save { updateCity { id } }`, {});
  const read = await client.query(gql`query Read { cities { id } }`, {});
  return [errorMessage(save.error), errorMessage(read.error)];
}

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy does not reach the API', () => page(502, 'Bad Gateway')],
  ['a proxy does not wait any longer', () => page(504, 'Gateway Timeout')],
  ['a network asks for a sign-in of its own', () => page(200, 'OK')],
])('says in words of ours that Rightway was not reached, where %s', async (_case, answer) => {
  expect(await messagesFor(answer)).toEqual([lost, lost]);
});

it('says it in the language of the page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  const [message] = await messagesFor(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(message).toMatch(/^No se pudo conectar con Rightway\./);
});

it('leaves the words to the place where the API failed without any', async () => {
  expect(await messagesFor(() => page(500, 'Internal Server Error'))).toEqual([undefined, undefined]);
});

it.each(['{}', '{ "message": null }', '{ "message": "" }', '{ "message": {} }'])(
  'leaves the words to the place where an error of the API is %s',
  async (entry) => {
    const answer = () =>
      new Response(`{ "errors": [${entry}] }`, { headers: { 'content-type': 'application/json' } });
    expect(await messagesFor(answer)).toEqual([undefined, undefined]);
  },
);

it('keeps what an error without words says of itself', async () => {
  const refusal = '{ "errors": [{ "extensions": { "code": "FORBIDDEN" } }] }';
  vi.stubGlobal(
    'fetch',
    async () => new Response(refusal, { headers: { 'content-type': 'application/json' } }),
  );
  const { client } = createGraphqlClient({ url: 'http://rightway.test/api/graphql', signIn: async () => {} });
  const { error } = await client.query(gql`query Read { cities { id } }`, {});
  expect(error && [errorMessage(error), errorExtensions(error)?.code]).toEqual([undefined, 'FORBIDDEN']);
});

it('repeats the words of the API', async () => {
  const refusal = JSON.stringify({ errors: [{ message: 'This city is used by 3 parcels.' }] });
  const answer = () => new Response(refusal, { headers: { 'content-type': 'application/json' } });
  expect(await messagesFor(answer)).toEqual(Array(2).fill('This city is used by 3 parcels.'));
});
