import type { ReadRecord } from './brought-noun.ts';
import { nameKey } from './names.ts';

/** A record that is here, under the text by which rows of a table are compared with it. */
export interface KnownRecord {
  readonly key: string;
  readonly id: string;
}

/**
 * The records of a table that are here, by a text: those of which exactly one is. A text that several have tells nothing
 * apart, so that nobody's record is changed by chance.
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

/** The text of a record by which it is compared: some of its cells together; undefined where one is missing. */
export function keyOfCells({ group }: ReadRecord, ...fields: readonly string[]): string | undefined {
  const values = fields.map((field) => group.cells[field]);
  return values.includes(undefined) ? undefined : values.map((value) => nameKey(value ?? '')).join(' · ');
}
