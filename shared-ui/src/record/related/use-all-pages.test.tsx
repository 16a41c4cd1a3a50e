import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { gql, Provider, type TypedDocumentNode } from 'urql';
import { expect, it, vi } from 'vitest';
import { type Answer, refusals, renderInShell, standInApi } from '../../testing/index.ts';
import { useAllPages } from './use-all-pages.ts';

interface Notes {
  readonly notes: {
    readonly nodes: readonly { readonly id: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const document: TypedDocumentNode<Notes, { of: string; after?: string | null }> = gql`
  query Notes($of: ID!, $after: String) {
    notes(of: $of, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const pageIn = ({ notes }: Notes) => notes;

function List({ isNew }: { readonly isNew: boolean }) {
  const { nodes, isWhole, load } = useAllPages({ document, variables: { of: 'p' }, isNew, pageIn });
  return (
    <>
      <output>{nodes.map(({ id }) => id).join(' ')}</output>
      <p>{[isWhole ? 'whole' : 'partly', load.isLoading ? 'loading' : 'settled'].join(', ')}</p>
      {load.failure && (
        <button type="button" onClick={load.failure.tryAgain}>
          {load.failure.message}
        </button>
      )}
    </>
  );
}

/** Three pages of one note each. */
function pageAfter(after: unknown): Answer {
  const number = Number(after ?? 0) + 1;
  return {
    data: {
      notes: {
        __typename: 'NoteConnection',
        nodes: [{ __typename: 'Note', id: `n${number}` }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: number < 3, endCursor: String(number) },
      },
    },
  };
}

function show(answer: (after: unknown) => Answer = pageAfter, isNew = false) {
  const { client, variablesOf } = standInApi({ Notes: ({ after }) => answer(after) });
  renderInShell(
    <Provider value={client}>
      <List isNew={isNew} />
    </Provider>,
  );
  return { variablesOf, shown: () => screen.getByRole('status').textContent };
}

it('reads page by page until all are here', async () => {
  const { variablesOf, shown } = show();
  expect(screen.getByText('partly, loading')).toBeTruthy();
  await screen.findByText('whole, settled');
  expect(shown()).toBe('n1 n2 n3');
  expect(variablesOf('Notes').map(({ after }) => after ?? null)).toEqual([null, '1', '2']);
});

it('asks for nothing of a record that was never saved', () => {
  const { variablesOf, shown } = show(pageAfter, true);
  expect(screen.getByText('partly, settled')).toBeTruthy();
  expect([shown(), variablesOf('Notes')]).toEqual(['', []]);
});

it('keeps what came before a page that failed, says so, and tries again', async () => {
  let isDown = true;
  const { shown } = show((after) =>
    isDown && after === '1' ? refusals('Come back later.') : pageAfter(after),
  );
  const again = await screen.findByRole('button', { name: 'Come back later.' });
  expect(shown()).toBe('n1');
  expect(screen.getByText('partly, settled')).toBeTruthy();
  isDown = false;
  await act(async () => fireEvent.click(again));
  await waitFor(() => expect(shown()).toBe('n1 n2 n3'));
  expect(screen.getByText('whole, settled')).toBeTruthy();
});

it('reads anew when somebody comes back to it after two minutes, and not before', async () => {
  const begin = Date.now();
  let notes = 1;
  const { shown } = show(() => ({
    data: {
      notes: {
        __typename: 'NoteConnection',
        nodes: Array.from({ length: notes }, (_, place) => ({ __typename: 'Note', id: `n${place}` })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }));
  await waitFor(() => expect(shown()).toBe('n0'));
  // A colleague added one meanwhile.
  notes = 2;
  const comeBack = (afterMilliseconds: number) =>
    act(async () => {
      vi.setSystemTime(begin + afterMilliseconds);
      window.document.dispatchEvent(new Event('visibilitychange'));
    });
  await comeBack(110_000);
  expect(shown()).toBe('n0');
  await comeBack(130_000);
  await waitFor(() => expect(shown()).toBe('n0 n1'));
});
