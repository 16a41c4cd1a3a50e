import { act, screen, waitFor } from '@testing-library/react';
import { importTemplateName } from 'shared-contracts/agreement-import';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPastImport, aPlan, aProgress, fiveRecords, importId } from '../testing/made-up-imports.ts';
import { projectId } from '../testing/made-up-projects.ts';
import {
  answer,
  atReview,
  aWorkbook,
  beforeImport,
  button,
  drop,
  press,
  refused,
  sent,
  showImport,
} from '../testing/show-import.tsx';

beforeEach(beforeImport);

const guid = { result: { guid: importId } };

/** Walks to the upload, and drops a workbook. */
async function upload(options: Parameters<typeof showImport>[0] = {}) {
  const shown = showImport(options);
  await press('Next');
  await drop(aWorkbook());
  return { ...shown, request: await sent() };
}

describe('the import of agreements', () => {
  it('begins with the template, whose starter workbook is downloaded by its name', () => {
    showImport();
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Agreements/ })).toHaveProperty('checked', true);
    const starter = screen.getByRole('link', { name: 'Download the starter template' });
    expect(starter.getAttribute('href')).toBe(
      `/api/bulk-import/templates/${importTemplateName}?projectFileId=${projectId}`,
    );
    expect(starter.getAttribute('download')).toBe('rightway-agreement-import.xlsx');
  });

  it('goes from Back to Uploading to Validating, and on to the last look', async () => {
    let validated: (response: Response) => void = () => {};
    const { request, calls } = await upload({
      answers: { 'validate-import-file': () => new Promise((resolve) => (validated = resolve)) },
    });
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    expect(button('Uploading').disabled).toBe(true);
    expect(button('Uploading').getAttribute('aria-busy')).toBe('true');
    await act(async () => request.progress(1, 4));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await act(async () => request.answer(200, guid));
    expect(await screen.findByText('Validating Spreadsheet')).toBeTruthy();
    expect(screen.getByText(/Step 3 of 4/)).toBeTruthy();
    expect(button('Validating').getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText('3 of 3 rows checked')).toBeTruthy();
    await act(async () => validated(answer(fiveRecords)));
    expect(await screen.findByText('Final Review')).toBeTruthy();
    expect(screen.getByText(/Step 4 of 4/)).toBeTruthy();
    expect(calls.find(({ call }) => call === 'validate-import-file')?.body).toMatchObject({
      fileId: importId,
      importType: 'Agreement',
      process: 'Validate',
      answer: 'All',
    });
  });

  it.each([
    [
      'a file of another type',
      [aWorkbook('list.csv')],
      'File type not supported (xlsx only). The uploaded file must be fixed before continuing.',
    ],
    [
      'two files',
      [aWorkbook('a.xlsx'), aWorkbook('b.xlsx')],
      'Upload failed, multiple files are not supported',
    ],
    [
      'a file that is too large',
      [Object.defineProperty(aWorkbook(), 'size', { value: 200 * 1_048_576 + 1 })],
      'File exceeds maximum size (200 MB).',
    ],
    ['an empty file', [new File([], 'empty.xlsx')], 'empty.xlsx is empty. Choose a spreadsheet with rows.'],
  ])('takes no %s', async (_, files, message) => {
    showImport();
    await press('Next');
    await drop(...files);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(button('Back').disabled).toBe(false);
    await drop(aWorkbook());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a file of exactly the largest size', async () => {
    showImport();
    await press('Next');
    await drop(Object.defineProperty(aWorkbook(), 'size', { value: 200 * 1_048_576 }));
    expect((await sent()).fileName).toBe('survey.xlsx');
  });

  it('stops an upload, and begins anew', async () => {
    const { request } = await upload();
    await press('Stop');
    expect(request.isAborted).toBe(true);
    expect(button('Back').disabled).toBe(false);
  });
});

