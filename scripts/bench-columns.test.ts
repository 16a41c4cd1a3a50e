import { expect, it } from 'vitest';
import { columns, placeOf } from '../bench/src/agreements-grid.ts';

it('the benchmark of lists has SQL by hand for each column of agreements that is sorted or searched', () => {
  const asked = columns.filter(({ sortable, filterable, virtual }) => sortable || (filterable && !virtual));
  expect(asked.length).toBeGreaterThan(15);
  for (const { id } of asked) expect(placeOf(id).value).toMatch(/^[as]\.\w+$/);
});
