import { languageOf } from 'shared-contracts';
import { bulkRules } from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { fieldPlans } from '../../records/writing/table-writer.ts';
import { updateRecords } from '../../records/writing/table-writer-store.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../../records/writing/writable-kind.ts';
import { projectsOfRows } from '../project-place-store.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { namedErrors } from './agreement-checks.ts';
import { savedBulkFields } from './agreement-fields.ts';

const planOf = fieldPlans('Agreement', savedBulkFields);

/** The errors of agreements that get the same values; their projects are looked up only once. */
export function bulkFaults(values: RecordValues) {
  const named = new Map<string, readonly FieldError[]>();
  const projects = new WeakMap<object, ReadonlyMap<string, string>>();
  return {
    prepare: async ({ db }: RecordContext, ids: readonly string[]): Promise<void> => {
      projects.set(db, await projectsOfRows(db, 'agreement', ids));
    },
    of: async (id: string, within: RecordContext, before: StoredRecord): Promise<readonly FieldError[]> => {
      const { effectiveDate, expiryDate } = { ...before.values, ...values };
      const isEarly =
        typeof effectiveDate === 'string' && typeof expiryDate === 'string' && expiryDate < effectiveDate;
      const projectId = projects.get(within.db)?.get(id) ?? '';
      const key = `${projectId}`;
      const known = named.get(key) ?? (await namedErrors(values, within, undefined, projectId));
      named.set(key, known);
      const language = languageOf(within.user.locale);
      return [
        ...(isEarly
          ? [{ path: 'expiryDate', message: validationText(language, 'expiryBeforeEffective') }]
          : []),
        ...known,
      ];
    },
  };
}

const hasAll = (before: StoredRecord, values: RecordValues): boolean =>
  Object.entries(values).every(
    ([field, value]) => JSON.stringify(before.values[field] ?? null) === JSON.stringify(value ?? null),
  );

/** Agreements that all get the same values: they are written in one statement once each of them has been checked. */
export function bulkList(
  inputs: readonly SaveInput[],
  values: RecordValues,
): { readonly list: SaveList<RecordContext>; readonly kind: WritableKind<SaveInput> } {
  const plain = projectRowKind<SaveInput>({
    kind: 'AGREEMENT',
    type: 'Agreement',
    table: 'agreement',
    right: 'agreement',
    titleFields: ['referenceNumber', 'agreementNumber', 'name'],
    fields: savedBulkFields,
    rules: bulkRules,
  });
  const faults = bulkFaults(values);
  const setAll = ({ db, catalog }: RecordContext, ids: readonly string[]) => {
    const { table, fields } = planOf(catalog);
    return updateRecords(db, table, fields, ids, values);
  };
  const kind: WritableKind<SaveInput> = {
    ...plain,
    isWrittenBeside: () => true,
    prepare: async (within, ids) => {
      await plain.prepare?.(within, ids);
      await faults.prepare(within, ids);
    },
    read: async ({ id }, within, before) => {
      if (!before || hasAll(before, values)) return {};
      const wrong = await faults.of(id.toLowerCase(), within, before);
      if (wrong.length > 0) throw invalid(wrong);
      return values;
    },
    writer: {
      ...plain.writer,
      update: (within, id) => setAll(within, [id]),
      updateAll: (within, records) =>
        setAll(
          within,
          records.map(({ id }) => id),
        ),
    },
  };
  return { kind, list: listOf(kind, inputs, 'agreements') };
}
