import * as v from 'valibot';
import { findRecords } from '../../records/reading/record-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { selectionOfFields, storedRecord } from '../../records/writing/stored-values.ts';
import { fieldPlans } from '../../records/writing/table-writer.ts';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';
import { savedAgreementFields } from './agreement-fields.ts';

const planOf = fieldPlans('Agreement', savedAgreementFields);
const revision = { name: 'revision', alias: 'revision', args: {}, below: () => [] };

/** Agreements for a save to compare with, without locking them; the caller has checked that the person may see them. */
export async function storedAgreements(
  { db, catalog: seen, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  if (ids.length === 0) return new Map();
  const { catalog, fields } = planOf(seen);
  const question = { db, catalog, user, type: 'Agreement' };
  const records = await findRecords(question, ids, [...selectionOfFields(fields), revision]);
  return new Map(
    [...records].map(([id, record]) => [
      id,
      storedRecord(fields, v.parse(v.number(), record['revision']), record),
    ]),
  );
}
