import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GridView, OfferedView, SavedView } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { filterColumn, newView, searchText } from './grid-view.ts';
import { type LockedCondition, lockedCondition } from './locked-condition.ts';
import { ViewTabs } from './view-tabs.tsx';

const columns = [aColumn('name'), aColumn('status')];
const standard = newView(columns);
const signed = filterColumn(standard, { column: 'status', values: ['Signed'] });
const changed = searchText(standard, 'wiebe');

const aView = (id: string, name: string, change: Partial<OfferedView> = {}): OfferedView => ({
  id,
  name,
  isDefault: false,
  scope: 'private',
  mayChange: true,
  view: signed,
  ...change,
});

interface ShowOptions {
  readonly views?: readonly OfferedView[];
  readonly view?: GridView;
  readonly current?: string;
  readonly mayShare?: boolean;
  readonly locked?: LockedCondition;
}

function show({ views = [], view = standard, current, mayShare = true, locked }: ShowOptions) {
  const saved: SavedView[] = [];
  const attempts: string[] = [];
  const removed: string[] = [];
  const opened: (string | undefined)[] = [];
  function Screen() {
    const [now, setNow] = useState<{ view: GridView; id: string | undefined }>({ view, id: current });
    return (
      <ViewTabs
        views={views}
        save={async (kept) => {
          attempts.push(kept.id);
          if (kept.name === 'Full') throw new Error('A grid keeps 50 views.');
          saved.push(kept);
        }}
        remove={async (id) => void removed.push(id)}
        columns={columns}
        view={now.view}
        standard={standard}
        current={now.id}
        onOpen={(kept) => {
          opened.push(kept?.name);
          setNow({ view: kept?.view ?? standard, id: kept?.id });
        }}
        mayShare={mayShare}
        locked={locked}
      />
    );
  }
  renderInShell(<Screen />);
  return { saved, removed, opened, attempts };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('the views of a grid', () => {
  it('are tabs that the arrows go along and Enter opens, one stop of the Tab key', async () => {
    const user = userEvent.setup();
    const { opened } = show({ views: [aView('a', 'Signed'), aView('b', 'Ours', { scope: 'company' })] });
    expect(tabs()).toEqual(['Standard view', 'Signed', 'Ours']);
    expect(
      within(screen.getByRole('tab', { name: /Ours/ }))
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toBe('Shared with your company');
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(opened).toEqual(['Signed']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Signed');
    await user.keyboard('{End}{ArrowRight}{Enter}');
    expect(opened).toEqual(['Signed', undefined]);
  });

  it('say that one was changed, and put it back', async () => {
    const { opened } = show({ views: [aView('a', 'Signed')], view: changed, current: 'a' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Signed•');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(opened).toEqual(['Signed']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Signed');
    expect(button('Reset')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  it('save what was changed in place, and say why it could not be', async () => {
    const { saved } = show({ views: [aView('a', 'Signed')], view: changed, current: 'a' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([aView('a', 'Signed', { view: changed })]));
    cleanup();
    show({ views: [aView('a', 'Full')], view: changed, current: 'a' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A grid keeps 50 views.');
  });

  it('of another are saved as one’s own only', () => {
    show({
      views: [aView('a', 'Ours', { scope: 'company', mayChange: false })],
      view: changed,
      current: 'a',
    });
    expect(button('Save')).toBeNull();
    expect(button('Save as …')).not.toBeNull();
  });

  it('are kept under a name, for the company and first to open; the same name takes the former’s place', async () => {
    const { saved, opened } = show({ views: [aView('a', 'Signed', { scope: 'company' })], view: changed });
    fireEvent.click(screen.getByRole('button', { name: 'Save as …' }));
    const name = await screen.findByLabelText('Keep this view as');
    fireEvent.change(name, { target: { value: ' signed ' } });
    expect(screen.queryByText('Takes the place of Signed.')).toBeNull();
    fireEvent.click(screen.getByLabelText('Share with my company'));
    expect(screen.getByText('Takes the place of Signed.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Opens first for everybody who has chosen none'));
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(saved).toEqual([aView('a', 'signed', { scope: 'company', isDefault: true, view: changed })]),
    );
    await waitFor(() => expect(opened).toEqual(['signed']));
  });

  it('are not shared by who may only read', async () => {
    show({ view: changed, mayShare: false });
    fireEvent.click(screen.getByRole('button', { name: 'Save as …' }));
    await screen.findByLabelText('Keep this view as');
    expect(screen.queryByLabelText('Share with my company')).toBeNull();
  });

  it('are renamed and deleted from their menu, deleted by a second press', async () => {
    const { saved, removed, opened } = show({
      views: [aView('a', 'Signed')],
      view: signed,
      current: 'a',
    });
    fireEvent.click(screen.getByRole('button', { name: /Signed: name, share, delete/ }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Done' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete the view Signed', hidden: true }));
    expect(removed).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Press again to delete Signed', hidden: true }));
    await waitFor(() => expect([removed, opened]).toEqual([['a'], [undefined]]));
    expect(saved).toEqual([]);
  });

  it('keep their menu open, with the reason, where a new name is refused', async () => {
    const user = userEvent.setup();
    show({ views: [aView('a', 'Signed')], view: signed, current: 'a' });
    await user.click(screen.getByRole('button', { name: /Signed: name, share, delete/ }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Full');
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    expect(await screen.findByText('A grid keeps 50 views.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Full');
  });

  it('show a mark that was set while it is being saved, and take it back where that fails', async () => {
    const user = userEvent.setup();
    show({ views: [aView('a', 'Full')], view: signed, current: 'a' });
    await user.click(screen.getByRole('button', { name: /Full: name, share, delete/ }));
    const first = await screen.findByLabelText<HTMLInputElement>('Open it first');
    fireEvent.click(first);
    expect(first.checked).toBe(true);
    await screen.findByText('A grid keeps 50 views.');
    expect(first.checked).toBe(false);
  });

  it('are sent again as the same view where the answer was lost', async () => {
    const user = userEvent.setup();
    const { attempts } = show({ view: changed });
    await user.click(screen.getByRole('button', { name: 'Save as …' }));
    const name = await screen.findByLabelText('Keep this view as');
    await user.type(name, 'Full');
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    await screen.findByText('A grid keeps 50 views.');
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]).toBe(attempts[0]);
  });
});

describe('a folder', () => {
  const open = { column: 'status', values: [null] };
  const locked = lockedCondition('My tasks', { ...standard, searchCriteria: { filters: [open] } });

  it('stands alone, says that it was changed, and keeps its condition in a view that is made of it', async () => {
    const { saved, opened } = show({ views: [aView('a', 'Signed')], view: changed, locked });
    expect(tabs()).toEqual(['My tasks•']);
    fireEvent.click(screen.getByRole('button', { name: 'Save as …' }));
    const name = await screen.findByLabelText('Keep this view as');
    fireEvent.change(name, { target: { value: 'Mine' } });
    fireEvent.submit(name.closest('form') as HTMLFormElement);
    await waitFor(() => expect(saved[0]?.view.searchCriteria).toEqual({ text: 'wiebe', filters: [open] }));
    expect(opened).toEqual(['Mine']);
  });
});
