import { randomUUID } from 'node:crypto';
import type { RecordContext } from '../../records/record-context.ts';
import type { ReadyRecord } from './brought-noun.ts';
import { linksOf } from './record-stamp-store.ts';
import { idsIn } from './values.ts';

/** A table whose rows link a record with others, and the field of such a row that names the other one. */
export interface LinkTable {
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  /** As a save names it: `parcel` of `relatedParcels`. */
  readonly field: string;
}

/**
 * The rows of links of a save, by record: those that are there as they are, then what a table names besides. A table
 * takes no link away. Undefined for records of which the table names none.
 */
export async function linkedRows(
  records: readonly ReadyRecord[],
  column: string,
  { field, ...table }: LinkTable,
  { db }: Pick<RecordContext, 'db'>,
): Promise<ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>> {
  const named = records.filter(({ values }) => values[column] !== undefined);
  const there = await linksOf(
    db,
    table,
    named.filter(({ revision }) => revision !== undefined).map(({ id }) => id),
  );
  return new Map(
    named.map(({ id, values }) => {
      const known = there.get(id) ?? [];
      const added = idsIn(values[column]).filter((one) => !known.some(({ target }) => target === one));
      const rows = [...known, ...added.map((target) => ({ id: randomUUID(), target }))];
      return [
        id,
        rows.map((row) => ({ id: row.id, ...(row.target === null ? {} : { [field]: { id: row.target } }) })),
      ];
    }),
  );
}
