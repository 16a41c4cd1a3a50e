import type { GridItems, GridRecord } from 'shared-ui/grid';

/** The most lines searched for a row: those further down are rarely loaded. */
const searched = 50_000;

/** The loaded row before or after a record's; undefined at the ends of the list. */
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
