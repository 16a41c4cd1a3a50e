import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GridRecord } from '../views/grid-view.ts';
import { useSelectedRows } from './use-selected-rows.ts';

const content = (...names: readonly string[]) => {
  const rows: readonly GridRecord[] = names.map((name) => ({ id: name.slice(0, 1), name }));
  return { knownRows: () => rows };
};

it('knows a row since it was selected, as it is now, until it is not selected any more', () => {
  const { result, rerender } = renderHook(
    ({ selected, from }) => useSelectedRows(selected, from).map(({ name }) => name),
    { initialProps: { selected: new Set(['b', 'a']), from: content('ann', 'bell', 'cy') } },
  );
  expect(result.current).toEqual(['bell', 'ann']);
  // A different query returns different rows.
  rerender({ selected: new Set(['b', 'a', 'd']), from: content('dora') });
  expect(result.current).toEqual(['bell', 'ann', 'dora']);
  rerender({ selected: new Set(['a', 'd']), from: content('anna') });
  expect(result.current).toEqual(['anna', 'dora']);
  rerender({ selected: new Set(['a', 'b']), from: content() });
  expect(result.current).toEqual(['anna']);
});
