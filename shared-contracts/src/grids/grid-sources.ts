import { kindGrids } from '../generated/kind-grids.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import type { GridSource, GridSourceName } from './grid-source.ts';
import { recordGrids } from './record-grids.ts';
import { wholeGrid } from './short-grid.ts';

type Names = readonly GridSourceName[];

const declared = (name: GridSourceName): DeclaredGrid =>
  name in recordGrids
    ? recordGrids[name as keyof typeof recordGrids]
    : wholeGrid(name, kindGrids[name as keyof typeof kindGrids]);

/** The name of every grid source. */
export const gridSourceNames: Names = [...Object.keys(recordGrids), ...Object.keys(kindGrids)] as Names;

/** Every grid source. */
export const gridSources: readonly GridSource[] = gridSourceNames.map((name) => ({
  ...declared(name),
  name,
}));

const byName = new Map<string, GridSource>(gridSources.map((source) => [source.name, source]));
const byId = new Map<string, GridSource>(gridSources.map((source) => [source.id, source]));

/** A source by its name or its id; undefined if it does not exist. */
export const gridSource = (nameOrId: string): GridSource | undefined =>
  byName.get(nameOrId) ?? byId.get(nameOrId.toLowerCase());
