import type OlMap from 'ol/Map.js';
import type { TakenCorner } from './use-ol-map.ts';

/** What the overview and the tools beside it take of the lower right corner, as the stylesheet lays them out. */
const overview: TakenCorner = { width: 200, height: 164 };

/** The corner of the tools, from top to bottom. */
const tools: TakenCorner = { width: 64, height: Number.POSITIVE_INFINITY };

/** The smallest map that has room for an overview, as the stylesheet shows it. */
const smallest = { width: 640, height: 380 } as const;

/** What lies over a map at the right: its overview, where it has one and is large enough to show it, or its tools alone. */
export function takenOn(map: OlMap, hasOverview: boolean): TakenCorner {
  const [width = 0, height = 0] = map.getSize() ?? [];
  return hasOverview && width > smallest.width && height > smallest.height ? overview : tools;
}
