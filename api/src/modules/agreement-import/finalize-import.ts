import { languageOf } from 'shared-contracts';
import type { FinalizeImport, ImportPlan } from 'shared-contracts/agreement-import';
import { brokenUnique } from '../../platform/db/broken-constraint.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { addAgreements, changeAgreements } from '../agreements/index.ts';
import { addAssociates } from '../associates/index.ts';
import { addParcels } from '../land/index.ts';
import { lockProject } from '../project-place-store.ts';
import { type Written, writtenOf } from './bundle-input.ts';
import type { Checked, ImportReview } from './import-review.ts';
import { keepWritten, lastChanges, lockImports, noteDone, type WrittenRecord } from './import-store.ts';
import type { Remembered } from './import-workbook.ts';
import { turns } from './take-turns.ts';
import { filled, importRefusal, importSays } from './told.ts';

type Writing = FinalizeImport['process'];

/** What one finalize writes. */
interface Job {
  readonly fileId: string;
  readonly projectId: string;
  readonly asked: FinalizeImport;
  readonly review: ImportReview;
  readonly remembered: Remembered;
  /** Told how many rows of how many are through; throws where the server is about to stop. */
  readonly told: (done: number, total: number) => void;
}

const planText = (plan: ImportPlan, context: RecordContext): string => {
  const { new: made, changed, unchanged } = plan;
  return filled(importSays(languageOf(context.user.locale)).plan, { new: made, changed, unchanged });
};

/** Refuses where it would be something else than the person was told. Throws CONFLICT. */
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

/** The saves of a mode, some at a time so that others get their turn. */
async function savesOf(
  { verdicts }: Checked,
  process: Writing,
): Promise<
  readonly { readonly written: Written; readonly label: string; readonly before: WrittenRecord['before'] }[]
> {
  const turn = turns();
  const saves = [];
  for (const verdict of verdicts) {
    await turn();
    const written = writtenOf(verdict, process);
    if (!written) continue;
    const { id: _id, revision: _revision, ...fields } = written.input;
    const { stored, agreement, target } = verdict;
    const before = stored
      ? Object.fromEntries(Object.keys(fields).map((field) => [field, stored.values[field] ?? null]))
      : null;
    const label = target.there?.name ?? String(agreement.read.values['name'] ?? '');
    saves.push({ written, label, before });
  }
  return saves;
}

/** What an import writes beside agreements, as far as a written row names it. */
async function addNamed(
  { additions }: Checked,
  saves: readonly { readonly written: Written }[],
  within: RecordContext,
): Promise<readonly WrittenRecord[]> {
  const people = new Set(saves.flatMap(({ written }) => written.newAssociates));
  const land = new Set(saves.flatMap(({ written }) => written.newParcels));
  const associates = [...additions.associates.values()].filter(({ id }) => people.has(id));
  const parcels = [...additions.parcels.values()].filter(({ id }) => land.has(id));
  await addAssociates(associates, within);
  await addParcels(
    parcels.map((one) => ({ ...one, partId: crypto.randomUUID() })),
    within,
  );
  return [
    ...associates.map(({ id, name }) => ({
      kind: 'BusinessAssociate' as const,
      recordId: id,
      revision: 1,
      label: name,
      before: null,
    })),
    ...parcels.map(({ id, legalDescription }) => ({
      ...{ kind: 'Parcel' as const, recordId: id, revision: 1 },
      ...{ label: legalDescription, before: null },
    })),
  ];
}

/**
 * Writes an import in one transaction, all of the chosen rows or nothing: what they say is looked up anew while nobody
 * else imports into the project or saves into it. Returns what it did. Throws an AppError.
 */
export async function finalizeImport(job: Job, context: RecordContext): Promise<ImportPlan> {
  const { fileId, projectId, asked, review, remembered, told } = job;
  const rows = review.rowCount;
  // Looked through once as it is read, once as it is written.
  const total = 2 * rows;
  try {
    return await inTransaction(context, async (within) => {
      await lockImports(within.db, projectId);
      await lockProject(within.db, projectId);
      const checked = await review.check(asked, remembered, within, (done) => told(done, total));
      const plan = checked.plans[asked.process];
      checkExpected(asked.expected, plan, context);
      if (plan.new + plan.changed + plan.unchanged === 0)
        throw badInput(importRefusal(({ nothingToWrite }) => nothingToWrite));
      const saves = await savesOf(checked, asked.process);
      const made = saves.filter(({ written }) => written.action === 'New');
      const changed = saves.filter(({ written }) => written.action === 'Changed');
      const named = await addNamed(checked, saves, within);
      const share = saves.length > 0 ? rows / saves.length : 0;
      await addAgreements(
        projectId,
        made.map(({ written }) => written.input),
        within,
        (count) => told(rows + Math.floor(count * share), total),
      );
      await changeAgreements(
        projectId,
        changed.map(({ written }) => written.input),
        within,
        (count) => told(rows + Math.floor((made.length + count) * share), total),
      );
      const after = await lastChanges(
        within.db,
        changed.map(({ written }) => written.input.id),
      );
      await keepWritten(within.db, fileId, [
        ...named,
        ...[...made, ...changed].map(({ written, label, before }) => ({
          ...{ kind: 'Agreement' as const, recordId: written.input.id, label, before },
          revision: after.get(written.input.id)?.revision ?? 1,
        })),
      ]);
      await noteDone(within.db, fileId, within.clock(), plan, total);
      told(total, total);
      return plan;
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
