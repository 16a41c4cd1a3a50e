import type { administeredNames, lookupNames } from '../generated/kind-names.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import type { RecordSourceName } from './record-grids.ts';

export type GridSourceName =
  | RecordSourceName
  | (typeof administeredNames)[number]
  | (typeof lookupNames)[number];

/** A source of rows that a grid can show. */
export interface GridSource extends DeclaredGrid {
  readonly name: GridSourceName;
}
