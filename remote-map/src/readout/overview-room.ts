import type OlMap from 'ol/Map.js';
import type { TakenCorner } from '../viewer/use-ol-map.ts';

/** What the overview and the tools take of the lower right corner, as the stylesheet lays them out. */
const corner: TakenCorner = { width: 200, height: 164 };

/** The smallest map that has room for an overview, as the stylesheet shows it. */
const smallest = { width: 640, height: 380 } as const;

/** The corner that a map's overview lies over, where it has one and is large enough to show it. */
export function overviewOn(map: OlMap, hasOverview: boolean): TakenCorner | undefined {
  const [width = 0, height = 0] = map.getSize() ?? [];
  return hasOverview && width > smallest.width && height > smallest.height ? corner : undefined;
}
