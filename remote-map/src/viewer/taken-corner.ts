import type OlMap from 'ol/Map.js';
import type { TakenCorner } from './use-ol-map.ts';

/** The size of the overview and the tools next to it in the lower right corner, as the stylesheet lays them out. */
const overview: TakenCorner = { width: 200, height: 164 };

/** The corner of the tools, from top to bottom. */
const tools: TakenCorner = { width: 64, height: Number.POSITIVE_INFINITY };

/** The smallest map that has room for an overview, as the stylesheet shows it. */
const smallest = { width: 640, height: 380 } as const;

/**
 * The area covered at the right of a map: by its overview, if it has one and is large enough to show it, or only by its
 * tools.
 */
export function takenOn(map: OlMap, hasOverview: boolean): TakenCorner {
  const [width = 0, height = 0] = map.getSize() ?? [];
  return hasOverview && width > smallest.width && height > smallest.height ? overview : tools;
}
