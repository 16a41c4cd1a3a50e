import { mapLimits } from '../limits/index.ts';

/** The styles of the base map; the first is the default (002 §9). */
export const basemaps = ['terrain', 'gray', 'darkGray', 'satellite', 'street'] as const;

export type Basemap = (typeof basemaps)[number];

/** The default initial area of a map: roughly western Canada, in degrees (002 §9). */
export const initialBounds = { west: -139.1, south: 48.2, east: -88.9, north: 60.1 } as const;

/** Bounds in degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** Bounds with the margin that a map leaves around them: 5 percent of their size on each side (002 §9). */
export function paddedBounds([west, south, east, north]: MapBounds): MapBounds {
  const x = (east - west) * mapLimits.boundsPadding;
  const y = (north - south) * mapLimits.boundsPadding;
  return [west - x, south - y, east + x, north + y];
}

/** A zoom limited to the zooms of a map (002 §9). */
export const heldZoom = (zoom: number): number =>
  Math.min(mapLimits.zoom.most, Math.max(mapLimits.zoom.least, zoom));

/** The zooms at which feature services are drawn: 15 to 19; the map itself goes up to 17 (002 §9, decision 41). */
export const featureServiceZooms = {
  least: mapLimits.featureService.least,
  most: Math.min(mapLimits.featureService.most, mapLimits.zoom.most),
} as const;
