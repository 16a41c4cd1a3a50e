import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aUser } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPastImport, aPlan, aProgress, importId } from '../testing/made-up-imports.ts';
import { answer, beforeImport, button, press, refused, showImport } from '../testing/show-import.tsx';

beforeEach(beforeImport);

const other = '5b0c1c9e-0000-4000-8000-000000000002';
const past = { page: 'past' } as const;
const lineOf = (file: string) =>
  within(screen.getByRole('rowheader', { name: file }).closest('tr') as HTMLElement);

describe('past imports', () => {
  it('tell who imported which file when, and what came of it', async () => {
    showImport({
      start: past,
      answers: {
        'bulk-import': () =>
          answer([
            aPastImport({ result: aPlan({ new: 285, changed: 9, leftOut: 3 }) }),
            aPastImport({
              fileId: other,
              fileName: 'old.xlsx',
              state: 'Failed',
              message: 'The project was deleted.',
              result: null,
              canUndo: false,
            }),
          ]),
      },
    });
    await screen.findByText('survey.xlsx');
    expect(lineOf('survey.xlsx').getByText('Ann Neil')).toBeTruthy();
    expect(lineOf('survey.xlsx').getByText(/Done: 285 new, 9 changed, 3 left out/)).toBeTruthy();
    expect(lineOf('old.xlsx').getByText('Failed: The project was deleted.')).toBeTruthy();
    expect(lineOf('old.xlsx').queryByRole('button')).toBeNull();
  });

  it('say what to do where there are none, and try again where they cannot be read', async () => {
    let isDown = true;
    showImport({
      start: past,
      answers: { 'bulk-import': () => (isDown ? refused('The list is not there.', 500) : answer([])) },
    });
    expect(await screen.findByText('The list is not there.')).toBeTruthy();
    isDown = false;
    await press('Try Again');
    expect(await screen.findByText(/Nothing was imported into this project yet/)).toBeTruthy();
  });

  it('follow one that runs, also after an answer was lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const runs = aPastImport({ state: 'Finalizing', done: 30, total: 300, result: null, canUndo: false });
    const answers = [
      () => answer([runs]),
      () => refused('Try again.', 503),
      () => answer([aPastImport({ result: aPlan({ new: 300 }) })]),
    ];
    showImport({ start: past, answers: { 'bulk-import': () => (answers.shift() ?? (() => answer([])))() } });
    await screen.findByRole('progressbar', { name: 'Finalizing' });
    await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
    expect(await screen.findByText(/Done: 300 new/)).toBeTruthy();
    expect(screen.queryByText('Try again.')).toBeNull();
  });

  it('show how far one is that runs', async () => {
    const runs = aPastImport({ state: 'Finalizing', done: 30, total: 300, result: null, canUndo: false });
    showImport({ start: past, answers: { 'bulk-import': () => answer([runs]) } });
    const bar = await screen.findByRole('progressbar', { name: 'Finalizing' });
    expect(bar.getAttribute('aria-valuenow')).toBe('10');
    await press('Show survey.xlsx');
    expect(await screen.findByText('30 of 300 rows')).toBeTruthy();
    expect(screen.getByText(/You can close this, or the browser/)).toBeTruthy();
  });

  it('go on with a review of one’s own with what was mended, and with no other person’s', async () => {
    const mine = aPastImport({
      state: 'Review',
      result: null,
      canUndo: false,
      by: { ...aPastImport().by, id: aUser().id },
    });
    const theirs = aPastImport({
      fileId: other,
      fileName: 'theirs.xlsx',
      state: 'Review',
      result: null,
      canUndo: false,
    });
    const corrections = [{ sheet: 'Agreements', rowNumber: 1, column: 'landPurpose', value: 'Access' }];
    const { callsTo } = showImport({
      start: past,
      answers: {
        'bulk-import': () => answer([mine, theirs]),
        [importId]: () =>
          answer(
            aProgress({ review: { corrections, leaveOut: [], decisions: [], mappings: [], recipe: null } }),
          ),
      },
    });
    await screen.findByText('theirs.xlsx');
    expect(lineOf('theirs.xlsx').queryByRole('button')).toBeNull();
    await press('Go on with survey.xlsx');
    expect(await screen.findByText('Final Review')).toBeTruthy();
    expect(callsTo('validate-import-file')[0]?.body).toMatchObject({ corrections });
  });

  it('lead to the first import, and later to that of a revised sheet', async () => {
    showImport({ start: past });
    await screen.findByText(/Nothing was imported/);
    await press('Import a sheet');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    cleanup();
    beforeImport();
    showImport({ start: past, answers: { 'bulk-import': () => answer([aPastImport()]) } });
    await screen.findByText('survey.xlsx');
    await press('Import a revised sheet');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  });
});

describe('the undo of an import', () => {
  const left = [{ agreementId: other, label: 'SL-7 · Beg quarter', reason: 'Ann Neil changed its name.' }];

  const atUndo = async (options: Parameters<typeof showImport>[0] = {}) => {
    const shown = showImport({
      start: past,
      ...options,
      answers: {
        'bulk-import': () => answer([aPastImport()]),
        'undo-import-file': () => answer({ deleted: 299, setBack: 0, left }),
        ...options.answers,
      },
    });
    await screen.findByText('survey.xlsx');
    await press('Undo survey.xlsx');
    return shown;
  };

  it('says first what it takes back and names what stays, then does it', async () => {
    const { callsTo, events } = await atUndo();
    expect(
      await screen.findByText('Agreements that will be deleted: 299. Restored to their previous values: 0.'),
    ).toBeTruthy();
    expect(screen.getByText('1 agreement stays, as somebody worked on it since.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /SL-7 · Beg quarter Ann Neil changed its name/ })).toBeTruthy();
    expect(callsTo('undo-import-file').map(({ body }) => body)).toEqual([
      { fileId: importId, isPreview: true },
    ]);
    await press('Undo');
    expect(
      await screen.findByText('Agreements deleted: 299. Restored to their previous values: 0.'),
    ).toBeTruthy();
    expect(callsTo('undo-import-file').at(-1)?.body).toEqual({ fileId: importId, isPreview: false });
    expect(events.written).toBe(1);
  });

  it('is not offered where everything was changed since', async () => {
    await atUndo({
      answers: { 'undo-import-file': () => answer({ deleted: 0, setBack: 0, left }) },
    });
    await waitFor(() =>
      expect(button('Undo').title).toBe('Nothing can be undone: everything was changed since.'),
    );
  });

  it('is waited for no longer than for other calls, and may be tried again', async () => {
    const limits: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await atUndo({
      answers: {
        'undo-import-file': ({ isPreview }) =>
          isPreview ? answer({ deleted: 2, setBack: 0, left: [] }) : new Promise<Response>(() => {}),
      },
    });
    await waitFor(() => expect(button('Undo').disabled).toBe(false));
    await press('Undo');
    await act(async () => limits.at(-1)?.abort(new DOMException('', 'TimeoutError')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(button('Undo').disabled).toBe(false);
  });

  it('says why it could not be done, and stays', async () => {
    const { events } = await atUndo({
      answers: {
        'undo-import-file': ({ isPreview }) =>
          isPreview ? answer({ deleted: 2, setBack: 0, left: [] }) : refused('Another import runs.'),
      },
    });
    await screen.findByText(/will be deleted: 2/);
    await press('Undo');
    expect((await screen.findByRole('alert')).textContent).toBe('Another import runs.');
    expect(events.written).toBe(0);
    await act(async () => button('Back').click());
    expect(await screen.findByRole('heading', { name: 'Past imports' })).toBeTruthy();
  });
});
