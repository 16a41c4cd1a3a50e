import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { RecordKind } from 'shared-contracts/graphql';
import { type ProjectParties, type RightsKind, recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { texts } from '../generated/texts/projects.ts';
import { forbidden, invalid, notFound } from '../platform/errors/app-error.ts';
import { said } from '../platform/errors/said.ts';
import { checkedId } from '../platform/server/arguments.ts';
import { isSeen } from '../records/reading/record-parents.ts';
import type { RecordContext } from '../records/record-context.ts';
import { deleteRecords } from '../records/writing/delete-records.ts';
import { formKind } from '../records/writing/form-kind.ts';
import { inTransaction } from '../records/writing/in-transaction.ts';
import type { SavedField } from '../records/writing/saved-fields.ts';
import { nextSequence, renumber } from '../records/writing/sequence-store.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../records/writing/writable-kind.ts';
import { findProjectParties, lockProjectsOf, projectOfRow, projectsOfRows } from './project-place-store.ts';

/** Rows of one kind that stand in a project, in an order of their own. */
interface ProjectRows {
  readonly kind: RecordKind;
  readonly type: string;
  readonly table: string;
  readonly right: RightsKind;
  readonly fields: readonly SavedField[];
  readonly rules: v.ObjectEntries;
  readonly titleFields?: readonly string[];
  /** What holds beyond single fields; `projectId` is the project of the save. */
  readonly holds?: (
    values: RecordValues,
    within: RecordContext,
    before: StoredRecord | undefined,
    place: { readonly projectId: string; readonly id: string },
  ) => readonly FieldError[] | Promise<readonly FieldError[]>;
}

const mayNotEdit = () => forbidden(said(texts, ({ mayNotEditRows }) => mayNotEditRows));

/** Refuses who may not add a row to a project, where the project is there. Throws FORBIDDEN or NOT_FOUND. */
async function checkCreate({ db, user }: RecordContext, right: RightsKind, projectId: string): Promise<void> {
  const project = await findProjectParties(db, projectId);
  // A project that could not be made is told with what is wrong with it, and with its rows.
  if (!project) return;
  if (!recordRights[right].view(user, { project })) throw notFound();
  if (!recordRights[right].create(user, { project })) throw mayNotEdit();
}

/**
 * A kind of rows of projects: of one project where they are saved, of whatever projects where they are deleted.
 * A row of another project is refused at its `id`.
 */
export function projectRowKind<TInput extends SaveInput>(
  { table, right, holds = () => [], fields, ...rows }: ProjectRows,
  projectId?: string,
): WritableKind<TInput> {
  const own = projectId?.toLowerCase();
  const ordered = { table, parent: 'surface_project_id' };
  /** What is known of the rows of a long list, in the transaction that looks at them. */
  const known = new WeakMap<
    object,
    { projects: ReadonlyMap<string, string>; parties: Map<string, ProjectParties> }
  >();
  const projectOf = async ({ db }: RecordContext, id: string) =>
    known.get(db)?.projects.get(id) ?? projectOfRow(db, table, id);
  const partiesOf = async ({ db }: RecordContext, project: string) => {
    const found = known.get(db)?.parties;
    const parties = found?.get(project) ?? (await findProjectParties(db, project));
    if (parties) found?.set(project, parties);
    return parties;
  };
  const plain = formKind<TInput>({
    ...rows,
    fields,
    check: async ({ action, id }, within) => {
      const { user } = within;
      if (action === 'create') return checkCreate(within, right, own ?? '');
      const project = await projectOf(within, id);
      const parties = project && (await partiesOf(within, project));
      if (!parties || !recordRights[right].view(user, { project: parties })) throw notFound();
      if (!recordRights[right][action](user, { project: parties })) throw mayNotEdit();
      if (own && project !== own)
        throw invalid([{ path: 'id', message: validationText(languageOf(user.locale), 'invalid') }]);
    },
    prepare: async ({ db }, ids) => {
      known.set(db, { projects: await projectsOfRows(db, table, ids), parties: new Map() });
    },
    made: async ({ db }) => ({
      surface_project_id: own,
      sequence: await nextSequence(db, ordered, own ?? ''),
    }),
    holds: async (values, within, before, id) => {
      if (!before && !(await isSeen(within, 'SurfaceProject', own))) throw notFound();
      return holds(values, within, before, { projectId: own ?? '', id });
    },
  });
  return {
    ...plain,
    writer: {
      ...plain.writer,
      remove: async (within, id) => {
        const project = await projectOfRow(within.db, table, id);
        await plain.writer.remove(within, id);
        if (project) await renumber(within.db, ordered, project);
      },
    },
  };
}

/** Deletes rows of projects, all or none; those that stay are numbered anew. Returns the ids. Throws an AppError. */
export function deleteProjectRows<TInput extends SaveInput>(
  kind: WritableKind<TInput>,
  table: string,
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  const wanted = ids.map(checkedId);
  return inTransaction(context, async (within) => {
    await lockProjectsOf(within.db, table, wanted);
    return deleteRecords(kind, wanted, within);
  });
}
