import { expect, it } from 'vitest';
import type { GridItem } from '../rows/grid-items.ts';
import { noSelection, selectedOf } from './grid-selection.ts';

/** A list with rows of these ids, of which the view finds `total`; the others are still to come. */
function list(ids: readonly string[], total: number) {
  const lines = Array.from({ length: total }, (_, line): GridItem => {
    const id = ids[line];
    return id === undefined ? { kind: 'pending', key: String(line) } : { kind: 'row', row: { id } };
  });
  return { items: { count: lines.length, at: (line: number) => lines[line] }, total };
}

it.each([
  ['nothing is selected', list(['a', 'b'], 2), [], undefined],
  ['one of two is', list(['a', 'b'], 2), ['a'], 'some'],
  ['both are', list(['a', 'b'], 2), ['a', 'b'], 'all'],
  ['what is selected left the list', list(['b'], 1), ['a'], undefined],
  ['as many left the list as stay', list(['b', 'c'], 2), ['a', 'b'], 'some'],
  ['nothing is listed', list([], 0), ['a'], undefined],
  ['most have not come yet', list(['a'], 46), ['a'], 'some'],
  ['all are selected, also those that have not come', list(['a'], 2), ['a', 'b'], 'all'],
] as const)('a list says what is selected of it where %s', (_, content, ids, expected) => {
  expect(selectedOf(content, ids.length === 0 ? noSelection : new Set(ids))).toBe(expected);
});
