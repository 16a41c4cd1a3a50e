import { getPointResolution, transformExtent } from 'ol/proj.js';
import type { MapBounds } from 'shared-contracts/map';
import { paddedBounds } from 'shared-contracts/map';

/** The scales for printing: metres on the ground for each metre on paper. */
export const printScales = [
  2_500, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
] as const;

/** Pixels of CSS in a millimetre. */
export const pixelsAMillimetre = 96 / 25.4;

/** Units of Web Mercator that a pixel of CSS is wide where a sheet of a scale has its middle: true on the ground there. */
export function resolutionAt(scale: number, centre: readonly number[]): number {
  const metresAPixel = scale / pixelsAMillimetre / 1000;
  return metresAPixel / getPointResolution('EPSG:3857', 1, [...centre]);
}

/** The middle of bounds in Web Mercator. */
export function middleOf(bounds: MapBounds): readonly [number, number] {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent([...bounds], 'EPSG:4326', 'EPSG:3857');
  return [(west + east) / 2, (south + north) / 2];
}

/**
 * The largest scale at which bounds fit into a map of a size in millimetres, or the smallest scale if they fit at none.
 */
export function scaleFor(
  bounds: MapBounds,
  map: { readonly width: number; readonly height: number },
): number {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
    [...paddedBounds(bounds)],
    'EPSG:4326',
    'EPSG:3857',
  );
  const centre = middleOf(bounds);
  const fits = (scale: number): boolean => {
    const resolution = resolutionAt(scale, centre) * pixelsAMillimetre;
    return east - west <= resolution * map.width && north - south <= resolution * map.height;
  };
  return printScales.find(fits) ?? printScales[printScales.length - 1] ?? 2_500_000;
}
