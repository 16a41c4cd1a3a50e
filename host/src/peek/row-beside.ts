import type { GridItems, GridRecord } from 'shared-ui/grid';

/** Lines that are looked through for a row; further ones have hardly come. */
const searched = 50_000;

/** The next row to a record's in a list, among those that are loaded; undefined at its ends. */
export function rowBeside(items: GridItems, id: string, step: 1 | -1): GridRecord | undefined {
  const count = Math.min(items.count, searched);
  let place = 0;
  for (; place < count; place += 1) {
    const item = items.at(place);
    if (item?.kind === 'row' && item.row.id === id) break;
  }
  if (place === count) return undefined;
  for (let next = place + step; next >= 0 && next < items.count; next += step) {
    const item = items.at(next);
    if (item?.kind === 'row') return item.row;
    if (item?.kind === 'pending') return undefined;
  }
  return undefined;
}
