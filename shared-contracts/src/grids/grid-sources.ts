import { type MasterDataType, masterDataTypes } from '../routes/master-data-types.ts';
import { administrationGrids } from './administration-grids.ts';
import { billingGrids } from './billing-grids.ts';
import {
  type DeclaredGrid,
  type GridSource,
  type GridSourceName,
  gridSourceNames,
  type RecordSourceName,
} from './grid-source.ts';
import { landGrids } from './land-grids.ts';
import { masterDataGrids } from './master-data-grids.ts';
import { peopleGrids } from './people-grids.ts';
import { projectGrids } from './project-grids.ts';

const declared: Readonly<Record<RecordSourceName, DeclaredGrid>> = {
  ...projectGrids,
  ...landGrids,
  ...peopleGrids,
  ...billingGrids,
  ...administrationGrids,
};

const isMasterDataType = (name: GridSourceName): name is MasterDataType =>
  masterDataTypes.some((type) => type === name);

const masterDataSource = (name: MasterDataType): DeclaredGrid => ({
  ...masterDataGrids[name],
  group: 'master-data',
  route: `master-data/${name}`,
  opens: `master-data/${name}/{id}/details`,
});

/** The same ids in every installation: the source's place in the list tells them. */
const fixedId = (group: '6a' | '6b', index: number): string =>
  `0b6d6f0a-5a${group}-4c00-9a00-${String(index + 1).padStart(12, '0')}`;

/** Every grid source; new ones go to the end of the names, so that ids stay. */
export const gridSources: readonly GridSource[] = gridSourceNames.map((name, index) => {
  const source = isMasterDataType(name) ? masterDataSource(name) : declared[name];
  return {
    ...source,
    name,
    id: fixedId('6a', index),
    configId: fixedId('6b', index),
  };
});

/** A source by its name or its id, or undefined where there is none. */
export function gridSource(nameOrId: string): GridSource | undefined {
  return gridSources.find(({ name, id }) => name === nameOrId || id === nameOrId.toLowerCase());
}
