import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createGraphqlClient } from 'shared-contracts/client';
import { Provider } from 'urql';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlainDialog, SlideInPage } from '../dialogs/index.ts';
import { renderInShell } from '../testing/index.ts';
import { changingBlocks, placedBlocks, placedFields } from '../testing/placed-blocks.tsx';
import { type FormRecord, RecordForm, type SaveInput } from './index.ts';

const stay = () => {};

/** Where people meet a block: the form of a record is around each. */
const places: Readonly<Record<string, (block: ReactElement) => ReactElement>> = {
  'the tab of a record': (block) => block,
  'a page that slid in over a record': (block) => (
    <SlideInPage opened title="A row" onClose={stay}>
      {block}
    </SlideInPage>
  ),
  'a dialog over a record': (block) => (
    <PlainDialog title="Something asked" width={900} onClose={stay}>
      {block}
    </PlainDialog>
  ),
};

interface Project extends FormRecord {
  readonly field: unknown;
  readonly unit: unknown;
}

const project: Project = { id: 'p1', revision: 1, canEdit: true, field: null, unit: null };

/** The form of a record with a block in one of its places; records what was saved. */
function showIn(place: string, block: ReactElement) {
  const saved: SaveInput[] = [];
  renderInShell(
    <Provider value={createGraphqlClient({ url: '/api/graphql', signIn: async () => {} }).client}>
      <RecordForm<Project>
        route="surface-project"
        record={project}
        kind="COUNTRY"
        titleOf={() => 'Wapiti gathering system'}
        subtitle="Project"
        tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'field', label: 'The field' }] }]}
        labelOf={(field) => field}
        valuesOf={({ field, unit }) => ({ field, unit })}
        inputOf={(values) => values}
        check={() => []}
        send={async (input) => {
          saved.push(input);
          return { stored: { ...project, ...input, revision: 2 } };
        }}
        readOnlyReason={undefined}
      >
        {() => places[place]?.(block)}
      </RecordForm>
    </Provider>,
    { path: '/surface-project/:id/*', address: '/surface-project/p1/details' },
  );
  return saved;
}

const save = () => act(async () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));

// Fetched before the first test opens it, as by somebody who opened a menu before.
beforeAll(() => import('../layout/action-list.tsx'));

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ result: [] })));

describe.each(Object.keys(places))('in %s', (place) => {
  it.each(Object.entries(placedFields))('what is typed is saved with the record: %s', async (_, field) => {
    const saved = showIn(place, field.element);
    const input = await screen.findByLabelText('The field');
    act(() => input.focus());
    fireEvent.change(input, { target: { value: field.typed } });
    act(() => input.blur());
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ field: field.saved }]));
  });

  it.each(Object.entries(changingBlocks))(
    'what is pressed is saved with the record: %s',
    async (_, block) => {
      const saved = showIn(place, block.element);
      await act(async () => block.use());
      await save();
      await waitFor(() => expect(saved).toMatchObject([{ field: block.saved }]));
    },
  );

  it.each(Object.entries(placedBlocks))('does its own work and submits no record: %s', async (_, block) => {
    const report = vi.fn<(text: string) => void>();
    const saved = showIn(place, block.show(report));
    const submits = vi.fn();
    document.addEventListener('submit', submits);
    await block.use();
    await waitFor(() => expect(report).toHaveBeenCalledWith(block.outcome));
    document.removeEventListener('submit', submits);
    expect([submits.mock.calls.length, saved]).toEqual([0, []]);
  });
});
