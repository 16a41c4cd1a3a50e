import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LookedTable } from 'shared-contracts/bring-in';
import { addTexts } from 'shared-ui';
import { aUser, FakeRequest, layOut, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProgress, fiveRecords, importId } from '../testing/made-up-imports.ts';
import { projectId } from '../testing/made-up-projects.ts';
import { answer, drop, press, refused, sent } from '../testing/show-import.tsx';
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
  makes: { rows: 3, agreements: 2, people: 0, parcels: 2, passed: 1, passedRows: [4] },
  missing: [],
  ...change,
});

/** Shows the form with a table that is uploaded, and an API that answers as a test says; notes what it was asked. */
async function showTable(looks: (body: Readonly<Record<string, unknown>>) => Response) {
  const asked: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (address: string, request?: { readonly body?: string }) => {
    const call = String(address).split('?')[0]?.split('/').at(-1) ?? '';
    const body: Readonly<Record<string, unknown>> = JSON.parse(request?.body ?? '{}');
    asked.push({ call, body });
    if (call === 'look') return looks(body);
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
  const askedOf = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body);
  return { askedOf };
}

const choose = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));

describe('a table of somebody else', () => {
  it('is shown as it is read, with why, and goes to the review with its recipe by one button', async () => {
    const { askedOf } = await showTable(() => answer(aLook()));
    expect(
      await screen.findByText('3 rows make 2 agreements, 0 rows of owners and occupants, 2 rows of land.'),
    ).toBeTruthy();
    expect(screen.getByText(/^1 row is a title, a sum or the headings once more/)).toBeTruthy();
    expect(screen.getByText('1 column is not read.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Between cells' })).toHaveProperty('value', ';');
    expect(screen.getAllByText('its heading matches')).toHaveLength(2);
    await press('To the review');
    expect(await screen.findByText('Final Review')).toBeTruthy();
    expect(askedOf('keep-recipe')).toMatchObject([{ name: 'Line list', recipe: { kind: 'agreement' } }]);
    expect(askedOf('validate-import-file')[0]).toMatchObject({
      projectFileId: projectId,
      recipe: { heading: 1, columns: [{ field: 'tract' }, { field: null }, { field: 'land' }] },
    });
  });

  it('is read again with each choice, of which only the chosen ones are sent', async () => {
    const { askedOf } = await showTable(() => answer(aLook()));
    await screen.findByText('1 column is not read.');
    await choose('Crew fills', 'landAgent');
    await waitFor(() =>
      expect(askedOf('look').at(-1)).toMatchObject({ columns: [{ place: 1, field: 'landAgent' }] }),
    );
    await choose('Headings', '0');
    await waitFor(() => expect(askedOf('look').at(-1)).toMatchObject({ heading: 0, columns: [] }));
  });

  it('waits where days may be two, until their order is chosen once', async () => {
    const ambiguous = { isAmbiguous: true, example: '03/04/2026' };
    const looked = (order: 'day' | null) =>
      aLook({}, [aColumn(0, 'Legal', 'land'), aColumn(1, 'Date', 'effectiveDate', { ...ambiguous, order })]);
    await showTable(({ columns }) =>
      answer(looked(Array.isArray(columns) && columns.length > 0 ? 'day' : null)),
    );
    const go = await screen.findByRole('button', { name: 'To the review' });
    expect(go.title).toBe('Choose whether the days of Date begin with the day or the month.');
    await act(async () => screen.getByRole('radio', { name: 'day first' }).click());
    await waitFor(() => expect(go).toHaveProperty('disabled', false));
  });

  it('that cannot be read says why, and another one can be chosen', async () => {
    await showTable(() => refused('There are no rows in this file.'));
    expect((await screen.findByRole('alert')).textContent).toContain('There are no rows in this file.');
    await press('Another table');
    expect(screen.getByText('Or paste rows here, with their headings')).toBeTruthy();
  });
});
