import { act, fireEvent, screen, within } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { aUser, FakeRequest, layOut, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it, vi } from 'vitest';
import { importId } from '../testing/made-up-imports.ts';
import { projectId } from '../testing/made-up-projects.ts';
import { answer, drop, press, refused, sent } from '../testing/show-import.tsx';
import { en } from '../texts/en/area.ts';
import { BringInForm } from './bring-in-form.tsx';

beforeEach(() => layOut(1200, 800));

const indexId = '0b6d6f0a-5b3e-4c00-9a00-000000000977';

const looked = {
  fileName: 'index.csv',
  recipe: {
    ...{ kind: 'document', sheet: '', heading: 0, fixed: [] },
    format: { separator: ',', encoding: 'utf-8', hasDecimalComma: false },
    columns: [
      {
        ...{ place: 0, header: 'File Name', field: 'file', order: null, by: 'Heading' },
        ...{ isAmbiguous: false, example: null },
      },
    ],
  },
  recipeName: null,
  likelier: null,
  sheets: [{ name: '', rows: 2 }],
  rows: [
    { n: 0, cells: ['File Name'] },
    { n: 1, cells: ['plan.pdf'] },
  ],
  makes: { rows: 1, agreements: 0, people: 0, parcels: 0, records: 1, passed: 0, passedRows: [] },
  missing: [],
};

const brought = {
  ...{ rows: 1, records: { new: 1, changed: 0, unchanged: 0, failed: 0 }, rowsLeft: 0, sums: [] },
  ...{ alsoNew: { associates: 0, parcels: 0 }, issues: [], issueCount: 0, runId: null },
  ...{ filesLeft: ['spare/unnamed.pdf'], filesLeftCount: 3 },
};

/** Shows the form of documents, and what it asks; `unpacked` answers the unpacking. */
function show(unpacked: () => Response) {
  const requests: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (address: string, request?: { readonly body?: string }) => {
    const call = String(address).split('?')[0]?.split('/').at(-1) ?? '';
    requests.push({ call, body: JSON.parse(request?.body ?? '{}') });
    if (call === 'unpack') return unpacked();
    if (call === 'look') return answer(looked);
    if (call === 'check') return answer(brought);
    return answer({ done: true });
  });
  const { client } = standInApi({ PickProjects: () => ({ data: { page: { options: [] } } }) });
  const view = renderInShell(
    <Provider value={client}>
      <BringInForm project={{ id: projectId, description: 'Beg' }} kind="document" />
    </Provider>,
    { user: aUser({ isBroker: true, isEditor: true }), language: 'en' },
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return requests;
}

async function dropArchive() {
  await drop(new File(['x'], 'Scans.zip'));
  const request = await sent();
  act(() => request.answer(200, { result: { guid: importId } }));
}

it('an archive is unpacked, its table is read, and files without a row are told before anything is written', async () => {
  const requests = show(() =>
    answer({
      index: { fileId: indexId, fileName: 'index.csv' },
      files: 4,
      refused: [{ path: 'virus.exe', message: 'Files of this type are not taken.' }],
    }),
  );
  await dropArchive();
  expect(await screen.findByText('4 files came out of Scans.zip beside index.csv.')).toBeTruthy();
  const refusedFiles = within(screen.getByRole('list', { name: 'Files that are not taken' }));
  expect(refusedFiles.getByText('virus.exe: Files of this type are not taken.')).toBeTruthy();
  expect(requests.find(({ call }) => call === 'unpack')?.body).toEqual({ fileId: importId });
  await screen.findByText('its heading matches');
  expect(requests.find(({ call }) => call === 'look')?.body).toMatchObject({
    fileId: indexId,
    kind: 'document',
  });
  await press('To the review');
  const left = await screen.findByRole('region', { name: '3 files have no row and stay out' });
  expect([...left.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'spare/unnamed.pdf',
    '2 more',
  ]);
  // What came out of it goes with it when something else is chosen.
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'What the table holds' }), {
      target: { value: 'parcel' },
    }),
  );
  expect(screen.queryByText(/came out of Scans.zip/)).toBeNull();
});

it('an archive that cannot be unpacked says why, and is unpacked again', async () => {
  let isBroken = true;
  const requests = show(() =>
    isBroken
      ? refused('There is no table at the top of the archive.')
      : answer({ index: { fileId: indexId, fileName: 'index.csv' }, files: 1, refused: [] }),
  );
  await dropArchive();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no table at the top');
  isBroken = false;
  await press('Try Again');
  expect(await screen.findByText('1 file came out of Scans.zip beside index.csv.')).toBeTruthy();
  expect(requests.filter(({ call }) => call === 'unpack')).toHaveLength(2);
});
