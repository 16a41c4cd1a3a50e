import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDrafts, endDrafts } from '../../session/draft-life.ts';
import { aProject } from '../../testing/made-up-record.ts';
import { fillIn, pressSave, textOf } from '../../testing/show-form.tsx';
import { changes, fillInRow, showRecord, slideIn } from '../../testing/show-record.tsx';
import { draftKey, findDraft, keepDraft } from './drafts.ts';
import { isKeepable, keepableValues } from './kept-values.ts';

const lastChange = {
  __typename: 'HistoryEntry',
  id: 'h1',
  revision: 4,
  changedAt: '2026-11-20T14:05:00Z',
  changedBy: { __typename: 'Person', id: 'u2', fullName: 'Brooke Hanson', companyName: 'Rightway' },
  changes: [],
};

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ data: { history: [lastChange], externalIds: [] } })),
  ),
);

const offer = () => screen.queryByRole('region', { name: 'Changes not saved' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

type Options = Parameters<typeof showRecord>[0];

/** A form whose page went away with this typed into it, as by a reload. */
function typeAndLose(options: Options = {}) {
  const view = showRecord(options);
  fillIn('Name', 'Compressor');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  view.unmount();
}

describe('what a form held when its page went away', () => {
  it('is offered again with its moment, and restored', async () => {
    typeAndLose();
    showRecord();
    expect(offer()?.textContent).toMatch(/Changes of \w{3}-\d+-\d{4} at .* were not saved\./);
    expect(textOf('Name')).toBe('Station');
    await press('Restore');
    expect(textOf('Name')).toBe('Compressor');
    expect(offer()).toBeNull();
    expect(changes()).toBe('1 change');
  });

  it('is restored around what was typed since, which stays', async () => {
    typeAndLose();
    showRecord();
    fillIn('Name', 'Newer');
    await press('Restore');
    expect(textOf('Name')).toBe('Newer');
    expect(offer()).toBeNull();
  });

  it('is offered in Spanish too', () => {
    typeAndLose();
    showRecord({ language: 'es' });
    expect(screen.getByRole('region', { name: 'Lo que no se guardó' }).textContent).toContain(
      'Hay cambios sin guardar del',
    );
  });

  it('brings a new row back on the page that it was typed on', async () => {
    const { pathname, unmount } = showRecord({ address: '/surface-project/p1/agreements' });
    await press('New');
    await screen.findByRole('dialog');
    fillInRow('Owner', 'Zoe');
    const address = pathname();
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    unmount();
    showRecord({ address });
    const page = await screen.findByRole('dialog');
    expect((await within(page).findByRole('status')).textContent).toContain('Not saved yet');
    expect(within(page).queryByText('Not found')).toBeNull();
    await press('Restore');
    expect((slideIn().getByLabelText(/^Owner/) as HTMLInputElement).value).toBe('Zoe');
    expect(changes()).toBe('1 change');
  });

  it('leaves a row that nobody wants back as one that is not there', async () => {
    const { pathname, unmount } = showRecord({ address: '/surface-project/p1/agreements' });
    await press('New');
    await screen.findByRole('dialog');
    fillInRow('Owner', 'Zoe');
    const address = pathname();
    unmount();
    showRecord({ address });
    await press('Discard');
    expect(await screen.findByText('Not found')).toBeTruthy();
  });

  it('holds rows, new and changed, with their forms', async () => {
    const { pathname, unmount } = showRecord({ address: '/surface-project/p1/agreements/a1/details' });
    await screen.findByRole('dialog');
    fillInRow('Owner', 'Eve');
    fireEvent.click(slideIn().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('New');
    await screen.findByRole('dialog');
    fillInRow('Owner', 'Zoe');
    const address = pathname();
    unmount();
    showRecord();
    await press('Restore');
    expect(changes()).toBe('2 changes');
    cleanup();
    const { sent, goTo } = showRecord();
    await press('Restore');
    await goTo(address);
    await screen.findByRole('dialog');
    expect((slideIn().getByLabelText(/^Owner/) as HTMLInputElement).value).toBe('Zoe');
    await pressSave();
    expect(sent[0]?.agreements).toEqual([
      { id: 'a1', revision: 1, number: 'SL-1', owner: 'Eve' },
      { id: address.split('/')[4], revision: null, number: 'NEW-1', owner: 'Zoe' },
    ]);
  });

  it('keeps text that had not reached the form yet', async () => {
    const { unmount } = showRecord();
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Half a w' } });
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    unmount();
    showRecord();
    await press('Restore');
    expect(textOf('Name')).toBe('Half a w');
  });

  it('never holds a field that is a secret', () => {
    const { unmount } = showRecord();
    fillIn('Key', 'abc');
    fillIn('Name', 'Compressor');
    unmount();
    expect(JSON.stringify({ ...localStorage })).toContain('Compressor');
    expect(JSON.stringify({ ...localStorage })).not.toContain('abc');
  });

  it('is kept a second after the last change, for a page that crashes', () => {
    vi.useFakeTimers();
    showRecord();
    fillIn('Name', 'Compressor');
    act(() => vi.advanceTimersByTime(999));
    expect(findDraft({ userId: 'ann', route: 'surface-project', id: 'p1' })).toBeUndefined();
    act(() => vi.advanceTimersByTime(1));
    expect(findDraft({ userId: 'ann', route: 'surface-project', id: 'p1' })?.values).toEqual({
      name: 'Compressor',
    });
  });

  it('is gone after a discard, and after a save', async () => {
    typeAndLose();
    showRecord();
    await press('Discard');
    expect(offer()).toBeNull();
    cleanup();
    showRecord();
    expect(offer()).toBeNull();
    fillIn('Name', 'Compressor');
    await pressSave();
    cleanup();
    showRecord();
    expect(offer()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('stays beside what is typed before somebody decides about it', async () => {
    typeAndLose();
    const { unmount } = showRecord();
    fillIn('Notes', 'Later');
    unmount();
    showRecord();
    await press('Restore');
    expect([textOf('Name'), textOf('Notes')]).toEqual(['Compressor', 'Later']);
  });

  it('is never offered to another person, nor on another record', () => {
    typeAndLose();
    showRecord({ userId: 'bob' });
    expect(offer()).toBeNull();
    cleanup();
    showRecord({ project: aProject({ id: 'p2' }), address: '/surface-project/p2/details' });
    expect(offer()).toBeNull();
    cleanup();
    showRecord();
    expect(offer()).not.toBeNull();
  });

  it('is not offered where nothing may be changed', () => {
    typeAndLose();
    showRecord({ readOnlyReason: 'Only people of the project.' });
    expect(offer()).toBeNull();
  });

  it('is gone after seven days', () => {
    typeAndLose();
    const day = 24 * 60 * 60 * 1000;
    vi.setSystemTime(Date.now() + 6 * day);
    showRecord();
    expect(offer()).not.toBeNull();
    cleanup();
    vi.setSystemTime(Date.now() + day + 1000);
    showRecord();
    expect(offer()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is gone after a sign-out of any tab, and not kept again until the next sign-in', () => {
    typeAndLose();
    endDrafts();
    const { unmount } = showRecord();
    expect(offer()).toBeNull();
    fillIn('Name', 'Still open here');
    unmount();
    showRecord();
    expect(offer()).toBeNull();
    cleanup();
    beginDrafts();
    typeAndLose();
    showRecord();
    expect(offer()).not.toBeNull();
  });
});

describe('a draft of a record that moved on', () => {
  const newer = (change: object) => ({ project: aProject({ revision: 4, ...change }) });

  it('says by whom, and restoring merges', async () => {
    typeAndLose();
    showRecord(newer({ notes: 'Theirs' }));
    await waitFor(() =>
      expect(offer()?.textContent).toContain(
        'The record was changed since by Brooke Hanson: restoring merges.',
      ),
    );
    await press('Restore');
    expect([textOf('Name'), textOf('Notes')]).toEqual(['Compressor', 'Theirs']);
  });

  it('asks for what both changed, before anything is put into the form', async () => {
    typeAndLose();
    showRecord(newer({ name: 'Theirs' }));
    await press('Restore');
    const dialog = within(await screen.findByRole('dialog'));
    expect(textOf('Name')).toBe('Theirs');
    fireEvent.click(dialog.getByLabelText('Compressor'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Restore these values' })));
    expect(textOf('Name')).toBe('Compressor');
  });
});

describe('a draft of a new record', () => {
  it('is one a kind, and takes its id again, so that it is not stored twice', async () => {
    const { unmount } = showRecord({ address: '/surface-project/new/details' });
    fillIn('Name', 'New one');
    const failing = () => new Promise<never>(() => {});
    unmount();
    const first = showRecord({ address: '/surface-project/new/details', answer: failing });
    await press('Restore');
    await pressSave();
    first.unmount();
    const second = showRecord({ address: '/surface-project/new/details' });
    await press('Restore');
    expect(textOf('Name')).toBe('New one');
    await pressSave();
    expect(second.sent[0]?.id).toBe(first.sent[0]?.id);
    expect(second.pathname()).toBe(`/surface-project/${first.sent[0]?.id}/details`);
    cleanup();
    showRecord({ address: '/surface-project/new/details' });
    expect(offer()).toBeNull();
  });
});

describe('a browser that cannot keep what is typed', () => {
  it('says that it has no room', () => {
    vi.useFakeTimers();
    showRecord();
    vi.stubGlobal('localStorage', {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    fillIn('Name', 'Compressor');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('alert').textContent).toContain('This browser has no room');
    expect(textOf('Name')).toBe('Compressor');
  });

  it('says that it is too much, and keeps nothing old in its place', () => {
    const place = { userId: 'ann', route: 'surface-project', id: 'p1' };
    const draft = {
      savedAt: Date.now(),
      recordId: 'p1',
      revision: 3,
      base: {},
      values: { name: 'a' },
      rows: [],
      left: [],
    };
    expect(keepDraft(place, draft)).toBeUndefined();
    expect(keepDraft(place, { ...draft, values: { name: 'x'.repeat(1_000_001) } })).toBe('tooLarge');
    expect(findDraft(place)).toBeUndefined();
  });

  it('throws away what it cannot read', () => {
    const key = draftKey({ userId: 'ann', route: 'surface-project', id: 'p1' });
    localStorage.setItem(key, '{"values":');
    showRecord();
    expect(offer()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('leaves out files and says of which fields', () => {
    expect(
      [new File([], 'a.pdf'), () => {}, Number.NaN, new Map(), { inside: [new Date()] }].map(isKeepable),
    ).toEqual([false, false, false, false, false]);
    expect(keepableValues({ name: 'a', plan: new File([], 'plan.pdf'), rows: [{ id: 'r1', n: 1 }] })).toEqual(
      {
        kept: { name: 'a', rows: [{ id: 'r1', n: 1 }] },
        left: ['plan'],
      },
    );
    keepDraft(
      { userId: 'ann', route: 'surface-project', id: 'p1' },
      {
        savedAt: Date.now(),
        recordId: 'p1',
        revision: 3,
        base: {},
        values: {},
        rows: [],
        left: ['Survey plan'],
      },
    );
    showRecord();
    expect(offer()?.textContent).toContain('Not kept, to be added again: Survey plan.');
  });
});
