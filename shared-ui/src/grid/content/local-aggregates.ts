import { compareDecimals, readDecimal, shareOf, sumOf } from 'shared-contracts/decimal';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import type { GridRecord } from '../views/grid-view.ts';

/** Decimals of an average, more than any column shows. */
const averageDecimals = 10;

const isBefore = (one: unknown, other: unknown): boolean => String(one) < String(other);

/** Numbers are added and compared exactly, and answered as decimals as the API answers them. */
function ofNumbers(decimals: readonly string[], kind: string): string | null {
  const [first] = decimals;
  if (first === undefined) return null;
  if (kind === 'sum') return sumOf(decimals);
  if (kind === 'average') return shareOf(sumOf(decimals), decimals.length, averageDecimals);
  const sign = kind === 'minimum' ? 1 : -1;
  return decimals.reduce((best, next) => (compareDecimals(best, next) * sign > 0 ? next : best), first);
}

function ofTexts(values: readonly unknown[], kind: string): unknown {
  if (kind !== 'minimum' && kind !== 'maximum') return null;
  return values.reduce((best, next) => (isBefore(next, best) === (kind === 'minimum') ? next : best));
}

/** One aggregate over some rows: null where none has a value. */
export function aggregate(
  rows: readonly GridRecord[],
  order: Uint32Array,
  { id, type }: Pick<GridColumn, 'id' | 'type'>,
  kind: string,
): unknown {
  const values: unknown[] = [];
  for (const index of order) {
    const value = rows[index]?.[id];
    if (value !== null && value !== undefined && value !== '') values.push(value);
  }
  if (kind === 'count') return values.length;
  if (values.length === 0) return null;
  if (type !== 'number') return ofTexts(values, kind);
  return ofNumbers(
    values.flatMap((value) => readDecimal(value) ?? []),
    kind,
  );
}

/** Aggregates that the view asks for, over some rows. */
export function aggregatesOf(
  rows: readonly GridRecord[],
  order: Uint32Array,
  columns: readonly GridColumn[],
  view: GridView,
): Readonly<Record<string, unknown>> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return Object.fromEntries(
    view.columns.flatMap(({ id, aggregate: kind }) => {
      const column = byId.get(id);
      return kind && column ? [[id, aggregate(rows, order, column, kind)]] : [];
    }),
  );
}
