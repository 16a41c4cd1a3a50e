import { randomUUID } from 'node:crypto';
import type { RecordContext } from '../../records/record-context.ts';
import type { ReadyRecord } from './brought-noun.ts';
import { linksOf } from './record-stamp-store.ts';
import { idsIn } from './values.ts';

/** A table whose rows link a record with others, and the field that references the other record. */
export interface LinkTable {
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  /** Its name in a save: `parcel` of `relatedParcels`. */
  readonly field: string;
}

/**
 * The link rows of a save, by record: the stored ones as they are, then those that a table adds. An import never
 * removes a link. Records that the table names no links for are left out.
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
