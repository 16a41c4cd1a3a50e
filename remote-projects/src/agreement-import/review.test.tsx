import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onPhone, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlan, aProgress, aRecord, fiveRecords, importId, sheets } from '../testing/made-up-imports.ts';
import {
  answer,
  atReview,
  beforeImport,
  button,
  fixedRecords,
  press,
  refused,
  showImport,
} from '../testing/show-import.tsx';

beforeEach(beforeImport);

const grid = (name = 'Agreements') => screen.getByRole('grid', { name });
const rowOf = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;
const active = (name?: string) =>
  document.getElementById(grid(name).getAttribute('aria-activedescendant') ?? '');
const shownNames = () =>
  [...grid().querySelectorAll('tbody tr')].map(
    (row) => row.textContent?.match(/(Beg|Cliff|Dale) quarter/)?.[0],
  );
const show = (kind: RegExp) => act(async () => screen.getByRole('radio', { name: kind }).click());
/** Opens the row by its number, which is not edited. */
const open = (text: string) =>
  fireEvent.doubleClick(rowOf(text).querySelector('[data-column="0"] [data-text]') ?? document.body);
const select = (text: string) =>
  act(async () => void fireEvent.click(rowOf(text).querySelector('[data-select]') ?? document.body));

async function review(options: Parameters<typeof showImport>[0] = {}) {
  const shown = showImport({ start: atReview, ...options });
  await screen.findByText('Final Review');
  return shown;
}

/** Edits the cell that the keyboard is at. */
async function mend(text: string, key = 'Enter') {
  await act(async () => void fireEvent.keyDown(grid(), { key: 'Enter' }));
  const field = await screen.findByRole('combobox', { name: /of row/ });
  fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.keyDown(field, { key }));
}

