import { expect, it } from 'vitest';
import { gridSources } from '../grids/index.ts';
import { listOf } from './route-lists.ts';

it('names the list of every form of administration, as the lists name their forms', () => {
  const administered = gridSources.filter(({ group }) => ['administration', 'master-data'].includes(group));
  expect(administered.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'countries']));
  for (const { name, route } of administered) expect([route, route && listOf(route)]).toEqual([route, name]);
});

it('knows no list of a form that stands elsewhere', () => {
  expect(listOf('surface-project')).toBeUndefined();
});
