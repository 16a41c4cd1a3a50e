import { act, fireEvent, screen, within } from '@testing-library/react';
import { gql, Provider, type TypedDocumentNode } from 'urql';
import { expect, it, vi } from 'vitest';
import { type Answer, refusals, renderInShell, standInApi } from '../../testing/index.ts';
import { mostRelated, type RelatedLine } from './related-lists.ts';
import { RelatedTab } from './related-tab.tsx';

const document: TypedDocumentNode<{ readonly count: number }, { id: string }> = gql`
  query Related($id: ID!) {
    count(id: $id)
  }
`;

const texts: Readonly<Record<string, string>> = {
  none: 'Nothing hangs on it.',
  'kind.wells': 'Wells',
  'kind.plans': 'Plans',
  'column.name': 'Name',
  'column.depth': 'Depth',
  open: 'Open',
};

const run = vi.fn();

const wells = (count: number): readonly RelatedLine[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `w${place}`,
    name: `Well ${place}`,
    to: `/wells/${place}`,
    cells: [`${place} m`],
  }));

function show(answer: () => Answer) {
  const { client } = standInApi({ Related: answer });
  renderInShell(
    <Provider value={client}>
      <RelatedTab
        document={document}
        id="r1"
        listsIn={({ count }) => [
          { kind: 'wells', columns: ['name', 'depth'], lines: wells(count) },
          {
            kind: 'plans',
            columns: ['name'],
            lines: count > 0 ? [{ id: 'p', name: 'Plan', cells: [], action: { name: 'open', run } }] : [],
          },
        ]}
        text={(key) => texts[key] ?? key}
      />
    </Provider>,
  );
}

it('shows each kind with its count, the way to each record, and what can be done with it', async () => {
  show(() => ({ data: { count: 2 } }));
  const region = within(await screen.findByRole('region', { name: 'Wells' }));
  expect(region.getByRole('heading').textContent).toBe('Wells 2');
  expect(region.getByRole('link', { name: 'Well 1' }).getAttribute('href')).toBe('/wells/1');
  expect(region.getByRole('cell', { name: '1 m' })).toBeTruthy();
  const plans = within(screen.getByRole('region', { name: 'Plans' }));
  expect(plans.queryByRole('link')).toBeNull();
  fireEvent.click(plans.getByRole('button', { name: 'Open' }));
  expect(run).toHaveBeenCalledTimes(1);
});

it('says that there may be more than it shows', async () => {
  show(() => ({ data: { count: mostRelated } }));
  const region = within(await screen.findByRole('region', { name: 'Wells' }));
  expect(region.getByRole('heading').textContent).toBe('Wells the first 100');
});

it('says where there is nothing', async () => {
  show(() => ({ data: { count: 0 } }));
  expect(await screen.findByText('Nothing hangs on it.')).toBeTruthy();
});

it('says why it could not be read, and tries again', async () => {
  let isDown = true;
  show(() => (isDown ? refusals('Come back later.') : { data: { count: 1 } }));
  await screen.findByText('Come back later.');
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(await screen.findByRole('region', { name: 'Wells' })).toBeTruthy();
});
