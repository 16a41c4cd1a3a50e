import type { ReadRecord } from './brought-noun.ts';
import { nameKey } from './names.ts';

/** An existing record, with the text by which rows of a table are compared with it. */
export interface KnownRecord {
  readonly key: string;
  readonly id: string;
}

/**
 * The existing records for those of a table, compared by a text that exactly one existing record has. If several have
 * the text, none is used, so that nobody's record is changed by chance.
 */
export function knownBy(
  records: readonly ReadRecord[],
  keyOf: (record: ReadRecord) => string | undefined,
  known: readonly KnownRecord[],
): ReadonlyMap<ReadRecord, string> {
  const byKey = Map.groupBy(known, ({ key }) => key);
  return new Map(
    records.flatMap((record) => {
      const key = keyOf(record);
      const [found, ...others] = key === undefined ? [] : (byKey.get(key) ?? []);
      return found && others.length === 0 ? [[record, found.id] as const] : [];
    }),
  );
}

/** The text by which a record is compared: the given cells joined; undefined if one is missing. */
export function keyOfCells({ group }: ReadRecord, ...fields: readonly string[]): string | undefined {
  const values = fields.map((field) => group.cells[field]);
  return values.includes(undefined) ? undefined : values.map((value) => nameKey(value ?? '')).join(' · ');
}
