import { type ImportMode, type ImportRecord, importModes } from 'shared-contracts/agreement-import';
import { isWritten } from './bundle-input.ts';
import type { BundleVerdict, RowVerdict } from './bundle-verdict.ts';
import { storedRows } from './compare-stored.ts';
import type { ReadRow } from './read-rows.ts';

type Lack = ImportRecord['lacks'][number];

/** What the modes that write do with a row. */
export interface RowOutcome {
  /** The modes in which the row is not written. */
  readonly staysOut: readonly ImportMode[];
  /** What an agreement ends without, by mode. */
  readonly lacks: readonly Lack[];
  /** The row of its agreement, of a row of people or land. */
  readonly head: ReadRow | undefined;
}

/** Most rows share these lists. */
const never: readonly ImportMode[] = [];
const noLacks: readonly Lack[] = [];

/** The outcome of a row that no mode writes: it is left out, or belongs to no agreement. */
export const nowhere: RowOutcome = { staysOut: importModes, lacks: noLacks, head: undefined };

const outOf = (isIn: (mode: ImportMode) => boolean): readonly ImportMode[] =>
  isIn('ImportValid')
    ? never
    : isIn('ImportWarningsAndValid')
      ? importModes.slice(0, 1)
      : importModes.slice();

/** Keys whose owners or land somebody left out. */
export interface LeftOutKeys {
  readonly owners: ReadonlySet<string>;
  readonly lands: ReadonlySet<string>;
}

/** Why none of the rows is written in a mode, or undefined if one of them is. */
function whyNone(rows: readonly RowVerdict[], isOut: boolean, mode: ImportMode): Lack['why'] | undefined {
  if (rows.some((row) => isWritten(row, mode))) return undefined;
  if (rows.some(({ errors }) => errors.length > 0)) return 'Errors';
  if (rows.length > 0) return 'Warnings';
  return isOut ? 'LeftOut' : 'NoRow';
}

/** What an agreement ends without in each mode that writes it: nobody who owns the land, or no land. */
function lacksOf({ agreement, stored, people, lands }: BundleVerdict, out: LeftOutKeys): readonly Lack[] {
  const { key } = agreement.read;
  const hasOwner = storedRows(stored, 'landowners').length > 0;
  const hasLand = storedRows(stored, 'relatedParcels').length > 0;
  const owners = people.flatMap(({ person, row }) => (person.isOwner ? [row] : []));
  const found: Lack[] = [];
  for (const mode of importModes) {
    if (!isWritten(agreement, mode)) continue;
    const noOwner = hasOwner ? undefined : whyNone(owners, out.owners.has(key), mode);
    const noLand = hasLand
      ? undefined
      : whyNone(
          lands.map(({ row }) => row),
          out.lands.has(key),
          mode,
        );
    if (noOwner) found.push({ mode, what: 'Owner', why: noOwner });
    if (noLand) found.push({ mode, what: 'Land', why: noLand });
  }
  return found.length > 0 ? found : noLacks;
}

/** What the modes do with each row of a key; `head` is the row of its agreement as it was read. */
export function outcomesOf(
  verdict: BundleVerdict,
  head: ReadRow,
  out: LeftOutKeys,
): ReadonlyMap<ReadRow, RowOutcome> {
  const { agreement, people, lands } = verdict;
  const found = new Map<ReadRow, RowOutcome>();
  found.set(head, {
    staysOut: outOf((mode) => isWritten(agreement, mode)),
    lacks: lacksOf(verdict, out),
    head: undefined,
  });
  const rows = [
    ...people.map(({ person, row }) => [person.read, row] as const),
    ...lands.map(({ land, row }) => [land.read, row] as const),
  ];
  for (const [read, row] of rows)
    found.set(read, {
      staysOut: outOf((mode) => isWritten(agreement, mode) && isWritten(row, mode)),
      lacks: noLacks,
      head,
    });
  return found;
}
