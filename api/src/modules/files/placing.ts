import type { CoordinateSystem } from 'shared-contracts/documents';

/** How to locate a file that does not state its coordinate system. */
export interface Placing {
  readonly system?: CoordinateSystem | undefined;
  /**
   * Whether a person can be asked for the system. If not, a drawing is used as it is; a shapefile without its .prj, or
   * a GeoJSON in metres, is refused.
   */
  readonly asks: boolean;
}
