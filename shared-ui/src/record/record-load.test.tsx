import { act, screen, waitFor } from '@testing-library/react';
import { createGraphqlClient } from 'shared-contracts/client';
import { gql, Provider, type TypedDocumentNode } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { type Places, PlacesProvider } from '../layout/places.tsx';
import { renderInShell } from '../testing/index.ts';
import { RecordScreen } from './record-screen.tsx';
import type { FormRecord } from './record-writer.ts';
import { readAhead } from './rows/read-ahead.ts';

const id = '5b0c1c9e-0000-4000-8000-000000000042';

const places: Places = {
  routes: [{ name: 'master-data/countries', path: 'master-data/countries/:id', titles: {} }],
  lists: [],
};

const document: TypedDocumentNode<{ record?: FormRecord | null }, { id: string }> = gql`
  query Country($id: ID!) {
    record: country(id: $id) {
      __typename
      id
      revision
      canEdit
    }
  }
`;

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const refused = (code: string, message: string) =>
  json({ data: { record: null }, errors: [{ message, path: ['record'], extensions: { code } }] });

/** A record's screen with the API's answer to each read; `prefetched` starts the read before the screen exists. */
async function showScreen(answer: () => Response | Promise<Response>, prefetched = false, comes = true) {
  const requests: unknown[] = [];
  let answered = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    requests.push(JSON.parse(String(init.body)));
    try {
      return await answer();
    } finally {
      answered += 1;
    }
  });
  const { client } = createGraphqlClient({ url: '/api/graphql', signIn: async () => {} });
  if (prefetched) {
    readAhead(client, document, { id });
    // Its code is not there yet: React renders the screen's place again.
    readAhead(client, document, { id });
    await vi.waitFor(() => expect(answered).toBe(1), { timeout: 300_000 });
  }
  renderInShell(
    <Provider value={client}>
      <PlacesProvider places={places}>
        <Breadcrumbs />
        <RecordScreen
          document={document}
          titleOf={() => 'Canada'}
          make={(newId) => ({ id: newId, revision: null, canEdit: true })}
          show={() => <p>the record</p>}
          list="/home?source=countries"
        />
      </PlacesProvider>
    </Provider>,
    { path: '/master-data/countries/:id/*', address: `/master-data/countries/${id}/details` },
  );
  if (comes) await screen.findByRole('alert');
  return requests;
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const trail = () => screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent;

it('a record that is on its way has a title that says so', async () => {
  await showScreen(() => new Promise(() => {}), false, false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading: Countries');
});

describe('a record that is not shown', () => {
  it.each([
    ['is not there', () => json({ data: { record: null } })],
    ['was deleted', () => refused('NOT_FOUND', 'There is no such country.')],
  ])('because it %s says so, and leads to the list and home', async (_case, answer) => {
    await showScreen(answer);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found');
    expect(screen.getByRole('alert').textContent).toContain(
      'There is no record at this address. It was deleted, or you may no longer see it.',
    );
    expect(linkTo('To the list')).toBe('/home?source=countries');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await waitFor(() => expect(trail()).toContain('Not found'));
    expect(trail()).not.toContain('Loading');
  });

  it('because it may not be seen is Access Denied, with the right that is missing', async () => {
    await showScreen(() => refused('FORBIDDEN', 'Only a system administrator sees this.'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('LOAD FAILED');
    expect(screen.getByRole('alert').textContent).toContain('Access Denied');
    expect(screen.getByText('Only a system administrator sees this.')).toBeTruthy();
    expect(linkTo('Close')).toBe('/home');
    await waitFor(() => expect(trail()).toContain('Access Denied'));
    expect(trail()).not.toContain('Loading');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('because the read failed can be asked for again', async () => {
    const answers = [refused('INTERNAL', 'Unknown error')];
    const stored = { __typename: 'Country', id, revision: 1, canEdit: true };
    const requests = await showScreen(() => answers.shift() ?? json({ data: { record: stored } }));
    expect(screen.getByRole('alert').textContent).toContain('Unknown error');
    const before = requests.length;
    await act(async () => screen.getByRole('button', { name: 'Try Again' }).click());
    expect(await screen.findByText('the record')).toBeTruthy();
    expect(requests).toHaveLength(before + 1);
  });

  it.each([
    ['refused', () => refused('INTERNAL', 'Unknown error')],
    ['refused for who may not see it', () => refused('FORBIDDEN', 'No.')],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answered with nothing', () => json({ data: { record: null } })],
  ])('is asked for once where it is %s', async (_case, answer) => {
    expect(await showScreen(answer)).toHaveLength(1);
  });

  it.each([
    ['refused', () => refused('INTERNAL', 'Unknown error')],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for once where the read that began before its screen is %s', async (_case, answer) => {
    expect(await showScreen(answer, true)).toHaveLength(1);
  });
});
