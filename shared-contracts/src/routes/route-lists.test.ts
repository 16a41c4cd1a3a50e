import { expect, it } from 'vitest';
import { gridSources } from '../grids/index.ts';
import { listOf } from './route-lists.ts';

it('names the list of every form of administration, as the lists name their forms', () => {
  const administered = gridSources.filter(
    ({ group, route }) => route !== undefined && ['administration', 'master-data'].includes(group),
  );
  expect(administered.length).toBeGreaterThan(25);
  for (const { name, route } of administered) expect([route, route && listOf(route)]).toEqual([route, name]);
});