describe('what goes wrong in an import', () => {
  it('is told of the upload, from where Back leads to the upload', async () => {
    const { request, events } = await upload();
    await act(async () => request.answer(422, { message: 'The file holds a program.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Upload FailedThe file holds a program.');
    await press('Back');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    expect(screen.queryByText('Upload Failed')).toBeNull();
    expect(events.closed).toBe(0);
  });

  it('is told of the check', async () => {
    showImport({
      start: atReview,
      answers: { 'validate-import-file': () => refused('Sheet 2 has a password.') },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Import FailedSheet 2 has a password.');
    await press('Back');
    expect(screen.getByText('Upload Spreadsheet')).toBeTruthy();
  });

  it.each([
    ['with the message', refused('Somebody deleted the project.'), 'Somebody deleted the project.'],
    ['without a word', new Response('', { status: 400 }), 'An unknown error has occurred.'],
  ])('is told of the finalize %s', async (_, response, message) => {
    const { events } = showImport({ start: atReview, answers: { 'finalize-import-file': () => response } });
    await screen.findByText('Final Review');
    await press('Finalize');
    expect((await screen.findByRole('alert')).textContent).toBe(`Import Failed${message}`);
    expect(events.written).toBe(0);
  });

  it('is a file that is missing', async () => {
    showImport({ start: { page: 'validate' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Missing file id');
    await press('Finalize');
    expect((await screen.findByText('Finalize Failed')).closest('[role=alert]')?.textContent).toBe(
      'Finalize FailedMissing template file guid.',
    );
  });
});

describe('finalizing', () => {
  it('says what it will do, is busy while it does it, and leads to the agreements', async () => {
    let finalized: (response: Response) => void = () => {};
    const { callsTo, events } = showImport({
      start: atReview,
      answers: { 'finalize-import-file': () => new Promise((resolve) => (finalized = resolve)) },
    });
    expect(await screen.findByText('Finalize will do: 3 new.')).toBeTruthy();
    await act(async () => screen.getByRole('radio', { name: 'Import Valid Only' }).click());
    expect(screen.getByText('Finalize will do: 2 new, 1 left out.')).toBeTruthy();
    await press('Finalize');
    expect(button('Finalizing').disabled).toBe(true);
    expect(callsTo('finalize-import-file')[0]?.body).toMatchObject({
      process: 'ImportValid',
      expected: aPlan(),
    });
    await act(async () => finalized(answer({ fileId: importId, ...aPlan() })));
    expect(await screen.findByText('Import Complete')).toBeTruthy();
    expect(screen.getByText('survey.xlsx: 2 new, 1 left out.')).toBeTruthy();
    expect(events.written).toBe(1);
    await press('To the agreements');
    expect(events.closed).toBe(1);
  });

  it('is open for what is there: valid agreements, warnings', async () => {
    const valid = fiveRecords.filter(({ warnings, errors }) => warnings.length + errors.length === 0);
    showImport({ start: atReview, records: valid });
    await screen.findByText('Final Review');
    expect(screen.getByRole('radio', { name: 'Import Valid Only' })).toHaveProperty('disabled', false);
    const withWarnings = screen.getByRole('radio', { name: 'Import Warnings & Valid' });
    expect(withWarnings).toHaveProperty('disabled', true);
    expect(withWarnings.closest('label')?.title).toBe('There is no row with a warning.');
  });

  it('is closed where no agreement can be imported', async () => {
    showImport({ start: atReview, records: fiveRecords.filter(({ sheet }) => sheet === 'People') });
    await screen.findByText('Final Review');
    expect(button('Finalize').disabled).toBe(true);
    expect(button('Finalize').title).toBe('There is no valid agreement row to import.');
  });

  it('is closed where everything is there already', async () => {
    const plan = aPlan({ new: 0, unchanged: 3, leftOut: 0 });
    showImport({
      start: atReview,
      answers: {
        [importId]: () => answer(aProgress({ plans: { ImportValid: plan, ImportWarningsAndValid: plan } })),
      },
    });
    await screen.findByText('Final Review');
    await waitFor(() =>
      expect(button('Finalize').title).toBe(
        'Nothing would change: every row that can be imported is already in the project.',
      ),
    );
  });

  it('goes on where the network is lost, and is followed until it is done', async () => {
    const runs = aPastImport({ state: 'Finalizing', done: 120, total: 300, result: null, canUndo: false });
    const turns = [runs, aPastImport()];
    const { events } = showImport({
      start: atReview,
      answers: {
        'finalize-import-file': () => Promise.reject(new TypeError('Failed to fetch')),
        'bulk-import': () => answer([turns.shift() ?? aPastImport()]),
      },
    });
    await screen.findByText('Final Review');
    await press('Finalize');
    expect(await screen.findByText('120 of 300 rows')).toBeTruthy();
    expect(await screen.findByText('Import Complete')).toBeTruthy();
    expect(events.written).toBe(1);
  });
});
