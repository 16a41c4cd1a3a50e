import * as v from 'valibot';
import { turns } from '../../platform/work/take-turns.ts';
import { type RecordCatalog, recordOf } from '../reading/record-catalog.ts';
import { findRecord, findRecords } from '../reading/record-store.ts';
import { open } from '../reading/scopes.ts';
import type { Selection } from '../reading/selection.ts';
import type { RecordContext } from '../record-context.ts';
import type { Columns } from './column-rows.ts';
import { readyToWrite } from './new-texts.ts';
import { groupOf, type PlannedField, planFields, type SavedField } from './saved-fields.ts';
import { selectionOfFields, storedRecord } from './stored-values.ts';
import {
  deleteRecord,
  deleteRecordRows,
  insertAll,
  insertOf,
  insertRecord,
  lockRevision,
  lockRevisions,
  type NewRecord,
  updateAll,
} from './table-writer-store.ts';
import type { RecordValues, RecordWriter } from './writable-kind.ts';

/**
 * Extra column values to write only on insert, computed from all values of the record and its id. `earlier` contains
 * the values of the new records that the same statement writes before this one.
 */
export type MadeColumns<TContext extends RecordContext> = (
  within: TContext,
  values: RecordValues,
  earlier: readonly RecordValues[],
  id: string,
) => Columns | Promise<Columns>;

interface TableDeclaration<TContext extends RecordContext> {
  /** GraphQL type of the record. */
  readonly type: string;
  /** All fields that a save writes. */
  readonly fields: readonly SavedField[];
  /** Columns that every write sets by itself, such as who wrote, or values derived from the others. */
  readonly stamps?: (within: TContext, values: RecordValues) => Columns;
  /** Columns that are set on a new record and never changed by a save, such as what it belongs to. */
  readonly made?: MadeColumns<TContext>;
}

interface Plan {
  readonly catalog: RecordCatalog;
  readonly table: string;
  readonly fields: readonly PlannedField[];
}

const tablesOf = (fields: readonly PlannedField[]): readonly string[] =>
  fields.flatMap((field) => {
    if (field.kind === 'rows') return [field.table, ...tablesOf(field.fields)];
    return field.kind === 'linked' ? [field.table] : [];
  });

const revisionField: Selection = { name: 'revision', alias: 'revision', args: {}, below: () => [] };

/** A save replaces even values that the person cannot see, so all fields are read regardless of rights. */
function unscoped(catalog: RecordCatalog, type: string, fields: readonly PlannedField[]): RecordCatalog {
  const all = new Map([...catalog].map(([one, mapping]) => [one, { ...mapping, scope: open }]));
  const mapping = { ...recordOf(all, type), scope: open };
  const grouped = fields.flatMap(({ from, group }) => {
    const around = group ? groupOf(all, type, group) : undefined;
    const field = around?.fields.get(from);
    return field ? [[from, field, around?.scalars.get(from)] as const] : [];
  });
  const columns = fields.flatMap((field) =>
    field.kind === 'column' ? [[field.from, { kind: field.kind, column: field.column }] as const] : [],
  );
  return all.set(type, {
    ...mapping,
    fields: new Map([
      ...mapping.fields,
      ...grouped.map(([from, field]) => [from, field] as const),
      ...columns,
      [revisionField.name, { kind: 'column' as const, column: 'revision' }],
    ]),
    scalars: new Map([
      ...mapping.scalars,
      ...grouped.flatMap(([from, , scalar]) => (scalar ? [[from, scalar] as const] : [])),
    ]),
  });
}

/** The tables and columns of a kind's fields in a catalog; computed once per catalog. */
export function fieldPlans(type: string, fields: readonly SavedField[]) {
  const plans = new WeakMap<RecordCatalog, Plan>();
  return (catalog: RecordCatalog): Plan => {
    const known = plans.get(catalog);
    if (known) return known;
    const { table } = recordOf(catalog, type);
    const planned = planFields(catalog, type, fields);
    const plan = { catalog: unscoped(catalog, type, planned), table, fields: planned };
    plans.set(catalog, plan);
    return plan;
  };
}