describe('the last look at a sheet', () => {
  it('has its own columns, the rows by their numbers in it, and what is wrong where it is', async () => {
    await review();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles.filter(Boolean)).toEqual([
      ...['Row', 'Issues', 'Key', 'Name', 'Purpose', 'Gross area', 'Remarks (not read)'],
    ]);
    expect(rowOf('Beg quarter').textContent).toContain('2, Valid');
    expect(rowOf('Beg quarter').textContent).toContain('No issues');
    expect(rowOf('Cliff quarter').textContent).toContain('3, Error');
    expect(rowOf('Cliff quarter').querySelector('[data-mark=error]')?.textContent).toContain(
      'Did you mean Access?',
    );
  });

  it('counts rows by what is wrong with them; a count shows those alone, on every sheet', async () => {
    await review();
    const kinds = screen.getByRole('group', { name: 'Rows that are shown' });
    expect(
      within(kinds)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual([...['All 5', 'Errors 1', 'Warnings 1', 'Valid 3', 'New 4']]);
    await show(/^Errors/);
    expect(shownNames()).toEqual(['Cliff quarter']);
    expect(screen.getByRole('radio', { name: 'People (0)' })).toBeTruthy();
    await show(/^Warnings/);
    await act(async () => screen.getByRole('radio', { name: 'People (1)' }).click());
    expect(grid('People').textContent).toContain('Ann Begg');
  });

  it('is mended cell by cell: F8 leads there, Enter opens the cell and has the row checked at once', async () => {
    const { callsTo } = await review();
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    expect(active()?.textContent).toContain('Acess');
    await mend('Access');
    await waitFor(() => expect(rowOf('Cliff quarter').textContent).toContain('3, Valid'));
    expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
      answer: 'Touched',
      corrections: [{ sheet: 'Agreements', rowNumber: 1, column: 'landPurpose', value: 'Access' }],
    });
    expect(screen.getByRole('radio', { name: 'Errors 0' })).toBeTruthy();
    expect(document.activeElement).toBe(grid());
  });

  it('keeps a row in sight that was mended while the faults alone are shown', async () => {
    await review();
    await show(/^Errors/);
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access');
    await screen.findByRole('radio', { name: 'Errors 0' });
    expect(shownNames()).toEqual(['Cliff quarter']);
    await show(/^Valid/);
    await show(/^Errors/);
    expect(shownNames()).toEqual([]);
  });

  it('offers what one cell was corrected to for all other cells with the same wrong text', async () => {
    const errors = [{ column: 'landPurpose', message: 'There is no purpose “Acess”.' }];
    const wrong = (rowNumber: number, text: string) =>
      aRecord({
        ...{ rowNumber, key: `W${rowNumber}`, action: 'None', errors },
        cells: [`W${rowNumber}`, `Wrong ${rowNumber}`, text, '3', ''],
      });
    const rows = [wrong(0, 'Acess'), wrong(1, 'Acces'), wrong(2, 'Acess'), wrong(3, '')];
    const { callsTo } = await review({ records: rows });
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access');
    const [toast] = takeToasts();
    expect(toast?.message).toBe('One more row says ‘Acess’ here.');
    expect(toast?.action?.label).toBe('Set ‘Access’ there too');
    act(() => toast?.action?.run());
    await waitFor(() =>
      expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
        corrections: [
          { rowNumber: 0, column: 'landPurpose', value: 'Access' },
          { rowNumber: 2, column: 'landPurpose', value: 'Access' },
        ],
      }),
    );
  });

  it('fills a cell down into the selected rows by Ctrl+D', async () => {
    const { callsTo } = await review();
    await select('Beg quarter');
    await select('Cliff quarter');
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await act(async () => void fireEvent.keyDown(grid(), { key: 'd', ctrlKey: true }));
    await waitFor(() => expect(rowOf('Cliff quarter').textContent).toContain('3, Valid'));
    expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
      corrections: [{ rowNumber: 1, column: 'landPurpose', value: 'Access' }],
    });
  });

  it('begins a cell with the digit that is typed on it', async () => {
    await review();
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await act(async () => void fireEvent.keyDown(grid(), { key: '7' }));
    expect(await screen.findByRole('combobox', { name: 'Purpose of row 3' })).toHaveProperty('value', '7');
  });

  it('leaves a cell as it was by Esc, and asks nothing', async () => {
    const { callsTo } = await review();
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Nonsense', 'Escape');
    expect(callsTo('validate-import-file')).toHaveLength(1);
    expect(rowOf('Cliff quarter').textContent).toContain('Acess');
  });

  it('mends and goes on to the next fault by F8, over the sheets', async () => {
    await review();
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access', 'F8');
    await waitFor(() => expect(active('People')?.textContent).toContain('Ann Begg'));
    await waitFor(() => expect(document.activeElement).toBe(grid('People')));
  });

  it('checks together what was mended while a check was under way', async () => {
    const waiting: ((response: Response) => void)[] = [];
    let isFirst = true;
    const { callsTo } = await review({
      answers: {
        'validate-import-file': () => {
          if (!isFirst) return new Promise((resolve) => waiting.push(resolve));
          isFirst = false;
          return answer(fiveRecords);
        },
      },
    });
    await select('Beg quarter');
    await press('Leave out');
    await press('Leave out');
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access');
    expect(callsTo('validate-import-file')).toHaveLength(2);
    expect(button('Finalize').title).toBe('What you changed is being checked.');
    await act(async () => waiting[0]?.(answer([])));
    await waitFor(() => expect(callsTo('validate-import-file')).toHaveLength(3));
    const body = callsTo('validate-import-file').at(-1)?.body ?? {};
    expect(body).toMatchObject({ leaveOut: [{ rowNumber: 0 }], corrections: [{ value: 'Access' }] });
    await act(async () => waiting[1]?.(answer(fixedRecords(fiveRecords, body))));
    await waitFor(() => expect(button('Finalize').disabled).toBe(false));
  });

  it('checks what was mended while the progress of the last check was asked for', async () => {
    const waiting: ((response: Response) => void)[] = [];
    let isHeld = false;
    const { callsTo } = await review({
      answers: {
        [importId]: () => (isHeld ? new Promise((resolve) => waiting.push(resolve)) : answer(aProgress())),
      },
    });
    isHeld = true;
    await select('Beg quarter');
    await press('Leave out');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access');
    isHeld = false;
    await act(async () => waiting[0]?.(answer(aProgress())));
    await screen.findByRole('radio', { name: 'Errors 0' });
    expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
      leaveOut: [{ rowNumber: 0 }],
      corrections: [{ value: 'Access' }],
    });
    await waitFor(() => expect(button('Finalize').disabled).toBe(false));
  });

  it('keeps what was mended where the check fails, and checks it again', async () => {
    let isDown = false;
    await review({
      answers: {
        'validate-import-file': (body) =>
          isDown ? refused('The server is busy.', 503) : answer(fixedRecords(fiveRecords, body)),
      },
    });
    isDown = true;
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await mend('Access');
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    expect(rowOf('Cliff quarter').querySelector('[data-mark]')?.textContent).toContain('Access');
    expect(button('Finalize').disabled).toBe(true);
    isDown = false;
    await press('Try Again');
    await waitFor(() => expect(rowOf('Cliff quarter').textContent).toContain('3, Valid'));
    expect(screen.queryByText('The server is busy.')).toBeNull();
  });

  it('leaves rows out, which stay and are struck, and puts them back', async () => {
    await review();
    expect(button('Leave out').title).toBe('Select rows first.');
    await select('Cliff quarter');
    await press('Leave out');
    await waitFor(() => expect(rowOf('Cliff quarter').querySelector('s')?.textContent).toBeTruthy());
    expect(rowOf('Cliff quarter').querySelector('[data-mark]')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Left out 1' })).toBeTruthy();
    await press('Put back');
    await waitFor(() => expect(rowOf('Cliff quarter').querySelector('s')).toBeNull());
  });

  it('leaves the row that the keyboard is at out by Delete, and puts it back', async () => {
    await review();
    grid().focus();
    await act(async () => void fireEvent.keyDown(grid(), { key: 'ArrowDown' }));
    await act(async () => void fireEvent.keyDown(grid(), { key: 'Delete' }));
    await waitFor(() => expect(rowOf('Cliff quarter').textContent).toContain('3, Left out'));
    await act(async () => void fireEvent.keyDown(grid(), { key: 'Delete' }));
    await waitFor(() => expect(rowOf('Cliff quarter').textContent).toContain('3, Error'));
  });

  /** The choices in the first wrong cell. */
  async function choices() {
    await act(async () => void fireEvent.keyDown(grid(), { key: 'F8' }));
    await act(async () => void fireEvent.keyDown(grid(), { key: 'Enter' }));
    const field = await screen.findByRole('combobox', { name: 'Purpose of row 3' });
    const list = document.getElementById(field.getAttribute('list') ?? '');
    return [...(list?.children ?? [])].map((one) => one.getAttribute('value'));
  }

  it('says what may be meant: what the list of the column holds', async () => {
    await review();
    expect(await choices()).toEqual(['Access', 'Pipeline', 'Wellsite']);
  });

  it('says what may be meant: what other rows have, where the list was not told', async () => {
    const without = sheets.map((sheet) => ({ ...sheet, offered: {} }));
    await review({ answers: { [importId]: () => answer(aProgress({ sheets: without })) } });
    expect(await choices()).toEqual(['Access']);
  });

  it('downloads the rows with errors with what was mended so far', async () => {
    const { callsTo } = await review();
    const saved: string[] = [];
    // A browser saves the file; the page of the tests would go to it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press('Download bad rows');
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.xlsx$/)]));
    expect(callsTo('bad-rows')[0]?.body).toMatchObject({ fileId: importId, corrections: [] });
  });

  it('shows what is there and what it becomes, cell by cell', async () => {
    await review({
      records: [
        aRecord({
          action: 'Changed',
          changes: [{ column: 'grossArea', before: '4', after: '4.2' }],
        }),
        aRecord({ rowNumber: 1, action: 'Unchanged', cells: ['A2', 'Cliff quarter', '', '', ''] }),
      ],
      start: { ...atReview, shown: 'Changed' },
    });
    expect(shownNames()).toEqual(['Beg quarter']);
    expect(rowOf('Beg quarter').querySelector('del')?.textContent).toBe('4');
    expect(rowOf('Beg quarter').querySelector('ins')?.textContent).toBe('4.2');
    expect(screen.getByRole('radio', { name: 'Unchanged 1' })).toBeTruthy();
  });
});

