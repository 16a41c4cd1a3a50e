import { describe, expect, it } from 'vitest';
import { withMerged } from './merged-cells.ts';

const rowAt = (rowNumber: number) => ({ rowNumber });

/** Columns that are covered by a merged cell, by row. */
const coveredOf = (rows: Awaited<ReturnType<typeof withMerged>>) =>
  rows.map(({ rowNumber, covered }) => [rowNumber + 1, [...(covered ?? [])].join()]);

describe('merged cells', () => {
  it('cover the rows below their first one, up to the last column that is read', async () => {
    const rows = [0, 1, 2, 4, 5, 9].map(rowAt);
    const found = await withMerged(
      rows,
      [
        [1, 3, 1, 2],
        [2, 5, 2, 9],
        [1, 1, 0, 3],
        [5, 20, 0, 0],
        [1, 20, 7, 9],
      ],
      4,
    );
    expect(coveredOf(found)).toEqual([
      [1, ''],
      [2, '1,2'],
      [3, '1,2,3'],
      [5, '2,3'],
      [6, '0'],
      [10, '0'],
    ]);
    expect(found[0]).toBe(rows[0]);
  });

  it('of thousands of blocks over whole sheets are found in one walk', async () => {
    const rows = Array.from({ length: 50_000 }, (_, place) => rowAt(place));
    const blocks = Array.from({ length: 10_000 }, (_, place): [number, number, number, number] => [
      ...([place % 50, 90_000, 0, 199] as const),
    ]);
    const found = await withMerged(rows, blocks, 200);
    // Rows that are covered in the same way share the same object.
    expect(found.at(-1)?.covered?.size).toBe(200);
    expect(new Set(found.map(({ covered }) => covered)).size).toBeLessThan(60);
  });
});
