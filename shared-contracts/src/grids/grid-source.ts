import { type MasterDataType, masterDataTypes } from '../routes/master-data-types.ts';
import type { RouteName } from '../routes/route-table.ts';
import type { GridColumn } from './grid-column.ts';

/** What a grid can show: the record kind behind it and its columns. */
export interface GridSource {
  readonly name: GridSourceName;
  /** Fixed id of the source (decision 10). */
  readonly id: string;
  /** Fixed id of its column configuration. */
  readonly configId: string;
  /** GraphQL type of a row. */
  readonly type: string;
  /** What the source belongs to, for lists of sources. */
  readonly group: GridGroup;
  /** Route that a row opens, where it has one. */
  readonly route?: RouteName;
  /** Address that a row opens; `{path}` stands for a field of the row. */
  readonly opens?: string;
  /** The columns that a new view is sorted by. */
  readonly sortedBy: string;
  readonly columns: readonly GridColumn[];
}

const recordSourceNames = [
  'projects',
  'agreements',
  'parcels',
  'titles',
  'title-tracts',
  'requests',
  'stakeholders',
  'associates',
  'contacts',
  'users',
  'roles',
  'teams',
  'tasks',
  'assigned-tasks',
  'timesheets',
  'invoices',
  'communications',
  'documents',
  'events',
  'obligations',
  'report-templates',
  'master-models',
] as const;

/** Sources that came later: they stand at the end, so that the ids of the others stay. */
const laterSourceNames = ['task-models', 'task-managers', 'companies', 'gis-services', 'rates'] as const;

export type RecordSourceName = (typeof recordSourceNames)[number] | (typeof laterSourceNames)[number];

export type GridSourceName = RecordSourceName | MasterDataType;

/** Every source by name; new ones go to the end, so that ids stay. */
export const gridSourceNames: readonly GridSourceName[] = [
  ...recordSourceNames,
  ...masterDataTypes,
  ...laterSourceNames,
];

/** What sources are listed under. */
export const gridGroups = ['projects', 'land', 'people', 'billing', 'administration', 'master-data'] as const;

export type GridGroup = (typeof gridGroups)[number];

/** A source as it is declared; its name and place give the rest. */
export type DeclaredGrid = Omit<GridSource, 'id' | 'configId' | 'name'>;
