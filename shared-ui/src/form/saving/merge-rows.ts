import { isSameRow } from './equal-values.ts';

/** A row of a list; its number, where it has one, is its position. */
interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const placeOf = (row: Row): number => (typeof row['sequence'] === 'number' ? row['sequence'] : 0);

/** The rows in order, without their numbers, as these only repeat the order. */
export function plainRows(value: unknown): readonly Row[] | undefined {
  const rows: readonly unknown[] | undefined = value == null ? [] : Array.isArray(value) ? value : undefined;
  if (!rows?.every(isRow)) return undefined;
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ sequence: _, ...row }) => row as Row);
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

const isSame = (one: Row | undefined, other: Row | undefined): boolean =>
  one && other ? isSameRow(one, other) : one === other;

/** The ids of rows that are in another list too, in order. */
const commonOrder = (rows: readonly Row[], others: ReadonlyMap<string, Row>): string =>
  rows
    .map(({ id }) => id)
    .filter((id) => others.has(id))
    .join('\n');

/** The rows of one list that are new in it and at a place where the other one has a new row too. */
function atOnePlace(
  before: ReadonlyMap<string, Row>,
  own: readonly Row[],
  other: readonly Row[],
  placeOf: (row: object) => string | undefined,
): ReadonlySet<Row> {
  const isNew = ({ id }: Row) => !before.has(id);
  const ids = new Set(own.map(({ id }) => id));
  const taken = new Set(other.filter((row) => isNew(row) && !ids.has(row.id)).map(placeOf));
  return new Set(
    own.filter((row) => {
      const place = placeOf(row);
      return isNew(row) && place !== undefined && taken.has(place);
    }),
  );
}

/** Whether two rows say the same, whatever their ids. */
const isTwin = ({ id: _, ...one }: Row, { id: __, ...other }: Row): boolean => isSameRow(one, other);

/**
 * One's own list without new rows for which the other one added the same at the same place, as where the answer to a
 * save was lost and it was entered once more.
 */
export function withoutTwins(
  { base, mine, theirs }: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
  placeOf: (row: object) => string | undefined,
): unknown {
  const [before, own, other] = [plainRows(base), plainRows(mine), plainRows(theirs)];
  if (!before || !own || !other) return mine;
  const mineThere = atOnePlace(byId(before), own, other, placeOf);
  const doubled = [...mineThere].filter((row) =>
    other.some((there) => placeOf(there) === placeOf(row) && isTwin(row, there)),
  );
  const ids = new Set(doubled.map(({ id }) => id));
  return ids.size === 0 ? mine : (mine as readonly Row[]).filter(({ id }) => !ids.has(id));
}

/**
 * The merges of a list to which two people added rows at the same places: with one's own rows there, and with those of
 * the other. Undefined where they have no place in common.
 */
export function mergesByPlace(
  { base, mine, theirs }: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
  placeOf: (row: object) => string | undefined,
): { readonly mine: readonly unknown[]; readonly theirs: readonly unknown[] } | undefined {
  const [before, own, other] = [plainRows(base), plainRows(mine), plainRows(theirs)];
  if (!before || !own || !other) return undefined;
  const known = byId(before);
  const mineThere = atOnePlace(known, own, other, placeOf);
  if (mineThere.size === 0) return undefined;
  const theirsThere = atOnePlace(known, other, own, placeOf);
  const withMine = mergeRows(
    base,
    mine,
    other.filter((row) => !theirsThere.has(row)),
    'mine',
  );
  const withTheirs = mergeRows(
    base,
    own.filter((row) => !mineThere.has(row)),
    theirs,
    'theirs',
  );
  return withMine && withTheirs && { mine: withMine, theirs: withTheirs };
}

/**
 * Merges a list of rows that two people changed, row by row: added, changed and removed rows of both are kept.
 * Undefined if that would lose a change and nothing is `chosen`: both changed one row, one changed a row that the other
 * removed, or both changed the order of the rows. Such rows, and such an order, are those of the version that is chosen.
 */
export function mergeRows(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  chosen?: 'mine' | 'theirs',
): readonly unknown[] | undefined {
  const [before, own, other] = [plainRows(base), plainRows(mine), plainRows(theirs)];
  if (!before || !own || !other) return undefined;
  const [beforeById, ownById, otherById] = [byId(before), byId(own), byId(other)];
  const staying = new Map([...ownById].filter(([id]) => otherById.has(id)));
  const isMovedHere = commonOrder(own, beforeById) !== commonOrder(before, ownById);
  const isMovedThere = commonOrder(other, beforeById) !== commonOrder(before, otherById);
  const isOrderContested =
    isMovedHere && isMovedThere && commonOrder(own, staying) !== commonOrder(other, staying);
  if (isOrderContested && !chosen) return undefined;
  const merged = new Map<string, Row>();
  for (const id of new Set([...ownById.keys(), ...otherById.keys(), ...beforeById.keys()])) {
    const [was, here, there] = [beforeById.get(id), ownById.get(id), otherById.get(id)];
    const isChangedHere = !isSame(was, here);
    const isContested = isChangedHere && !isSame(was, there) && !isSame(here, there);
    if (isContested && !chosen) return undefined;
    const row = isChangedHere && !(isContested && chosen === 'theirs') ? here : there;
    if (row) merged.set(id, row);
  }
  // The order of the person who moved rows is kept; rows that only the other has come last.
  const isOrderMine = isMovedHere && !(isOrderContested && chosen === 'theirs');
  const [first, second] = isOrderMine ? [own, other] : [other, own];
  const order = new Set([...first, ...second].map(({ id }) => id));
  const rows = [...order].flatMap((id) => merged.get(id) ?? []);
  const isNumbered = [base, mine, theirs].some(
    (value) => Array.isArray(value) && value.some((row: unknown) => isRow(row) && 'sequence' in row),
  );
  return isNumbered ? rows.map((row, place) => ({ ...row, sequence: place + 1 })) : rows;
}
