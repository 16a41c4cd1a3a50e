import { languageOf } from 'shared-contracts';
import { validationText } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { invalid } from '../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../platform/server/arguments.ts';
import type { RecordContext } from '../records/record-context.ts';
import { namesFields } from '../records/writing/form-kind.ts';
import { listOf, type SaveList } from '../records/writing/save-list.ts';
import { saveRecords } from '../records/writing/save-records.ts';
import type { SaveInput, WritableKind } from '../records/writing/writable-kind.ts';
import { datesFollow } from './assigned-tasks/index.ts';
import { lockedFirst } from './locked-first.ts';
import { lockProjects, projectsOfRows } from './project-place-store.ts';

/** A row of a project that can be saved on its own; a new one references its project. */
export interface RowInput extends SaveInput {
  readonly projectFileId?: string | null | undefined;
}

/** Rows that are saved with their project and on their own, by the same code. */
export interface SavedRows<TInput extends RowInput> {
  readonly table: string;
  readonly rules: v.ObjectEntries;
  readonly kindOf: (projectId: string) => WritableKind<TInput>;
}

/** A row of a save with its index in the list that was sent. */
interface Placed<TInput> {
  readonly input: TInput;
  readonly place: number;
}

const isNew = ({ revision }: SaveInput): boolean => (revision ?? null) === null;

/** The rows of a save that are new or change a field; the others are only sent because of the rows below them. */
export const namedRows = <TInput extends RowInput>(
  { rules }: Pick<SavedRows<TInput>, 'rules'>,
  inputs: readonly TInput[],
): readonly Placed<TInput>[] =>
  inputs
    .map((input, place) => ({ input, place }))
    .filter(({ input }) => isNew(input) || namesFields(rules, input));

/** The ids of the rows that are new in a save. */
export const madeIn = (placed: readonly Placed<RowInput>[]): readonly string[] =>
  placed.flatMap(({ input }) => (isNew(input) ? [input.id] : []));

/** Rows of one project in a save, each at a path with its index in the list that was sent. */
export function rowsIn<TInput extends RowInput>(
  { kindOf }: Pick<SavedRows<TInput>, 'kindOf'>,
  projectId: string,
  placed: readonly Placed<TInput>[],
  path: string,
): SaveList<RecordContext> {
  const list = listOf(
    kindOf(projectId),
    placed.map(({ input }) => input),
    path,
  );
  return {
    ...list,
    rows: list.rows.map((row, index) => ({ ...row, path: `${path}[${placed[index]?.place ?? index}]` })),
  };
}

/** Refuses a row that references a different project than the saved one. Throws VALIDATION. */
export function checkNamedProject(
  input: RowInput,
  projectId: string | undefined,
  { user }: Pick<RecordContext, 'user'>,
): void {
  const named = input.projectFileId?.toLowerCase();
  if (!named || !projectId || named === projectId.toLowerCase()) return;
  const message = validationText(languageOf(user.locale), 'invalid');
  throw invalid([{ path: 'projectFileId', message }]);
}

/** A kind whose rows may reference their project, which must be the saved one. */
export const inNamedProject = <TInput extends RowInput>(
  kind: WritableKind<TInput>,
  projectId: string | undefined,
): WritableKind<TInput> => ({
  ...kind,
  read: (input, within, before) => {
    checkNamedProject(input, projectId, within);
    return kind.read(input, within, before);
  },
});

/**
 * The project of each row: the stored one, or for a new row the one that it references. Throws VALIDATION at its row.
 */
async function projectsOf(
  table: string,
  inputs: readonly RowInput[],
  { db, user }: RecordContext,
): Promise<readonly string[]> {
  const known = await projectsOfRows(
    db,
    table,
    inputs.map(({ id }) => checkedId(id)),
  );
  const named = inputs.map(
    ({ id, projectFileId }) => known.get(checkedId(id)) ?? projectFileId?.toLowerCase(),
  );
  const language = languageOf(user.locale);
  const faults = named.flatMap((projectId, place) => {
    if (isUuid(projectId)) return [];
    const message = validationText(language, projectId === undefined ? 'required' : 'invalid');
    return [{ path: `input[${place}].projectFileId`, message }];
  });
  if (faults.length > 0) throw invalid(faults);
  return named.flatMap((projectId) => projectId ?? []);
}

/**
 * Saves rows of any projects in one transaction, with the same code as the project's form. Only one save at a time
 * writes to a project, so that each new row gets the next number. Returns their ids. Throws an AppError.
 */
export async function saveRowsAlone<TInput extends RowInput>(
  rows: SavedRows<TInput>,
  inputs: readonly TInput[],
  context: RecordContext,
): Promise<readonly string[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  if (ids.length === 0) return [];
  const projects = await projectsOf(rows.table, inputs, context);
  const byProject = Map.groupBy(
    inputs.map((input, place) => ({ input, place })),
    ({ place }) => projects[place] ?? '',
  );
  await saveRecords(context, [
    lockedFirst((db) => lockProjects(db, [...byProject.keys()])),
    ...[...byProject].map(([projectId, some]) => rowsIn(rows, projectId, some, 'input')),
    datesFollow([...byProject.keys()]),
  ]);
  return ids;
}
