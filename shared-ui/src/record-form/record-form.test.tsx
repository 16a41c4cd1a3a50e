import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../testing/index.ts';
import { type aProject, refusal, storedBy } from '../testing/made-up-record.ts';
import { fillIn, openTab, pressSave, saveButton, textOf } from '../testing/show-form.tsx';
import { changes, fillInRow, rowText, showRecord, slideIn } from '../testing/show-record.tsx';

beforeEach(() => {
  layOut();
  vi.stubGlobal('fetch', async () => new Response('{"data":{"history":[]}}'));
});

const agreement = (id: string, more = '') => `/surface-project/p1/agreements/${id}/details${more}`;

/** The form with a row open in it, once the page has slid in. */
async function showRow(options: Parameters<typeof showRecord>[0] = {}, id = 'a1') {
  const view = showRecord({ address: agreement(id), ...options });
  await screen.findByRole('dialog');
  return view;
}

describe('a row with a form of its own', () => {
  it('slides in at its own address, and goes back to its tab', async () => {
    const { pathname } = await showRow();
    expect((slideIn().getByLabelText(/^Number/) as HTMLInputElement).value).toBe('SL-1');
    fireEvent.click(slideIn().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/surface-project/p1/agreements');
  });

  it('is kept in its fields while other rows and tabs are looked at', async () => {
    const { goTo } = await showRow();
    fillInRow('Owner', 'Eve');
    await goTo(agreement('a2'));
    await waitFor(() => expect((slideIn().getByLabelText(/^Number/) as HTMLInputElement).value).toBe('SL-2'));
    await goTo('/surface-project/p1/details');
    await goTo(agreement('a1'));
    await screen.findByRole('dialog');
    expect((slideIn().getByLabelText(/^Owner/) as HTMLInputElement).value).toBe('Eve');
    expect(changes()).toBe('1 change');
  });

  it('is marked in its grid, with the number of its errors', async () => {
    const { goTo } = await showRow();
    fillInRow('Number', '');
    await goTo('/surface-project/p1/agreements');
    await waitFor(() => expect(rowText('Ann')).toContain('Changed'));
    expect(rowText('Ann')).toContain('1 to correct');
    expect(rowText('Bob')).not.toContain('Changed');
    expect(screen.getByRole('link', { name: /^Agreements ?1$/ })).toBeTruthy();
  });

  it('renders its own field alone while somebody types in it', async () => {
    const { renders } = await showRow();
    renders.clear();
    fillInRow('Owner', 'Eve');
    fillInRow('Owner', 'Eve S');
    expect([...renders.keys()]).toEqual(['owner']);
  });

  it('is asked for where the list does not have all of it, and says that it is not there', async () => {
    const readAgreement = async (id: string) => ({
      id,
      revision: 2,
      values: { number: `read ${id}`, owner: 'Ann' },
    });
    await showRow({ readAgreement }, 'elsewhere');
    await waitFor(() =>
      expect((slideIn().getByLabelText(/^Number/) as HTMLInputElement).value).toBe('read elsewhere'),
    );
    cleanup();
    await showRow({}, 'nowhere');
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
  });

  it('cannot be changed in a form for reading', async () => {
    await showRow({ readOnlyReason: 'Only people of the project.' });
    expect(
      slideIn()
        .getByLabelText(/^Owner/)
        .hasAttribute('readonly'),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  });
});

describe('a new row', () => {
  it('opens at once, stands first in its grid, and goes with the save and its rows below', async () => {
    const { sent, pathname, goTo } = showRecord({ address: '/surface-project/p1/agreements' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New' })));
    await screen.findByRole('dialog');
    const address = pathname().replace('/details', '');
    fillInRow('Owner', 'Eve');
    await goTo(`${address}/payments`);
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'New' })));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    fillInRow('Year', '2025');
    expect(pathname()).toMatch(new RegExp(`^${address}/payments/[^/]+/details$`));
    expect(changes()).toBe('2 changes');
    await pressSave();
    const id = address.split('/').at(-1);
    expect(sent[0]?.agreements).toEqual([{ id, revision: null, number: 'NEW-1', owner: 'Eve' }]);
    expect(sent[0]?.payments).toEqual([
      { id: expect.any(String), revision: null, agreementId: id, year: '2025' },
    ]);
    expect(changes()).toBeUndefined();
    await goTo('/surface-project/p1/agreements');
    await waitFor(() => expect(rowText('Eve')).not.toContain('NewNEW'));
  });

  it('is taken back in the grid without a question; a saved one is deleted after one', async () => {
    const removed: string[] = [];
    showRecord({
      address: '/surface-project/p1/agreements',
      onRemove: async (ids) => {
        removed.push(...ids);
      },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New' })));
    await screen.findByRole('dialog');
    fireEvent.click(slideIn().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const grid = screen.getByRole('grid');
    const select = (text: string) =>
      fireEvent.click(within(grid).getByText(text).closest('tr')?.querySelector('[data-select]') ?? grid);
    select('New');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes()).toBeUndefined();
    select('Ann');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
    const question = within(await screen.findByRole('dialog'));
    expect(removed).toEqual([]);
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SL-1']);
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Delete' })));
    expect(removed).toEqual(['a1']);
  });
});

describe('the one Save', () => {
  it('sends the record and of its rows those that changed', async () => {
    const { sent, goTo } = await showRow();
    fillInRow('Owner', 'Eve');
    await goTo('/surface-project/p1/details');
    fillIn('Name', 'Compressor');
    expect(changes()).toBe('2 changes');
    await pressSave();
    expect(sent).toEqual([
      {
        id: 'p1',
        revision: 3,
        saveId: expect.any(String),
        name: 'Compressor',
        notes: 'First',
        agreements: [{ id: 'a1', revision: 1, number: 'SL-1', owner: 'Eve' }],
      },
    ]);
    expect(saveButton().getAttribute('data-state')).toBe('saved');
  });

  it('checks every held row first, and leads to the first that is wrong', async () => {
    const { sent, goTo, pathname } = await showRow();
    fillInRow('Number', '');
    await goTo('/surface-project/p1/details');
    fillIn('Name', 'Compressor');
    await pressSave();
    expect(sent).toEqual([]);
    expect(pathname()).toBe(agreement('a1'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('number'));
    expect(slideIn().getByText('Required value.')).toBeTruthy();
    // Seen where the person is now.
    expect(slideIn().getByRole('alert').textContent).toBe('Not saved: a row has to be corrected first.');
  });

  it("shows the server's word at the field of the row that it speaks of", async () => {
    const answers = [
      refusal({ code: 'VALIDATION', fields: [{ path: 'agreements[0].number', message: 'This is used.' }] }),
    ];
    const { goTo } = await showRow({ answer: (input, before) => answers.shift() ?? storedBy(before, input) });
    fillInRow('Owner', 'Eve');
    await pressSave();
    expect(slideIn().getByText('This is used.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Agreements ?1$/ })).toBeTruthy();
    fillInRow('Number', 'SL-9');
    expect(slideIn().queryByText('This is used.')).toBeNull();
    await goTo('/surface-project/p1/agreements');
    await pressSave();
    expect(saveButton().getAttribute('data-state')).toBe('saved');
  });

  it('keeps what is typed in a row while the save is on its way', async () => {
    let answer = () => {};
    const { sent } = await showRow({
      answer: (input, before) =>
        new Promise((resolve) => {
          answer = () => resolve(storedBy(before, input));
        }),
    });
    fillInRow('Owner', 'Eve');
    await pressSave();
    fillInRow('Owner', 'Eve Stone');
    await act(async () => answer());
    expect((slideIn().getByLabelText(/^Owner/) as HTMLInputElement).value).toBe('Eve Stone');
    expect(changes()).toBe('1 change');
    await pressSave();
    expect(sent[1]?.agreements).toEqual([{ id: 'a1', revision: 2, number: 'SL-1', owner: 'Eve Stone' }]);
  });

  it('asks before held rows are left, and never between tabs', async () => {
    const { goTo, pathname } = await showRow();
    fillInRow('Owner', 'Eve');
    await goTo('/surface-project/p1/details');
    expect(pathname()).toBe('/surface-project/p1/details');
    await goTo('/elsewhere');
    expect((await screen.findByRole('dialog')).textContent).toContain('This site has unsaved changes.');
    expect(pathname()).toBe('/surface-project/p1/details');
  });

  it('keeps an open row open when a new record gets its address', async () => {
    const { pathname } = showRecord({ address: '/surface-project/new/details' });
    fillIn('Name', 'Compressor');
    await openTab('Agreements');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New' })));
    await screen.findByRole('dialog');
    const before = pathname();
    await pressSave();
    expect(pathname()).not.toContain('/new/');
    expect(pathname().split('/').slice(3)).toEqual(before.split('/').slice(3));
    expect(slideIn().getByLabelText(/^Number/)).toBeTruthy();
  });

  it('leads to its own tabs from the moment at which a new record has its address', async () => {
    const { readAt, sent } = showRecord({ address: '/surface-project/new/details' });
    fillIn('Name', 'Compressor');
    const href = readAt(/^\/surface-project\/(?!new)/, () =>
      screen.getByRole('link', { name: 'Agreements' }).getAttribute('href'),
    );
    await pressSave();
    expect(await href).toBe(`/surface-project/${sent[0]?.id}/agreements`);
  });

  it('stays closed when it was closed while a new record was on its way', async () => {
    let answer = () => {};
    const { pathname } = showRecord({
      address: '/surface-project/new/details',
      answer: (input, before) =>
        new Promise((resolve) => {
          answer = () => resolve(storedBy(before, input));
        }),
    });
    fillIn('Name', 'Compressor');
    await openTab('Agreements');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'New' })));
    await screen.findByRole('dialog');
    await pressSave();
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Done' })));
    await act(async () => answer());
    await waitFor(() => expect(pathname()).not.toContain('/new/'));
    expect(pathname()).toMatch(/^\/surface-project\/[^/]+\/agreements$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a stale row', () => {
  const stale = (record: object, path = 'agreements[0]') =>
    refusal({
      code: 'CONFLICT',
      conflicts: [
        { path, revision: 8, changedAt: '2026-11-20T14:05:00Z', changedBy: 'Brooke Hanson', record },
      ],
    });
  const once = (answer: ReturnType<typeof refusal>) => {
    const answers = [answer];
    return (input: Parameters<typeof storedBy>[1], before: ReturnType<typeof aProject>) =>
      answers.shift() ?? storedBy(before, input);
  };

  it('is merged like the record where nobody changed the same field', async () => {
    const { sent } = await showRow({ answer: once(stale({ number: 'SL-1/26', owner: 'Ann' })) });
    fillInRow('Owner', 'Eve');
    await pressSave();
    expect(sent[1]?.agreements).toEqual([{ id: 'a1', revision: 8, number: 'SL-1/26', owner: 'Eve' }]);
    expect(
      screen.getByText(/^Brooke Hanson changed Number \(SL-1\) in the meantime; the change is included\.$/),
    ).toBeTruthy();
    expect((slideIn().getByLabelText(/^Number/) as HTMLInputElement).value).toBe('SL-1/26');
  });

  it('asks for the field that both changed; the rest of the form stays as it is', async () => {
    const { sent, goTo } = await showRow({ answer: once(stale({ number: 'SL-1', owner: 'Zoe' })) });
    fillInRow('Owner', 'Eve');
    await goTo('/surface-project/p1/details');
    fillIn('Name', 'Compressor');
    await pressSave();
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved first' });
    expect(dialog.textContent).toContain('Brooke Hanson saved SL-1 on');
    expect(textOf('Name')).toBe('Compressor');
    fireEvent.click(within(dialog).getByLabelText('Zoe'));
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save these values' })));
    expect(sent[1]?.name).toBe('Compressor');
    expect(sent[1]?.agreements).toBeUndefined();
    expect(saveButton().getAttribute('data-state')).toBe('saved');
  });
});

describe('what will be saved', () => {
  it('is listed by tab, and each of it can be undone', async () => {
    const { goTo } = await showRow();
    fillInRow('Owner', 'Eve');
    await goTo('/surface-project/p1/details');
    fillIn('Name', 'Compressor');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '2 changes' })));
    const list = within(await screen.findByRole('dialog'));
    expect(list.getByRole('region', { name: 'Details', hidden: true }).textContent).toContain(
      'Station Compressor',
    );
    expect(list.getByRole('region', { name: 'Agreements', hidden: true }).textContent).toContain('SL-1');
    expect(list.getByRole('link', { name: 'SL-1', hidden: true }).getAttribute('href')).toBe(agreement('a1'));
    fireEvent.click(list.getByRole('button', { name: 'Undo SL-1', hidden: true }));
    await waitFor(() => expect(changes()).toBe('1 change'));
    fireEvent.click(list.getByRole('button', { name: 'Undo Name', hidden: true }));
    await waitFor(() => expect(changes()).toBeUndefined());
    expect(textOf('Name')).toBe('Station');
    expect(saveButton().getAttribute('data-state')).toBe('clean');
  });
});
