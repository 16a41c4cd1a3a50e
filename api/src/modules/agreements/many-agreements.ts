import { languageOf } from 'shared-contracts';
import { agreementErrors, agreementValidator } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate } from 'shared-contracts/validators';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type NewValues, removeMany, writeNew } from '../../records/writing/many-new.ts';
import { referenceErrorsOfAll } from '../../records/writing/reference-errors.ts';
import { nextSequence, renumber } from '../../records/writing/sequence-store.ts';
import { sentOf } from '../../records/writing/stored-values.ts';
import { fieldPlans } from '../../records/writing/table-writer.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { namedErrors } from './agreement-checks.ts';
import { savedAgreementFields } from './agreement-fields.ts';
import { type AgreementSave, agreementKind } from './agreement-kind.ts';
import { withWhatFollows } from './what-follows.ts';

const planOf = fieldPlans('Agreement', savedAgreementFields);
const placed = { table: 'agreement', parent: 'surface_project_id' } as const;

/** Agreements after which others get their turn. */
const slice = 100;

const pause = () => new Promise<void>((done) => setImmediate(done));

const at = (place: number, faults: readonly FieldError[]): readonly FieldError[] =>
  faults.map(({ path, message }) => ({ path: `input[${place}].${path}`, message }));

/** What holds of people and statuses that new agreements name; each pair of them is looked up once. */
function namedFaults(projectId: string, within: RecordContext) {
  const known = new Map<string, readonly FieldError[]>();
  return async (values: RecordValues): Promise<readonly FieldError[]> => {
    const key = JSON.stringify([values['landAgent'], values['surfaceStatus']]);
    const found = known.get(key) ?? (await namedErrors(values, within, undefined, projectId));
    known.set(key, found);
    return found;
  };
}

/**
 * Adds many agreements to a project in the transaction that has the project locked: the same rules as of one that is
 * made by hand, looked up for all of them together, and told to the history one by one. `told` hears how many are
 * written. Throws FORBIDDEN, NOT_FOUND, or VALIDATION at `input[place]`.
 */
export async function addAgreements(
  projectId: string,
  inputs: readonly AgreementSave[],
  within: RecordContext,
  told?: (written: number) => void,
): Promise<void> {
  const [first] = inputs;
  if (!first) return;
  const kind = agreementKind(projectId);
  await kind.check({ action: 'create', id: first.id, input: first }, within);
  if (!(await isSeen(within, 'SurfaceProject', projectId))) throw notFound();
  const language = languageOf(within.user.locale);
  const { fields } = planOf(within.catalog);
  const faultsOf = namedFaults(projectId, within);
  const wrong: FieldError[] = [];
  const records: NewValues[] = [];
  for (const [place, input] of inputs.entries()) {
    if (place % slice === 0) await pause();
    const checked = validate(agreementValidator, input, language);
    if (!checked.valid) {
      wrong.push(...at(place, checked.errors));
      continue;
    }
    wrong.push(...at(place, agreementErrors(checked.value, language)));
    const values = await withWhatFollows(sentOf(fields, checked.value), input, undefined, within);
    wrong.push(...at(place, await faultsOf(values)));
    records.push({ id: input.id, values });
  }
  const unknown = await referenceErrorsOfAll(
    within,
    fields,
    records.map(({ values }) => values),
  );
  wrong.push(...unknown.map(({ path, message }) => ({ path: `input${path}`, message })));
  if (wrong.length > 0) throw invalid(wrong);
  const next = await nextSequence(within.db, placed, projectId);
  const madeOf = (place: number) => ({ [placed.parent]: projectId, sequence: next + place });
  await writeNew(kind, records, within, madeOf, told);
}

/** Deletes many agreements of a project that nothing hangs on, in the transaction that has it locked; those that stay are numbered anew. Throws FORBIDDEN. */
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
