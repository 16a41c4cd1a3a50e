import { languageOf } from 'shared-contracts';
import { type RowLockReason, rowLock, rowLockText } from 'shared-contracts/engagement';
import type { FieldError } from 'shared-contracts/errors';
import type { RecordKind } from 'shared-contracts/graphql';
import {
  type CurrentUser,
  canEditProject,
  isBrokerEditor,
  type RecordFacts,
  type RightsKind,
  recordRights,
} from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { forbidden, invalid, notFound } from '../platform/errors/app-error.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { isSeen } from '../records/reading/record-parents.ts';
import type { RecordContext } from '../records/record-context.ts';
import { batchedQuery } from '../records/writing/batched-query.ts';
import type { Columns } from '../records/writing/column-rows.ts';
import { deleteRecords } from '../records/writing/delete-records.ts';
import { formKind, type LockedFields } from '../records/writing/form-kind.ts';
import type { SavedField } from '../records/writing/saved-fields.ts';
import { placesBehind, renumber } from '../records/writing/sequence-store.ts';
import type {
  Attempt,
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
  Written,
} from '../records/writing/writable-kind.ts';
import {
  factsOfRows,
  lockProjectsOf,
  ownerless,
  type ProjectRowFacts,
  partiesOfProject,
} from './project-row-store.ts';

/** The project and the row being saved. */
interface Place {
  readonly projectId: string;
  readonly id: string;
}

/** A kind of rows that belong to projects. */
interface ProjectRows<TInput extends SaveInput> {
  readonly kind: RecordKind;
  /** GraphQL type of a row. */
  readonly type: string;
  readonly right: RightsKind;
  readonly fields: readonly SavedField[];
  readonly rules: v.ObjectEntries;
  readonly titleFields?: readonly string[];
  /** Table of rows that have their own order within their project. */
  readonly table?: string;
  /** The rows with `id`, `surface_project_id` and `owner_id`, if they are not in such a table. */
  readonly rows?: Sql;
  /** Why the person may not write an existing row, if that depends on more than the project. */
  readonly reasonOf?: (user: CurrentUser, facts: ProjectRowFacts) => RowLockReason | undefined;
  /** Further checks of a row before it is written; `projectId` is undefined when rows of any projects are deleted. */
  readonly check?: (
    attempt: Attempt<TInput, RecordValues>,
    within: RecordContext,
    projectId: string | undefined,
  ) => Promise<void>;
  readonly locks?: (within: RecordContext, before: StoredRecord | undefined) => LockedFields;
  readonly stamps?: (within: RecordContext) => Columns;
  /** Columns that assign a new row to its parent; by default its project. */
  readonly made?: (
    within: RecordContext,
    values: RecordValues,
    projectId: string | undefined,
    earlier: readonly RecordValues[],
  ) => Columns | Promise<Columns>;
  /** As for any kind: whether a row can be checked and written concurrently with the others of its list. */
  readonly isWrittenBeside?: (input: TInput) => boolean;
  /** As for any kind: whether reading a new row returns what was written. */
  readonly isReadAsWritten?: boolean;
  /** Checks beyond single fields. */
  readonly holds?: (
    values: RecordValues,
    within: RecordContext,
    before: StoredRecord | undefined,
    place: Place,
  ) => readonly FieldError[] | Promise<readonly FieldError[]>;
  /** Further writes in the same transaction, which fail or succeed together with the row. */
  readonly written?: (
    written: Written<RecordValues>,
    within: RecordContext,
    projectId: string,
  ) => Promise<void>;
  /** Deletes what belongs to a row, before the row itself is deleted. */
  readonly takesAlong?: (within: RecordContext, id: string) => Promise<unknown>;
}

const parent = 'surface_project_id';

/** A person who may edit a project but not write this row lacks the right of its broker editors. */
function refusal(user: CurrentUser, { project }: RecordFacts, reason: RowLockReason | undefined) {
  const isOthers = project ? canEditProject(user, project) && !isBrokerEditor(user, project) : false;
  const lock = rowLock({ ...user, mayEdit: isOthers }) ?? 'brokers';
  return forbidden((language) => rowLockText(reason ?? lock, language));
}

const partiesTogether = batchedQuery(async ({ db }: Pick<RecordContext, 'db'>, ids) => {
  const found = await Promise.all(ids.map(async (id) => [id, await partiesOfProject(db, id)] as const));
  return new Map(found.flatMap(([id, parties]) => (parties ? [[id, parties] as const] : [])));
});

/** Whether the person may see the project to which rows are added. */
const isProjectSeen = batchedQuery(async (within: RecordContext, ids) => {
  const seen = await Promise.all(ids.map((id) => isSeen(within, 'SurfaceProject', id)));
  return new Map(ids.map((id, place) => [id, seen[place] ?? false]));
});

