import { type BringKind, bringKinds, type LikelierKind } from 'shared-contracts/bring-in';
import type { OpenSheet } from '../../platform/tables/open-table.ts';
import { headingRow } from './heading-row.ts';
import { matchColumns } from './match-columns.ts';
import { tableColumns } from './table-columns.ts';

/** How many more columns have to match another kind before it is proposed: one more is often chance. */
const clearlyMore = 2;

/** How many columns of a sheet fill fields of a kind. */
function matchedColumns(sheet: OpenSheet, kind: BringKind): number {
  const columns = tableColumns(sheet, headingRow(sheet.rows, kind).place ?? 0);
  return matchColumns(kind, columns, new Map(), []).filter(({ field }) => field !== null).length;
}

/**
 * The kind that clearly more columns of a sheet match than the chosen one: a list of crossings that is read as agreements,
 * for instance. Null if there is none, or several match equally well. Agreements of a line list come before agreements of
 * another system, which know the same headings.
 */
export function likelierKind(sheet: OpenSheet, chosen: BringKind): LikelierKind | null {
  const ranked = bringKinds
    .map((kind) => ({ kind, columns: matchedColumns(sheet, kind) }))
    .toSorted((one, other) => other.columns - one.columns);
  const [best, ...others] = ranked;
  const own = ranked.find(({ kind }) => kind === chosen)?.columns ?? 0;
  const next = others.find(({ kind }) => best?.kind !== 'agreement' || kind !== 'agreement-record');
  if (!best || best.columns - own < clearlyMore || best.columns === next?.columns) return null;
  return { ...best, ofChosen: own };
}
