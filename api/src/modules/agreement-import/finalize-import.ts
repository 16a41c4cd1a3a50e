import { languageOf } from 'shared-contracts';
import type { FinalizeImport, ImportPlan } from 'shared-contracts/agreement-import';
import { brokenUnique } from '../../platform/db/broken-constraint.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { eachInTurns, turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { sortedInOnce } from '../../records/writing/sorted-in-once.ts';
import { type AgreementSave, addAgreements, changeAgreements } from '../agreements/index.ts';
import { movedIn } from '../assigned-tasks/index.ts';
import { addAssociates } from '../associates/index.ts';
import { addParcels, type DescribedParcel } from '../land/index.ts';
import { lockProject } from '../project-place-store.ts';
import { parcelsAddedBy, writtenOf } from './bundle-input.ts';
import type { RowVerdict } from './bundle-verdict.ts';
import type { Checked, ImportReview } from './import-review.ts';
import { asTheyAreNow } from './import-rights.ts';
import {
  isOwnTry,
  keepWritten,
  lastChanges,
  lockImports,
  noteDone,
  type WrittenRecord,
} from './import-store.ts';
import { filled, importRefusal, importWords } from './import-words.ts';
import type { Remembered } from './import-workbook.ts';
import { keepLeftRows } from './left-row-store.ts';
import { leftRows } from './left-rows.ts';
import { newAssociates } from './new-associates.ts';

type Writing = FinalizeImport['process'];

/** Tables that an import fills, and people search. */
const searched = ['agreement', 'business_associate', 'parcel'] as const;

/** The work of one finalize. */
interface Job {
  readonly fileId: string;
  /** When this try was begun. */
  readonly begun: Date;
  readonly projectId: string;
  readonly request: FinalizeImport;
  readonly review: ImportReview;
  readonly remembered: Remembered;
  /** Called with how many of how many rows are done; throws where the server is about to stop. */
  readonly onProgress: (done: number, total: number) => void;
}

const planText = (plan: ImportPlan, context: RecordContext): string => {
  const { new: made, changed, unchanged } = plan;
  return filled(importWords(languageOf(context.user.locale)).plan, { new: made, changed, unchanged });
};

/** Refuses if the outcome would differ from what the person was shown. Throws CONFLICT. */
function checkExpected(expected: FinalizeImport['expected'], plan: ImportPlan, context: RecordContext): void {
  if (!expected) return;
  const isSame = (['new', 'changed', 'unchanged', 'leftOut', 'rowsLeftOut'] as const).every(
    (count) => expected[count] === plan[count],
  );
  if (isSame) return;
  const gaps = { now: planText(plan, context), told: planText(expected, context) };
  throw new AppError(
    'CONFLICT',
    importRefusal(({ movedOn }) => movedOn, gaps),
    {},
    409,
  );
}

/** Adds everything besides agreements that a written row names. */
async function addNamed(
  { additions, verdicts }: Checked,
  process: Writing,
  within: RecordContext,
): Promise<readonly WrittenRecord[]> {
  const written: WrittenRecord[] = [];
  const as = (kind: WrittenRecord['kind'], recordId: string, label: string) =>
    written.push({ kind, recordId, revision: 1, label, before: null });
  const { made: associates } = await newAssociates(verdicts, process);
  for (const { id, name } of associates) as('BusinessAssociate', id, name);
  await addAssociates(associates, within);
  const added = new Set<string>();
  await eachInTurns(verdicts, (verdict) => {
    for (const id of parcelsAddedBy(verdict, process)) added.add(id);
  });
  const parcels: DescribedParcel[] = [];
  await eachInTurns(additions.parcels.values(), ({ id, legalDescription, part, registryNumber }) => {
    if (!added.has(id)) return;
    parcels.push({ id, part: { ...part, id: crypto.randomUUID() }, registryNumber });
    as('Parcel', id, legalDescription);
  });
  await addParcels(parcels, within);
  return written;
}

const nameIn = ({ read }: RowVerdict): string => String(read.values['name'] ?? '');

