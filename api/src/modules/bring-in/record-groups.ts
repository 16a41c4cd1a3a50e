import { type BringKind, bringNouns } from 'shared-contracts/bring-in';
import type { RecordRow } from './record-rows.ts';

/** The rows of one record: what they say about it together, and the rows that say something below it. */
export interface RecordGroup {
  /** What tells it apart from the others of its table; undefined of a kind or rows without that. */
  readonly key: string | undefined;
  readonly rows: readonly RecordRow[];
  /** Each cell of the record, from the first row that has it. */
  readonly cells: Readonly<Record<string, string>>;
  /** Rows that fill fields below the record. */
  readonly below: readonly RecordRow[];
}

/** A record while its rows are gathered. */
interface OpenGroup {
  readonly key: string | undefined;
  readonly rows: RecordRow[];
  readonly cells: Record<string, string>;
  readonly below: RecordRow[];
}

type Cells = RecordRow['cells'];

/** The first key that a row has all values of: a name, or several with a plus between them. */
const keyOf = (keys: readonly string[], cells: Cells): string | undefined =>
  keys.flatMap((key) => {
    const names = key.split('+');
    const values = names.map((name) => cells[name]?.toLowerCase());
    return values.some((value) => value === undefined) ? [] : [JSON.stringify([key, ...values])];
  })[0];

/** Adds cells to those of a record: lists grow by what is new in them. */
function addCells(cells: Record<string, string>, own: Cells, lists: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(own)) {
    const before = cells[name];
    if (before === undefined) cells[name] = value;
    else if (lists.has(name) && !before.split('; ').includes(value)) cells[name] = `${before}; ${value}`;
  }
}

/**
 * Puts together the rows of each record. Rows with the same key are one record where they do not contradict each other,
 * as those of a title that name an owner each; a row that says nothing about a record belongs to the one above.
 */
export function recordGroups(kind: BringKind, rows: readonly RecordRow[]): readonly RecordGroup[] {
  const { fields, keys } = bringNouns[kind];
  const below = new Set(fields.filter(({ of }) => of === 'below').map(({ name }) => name));
  const lists = new Set(
    fields
      .filter(({ of, reads }) => of === 'record' && (reads === 'land' || reads === 'namedAll'))
      .map(({ name }) => name),
  );
  const groups: OpenGroup[] = [];
  const byKey = new Map<string, OpenGroup>();
  let current: OpenGroup | undefined;
  for (const row of rows) {
    const own: Record<string, string> = {};
    for (const [name, value] of Object.entries(row.cells)) if (!below.has(name)) own[name] = value;
    const count = Object.keys(own).length;
    const hasBelow = count < Object.keys(row.cells).length;
    const key = keyOf(keys, own);
    const known = count === 0 ? current : key === undefined ? undefined : byKey.get(key);
    const isSame =
      known !== undefined &&
      Object.entries(own).every(([name, value]) => lists.has(name) || (known.cells[name] ?? value) === value);
    if (known && isSame) {
      known.rows.push(row);
      addCells(known.cells, own, lists);
      if (hasBelow) known.below.push(row);
      current = known;
      continue;
    }
    const made: OpenGroup = { key, rows: [row], cells: own, below: hasBelow ? [row] : [] };
    groups.push(made);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, made);
    current = made;
  }
  return groups;
}
