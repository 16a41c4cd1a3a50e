import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gridViewSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteListPlace } from '../layout/list-place.ts';
import { layOut } from '../testing/index.ts';
import { refusal } from '../testing/made-up-record.ts';
import { fillIn, pressSave, saveButton, textOf, typeOnly } from '../testing/show-form.tsx';
import { changes, fillInRow, rowText, showRecord } from '../testing/show-record.tsx';

const entry = (revision: number, changedAt: string, fields: readonly string[]) => ({
  __typename: 'HistoryEntry',
  id: `h${revision}`,
  revision,
  changedAt,
  changedBy: { __typename: 'Person', id: 'ann', fullName: 'Ann Admin', companyName: 'Rightway' },
  changes: fields.map((field) => ({ __typename: 'FieldChange', field, before: 'a', after: 'b' })),
});

/** The API's answer about the history, or that it is unavailable. */
function historyIs(answer: readonly object[] | 'away') {
  vi.stubGlobal('fetch', async () => {
    if (answer === 'away') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ data: { history: answer, externalIds: [] } }));
  });
}

/** The window is so many CSS pixels wide. */
function windowIs(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = /min-width: (\d+)px/.exec(query) ?? [];
    return Object.assign(new EventTarget(), {
      matches: least !== undefined && width >= Number(least),
      media: query,
    }) as MediaQueryList;
  });
}

beforeEach(() => {
  layOut();
  historyIs([]);
});

const press = (key: string, more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(window, { key, ctrlKey: true, ...more });
  });

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  return within(await screen.findByRole('menu'));
}

describe('saving', () => {
  it('leads to the list with Ctrl+Shift+S', async () => {
    const { sent, pathname } = showRecord();
    typeOnly('Name', 'Compressor');
    await press('S', { shiftKey: true });
    expect(sent.map(({ name }) => name)).toEqual(['Compressor']);
    expect(pathname()).toBe('/home');
  });

  it('leads back to the list that the record was opened from, as it was left', async () => {
    noteListPlace({
      source: 'projects',
      title: 'Projects',
      address: '/home?source=projects&view=eyJ0IjoiYmVnIn0',
      question: v.parse(gridViewSchema, { columns: [{ id: 'description' }] }),
      total: 12,
      records: [{ id: 'p1', opens: 'surface-project/p1/details' }],
      before: 4,
      firstLine: 0,
      at: 4,
    });
    const { location } = showRecord();
    typeOnly('Name', 'Compressor');
    await press('S', { shiftKey: true });
    const { pathname, search, state } = location();
    expect([`${pathname}${search}`, state]).toEqual([
      '/home?source=projects&view=eyJ0IjoiYmVnIn0',
      { returns: true },
    ]);
  });

  it('starts another record with Ctrl+Enter, again and again', async () => {
    const { sent, pathname } = showRecord({ address: '/surface-project/new/details' });
    for (const name of ['First', 'Second']) {
      typeOnly('Name', name);
      await press('Enter');
      await waitFor(() => expect(textOf('Name')).toBe(''));
      await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
    }
    expect(sent.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    expect(pathname()).toBe('/surface-project/new');
  });

  it('goes on at once where there is nothing to save', async () => {
    const { sent, pathname } = showRecord();
    await press('S', { shiftKey: true });
    expect([sent.length, pathname()]).toEqual([0, '/home']);
  });

  it('that is refused stays, and does not leave with the next one', async () => {
    let answers = 0;
    const { pathname } = showRecord({
      answer: () => {
        answers += 1;
        return refusal({ code: 'VALIDATION', fields: [{ path: 'name', message: 'Taken.' }] });
      },
    });
    fillIn('Name', 'Taken');
    await press('S', { shiftKey: true });
    expect(screen.getByText('Taken.')).toBeTruthy();
    await pressSave();
    expect([answers, pathname()]).toEqual([2, '/surface-project/p1/details']);
  });

  it('offers its ways in a menu, with their keys', async () => {
    const { pathname } = showRecord();
    fillIn('Name', 'Compressor');
    const menu = await openMenu();
    expect(menu.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Save and newCtrl+Enter',
      'Save and leaveCtrl+Shift+S',
      'Undo all changes',
    ]);
    await act(async () => fireEvent.click(menu.getByText('Save and leave')));
    await waitFor(() => expect(pathname()).toBe('/home'));
  });
});

