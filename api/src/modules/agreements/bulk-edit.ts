import { languageOf } from 'shared-contracts';
import { bulkRules } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import type { AgreementBulkInput, AgreementBulkValues, MovedTask } from 'shared-contracts/graphql';
import { agreementLimits } from 'shared-contracts/limits';
import { fieldsOf, validate } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/agreements.ts';
import { AppError, badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { referenceErrors } from '../../records/writing/reference-errors.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { planFields } from '../../records/writing/saved-fields.ts';
import { selectionOfFields, storedRecord } from '../../records/writing/stored-values.ts';
import { asItIs, type RecordValues, type SaveInput } from '../../records/writing/writable-kind.ts';
import {
  datesFollow,
  followingTasks,
  movedTasks,
  movesOf,
  newMoves,
  type TaskMove,
} from '../assigned-tasks/index.ts';
import { lockedFirst } from '../locked-first.ts';
import { projectsOfRows } from '../project-place-store.ts';
import { lockProjectsOf } from '../project-row-store.ts';
import { savedBulkFields } from './agreement-fields.ts';
import { bulkFaults, bulkList } from './bulk-kind.ts';

/** The values that a bulk edit sets. Throws BAD_INPUT, or VALIDATION with errors at `values`. */
async function checkedValues(input: AgreementBulkValues, within: RecordContext): Promise<RecordValues> {
  const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const rules = Object.fromEntries(Object.entries(bulkRules).filter(([name]) => name in named));
  if (Object.keys(rules).length === 0)
    throw badInput(messageFrom(texts, ({ nothingChosen }) => nothingChosen));
  const refuse = (errors: readonly FieldError[]) =>
    invalid(errors.map(({ path, message }) => ({ path: `values.${path}`, message })));
  const checked = validate(fieldsOf(rules), named, languageOf(within.user.locale));
  if (!checked.valid) throw refuse(checked.errors);
  const planned = planFields(within.catalog, 'Agreement', savedBulkFields);
  const values: RecordValues = checked.value;
  const missing = await referenceErrors(within, planned, values, undefined);
  if (missing.length > 0) throw refuse(missing);
  return values;
}

function checkCount(count: number): void {
  const most = agreementLimits.bulk;
  if (count === 0) throw badInput(messageFrom(texts, ({ nothingChosen }) => nothingChosen));
  if (count > most) throw badInput(messageFrom(texts, ({ tooManyAgreements }) => tooManyAgreements(most)));
}

interface BulkSave extends Pick<AgreementBulkInput, 'saveId' | 'values'> {
  readonly agreements: readonly SaveInput[];
}

/**
 * Writes the same values into many agreements in one transaction, all or none; an agreement that was changed since the
 * preview is a conflict at its path. Returns their ids. Throws an AppError.
 */
export async function bulkEdit(
  { agreements, saveId, values }: BulkSave,
  context: RecordContext,
  onMoves?: (moves: readonly TaskMove[]) => void,
): Promise<readonly string[]> {
  checkCount(agreements.length);
  const wanted = await checkedValues(values, context);
  const { list } = bulkList(
    agreements.map(({ id, revision }) => ({ id, revision, saveId: saveId ?? null })),
    wanted,
  );
  const ids = agreements.map(({ id }) => checkedId(id));
  const isDated = Object.keys(wanted).some((field) => field.endsWith('Date'));
  await saveRecords(context, [
    lockedFirst((db) => lockProjectsOf(db, 'agreement', ids)),
    list,
    ...(isDated
      ? [
          datesFollow(
            async ({ db }) => [...new Set((await projectsOfRows(db, 'agreement', ids)).values())],
            onMoves,
          ),
        ]
      : []),
  ]);
  return ids;
}

/**
 * The tasks that a bulk edit would move if it were made now: it is carried out and rolled back. If it would be refused,
 * nothing moves; the preview of its changes reports the reason. Throws NOT_FOUND.
 */
export async function movedByBulk(
  ids: readonly string[],
  values: AgreementBulkValues,
  context: RecordContext,
): Promise<readonly MovedTask[]> {
  const wanted = ids.map(checkedId);
  const projects = [...new Set((await projectsOfRows(context.db, 'agreement', wanted)).values())];
  const before = movesOf(await followingTasks(context.db, projects));
  let moves: readonly TaskMove[] = [];
  try {
    const agreements = wanted.map((id): SaveInput => ({ id, revision: asItIs }));
    await bulkEdit({ agreements, values }, { ...context, isRehearsal: true }, (found) => {
      moves = found;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error;
  }
  return movedTasks(newMoves(moves, before), context);
}

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

/** New values as the history shows them, with records by their names. */
async function textsOf(values: RecordValues, { db, catalog, user }: RecordContext) {
  const planned = planFields(catalog, 'Agreement', savedBulkFields).filter(({ name }) => name in values);
  const record: Record<string, unknown> = {};
  for (const field of planned) {
    const value = values[field.name] ?? null;
    const id = field.kind === 'one' ? v.parse(namedSchema, value)?.id : undefined;
    if (field.kind !== 'one' || !id) {
      record[field.from] = field.kind === 'one' ? null : value;
      continue;
    }
    const [selection] = selectionOfFields([field]);
    const below = selection?.below(field.type) ?? [];
    record[field.from] = (await findRecords({ db, catalog, user, type: field.type }, [id], below)).get(id);
  }
  return storedRecord(planned, 0, record).texts;
}

const faultsOf = (error: unknown, { user }: RecordContext): readonly FieldError[] => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') throw error;
  return error.details.fields ?? [{ path: '', message: error.messageIn(languageOf(user.locale)) }];
};

/**
 * The change that a bulk edit would make to each agreement now, in the order of the ids. Writes nothing. Throws an
 * AppError.
 */
export async function previewBulk(
  ids: readonly string[],
  input: AgreementBulkValues,
  context: RecordContext,
  selections: readonly Selection[],
) {
  checkCount(ids.length);
  const wanted = ids.map(checkedId);
  const { db, catalog, user } = context;
  const shown = await findRecords({ db, catalog, user, type: 'Agreement' }, wanted, selections);
  if (wanted.some((id) => !shown.has(id))) throw notFound();
  return inTransaction(context, async (within) => {
    const values = await checkedValues(input, within);
    const after = await textsOf(values, within);
    const { kind } = bulkList([], values);
    const faults = bulkFaults(values);
    const before = (await kind.writer.findAll?.(within, wanted)) ?? new Map();
    await kind.prepare?.(within, wanted);
    await faults.prepare(within, wanted);
    const previews = [];
    for (const id of wanted) {
      const stored = before.get(id);
      if (!stored) throw notFound();
      const changes = Object.keys(after)
        .map((field) => ({ field, before: stored.texts[field] ?? null, after: after[field] ?? null }))
        .filter((change) => change.before !== change.after);
      let wrong: readonly FieldError[] = [];
      try {
        await kind.check({ action: 'edit', id, input: { id }, before: stored }, within);
        if (changes.length > 0) wrong = await faults.of(id, within, stored);
      } catch (error) {
        wrong = faultsOf(error, within);
      }
      previews.push({ agreement: shown.get(id), revision: stored.revision, changes, faults: wrong });
    }
    return previews;
  });
}