/** Adds the new agreements, each built when its turn comes. Returns what was written. */
async function addNew(
  { verdicts }: Checked,
  process: Writing,
  { projectId }: Job,
  within: RecordContext,
  onProgress: (count: number) => void,
): Promise<readonly WrittenRecord[]> {
  const records: WrittenRecord[] = [];
  const saves = function* (): Generator<AgreementSave> {
    for (const verdict of verdicts) {
      const written = verdict.stored ? undefined : writtenOf(verdict, process);
      if (!written) continue;
      const { id } = written.input;
      const label = nameIn(verdict.agreement);
      records.push({ kind: 'Agreement', recordId: id, revision: 1, label, before: null });
      yield written.input;
    }
  };
  await addAgreements(projectId, saves(), within, onProgress);
  return records;
}

/** Changes the existing agreements. Returns what was written, with the values before. */
async function changeThere(
  { verdicts }: Checked,
  process: Writing,
  { projectId }: Job,
  within: RecordContext,
  onProgress: (count: number) => void,
): Promise<readonly WrittenRecord[]> {
  const turn = turns();
  const inputs: AgreementSave[] = [];
  const records: WrittenRecord[] = [];
  for (const verdict of verdicts) {
    await turn();
    const { stored, target, agreement } = verdict;
    const written = stored && writtenOf(verdict, process);
    if (written?.action !== 'Changed') continue;
    const { id, revision: _revision, ...fields } = written.input;
    const before = Object.fromEntries(
      Object.keys(fields).map((field) => [field, stored?.values[field] ?? null]),
    );
    const label = target.there?.name ?? nameIn(agreement);
    inputs.push(written.input);
    records.push({ kind: 'Agreement', recordId: id, revision: 1, label, before });
  }
  await changeAgreements(projectId, inputs, within, onProgress);
  const after = await lastChanges(
    within.db,
    records.map(({ recordId }) => recordId),
  );
  return records.map((record) => ({
    ...record,
    revision: after.get(record.recordId)?.revision ?? record.revision,
  }));
}

/** Refuses an attempt that another process has taken over, or that has ended. Throws BAD_INPUT. */
const refuseTaken = () => badInput(importRefusal(({ importedBefore }) => importedBefore));

/**
 * Writes all of the chosen rows of an import or none, in one transaction: everything they name is looked up again while
 * nobody else can import or save into the project. Returns the outcome. Throws an AppError.
 */
export async function finalizeImport(job: Job, context: RecordContext): Promise<ImportPlan> {
  const { fileId, begun, projectId, request, review, remembered, onProgress } = job;
  const tried = { fileId, begun };
  const rows = review.rowCount;
  // Each row is counted twice: when it is checked and when it is written.
  const total = 2 * rows;
  try {
    return await inTransaction({ ...context, responseExtensions: {} }, async (transaction) => {
      await lockImports(transaction.db, projectId);
      // A process without a sign of life may have been presumed dead, and its successor may have written the import.
      if (!(await isOwnTry(transaction.db, tried))) throw refuseTaken();
      await lockProject(transaction.db, projectId);
      // While it waited, the project may have moved to another company, or the person may have lost their rights.
      const within = await asTheyAreNow(transaction, projectId);
      const checked = await review.check(request, remembered, within, (done) => onProgress(done, total));
      const { process } = request;
      const plan = checked.plans[process];
      checkExpected(request.expected, plan, context);
      const all = plan.new + plan.changed + plan.unchanged;
      if (all === 0) throw badInput(importRefusal(({ nothingToWrite }) => nothingToWrite));
      const reportWritten = (count: number) => onProgress(rows + Math.floor((count * rows) / all), total);
      const [named, made] = await sortedInOnce(within.db, searched, async () => [
        await addNamed(checked, process, within),
        await addNew(checked, process, job, within, reportWritten),
      ]);
      const changed = await changeThere(checked, process, job, within, (count) =>
        reportWritten(made.length + count),
      );
      await keepWritten(within.db, fileId, [...named, ...made, ...changed]);
      const left = await leftRows(checked, process, languageOf(context.user.locale));
      await keepLeftRows(within.db, fileId, left);
      const outcome = { ...plan, movedTasks: movedIn(within.responseExtensions) };
      if (!(await noteDone(within.db, tried, within.clock(), outcome, total))) throw refuseTaken();
      onProgress(total, total);
      return outcome;
    });
  } catch (error) {
    if (brokenUnique(error) === undefined) throw error;
    throw new AppError(
      'CONFLICT',
      importRefusal(({ landMeanwhile }) => landMeanwhile),
      {},
      409,
    );
  }
}
