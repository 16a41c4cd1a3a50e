import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Brought, bringKinds, type LookedTable } from 'shared-contracts/bring-in';
import { linesType } from 'shared-contracts/rest';
import { addTexts } from 'shared-ui';
import { aUser, FakeRequest, layOut, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProgress, fiveRecords, importId } from '../testing/made-up-imports.ts';
import { projectId } from '../testing/made-up-projects.ts';
import { answer, button, drop, press, refused, sent } from '../testing/show-import.tsx';
import { en } from '../texts/en/area.ts';
import { BringInForm } from './bring-in-form.tsx';

beforeEach(() => layOut(1200, 800));

type Column = LookedTable['recipe']['columns'][number];

const aColumn = (
  place: number,
  header: string,
  field: string | null,
  change: Partial<Column> = {},
): Column => ({
  ...{ place, header, field, order: null, by: field === null ? null : ('Heading' as const) },
  ...{ isAmbiguous: false, example: null, ...change },
});

const aLook = (change: Partial<LookedTable> = {}, columns?: readonly Column[]): LookedTable => ({
  fileName: 'Line list.csv',
  recipe: {
    ...{ kind: 'agreement', sheet: '', heading: 1, fixed: [] },
    format: { separator: ';', encoding: 'windows-1252', hasDecimalComma: true },
    columns: [
      ...(columns ?? [aColumn(0, 'Tract', 'tract'), aColumn(1, 'Crew', null), aColumn(2, 'Legal', 'land')]),
    ],
  },
  recipeName: null,
  sheets: [{ name: '', rows: 4 }],
  rows: [
    { n: 0, cells: ['Beg to Jedney'] },
    { n: 1, cells: ['Tract', 'Crew', 'Legal'] },
    { n: 2, cells: ['1', 'A', 'NW 1-30-4-W5M'] },
  ],
  makes: { rows: 3, agreements: 2, people: 0, parcels: 2, records: 0, passed: 1, passedRows: [4] },
  missing: [],
  likelier: null,
  ...change,
});

/** Shows the form with a table that is uploaded, and an API that answers as a test says; notes what it was asked. */
async function showTable(
  looks: (body: Readonly<Record<string, unknown>>) => Response,
  ofRecords: (call: string, body: Readonly<Record<string, unknown>>) => Response = () => answer({}),
) {
  const requests: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (address: string, request?: { readonly body?: string }) => {
    const call = String(address).split('?')[0]?.split('/').at(-1) ?? '';
    const body: Readonly<Record<string, unknown>> = JSON.parse(request?.body ?? '{}');
    requests.push({ call, body });
    if (call === 'look') return looks(body);
    if (['check', 'write', 'undo'].includes(call)) return ofRecords(call, body);
    if (call === 'validate-import-file') return answer(fiveRecords);
    if (call === importId) return answer(aProgress());
    return answer({ done: true });
  });
  const { client } = standInApi({ PickProjects: () => ({ data: { page: { options: [] } } }) });
  const view = renderInShell(
    <Provider value={client}>
      <BringInForm project={{ id: projectId, description: 'Beg' }} />
    </Provider>,
    { user: aUser({ isBroker: true, isEditor: true }), language: 'en' },
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  await drop(new File(['x'], 'Line list.csv'));
  const request = await sent();
  act(() => request.answer(200, { result: { guid: importId } }));
  const bodiesOf = (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body);
  return { bodiesOf };
}

const choose = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));