/** Reads and writes a kind of record as declared, with the same table and columns that reading uses. */
export function tableWriter<TContext extends RecordContext = RecordContext>({
  type,
  fields,
  stamps = () => ({}),
  made = () => ({}),
}: TableDeclaration<TContext>) {
  const planOf = fieldPlans(type, fields);
  const writer: RecordWriter<RecordValues, TContext> &
    Required<
      Pick<
        RecordWriter<RecordValues, TContext>,
        'findAll' | 'readAll' | 'readyAll' | 'addAll' | 'updateAll' | 'removeAll'
      >
    > = {
    find: async ({ db, user, catalog: seen }, id) => {
      const plan = planOf(seen);
      const revision = await lockRevision(db, plan.table, id);
      if (revision === undefined) return undefined;
      const { catalog } = plan;
      const record = await findRecord({ db, catalog, user, type }, id, selectionOfFields(plan.fields));
      return record && storedRecord(plan.fields, revision, record);
    },
    findAll: async ({ db, user, catalog: seen }, ids) => {
      const plan = planOf(seen);
      const { catalog, fields: planned } = plan;
      const revisions = await lockRevisions(db, plan.table, ids);
      const known = [...revisions.keys()];
      if (known.length === 0) return new Map();
      const records = await findRecords({ db, catalog, user, type }, known, selectionOfFields(planned));
      return new Map(
        known.flatMap((id) => {
          const record = records.get(id);
          return record ? [[id, storedRecord(planned, revisions.get(id) ?? 0, record)] as const] : [];
        }),
      );
    },
    readAll: async ({ db, user, catalog: seen }, ids) => {
      const { catalog, fields: planned } = planOf(seen);
      const question = { db, catalog, user, type };
      const records = await findRecords(question, ids, [revisionField, ...selectionOfFields(planned)]);
      return new Map(
        [...records].map(([id, { revision, ...record }]) => [
          id,
          storedRecord(planned, v.parse(v.number(), revision), record),
        ]),
      );
    },
    insert: async (within, id, values) => {
      const plan = planOf(within.catalog);
      const columns = { ...(await made(within, values, [], id)), ...stamps(within, values) };
      return insertRecord(within.db, plan.table, plan.fields, id, values, columns);
    },
    readyAll: async (within, records, madeOf) => {
      const plan = planOf(within.catalog);
      const written: NewRecord[] = [];
      const earlier: RecordValues[] = [];
      const turn = turns();
      for (const [place, { id, values }] of records.entries()) {
        await turn();
        const own = madeOf ? madeOf(place) : await made(within, values, earlier, id);
        earlier.push(values);
        written.push({ id, values, more: { ...own, ...stamps(within, values) } });
      }
      const write = await insertOf(within.db, plan.table, plan.fields, written);
      return readyToWrite(plan, within, { type, records: written, write });
    },
    removeAll: (within, ids) => {
      const plan = planOf(within.catalog);
      return deleteRecordRows(within.db, plan.table, plan.fields, ids);
    },
    addAll: async (within, records) => {
      const plan = planOf(within.catalog);
      const added: NewRecord[] = [];
      const earlier: RecordValues[] = [];
      const turn = turns();
      for (const { id, values } of records) {
        await turn();
        const own = await made(within, values, earlier, id);
        earlier.push(values);
        added.push({ id, values, more: { ...own, ...stamps(within, values) } });
      }
      await insertAll(within.db, plan.table, plan.fields, added);
    },
    updateAll: (within, records) => {
      const plan = planOf(within.catalog);
      const changed = records.map(({ id, values, before }) => ({
        ...{ id, values, before: before.values },
        more: stamps(within, values),
      }));
      return updateAll(within.db, plan.table, plan.fields, changed);
    },
    update: (within, id, values, before) => {
      const plan = planOf(within.catalog);
      const changed = { id, values, before: before.values, more: stamps(within, values) };
      return updateAll(within.db, plan.table, plan.fields, [changed]);
    },
    remove: (within, id) => {
      const plan = planOf(within.catalog);
      return deleteRecord(within.db, plan.table, plan.fields, id);
    },
    tables: ({ catalog }) => {
      const plan = planOf(catalog);
      return [plan.table, ...tablesOf(plan.fields)];
    },
    fieldOf: ({ catalog }, table, columns) => {
      const plan = planOf(catalog);
      if (table !== plan.table)
        return plan.fields.find((field) => 'table' in field && tablesOf([field]).includes(table))?.name;
      const own = plan.fields.filter((field) => 'column' in field && columns.has(field.column));
      return (own.find(({ kind }) => kind === 'column') ?? own[0])?.name;
    },
  };
  return writer;
}
