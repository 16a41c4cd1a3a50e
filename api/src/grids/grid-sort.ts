import type { GridRequest } from 'shared-contracts/grids';
import * as v from 'valibot';
import { texts } from '../generated/texts/grids.ts';
import { badInput } from '../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../platform/errors/localized-message.ts';
import type { GridPlan, PlannedColumn } from './grid-plan.ts';

export type Direction = 'asc' | 'desc';

/** A column that rows are sorted by. */
export interface GridSort {
  readonly planned: PlannedColumn;
  readonly direction: Direction;
}

const largestSort = 5;

/** The sort columns of a request: grouped columns first, then the others in their order. Throws BAD_INPUT. */
export function sortsOf(plan: GridPlan, { columns }: Pick<GridRequest, 'columns'>): readonly GridSort[] {
  const wanted = columns
    .filter(({ direction, isGrouped }) => isGrouped || direction)
    .sort(
      (one, other) =>
        Number(other.isGrouped ?? false) - Number(one.isGrouped ?? false) ||
        (one.sortOrder ?? 99) - (other.sortOrder ?? 99),
    )
    .slice(0, largestSort)
    .map(({ id, direction }) => {
      const planned = plan.columns.get(id);
      if (!planned?.column.sortable) throw badInput(toProgrammers(`${id} is no column to sort by.`));
      return { planned, direction: direction ?? 'asc' } as const;
    });
  if (wanted.length > 0) return wanted;
  const usual = [...plan.columns.values()].find(({ column }) => column.path === plan.source.sortedBy);
  return usual ? [{ planned: usual, direction: plan.source.sortedFrom ?? 'asc' }] : [];
}

const keySchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** The walks that together make up a sorted list, in their order. */
export const gridPhases = ['filled', 'unlabelled', 'empty'] as const;

export type GridPhase = (typeof gridPhases)[number];

const cursorSchema = v.object({
  /**
   * Rows with a value in the first column come before those without: first those that reference a record without a
   * label, then those that reference none.
   */
  phase: v.picklist(gridPhases),
  /** Value of the first column, the record that contains it if the column is joined, the other values, and the id. */
  keys: v.array(keySchema),
});

/** Where a page of a grid ended, and the next one starts. */
export type GridCursor = v.InferOutput<typeof cursorSchema>;

/** Reads what `writeCursor` wrote. Throws BAD_INPUT. */
export function readCursor(text: string, length: number): GridCursor {
  try {
    const cursor = v.parse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (cursor.keys.length === length) return cursor;
  } catch {
    // Malformed text is reported below, like every other fault of a cursor.
  }
  throw badInput(messageFrom(texts, ({ otherSort }) => otherSort));
}

/** The cursor as text, as responses contain it. */
export const writeCursor = (cursor: GridCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');