describe('a table of somebody else', () => {
  it('is shown as it is read, with why, and goes to the review with its recipe by one button', async () => {
    const { bodiesOf } = await showTable(() => answer(aLook()));
    expect(
      await screen.findByText('3 rows make 2 agreements, 0 rows of owners and occupants, 2 rows of land.'),
    ).toBeTruthy();
    expect(screen.getByText(/^1 row is a title, a sum or the headings once more/)).toBeTruthy();
    expect(screen.getByText('1 column is not read.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Between cells' })).toHaveProperty('value', ';');
    expect(screen.getAllByText('its heading matches')).toHaveLength(2);
    await press('To the review');
    expect(await screen.findByText('Final Review')).toBeTruthy();
    expect(bodiesOf('keep-recipe')).toMatchObject([{ name: 'Line list', recipe: { kind: 'agreement' } }]);
    expect(bodiesOf('validate-import-file')[0]).toMatchObject({
      projectFileId: projectId,
      recipe: { heading: 1, columns: [{ field: 'tract' }, { field: null }, { field: 'land' }] },
    });
  });

  it('is read again with each choice, of which only the chosen ones are sent', async () => {
    const { bodiesOf } = await showTable(() => answer(aLook()));
    await screen.findByText('1 column is not read.');
    await choose('Crew fills', 'landAgent');
    await waitFor(() =>
      expect(bodiesOf('look').at(-1)).toMatchObject({ columns: [{ place: 1, field: 'landAgent' }] }),
    );
    await choose('Headings', '0');
    await waitFor(() => expect(bodiesOf('look').at(-1)).toMatchObject({ heading: 0, columns: [] }));
  });

  it('waits where days may be two, until their order is chosen once', async () => {
    const ambiguous = { isAmbiguous: true, example: '03/04/2026' };
    const looked = (order: 'day' | null) =>
      aLook({}, [aColumn(0, 'Legal', 'land'), aColumn(1, 'Date', 'effectiveDate', { ...ambiguous, order })]);
    await showTable(({ columns }) =>
      answer(looked(Array.isArray(columns) && columns.length > 0 ? 'day' : null)),
    );
    const go = await screen.findByRole('button', { name: 'To the review' });
    expect(go.title).toBe('Choose whether the days of Date begin with the day, the month or the year.');
    expect(screen.queryByRole('radio', { name: 'year first' })).toBeNull();
    await act(async () => screen.getByRole('radio', { name: 'day first' }).click());
    await waitFor(() => expect(go).toHaveProperty('disabled', false));
  });

  it('offers the orders by which days may be read, the year first among them', async () => {
    const ambiguous = { isAmbiguous: true, example: '26-11-05', orders: ['day' as const, 'year' as const] };
    const looked = aLook({}, [aColumn(0, 'Legal', 'land'), aColumn(1, 'Date', 'effectiveDate', ambiguous)]);
    const { bodiesOf } = await showTable(() => answer(looked));
    const year = await screen.findByRole('radio', { name: 'year first' });
    expect(screen.queryByRole('radio', { name: 'month first' })).toBeNull();
    await act(async () => year.click());
    await waitFor(() =>
      expect(bodiesOf('look').at(-1)).toMatchObject({ columns: [{ place: 1, order: 'year' }] }),
    );
  });

  it('that rather looks like another kind says so, and is read as that by one press', async () => {
    const { bodiesOf } = await showTable(({ kind }) =>
      answer(
        kind === 'request'
          ? aLook({ recipe: { ...aLook().recipe, kind: 'request' } })
          : aLook({ likelier: { kind: 'request', columns: 9, ofChosen: 5 } }),
      ),
    );
    const notice =
      'This looks like “Requests and crossings”: 9 of its columns are known there, 5 as “Agreements from a line list”.';
    expect(await screen.findByText(notice)).toBeTruthy();
    await press('Read it as “Requests and crossings”');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.getByRole('combobox', { name: 'What the table holds' })).toHaveProperty('value', 'request');
    expect(bodiesOf('look').map(({ kind }) => kind)).toEqual(['agreement', 'request']);
  });

  it('says of each kind what its table is for, agreements that are here apart', async () => {
    await showTable(() => answer(aLook()));
    const kinds = screen.getByRole('combobox', { name: 'What the table holds' });
    const groups = [...kinds.querySelectorAll('optgroup')];
    expect(
      groups.slice(0, 2).map(({ label, children }) => [label, [...children].map((one) => one.textContent)]),
    ).toEqual([
      ['Agreements', ['Agreements from a line list', 'Agreements from another system']],
      [
        'For agreements that are here',
        [
          'Compensation and rents',
          'Payments of agreements',
          'Signing and registration by owners',
          'Consent of occupants',
        ],
      ],
    ]);
    const offered = [...kinds.querySelectorAll('option')].map(({ value }) => value);
    expect(offered.toSorted()).toEqual([...bringKinds].toSorted());
    expect(screen.getByText(/^For a line list of a surveyor or a broker: a row is an owner/)).toBeTruthy();
    await choose('What the table holds', 'landowner');
    const purpose = screen.getByText(/^A row is one owner of an agreement that is here already/);
    expect(kinds.getAttribute('aria-describedby')).toBe(purpose.id);
  });

  it('that cannot be read says why, and another one can be chosen', async () => {
    await showTable(() => refused('There are no rows in this file.'));
    expect((await screen.findByRole('alert')).textContent).toContain('There are no rows in this file.');
    await press('Another table');
    expect(screen.getByText('Or paste rows here, with their headings')).toBeTruthy();
  });
});

