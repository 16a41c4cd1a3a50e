import { languageOf } from 'shared-contracts';
import { type AgreementValues, agreementErrors, agreementValidator } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate } from 'shared-contracts/validators';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { turns } from '../../platform/work/take-turns.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type NewValues, newAtOnce, readyNew, removeMany } from '../../records/writing/many-new.ts';
import { oneBehind, piecesOf } from '../../records/writing/one-behind.ts';
import { referenceErrorsOfAll } from '../../records/writing/reference-errors.ts';
import { nextSequence, renumber } from '../../records/writing/sequence-store.ts';
import { sentOf } from '../../records/writing/stored-values.ts';
import { fieldPlans } from '../../records/writing/table-writer.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { namedErrors } from './agreement-checks.ts';
import { savedAgreementFields } from './agreement-fields.ts';
import { type AgreementSave, agreementKind } from './agreement-kind.ts';
import { withTextsLater } from './agreement-store.ts';
import { relatedTexts } from './related-text.ts';
import { withWhatFollowsNew } from './what-follows.ts';

const planOf = fieldPlans('Agreement', savedAgreementFields);
const placed = { table: 'agreement', parent: 'surface_project_id' } as const;

const at = (place: number, faults: readonly FieldError[]): readonly FieldError[] =>
  faults.map(({ path, message }) => ({ path: `input[${place}].${path}`, message }));

/** Checks the people and statuses that new agreements reference; each combination is looked up only once. */
function namedFaults(projectId: string, within: RecordContext) {
  const known = new Map<string, readonly FieldError[]>();
  return async (values: RecordValues): Promise<readonly FieldError[]> => {
    const key = JSON.stringify([values['landAgent'], values['surfaceStatus']]);
    const found = known.get(key) ?? (await namedErrors(values, within, undefined, projectId));
    known.set(key, found);
    return found;
  };
}

/** A new agreement whose fields are valid, with its index in the input. */
interface CheckedNew {
  readonly place: number;
  readonly input: AgreementSave;
  readonly checked: AgreementValues;
  readonly sent: RecordValues;
}

/**
 * Adds many agreements to a project, in the transaction that has locked the project. The same rules apply as in the
 * form; they are checked for all agreements together, and each agreement gets its own history entry. The agreements
 * must not refer to each other. Calls `onProgress` with the number written so far. Throws FORBIDDEN, NOT_FOUND, or VALIDATION
 * at `input[place]`.
 */
export async function addAgreements(
  projectId: string,
  inputs: Iterable<AgreementSave>,
  within: RecordContext,
  onProgress?: (written: number) => void,
): Promise<void> {
  const kind = agreementKind(projectId);
  const language = languageOf(within.user.locale);
  const { fields } = planOf(within.catalog);
  const faultsOf = namedFaults(projectId, within);
  const wrong: FieldError[] = [];
  const turn = turns();
  let [seen, ready, written] = [0, 0, 0];
  let next: number | undefined;

  const checkAll = async (some: readonly AgreementSave[]) => {
    const all: CheckedNew[] = [];
    for (const input of some) {
      await turn();
      const place = seen;
      seen += 1;
      const checked = validate(agreementValidator, input, language);
      if (checked.valid) {
        wrong.push(...at(place, agreementErrors(checked.value, language)));
        all.push({ place, input, checked: checked.value, sent: sentOf(fields, checked.value) });
      } else wrong.push(...at(place, checked.errors));
    }
    return { some, all };
  };

  const begin = async (input: AgreementSave): Promise<number> => {
    await kind.check({ action: 'create', id: input.id, input }, within);
    if (!(await isSeen(within, 'SurfaceProject', projectId))) throw notFound();
    return nextSequence(within.db, placed, projectId);
  };

  const makeReady = async (inputsOfPiece: readonly AgreementSave[]) => {
    const { some, all } = await checkAll(inputsOfPiece);
    const [first] = some;
    if (first && next === undefined) next = await begin(first);
    const records: NewValues[] = [];
    for (const { place, input, checked, sent } of all) {
      await turn();
      const values = await withWhatFollowsNew(sent, checked, input, {
        db: within.db,
        user: within.user,
        projectId,
      });
      wrong.push(...at(place, await faultsOf(values)));
      records.push({ id: input.id, values });
    }
    const unknown = await referenceErrorsOfAll(
      within,
      fields,
      records.map(({ values }) => values),
    );
    wrong.push(
      ...unknown.map(({ path, message }) => {
        const [, place = '', rest = ''] = /^\[(\d+)\](.*)$/.exec(path) ?? [];
        return { path: `input[${all[Number(place)]?.place ?? place}]${rest}`, message };
      }),
    );
    // Nothing more is written once one of them is wrong, but all errors are reported together.
    if (wrong.length > 0) return undefined;
    const texts = await relatedTexts(
      within.db,
      all.map(({ checked }) => checked),
    );
    const from = (next ?? 1) + ready;
    ready += records.length;
    const write = await readyNew(kind, records, within, (place) => ({
      ...{ [placed.parent]: projectId, sequence: from + place, related_text: texts[place] ?? '' },
    }));
    return { ids: records.map(({ id }) => id), write };
  };

  const writeAll = async (piece: Awaited<ReturnType<typeof makeReady>>) => {
    if (!piece || wrong.length > 0) return;
    await withTextsLater(within.db, piece.ids, piece.write);
    written += piece.ids.length;
    onProgress?.(written);
  };

  await oneBehind(piecesOf(inputs, newAtOnce), makeReady, writeAll);
  if (wrong.length > 0) throw invalid(wrong);
}

/**
 * Deletes agreements of a project that nothing else refers to, in the transaction that has locked it, and renumbers
 * those that remain. Throws FORBIDDEN.
 */
export async function removeAgreements(
  projectId: string,
  ids: readonly string[],
  within: RecordContext,
): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  const kind = agreementKind(projectId);
  const before = await kind.writer.find(within, first);
  if (!before) throw notFound();
  await kind.check({ action: 'delete', id: first, before }, within);
  await removeMany(kind, ids, within);
  await renumber(within.db, placed, projectId);
}
