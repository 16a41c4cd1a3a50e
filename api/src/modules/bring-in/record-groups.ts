import { type BringKind, bringNouns } from 'shared-contracts/bring-in';
import type { RecordRow } from './record-rows.ts';

/** The rows of one record: their combined cells, and the rows with content below it. */
export interface RecordGroup {
  /** Distinguishes it from the others of its table; undefined if the kind or the rows have no such value. */
  readonly key: string | undefined;
  readonly rows: readonly RecordRow[];
  /** Each cell of the record, from the first row that has it. */
  readonly cells: Readonly<Record<string, string>>;
  /** Rows that fill fields below the record. */
  readonly below: readonly RecordRow[];
}

/** A record whose rows are still being collected. */
interface OpenGroup {
  readonly key: string | undefined;
  readonly rows: RecordRow[];
  readonly cells: Record<string, string>;
  readonly below: RecordRow[];
}

type Cells = RecordRow['cells'];

/** The value of the first key that a row has completely: a field, or several joined by a plus. */
const keyOf = (keys: readonly string[], cells: Cells): string | undefined =>
  keys.flatMap((key) => {
    const names = key.split('+');
    const values = names.map((name) => cells[name]?.toLowerCase());
    return values.some((value) => value === undefined) ? [] : [JSON.stringify([key, ...values])];
  })[0];

/** Adds cells to those of a record; lists are extended by new entries. */
function addCells(cells: Record<string, string>, own: Cells, lists: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(own)) {
    const before = cells[name];
    if (before === undefined) cells[name] = value;
    else if (lists.has(name) && !before.split('; ').includes(value)) cells[name] = `${before}; ${value}`;
  }
}

/**
 * Collects the rows of each record. Rows with the same key are one record unless they contradict each other, such as
 * those of a title that each name one owner. A row that says nothing about a record belongs to the one above.
 */
export function recordGroups(kind: BringKind, rows: readonly RecordRow[]): readonly RecordGroup[] {
  const { fields, keys, apart = [] } = bringNouns[kind];
  const below = new Set(fields.filter(({ of }) => of === 'below').map(({ name }) => name));
  // Different details of a new associate do not make it a different record: the first row counts.
  const ofAssociate = new Set(fields.filter(({ of }) => of === 'newAssociate').map(({ name }) => name));
  const lists = new Set(
    fields
      .filter(({ of, reads }) => of === 'record' && (reads === 'land' || reads === 'namedAll'))
      .map(({ name }) => name),
  );
  const groups: OpenGroup[] = [];
  const byKey = new Map<string, OpenGroup[]>();
  let current: OpenGroup | undefined;
  for (const row of rows) {
    const own: Record<string, string> = {};
    let hasBelow = false;
    for (const [name, value] of Object.entries(row.cells))
      if (below.has(name)) hasBelow = true;
      else if (!ofAssociate.has(name)) own[name] = value;
    const count = Object.keys(own).length;
    const key = keyOf(keys, own);
    const isSame = ({ cells }: OpenGroup) =>
      Object.entries(own).every(([name, value]) => lists.has(name) || (cells[name] ?? value) === value);
    const known = count === 0 ? current : key === undefined ? undefined : byKey.get(key)?.find(isSame);
    if (known) {
      known.rows.push(row);
      addCells(known.cells, own, lists);
      if (hasBelow) known.below.push(row);
      current = known;
      continue;
    }
    // Fields that may differ distinguish records with the same key.
    const distinctKey =
      key === undefined ? undefined : [key, ...apart.map((name) => own[name] ?? '')].join(' ');
    const made: OpenGroup = { key: distinctKey, rows: [row], cells: own, below: hasBelow ? [row] : [] };
    groups.push(made);
    if (key !== undefined) {
      const same = byKey.get(key);
      if (!same) byKey.set(key, [made]);
      else if (apart.length > 0) same.push(made);
    }
    current = made;
  }
  return groups;
}
