import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DataGrid } from '../grid/data-grid.tsx';
import { aColumn } from '../grid/testing-columns.ts';
import { newView } from '../grid/views/grid-view.ts';
import { FormSkeleton, GridSkeleton } from '../layout/skeleton-shapes.tsx';
import { renderInShell } from '../testing/index.ts';
import { LateNote } from './late-note.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

const note = () => screen.queryByText('The server is slow to answer. Rightway goes on trying.');
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

it.each([
  ['a list', <GridSkeleton key="list" />],
  ['a form', <FormSkeleton key="form" />],
])('%s that stays grey for ten seconds says that the server is slow', async (_name, shape) => {
  renderInShell(shape);
  await wait(9);
  expect(note()).toBeNull();
  await wait(2);
  expect(note()?.getAttribute('role')).toBe('status');
});

it('a list whose rows do not come says so too', async () => {
  const columns = [aColumn('name')];
  renderInShell(
    <DataGrid
      label="Agreements"
      entity="agreements"
      columns={columns}
      view={newView(columns)}
      onViewChange={() => {}}
      content={{
        items: { count: 0, at: () => undefined },
        total: undefined,
        aggregates: {},
        isLoading: true,
        failure: undefined,
        toggleGroup: () => {},
        showGroups: () => {},
        knownRows: () => [],
        load: () => {},
        distinctValues: async () => [],
        allRows: async () => [],
      }}
    />,
  );
  await wait(11);
  expect(note()).not.toBeNull();
});

it('says nothing where nothing is waited for, or where the answer came', async () => {
  const { rerender } = renderInShell(<LateNote isWaiting={false} />);
  await wait(60);
  expect(note()).toBeNull();
  rerender(<LateNote />);
  await wait(11);
  expect(note()).not.toBeNull();
  rerender(<LateNote isWaiting={false} />);
  expect(note()).toBeNull();
});