describe('a row beside the grid', () => {
  it('says what is to be decided, and is checked by what is chosen', async () => {
    const { callsTo } = await review();
    await act(async () => screen.getByRole('radio', { name: 'People (2)' }).click());
    open('Ann Begg');
    const row = within(await screen.findByRole('region', { name: /^Row 3/ }));
    expect(row.getByRole('radio', { name: 'Add as new' })).toHaveProperty('checked', true);
    await act(async () => row.getByRole('radio', { name: 'Use Ann Beg, Calgary' }).click());
    await waitFor(() =>
      expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
        decisions: [
          {
            sheet: 'People',
            rowNumber: 1,
            column: 'businessAssociate',
            choice: 'Use',
            id: '00000000-0000-4000-8000-0000000000bb',
          },
        ],
      }),
    );
  });

  it('is how a row is mended on a phone, where the next fault opens its row', async () => {
    onPhone();
    const { callsTo } = await review();
    await press('Next fault (F8)');
    const row = within(await screen.findByRole('region', { name: /^Row 3/ }));
    const field = row.getByLabelText('Purpose') as HTMLInputElement;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(row.getByText(/Did you mean Access/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Access' } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    await waitFor(() => expect(row.getByText('Valid')).toBeTruthy());
    expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
      corrections: [{ column: 'landPurpose', value: 'Access' }],
    });
    await act(async () => row.getByRole('button', { name: 'Close the row' }).click());
    expect(screen.queryByRole('region', { name: /^Row 3/ })).toBeNull();
  });

  it('shows all of its cells on wish', async () => {
    await review();
    open('Beg quarter');
    const row = within(await screen.findByRole('region', { name: /^Row 2/ }));
    expect(row.queryByLabelText('Name')).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'All columns' }));
    expect(row.getByLabelText('Name')).toHaveProperty('value', 'Beg quarter');
  });
});