/** Refuses people who may not add a row to a project, if the project exists. Throws FORBIDDEN or NOT_FOUND. */
async function checkNew({ db, user }: RecordContext, right: RightsKind, projectId: string | undefined) {
  const project = projectId === undefined ? undefined : await partiesTogether({ db }, projectId);
  // If the project could not be created, its own errors and those of its rows are reported instead.
  if (!project) return;
  if (!recordRights[right].view(user, { project })) throw notFound();
  if (!recordRights[right].create(user, { project })) throw refusal(user, { project }, undefined);
}

/**
 * A kind of project rows: of one project when they are saved, of any projects when they are deleted. Rights depend on
 * the project that a row belongs to; a row that belongs to a different project than the saved one is refused at its
 * `id`.
 */
export function projectRowKind<TInput extends SaveInput>(
  declared: ProjectRows<TInput>,
  projectId?: string,
): WritableKind<TInput> {
  const { table, right, reasonOf, check, holds = () => [], locks, written, takesAlong, ...kind } = declared;
  const rows = declared.rows ?? (table === undefined ? undefined : ownerless(table));
  if (!rows) throw new Error(`${declared.type} says neither its table nor its rows.`);
  const own = projectId?.toLowerCase();
  /** The facts about a list's rows, by the transaction that checks them. */
  const known = new WeakMap<object, ReadonlyMap<string, ProjectRowFacts>>();
  const factsOf = async ({ db }: RecordContext, id: string) =>
    known.get(db)?.get(id) ?? (await factsOfRows(db, rows, [id])).get(id);
  const { made = () => ({ [parent]: own }), stamps, ...named } = kind;
  const places = table === undefined ? undefined : placesBehind({ table, parent });
  const plain = formKind<TInput>({
    kind: named.kind,
    type: named.type,
    fields: named.fields,
    rules: named.rules,
    ...(named.titleFields ? { titleFields: named.titleFields } : {}),
    ...(stamps ? { stamps } : {}),
    ...(declared.isWrittenBeside ? { isWrittenBeside: declared.isWrittenBeside } : {}),
    ...(declared.isReadAsWritten ? { isReadAsWritten: true } : {}),
    ...(locks ? { locks: (_input, within, before) => locks(within, before) } : {}),
    ...(written && own ? { written: (one, within) => written(one, within, own) } : {}),
    prepare: async ({ db }, ids) => {
      known.set(db, await factsOfRows(db, rows, ids));
    },
    check: async (attempt, within) => {
      const { user } = within;
      if (attempt.action === 'create') await checkNew(within, right, own);
      else {
        const facts = await factsOf(within, attempt.id);
        if (!facts || !recordRights[right].view(user, facts)) throw notFound();
        if (!recordRights[right][attempt.action](user, facts))
          throw refusal(user, facts, reasonOf?.(user, facts));
        if (own && facts.projectId !== own)
          throw invalid([{ path: 'id', message: validationText(languageOf(user.locale), 'invalid') }]);
      }
      await check?.(attempt, within, own);
    },
    made: async (within, values, earlier) => ({
      ...(await made(within, values, own, earlier)),
      ...(places ? { sequence: await places.of(within.db, own ?? '', earlier.length) } : {}),
    }),
    holds: async (values, within, before, id) => {
      // Checked last, so that errors in a row are also reported when its project could not be created.
      if (!before && !(own && (await isProjectSeen(within, own)))) throw notFound();
      return holds(values, within, before, { projectId: own ?? '', id });
    },
  });
  const removeTogether = async (within: RecordContext, ids: readonly string[]) => {
    const facts = known.get(within.db);
    for (const id of takesAlong ? ids : []) await takesAlong?.(within, id);
    await plain.writer.removeAll?.(within, ids);
    if (table === undefined) return;
    const projects = new Set(ids.flatMap((id) => facts?.get(id)?.projectId ?? []));
    for (const project of [...projects].toSorted()) await renumber(within.db, { table, parent }, project);
  };
  return {
    ...plain,
    // If other tables contain rows of the row's own, these are deleted one by one.
    ...(takesAlong && table === undefined ? {} : { removeTogether }),
    writer: {
      ...plain.writer,
      remove: async (within, id) => {
        await takesAlong?.(within, id);
        const facts = table === undefined ? undefined : await factsOf(within, id);
        await plain.writer.remove(within, id);
        if (table !== undefined && facts) await renumber(within.db, { table, parent }, facts.projectId);
      },
    },
  };
}

/** Deletes rows of projects, all or none, and renumbers those that remain. Returns the ids. Throws an AppError. */
export const deleteProjectRows = <TInput extends SaveInput>(
  kind: WritableKind<TInput>,
  table: string,
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> =>
  deleteRecords(kind, ids, context, ({ db }, wanted) => lockProjectsOf(db, table, wanted));
