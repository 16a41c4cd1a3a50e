import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ConfirmModal } from '../confirm/confirm-modal.tsx';
import { DataGrid } from '../grid/data-grid.tsx';
import { aColumn } from '../grid/testing-columns.ts';
import { newView } from '../grid/views/grid-view.ts';
import { FormSkeleton, GridSkeleton } from '../layout/skeleton-shapes.tsx';
import { PaletteBox } from '../palette/palette-box.tsx';
import { renderInShell } from '../testing/index.ts';
import { WizardButton, WizardButtons } from '../wizard/wizard-page.tsx';
import { LateNote } from './late-note.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

const note = () => screen.queryByText('The server is slow to answer. Rightway goes on trying.');
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

const SearchedPalette = () => (
  <PaletteBox
    label="Find anything"
    placeholder=""
    hint=""
    text="Friesen"
    onTextChange={() => {}}
    sections={[]}
    isBusy
    notes={[]}
    onClose={() => {}}
  />
);

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

it.each([
  ['a search', <SearchedPalette key="search" />],
  [
    'a step of a wizard',
    <WizardButtons key="wizard">
      <WizardButton label="Apply changes" isBusy />
    </WizardButtons>,
  ],
])('%s that is not answered for ten seconds says so', async (_name, part) => {
  renderInShell(part);
  await wait(9);
  expect(note()).toBeNull();
  await wait(2);
  expect(note()).not.toBeNull();
});

it('an action that was confirmed and is not answered says so', async () => {
  renderInShell(
    <ConfirmModal
      opened
      title="Finalize"
      confirmLabel="Finalize"
      onConfirm={() => new Promise(() => {})}
      onClose={() => {}}
    >
      Give it a number?
    </ConfirmModal>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Finalize' })));
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
