import { inLanguage, languageOf } from 'shared-contracts';
import { type ImportProgress, importColumns, type PastImport } from 'shared-contracts/agreement-import';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/agreement-import.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownUpload } from '../bring-in/index.ts';
import { findProjectParties } from '../project-place-store.ts';
import type { Checked } from './import-review.ts';
import { seenImport } from './import-rights.ts';
import { findImport, importsOf, type StoredImport } from './import-store.ts';
import type { ImportSheet } from './import-workbook.ts';
import type { OpenReviews } from './open-reviews.ts';
import type { RunningImports } from './running-imports.ts';

/** Where the state of imports is known: running here, or under review here. */
interface Known {
  readonly running: RunningImports;
  readonly reviews: OpenReviews;
}

/** Entries of a list that are sent with a review. */
const mostOffered = 500;

function summaryOf(
  stored: StoredImport,
  mayUndo: boolean,
  { running: all }: Pick<Known, 'running'>,
  { clock, user }: RecordContext,
): PastImport {
  const { seenAt, undoneAt, undoneBy, undone, userId: _userId, review: _review, ...own } = stored;
  const running = all.of(stored.fileId);
  const isSilent = stored.state === 'Finalizing' && !running && new Date(seenAt) < all.lostBefore(clock());
  const { stopped } = inLanguage(texts, languageOf(user.locale));
  return {
    ...own,
    ...(isSilent ? { state: 'Failed' as const, message: stopped } : {}),
    ...(running ?? {}),
    undone: undone && undoneAt ? { at: undoneAt, by: undoneBy ?? '', ...undone } : null,
    canUndo: mayUndo && stored.state === 'Done',
  };
}

/** The imports of a project. Throws NOT_FOUND. */
export async function pastImports(
  projectId: string,
  known: Pick<Known, 'running'>,
  context: RecordContext,
): Promise<PastImport[]> {
  const { db, user } = context;
  const project = await findProjectParties(db, projectId);
  if (!project || !recordRights.agreement.view(user, { project })) throw notFound();
  const mayUndo = recordRights.agreement.create(user, { project });
  return (await importsOf(db, projectId)).map((one) => summaryOf(one, mayUndo, known, context));
}

/** The values that list columns of a sheet may contain, as far as they can be offered. */
const offeredIn = ({ kind, places }: ImportSheet, { lists }: Checked): Record<string, string[]> =>
  Object.fromEntries(
    importColumns[kind].flatMap(({ name, list }) =>
      list !== undefined && places.has(name)
        ? [[name, lists.offered(list).slice(0, mostOffered)] as const]
        : [],
    ),
  );

/** Of a workbook that arrived, and of which nobody began to read a row. */
const waiting = { state: 'Waiting', done: 0, total: 0 } as const;

const nothing = { sheets: [], notices: [], rows: null, plans: null, review: null };

/** The progress of an import and its verdicts; only its author gets the review. Throws NOT_FOUND. */
export async function importProgress(
  fileId: string,
  known: Known,
  context: RecordContext,
): Promise<ImportProgress> {
  const { db, user, clock } = context;
  const running = known.running.of(fileId);
  if (!(await findImport(db, fileId))) {
    const file = await ownUpload(context, fileId);
    const by = { id: user.id, fullName: user.fullName, companyName: user.companyName };
    const times = { startedAt: clock().toISOString(), finishedAt: null };
    const none = { message: null, result: null, undone: null, canUndo: false, projectFileId: '' };
    return { fileId, fileName: file.fileName, ...(running ?? waiting), by, ...times, ...none, ...nothing };
  }
  const stored = await seenImport(fileId, context);
  const project = await findProjectParties(db, stored.projectFileId);
  const mayUndo = Boolean(project && recordRights.agreement.create(user, { project }));
  const summary = summaryOf(stored, mayUndo, known, context);
  if (stored.userId !== user.id) return { ...summary, ...nothing };
  const { review } = stored;
  const place = { fileId, projectId: stored.projectFileId, recipe: review.recipe };
  const checked = known.reviews.known(place, context)?.checked;
  if (!checked) return { ...summary, ...nothing, review };
  const { sheets, notices, rows, plans } = checked;
  return {
    ...summary,
    sheets: sheets.map((sheet) => ({
      ...{ name: sheet.name, kind: sheet.kind, rows: sheet.rows.length, columns: [...sheet.columns] },
      offered: offeredIn(sheet, checked),
    })),
    ...{ notices: [...notices], rows, plans, review },
  };
}
