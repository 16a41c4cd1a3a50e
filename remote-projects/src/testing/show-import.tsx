import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { CurrentUser, Language } from 'shared-contracts';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { addTexts } from 'shared-ui';
import { aUser, FakeRequest, layOut, renderInShell } from 'shared-ui/testing';
import { vi } from 'vitest';
import { rowId } from '../agreement-import/fixes.ts';
import type { ImportStart } from '../agreement-import/import-file.ts';
import { ImportWizard } from '../agreement-import/import-wizard.tsx';
import { en } from '../texts/en/area.ts';
import { es } from '../texts/es/area.ts';
import { aPlan, aProgress, fiveRecords, importId } from './made-up-imports.ts';
import { projectId } from './made-up-projects.ts';

/** The calls of the import, the newest last. */
interface ApiCall {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = (body: Readonly<Record<string, unknown>>) => Response | Promise<Response>;

interface ShowImportOptions {
  readonly start?: ImportStart;
  readonly records?: readonly ImportRecord[];
  /** Answers for single calls instead of the usual ones, by the last part of their path. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly rights?: Partial<CurrentUser>;
  readonly language?: Language;
  /** A wrapper around the import, for example the shell's access to other areas. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
}

/** A REST answer with its envelope. */
export const answer = (result: unknown): Response => Response.json({ result });

/** A REST call that is refused with a sentence. */
export const refused = (message: string, status = 422): Response => Response.json({ message }, { status });

/** The import of a file that was checked before. */
export const atReview: ImportStart = {
  page: 'validate',
  file: { id: importId, name: 'survey.xlsx', isBegun: false },
};

interface Mended {
  readonly sheet: string;
  readonly rowNumber: number;
  readonly column?: string;
}

const isList = (value: unknown): value is readonly Mended[] => Array.isArray(value);

/**
 * The rows as the API returns them after corrections: a corrected cell is valid from then on, a row left out is marked.
 */
export function fixedRecords(
  records: readonly ImportRecord[],
  body: ApiCall['body'],
): readonly ImportRecord[] {
  const corrections = isList(body['corrections']) ? body['corrections'] : [];
  const out = new Set((isList(body['leaveOut']) ? body['leaveOut'] : []).map(rowId));
  return records.map((record) => {
    const own = corrections.filter((one) => rowId(one) === rowId(record));
    const columns = own.map(({ column }) => column ?? '');
    const errors = record.errors.filter(({ column }) => !columns.includes(column ?? ''));
    const isLeftOut = out.has(rowId(record));
    const action = isLeftOut || errors.length > 0 ? 'None' : record.action === 'None' ? 'New' : record.action;
    return { ...record, errors, corrected: columns, isLeftOut, action };
  });
}

/** Renders the import as it opens, with an API of given answers; records the calls. */
export function showImport(options: ShowImportOptions = {}) {
  const { start = { page: 'start' }, records = fiveRecords } = options;
  const calls: ApiCall[] = [];
  const usual: Readonly<Record<string, Answer>> = {
    'bulk-import': () => answer([]),
    [importId]: () => answer(aProgress()),
    mappings: () => answer([]),
    'validate-import-file': (body) => answer(fixedRecords(records, body)),
    'finalize-import-file': () => answer({ fileId: importId, ...aPlan({ new: 3, leftOut: 0 }) }),
    'bad-rows': () => new Response(new Blob(['rows'])),
    'forget-mappings': () => answer(true),
  };
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal(
    'fetch',
    async (address: string, request?: { readonly body?: string; readonly signal?: AbortSignal }) => {
      const call = String(address).split('?')[0]?.split('/').at(-1) ?? '';
      const body: unknown = JSON.parse(request?.body ?? '{}');
      const sent = typeof body === 'object' && body !== null ? { ...body } : {};
      calls.push({ call, body: sent });
      const answered = options.answers?.[call] ?? usual[call];
      if (!answered) return refused(`${call} is not answered here.`);
      const ended = new Promise<never>((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      });
      return Promise.race([answered(sent), ended]);
    },
  );
  const events = { closed: 0, written: 0 };
  const Around = options.around ?? Fragment;
  const view = renderInShell(
    <Around>
      <ImportWizard
        projectId={projectId}
        start={start}
        onClose={() => {
          events.closed += 1;
        }}
        onWritten={() => {
          events.written += 1;
        }}
      />
    </Around>,
    {
      user: aUser({ isBroker: true, isEditor: true, ...options.rights }),
      language: options.language ?? 'en',
    },
  );
  act(() => {
    addTexts(view.i18n, 'projects', 'en', en);
    addTexts(view.i18n, 'projects', 'es', es);
  });
  return { ...view, events, calls, callsTo: (call: string) => calls.filter((one) => one.call === call) };
}

/** Gives the screen a size of some rows, because happy-dom has no layout. */
export const beforeImport = (): void => layOut(1200, 500);

/** The last button of a name, which is the topmost one. */
export const button = (name: string | RegExp) =>
  screen.getAllByRole('button', { name }).at(-1) as HTMLButtonElement;

/** Clicks it, and waits for the effects. */
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

/** Drops files on the place for a workbook. */
export const drop = (...files: readonly File[]) =>
  act(async () => void fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } }));

/** A file with the name of a workbook. */
export const aWorkbook = (name = 'survey.xlsx') => new File(['x'], name);

/** The upload in progress. */
export async function sent(): Promise<FakeRequest> {
  await waitFor(() => {
    if (FakeRequest.all.length === 0) throw new Error('Nothing is sent yet.');
  });
  return FakeRequest.all.at(-1) as FakeRequest;
}
