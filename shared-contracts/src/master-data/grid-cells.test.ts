import { describe, expect, it } from 'vitest';
import { gridSources } from '../grids/index.ts';
import type { RouteName } from '../routes/index.ts';
import {
  editedColumns,
  isEditedInGrid,
  masterDataDeclaration,
  masterDataDeclarations,
  recordCells,
} from './index.ts';

const declared = (route: RouteName) => {
  const found = masterDataDeclaration(route);
  if (!found) throw new Error(`${route} is not declared.`);
  return found;
};

describe('columns that are edited in the grid of a list', () => {
  it('are those of the fields that its form writes', () => {
    const columns = editedColumns(declared('master-data/cities'));
    expect(Object.entries(columns).map(([column, { name }]) => [column, name])).toEqual([
      ['stateProvinceName', 'stateProvince'],
      ['name', 'name'],
      ['isActive', 'isActive'],
    ]);
  });

  it.each(
    masterDataDeclarations
      .filter(isEditedInGrid)
      .map((declaration) => [declaration.list, declaration] as const),
  )('of %s are among those that the grid has', (list, declaration) => {
    const shown = gridSources.find(({ name }) => name === list)?.columns.map(({ id }) => id) ?? [];
    expect(shown.filter((id) => editedColumns(declaration)[id]).length).toBeGreaterThan(0);
  });
});

it('cells of a record stand below their columns, a record that it names by its name', () => {
  const values = {
    country: { id: 'c1', name: 'Canada' },
    stateProvince: { id: 'p1', name: 'Alberta' },
    name: 'Banff',
    isActive: false,
    isMasterRecord: true,
  };
  expect(recordCells(declared('master-data/cities'), values)).toEqual({
    countryName: 'Canada',
    stateProvinceName: 'Alberta',
    name: 'Banff',
    isActive: false,
    isMasterRecord: true,
  });
  expect(recordCells(declared('master-data/cities'), {})['stateProvinceName']).toBeNull();
});