describe('columns of a sheet', () => {
  it('that nobody knows are read as one of ours, and every row is told anew', async () => {
    const { callsTo } = await review();
    await press('1 column is not read');
    const choice = await screen.findByLabelText('Remarks is read as');
    expect([...choice.children].map(({ textContent }) => textContent)).toContain('Status comments');
    expect([...choice.children].map(({ textContent }) => textContent)).not.toContain('Name');
    await act(async () => void fireEvent.change(choice, { target: { value: 'statusComments' } }));
    await waitFor(() =>
      expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
        answer: 'All',
        mappings: [{ sheet: 'Agreements', header: 'Remarks', column: 'statusComments' }],
      }),
    );
    await press('To the review');
    expect(screen.getByText('Final Review')).toBeTruthy();
  });

  it('that the company has decided once are forgotten on wish', async () => {
    const { callsTo } = await review({
      answers: {
        mappings: () => answer([{ kind: 'agreements', header: 'Remarks', column: 'statusComments' }]),
        [importId]: () => answer(aProgress({ notices: ['The sheet Notes is not read.'] })),
      },
    });
    await press('1 column is not read');
    expect(screen.getByText('The sheet Notes is not read.')).toBeTruthy();
    await waitFor(() => expect(button('Forget 1 choice').disabled).toBe(false));
    await press('Forget 1 choice');
    await waitFor(() =>
      expect(callsTo('forget-mappings')[0]?.body).toEqual({
        mappings: [{ kind: 'agreements', header: 'Remarks' }],
      }),
    );
    await waitFor(() => expect(button('Forget 0 choices').title).toBe('Your company keeps no choice.'));
  });
});

describe('what is not imported', () => {
  const plan = aPlan({
    ...{ new: 3, leftOut: 0, rowsLeftOut: 4, rowsFollowing: 1 },
    lacks: [
      { what: 'Owner', why: 'Errors', count: 2 },
      { what: 'Owner', why: 'NoRow', count: 1 },
      { what: 'Land', why: 'LeftOut', count: 1 },
    ],
  });
  const answers = {
    [importId]: () => answer(aProgress({ plans: { ImportValid: plan, ImportWarningsAndValid: plan } })),
    'finalize-import-file': () => answer({ fileId: importId, ...plan }),
    'left-rows': () => new Response(new Blob(['rows'])),
  };
  const mode = 'ImportWarningsAndValid' as const;
  const records = [
    aRecord({ lacks: [{ mode, what: 'Owner', why: 'NoRow' }] }),
    aRecord({
      rowNumber: 1,
      key: 'A2',
      cells: ['A2', 'Cliff quarter', '', '3', ''],
      errors: [],
      action: 'New',
    }),
    aRecord({
      ...{ sheet: 'People', entityType: 'Landowner', key: 'A9', cells: ['A9', 'Landowner', 'Cy'] },
      ...{ isFollowing: true, staysOut: ['ImportValid', mode], action: 'None' },
      errors: [{ column: 'key', message: 'Its agreement in row 9 has errors.' }],
    }),
    aRecord({
      ...{ sheet: 'People', entityType: 'Landowner', rowNumber: 1, cells: ['A1', 'Landowner', 'Di'] },
      warnings: [{ column: 'businessAssociate', message: 'Looks like Dy.' }],
    }),
  ];

  it('is told before and after, with why, and each is a filter', async () => {
    const { callsTo } = await review({ records, answers });
    const owners = '3 agreements without an owner (2: the row has errors; 1: no row names one).';
    const rows = '4 rows are not imported. 1 of them only because its agreement is not.';
    for (const text of [owners, '1 agreement without land (1: the row is left out).', rows])
      expect(screen.getByText(text)).toBeTruthy();
    await show(/^Without an owner 1/);
    expect(shownNames()).toEqual(['Beg quarter']);
    await show(/^With their agreement 1/);
    expect(grid('People').textContent).toContain('Its agreement in row 9 has errors.');
    await show(/^Not imported 1/);
    expect(grid('People').textContent).toContain('Error of its agreement');
    await press('Finalize');
    expect(await screen.findByText(owners)).toBeTruthy();
    expect(screen.getByText(rows)).toBeTruthy();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press('Download what did not come in');
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Rows that did not come in/)]));
    expect(callsTo('left-rows').at(-1)?.body).toEqual({ fileId: importId });
  });

  it('and empty columns fold away, until somebody asks for them', async () => {
    await review({ records, answers });
    const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles()).not.toContain('Remarks (not read)');
    await press('Show 1 empty column');
    expect(titles()).toContain('Remarks (not read)');
    await press('Hide 1 empty column');
    expect(titles()).not.toContain('Remarks (not read)');
  });
});
