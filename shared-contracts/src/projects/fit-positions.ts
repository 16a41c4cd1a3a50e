import type { RoutePosition } from './route.ts';

/** The size of a drawing, in its own units. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Converts positions to points of a drawing, with north at the top and as large as fits. */
export function fitPositions(
  positions: readonly RoutePosition[],
  { width, height, margin }: DrawingSize,
): (position: RoutePosition) => { readonly x: number; readonly y: number } {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of positions) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * narrow, 1e-6),
    (height - 2 * margin) / Math.max(north - south, 1e-6),
  );
  return ([x, y]) => ({
    x: width / 2 + (x - (west + east) / 2) * narrow * scale,
    y: height / 2 - (y - (south + north) / 2) * scale,
  });
}

/** Positions as the `points` of an SVG line. */
export const pointsOf = (line: readonly RoutePosition[], at: ReturnType<typeof fitPositions>): string =>
  line
    .map(at)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
