import { languageOf } from 'shared-contracts';
import type { ImportUndone } from 'shared-contracts/agreement-import';
import { badInput } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { agreementsInUse, changeAgreements, removeAgreements } from '../agreements/index.ts';
import { associatesLeft, removeAssociates } from '../associates/index.ts';
import { parcelsLeft, removeParcels } from '../land/index.ts';
import { lockProject } from '../project-place-store.ts';
import { asTheyAreNow } from './import-rights.ts';
import { lastChanges, lockImports, noteUndone, type WrittenRecord, writtenBy } from './import-store.ts';
import { filled, importRefusal, importWords } from './import-words.ts';

const revisionsOf = (records: readonly WrittenRecord[]): ReadonlyMap<string, number> =>
  new Map(records.map(({ recordId, revision }) => [recordId, revision]));

/** Sorts the agreements of an import into those unchanged since, and those that stay, with the reason. */
async function sortOut(records: readonly WrittenRecord[], within: RecordContext) {
  const { left: reasons } = importWords(languageOf(within.user.locale));
  const ids = records.map(({ recordId }) => recordId);
  const now = await lastChanges(within.db, ids);
  const inUse = await agreementsInUse(within.db, ids);
  const untouched: WrittenRecord[] = [];
  const left: ImportUndone['left'] = [];
  for (const record of records) {
    const { recordId, revision, label, before } = record;
    const there = now.get(recordId);
    const leave = (reason: string) =>
      left.push({ agreementId: there ? recordId : null, label: there?.name ?? label, reason });
    if (!there) leave(reasons.gone);
    else if (there.revision !== revision) leave(filled(reasons.changed, { name: there.changedBy ?? '' }));
    else if (before === null && inUse.has(recordId)) leave(reasons.inUse);
    else untouched.push(record);
  }
  return { untouched, left };
}

/** Deletes other records that an import added, if nothing else refers to them now; the rest is reported. */
async function removeNamed(
  written: readonly WrittenRecord[],
  within: RecordContext,
): Promise<ImportUndone['left']> {
  const { left: reasons } = importWords(languageOf(within.user.locale));
  const parcels = written.filter(({ kind }) => kind === 'Parcel');
  const people = written.filter(({ kind }) => kind === 'BusinessAssociate');
  const [land, associates] = [
    await parcelsLeft(within, revisionsOf(parcels)),
    await associatesLeft(within, revisionsOf(people)),
  ];
  await removeParcels([...land], within);
  const gone = await removeAssociates([...associates], within);
  const staying = (records: readonly WrittenRecord[], taken: ReadonlySet<string>, reason: string) =>
    records
      .filter(({ recordId }) => !taken.has(recordId))
      .map(({ label }) => ({ agreementId: null, label, reason }));
  return [
    ...staying(parcels, land, reasons.inUse),
    ...(gone === associates.size
      ? staying(people, associates, reasons.inUse)
      : staying(people, new Set(), reasons.noRight)),
  ];
}

/**
 * Undoes an import in one transaction: agreements that it added are deleted, those that it changed are restored, unless
 * somebody changed them since; everything that stays is reported. A preview changes nothing. Throws an AppError.
 */
export async function undoImport(
  {
    fileId,
    projectId,
    isPreview,
  }: { readonly fileId: string; readonly projectId: string; readonly isPreview: boolean },
  context: RecordContext,
): Promise<ImportUndone> {
  return inTransaction(context, async (transaction) => {
    await lockImports(transaction.db, projectId);
    await lockProject(transaction.db, projectId);
    // While this waited, the project may have moved to another company, or the person may have lost their rights.
    const within = await asTheyAreNow(transaction, projectId);
    const written = await writtenBy(within.db, fileId);
    const { untouched, left } = await sortOut(
      written.filter(({ kind }) => kind === 'Agreement'),
      within,
    );
    const made = untouched.filter(({ before }) => before === null);
    const changed = untouched.filter(({ before }) => before !== null);
    const counts = { deleted: made.length, setBack: changed.length };
    if (isPreview) return { ...counts, left };
    await removeAgreements(
      projectId,
      made.map(({ recordId }) => recordId),
      within,
    );
    await changeAgreements(
      projectId,
      changed.map(({ recordId, revision, before }) => ({ ...before, id: recordId, revision })),
      within,
    );
    left.push(...(await removeNamed(written, within)));
    const reverted = made.length + changed.length;
    if (!(await noteUndone(within, fileId, { reverted, left: left.length })))
      throw badInput(importRefusal(({ undoneBefore }) => undoneBefore));
    return { ...counts, left };
  });
}