describe('a table of records', () => {
  const brought = (change: Partial<Brought> = {}): Brought => ({
    ...{ rows: 3, records: { new: 1, changed: 0, unchanged: 1, failed: 1 }, rowsLeft: 1, runId: null },
    alsoNew: { associates: 0, parcels: 2 },
    issues: [
      {
        row: 4,
        named: 'Roy · Ann',
        field: 'phoneNumber',
        value: '12',
        message: 'Value must be at least 10 digits',
        isWarning: false,
      },
    ],
    ...{ issueCount: 1, sums: [{ field: 'grossArea', theirs: '3', ours: '3' }] },
    ...change,
  });
  const looked = (): LookedTable => ({
    ...aLook({ makes: { ...aLook().makes, records: 2 } }, [aColumn(0, 'Name', 'name')]),
    recipe: {
      ...{ ...aLook().recipe, kind: 'associate' },
      columns: [aColumn(0, 'Name', 'name'), aColumn(1, 'Follow up', null), aColumn(2, 'KP', null)],
    },
  });

  it('tells what it makes, is mended in place, written and taken back', async () => {
    const mended = brought({
      records: { new: 2, changed: 0, unchanged: 1, failed: 0 },
      issues: [],
      issueCount: 0,
    });
    const { bodiesOf } = await showTable(
      () => answer(looked()),
      (call, { corrections }) => {
        if (call === 'undo') return answer({ deleted: 2, left: 0 });
        if (call === 'write') return answer({ ...mended, runId: importId });
        return answer(Array.isArray(corrections) && corrections.length > 0 ? mended : brought());
      },
    );
    await choose('What the table holds', 'associate');
    await waitFor(() => expect(bodiesOf('look').at(-1)).toMatchObject({ kind: 'associate' }));
    expect(await screen.findByText('3 rows make 2 records.')).toBeTruthy();
    expect(screen.queryByText('Project')).toBeNull();
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(
      /bring-in\/out\?kind=associate&format=csv$/,
    );
    await press('To the review');
    expect(await screen.findByText('3 rows: 1 new, 0 changed, 1 unchanged, 1 stays out.')).toBeTruthy();
    expect(screen.getByText('Because rows name them, these are made too: 2 parcels.')).toBeTruthy();
    expect(screen.getByText('No field reads these columns: Follow up, KP.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: '4 Roy · Ann' })).toBeTruthy();
    const cell = screen.getByRole('textbox', { name: 'Phone in row 4' });
    await act(async () => void fireEvent.change(cell, { target: { value: '403-555-0101' } }));
    await act(async () => void fireEvent.keyDown(cell, { key: 'Enter' }));
    expect(await screen.findByText('3 rows: 2 new, 0 changed, 1 unchanged, 0 stay out.')).toBeTruthy();
    await press('Bring in 2 records');
    expect(await screen.findByText('What the rows made')).toBeTruthy();
    expect(bodiesOf('write')).toMatchObject([
      {
        recipe: { kind: 'associate' },
        projectFileId: null,
        expected: { new: 2, failed: 0 },
        corrections: [{ row: null, field: 'phoneNumber', from: '12', value: '403-555-0101' }],
      },
    ]);
    await press('Undo');
    const dialog = await screen.findByRole('dialog');
    await act(async () => within(dialog).getByRole('button', { name: 'Undo' }).click());
    expect(await screen.findByText('Deleted: 2. Left as they are: 0.')).toBeTruthy();
    expect(bodiesOf('undo')).toEqual([{ runId: importId }]);
  });

  it('names what is still missing, in sight and at the button', async () => {
    await showTable(() =>
      answer({
        ...looked(),
        recipe: { ...looked().recipe, kind: 'compensation', columns: [aColumn(0, 'Lease', 'agreement')] },
        missing: ['compensationType'],
      }),
    );
    const why = 'Still missing: Type. Choose a column for it, or one value for every row.';
    expect(await screen.findByText(why)).toBeTruthy();
    expect(button('To the review')).toMatchObject({ disabled: true, title: why });
  });

  it('tells how far it is, and is cancelled and checked again', async () => {
    const lines = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"done":3000,"total":4000}\n')),
        }),
        { headers: { 'content-type': linesType } },
      );
    let checks = 0;
    const { bodiesOf } = await showTable(
      () => answer(looked()),
      () => {
        checks += 1;
        return checks === 1 ? lines() : answer(brought());
      },
    );
    await choose('What the table holds', 'associate');
    await waitFor(() => expect(bodiesOf('look').at(-1)).toMatchObject({ kind: 'associate' }));
    await press('To the review');
    expect(
      await screen.findByText('1,000 of 2,000 records are checked against the rules of their form.'),
    ).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
    await press('Cancel');
    expect(
      screen.getByText(
        'Cancelled: what was begun is taken back, unless it was just done. Check again shows which.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Check again');
    expect(await screen.findByText('3 rows: 1 new, 0 changed, 1 unchanged, 1 stays out.')).toBeTruthy();
    expect(
      screen.queryByText(
        'Cancelled: what was begun is taken back, unless it was just done. Check again shows which.',
      ),
    ).toBeNull();
  });
});
