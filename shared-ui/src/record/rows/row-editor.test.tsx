import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../../testing/index.ts';
import {
  cellsOf,
  lostNetwork,
  pressHere,
  pressInGrid,
  refusedCity,
  showEditedList,
  theCities,
  theGrid,
} from '../../testing/show-edited-list.tsx';

beforeEach(() => {
  layOut(600, 320);
});

function show(options: Parameters<typeof showEditedList>[0] = {}) {
  const list = showEditedList(options);
  vi.stubGlobal('fetch', list.fetched);
  return list;
}

const group = (name: string) => screen.findByRole('group', { name: `Edit ${name}` });
const noGroup = () => waitFor(() => expect(screen.queryByRole('group')).toBeNull());
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\*)?$`), { selector: 'input' }) as HTMLInputElement;
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

/** Edits the name of a row, from its line on. */
async function editName(line = 0) {
  await pressInGrid(...Array.from({ length: line }, () => 'ArrowDown'), 'ArrowRight', 'F2');
  await group(theCities[line]?.name ?? '');
}

describe('a row edited in its grid', () => {
  it('opens its cells with F2, in the cell that the keyboard is at', async () => {
    show();
    await editName();
    expect(document.activeElement).toBe(field('Name'));
    expect([field('Code').value, field('Name').value, field('Active').checked]).toEqual([
      'AI',
      'Airdrie',
      true,
    ]);
  });

  it('is saved with Enter, and the keyboard is back in the list', async () => {
    const { sent } = show();
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Enter');
    await noGroup();
    expect(sent).toEqual([
      expect.objectContaining({ id: 'c0', revision: 1, name: 'Airdrie South', code: 'AI', isActive: true }),
    ]);
    expect(cellsOf('AI')).toEqual(['AI', 'Airdrie South', 'Yes', '']);
    expect(document.activeElement).toBe(theGrid());
  });

  it('is as it was after Esc', async () => {
    const { sent } = show();
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Escape');
    await noGroup();
    expect([sent, cellsOf('AI')[1]]).toEqual([[], 'Airdrie']);
    expect(document.activeElement).toBe(theGrid());
  });

  it('goes on in the row below with Ctrl+Enter', async () => {
    const { sent } = show();
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Enter', { ctrlKey: true });
    await group('Banff');
    expect(sent.map(({ name }) => name)).toEqual(['Airdrie South']);
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(field('Name').value).toBe('Banff');
  });

  it('goes on in the first cell of the row below with Tab in its last one', async () => {
    const { sent } = show();
    await editName();
    type('Name', 'Airdrie South');
    const stops = [...(await group('Airdrie')).querySelectorAll<HTMLElement>('[data-cell] input')];
    const [first] = stops;
    const last = stops.at(-1);
    await act(async () => last?.focus());
    await pressHere('Tab');
    await group('Banff');
    expect(sent.map(({ name }) => name)).toEqual(['Airdrie South']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('name')).toBe(first?.getAttribute('name')),
    );
  });

  it('is saved when somebody goes elsewhere', async () => {
    const { sent } = show();
    await editName();
    type('Name', 'Airdrie South');
    await act(async () => theGrid().focus());
    await noGroup();
    expect(sent.map(({ name }) => name)).toEqual(['Airdrie South']);
  });

  it('sends nothing where nothing was typed', async () => {
    const { sent } = show();
    await editName();
    await pressHere('Enter');
    await noGroup();
    expect(sent).toEqual([]);
  });

  it('opens with a double-click for those who want that, and Enter goes on to open the record', async () => {
    const { opened } = show({ byDoubleClick: true });
    fireEvent.doubleClick(screen.getByText('Banff'));
    await group('Banff');
    await pressHere('Escape');
    await pressInGrid('Enter');
    expect(opened).toEqual(['c0']);
  });

  it('leaves a double-click to the record for all others', async () => {
    const { opened } = show();
    fireEvent.doubleClick(screen.getByText('Banff'));
    expect(opened).toEqual(['c1']);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('begins with what is stored now, not with what the list was read with', async () => {
    show({ stored: theCities.map((city) => ({ ...city, revision: 5, name: `${city.name} (new)` })) });
    await pressInGrid('ArrowRight', 'F2');
    await group('Airdrie (new)');
    expect(field('Name').value).toBe('Airdrie (new)');
    await pressHere('Escape');
    expect(cellsOf('AI')[1]).toBe('Airdrie (new)');
  });
});

describe('what stands against a save', () => {
  it('is said at its cell by the rules of the form, and nothing is sent', async () => {
    const { sent } = show();
    await editName();
    type('Name', '');
    await pressHere('Enter');
    expect(screen.getByText('Required value')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Not saved: Name has to be corrected first.');
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).toEqual([]);
  });

  it('is said at its cell where the server refuses it, and what was typed stays', async () => {
    const fields = [{ path: 'name', message: 'There is a Banff already.' }];
    show({ answer: () => refusedCity({ code: 'VALIDATION', fields }) });
    await editName();
    type('Name', 'Banff');
    await pressHere('Enter');
    expect(await screen.findByText('There is a Banff already.')).toBeTruthy();
    expect(field('Name').value).toBe('Banff');
  });

  it('keeps what was typed while the network is away, and sends the same save again', async () => {
    let isAway = true;
    const { sent } = show({ answer: () => (isAway ? lostNetwork() : (undefined as never)) });
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Enter');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(field('Name').value).toBe('Airdrie South');
    isAway = false;
    field('Name').focus();
    await pressHere('Enter');
    await noGroup();
    expect(new Set(sent.map(({ saveId }) => saveId)).size).toBe(1);
    expect(cellsOf('AI')[1]).toBe('Airdrie South');
  });

  it('merges with what somebody else changed in another field', async () => {
    let isFirst = true;
    const conflict = {
      revision: 2,
      changedAt: '2026-11-01T12:00:00Z',
      changedBy: 'Bea',
      record: { ...theCities[0], code: 'AX', revision: 2 },
    };
    const { sent } = show({
      answer: () => {
        const answer = isFirst ? refusedCity({ code: 'CONFLICT', conflict }) : (undefined as never);
        isFirst = false;
        return answer;
      },
    });
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Enter');
    await noGroup();
    expect(sent.map(({ revision, code, name }) => [revision, code, name])).toEqual([
      [1, 'AI', 'Airdrie South'],
      [2, 'AX', 'Airdrie South'],
    ]);
    expect(cellsOf('AX')[1]).toBe('Airdrie South');
  });

  it('asks about a field that both changed', async () => {
    const conflict = {
      revision: 2,
      changedAt: '2026-11-01T12:00:00Z',
      changedBy: 'Bea',
      record: { ...theCities[0], name: 'Airdrie North', revision: 2 },
    };
    const answers = [refusedCity({ code: 'CONFLICT', conflict })];
    const { sent } = show({ answer: () => answers.shift() as never });
    await editName();
    type('Name', 'Airdrie South');
    await pressHere('Enter');
    fireEvent.click(await screen.findByLabelText('Airdrie South', { selector: 'input[type="radio"]' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save these values' })));
    await noGroup();
    expect(sent.map(({ revision, name }) => [revision, name])).toEqual([
      [1, 'Airdrie South'],
      [2, 'Airdrie South'],
    ]);
  });

  it('is said where the person may not change the entry', async () => {
    const { sent } = show({ stored: theCities.map((city) => ({ ...city, canEdit: false })) });
    await pressInGrid('ArrowRight', 'F2');
    expect((await screen.findByRole('alert')).textContent).toContain('It is kept by others.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is said where the entry is gone', async () => {
    show({ stored: [] });
    await pressInGrid('ArrowRight', 'F2');
    expect((await screen.findByRole('alert')).textContent).toContain('is not here any more');
  });

  it('is said where the entry cannot be read, with a way to try again', async () => {
    let isAway = true;
    show({ isAway: () => isAway });
    await pressInGrid('ArrowRight', 'F2');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    isAway = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    await group('Airdrie');
  });
});

describe('a tick', () => {
  it('is turned over with Space where the keyboard is at it, in one save', async () => {
    const { sent } = show();
    await pressInGrid('ArrowRight', 'ArrowRight', ' ');
    await waitFor(() => expect(cellsOf('AI')[2]).toBe('No'));
    await noGroup();
    expect(sent).toEqual([expect.objectContaining({ id: 'c0', revision: 1, isActive: false })]);
    expect(document.activeElement).toBe(theGrid());
    expect(screen.getAllByRole('row').some((row) => row.getAttribute('aria-selected') === 'true')).toBe(
      false,
    );
  });

  it('is turned over by a click, one after the other', async () => {
    const { sent } = show();
    for (const code of ['AI', 'BA']) {
      const tick = screen.getByText(code).closest('tr')?.querySelector('[data-tick]');
      if (tick) fireEvent.click(tick);
    }
    await waitFor(() => expect([cellsOf('AI')[2], cellsOf('BA')[2]]).toEqual(['No', 'No']));
    expect(sent.map(({ id }) => id).toSorted()).toEqual(['c0', 'c1']);
  });

  it('that is refused opens its row and says why', async () => {
    show({ answer: () => refusedCity({ code: 'FORBIDDEN' }, 'Other records use it.') });
    await pressInGrid('ArrowRight', 'ArrowRight', ' ');
    expect((await screen.findByRole('alert')).textContent).toContain('Other records use it.');
    expect(field('Active').checked).toBe(false);
    expect(cellsOf('AI')[2]).toBe('Yes');
  });

  it('that somebody else turned over already is shown so, without a save', async () => {
    const { sent } = show({ stored: theCities.map((city) => ({ ...city, isActive: false })) });
    await pressInGrid('ArrowRight', 'ArrowRight', ' ');
    await waitFor(() => expect(cellsOf('AI')[2]).toBe('No'));
    expect(sent).toEqual([]);
  });

  it('leaves Space to the row in every other column', async () => {
    const { sent } = show();
    await pressInGrid('ArrowRight', ' ');
    const row = screen.getByText('AI').closest('tr');
    expect(row?.getAttribute('aria-selected')).toBe('true');
    expect(sent).toEqual([]);
  });
});

describe('new rows', () => {
  const addRow = async (name: string) => {
    type('Name', name);
    await pressHere('Enter', { ctrlKey: true });
    await waitFor(() => expect(field('Name').value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  };

  it('are added ten in a row, from the keyboard alone', async () => {
    const { sent } = show();
    theGrid().focus();
    await pressHere('Enter', { ctrlKey: true });
    type('Code', 'X');
    field('Name').focus();
    const names = Array.from({ length: 10 }, (_, place) => `City ${place}`);
    for (const name of names) await addRow(name);
    expect(sent.map(({ name, code, revision }) => [name, code, revision])).toEqual(
      names.map((name) => [name, 'X', null]),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(10);
    expect(screen.getByRole('status').textContent).toBe('City 9 was added, 10 in all.');
    await pressHere('Escape');
    expect(screen.queryByRole('region', { name: 'New rows: City' })).toBeNull();
  });

  it('say what is missing, and keep what was typed', async () => {
    const { sent } = show();
    theGrid().focus();
    await pressHere('Enter', { ctrlKey: true });
    type('Code', 'X');
    await pressHere('Enter', { ctrlKey: true });
    expect(screen.getByText('Required value')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect([sent, field('Code').value]).toEqual([[], 'X']);
  });
});