describe('undoing', () => {
  it('goes back to what is stored, in fields and rows, and can be taken back', async () => {
    const { goTo } = showRecord({ address: '/surface-project/p1/agreements/a1/details' });
    await screen.findByRole('dialog');
    fillInRow('Owner', 'Eve');
    await goTo('/surface-project/p1/details');
    typeOnly('Name', 'Compressor');
    await act(async () => fireEvent.click((await openMenu()).getByText('Undo all changes')));
    expect(textOf('Name')).toBe('Station');
    expect(changes()).toBeUndefined();
    expect(saveButton().getAttribute('data-state')).toBe('clean');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Restore them' })));
    expect(textOf('Name')).toBe('Compressor');
    expect(changes()).toBe('2 changes');
    await goTo('/surface-project/p1/agreements');
    await waitFor(() => expect(rowText('Eve')).toContain('Changed'));
  });

  it('is over once something else is typed', async () => {
    showRecord();
    fillIn('Name', 'Compressor');
    await act(async () => fireEvent.click((await openMenu()).getByText('Undo all changes')));
    fillIn('Notes', 'Second');
    expect(screen.queryByRole('button', { name: 'Restore them' })).toBeNull();
    expect(textOf('Name')).toBe('Station');
  });

  it('is not offered where nothing is changed', async () => {
    showRecord();
    const undo = (await openMenu()).getByText('There is nothing to undo.').closest('button');
    expect(undo?.hasAttribute('data-disabled')).toBe(true);
  });
});

describe('the keyboard', () => {
  it('begins in the first field of a new record', () => {
    showRecord({ address: '/surface-project/new/details' });
    expect(document.activeElement?.getAttribute('name')).toBe('name');
  });

  it('begins on the heading of a stored one', () => {
    showRecord();
    expect(document.activeElement?.textContent).toBe('Station');
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('beside the fields', () => {
  const title = 'About this record';

  it('stands on a wide screen who saved the record last, and what', async () => {
    windowIs(1920);
    historyIs([
      entry(3, '2026-03-04T12:00:00Z', ['name', 'notes']),
      entry(2, '2026-03-03T12:00:00Z', ['notes']),
      entry(1, '2026-03-02T12:00:00Z', ['name']),
    ]);
    showRecord();
    const rail = within(await screen.findByRole('complementary', { name: title }));
    const saves = await rail.findAllByRole('listitem');
    expect(saves.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ann AdminName, NotesMar-4-2026'),
      expect.stringContaining('Ann AdminNotes'),
      expect.stringContaining('Ann AdminCreated this record'),
    ]);
    expect(rail.getByRole('link', { name: 'All 3 saves' }).getAttribute('href')).toBe(
      '/surface-project/p1/history',
    );
  });

  it('stands nothing on a narrow one, nor is anything asked', async () => {
    windowIs(1440);
    const fetchMock = vi.fn(async () => new Response('{"data":{"history":[]}}'));
    vi.stubGlobal('fetch', fetchMock);
    showRecord();
    await act(async () => {});
    expect(screen.queryByRole('complementary', { name: title })).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('stands nothing of a record that is not saved yet', async () => {
    windowIs(1920);
    showRecord({ address: '/surface-project/new/details' });
    await act(async () => {});
    expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  });

  it('says that the saves could not be read, and asks again', async () => {
    windowIs(1920);
    historyIs('away');
    showRecord();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    historyIs([entry(1, '2026-03-02T12:00:00Z', ['name'])]);
    fireEvent.click(again);
    expect(await screen.findByText('Created this record')).toBeTruthy();
  });
});
