import { metresPerDegree } from '../land-survey/index.ts';
import { positionsOf, type Route, type RoutePosition } from './route.ts';

/**
 * The length of a step in degrees: within it, the ground is as good as flat (the error is a millimetre per kilometre).
 */
const step = 0.05;

/**
 * Metres on the ellipsoid between two positions, along a line that is straight in degrees, as RFC 7946 defines lines.
 */
export function metresAlong([fromX, fromY]: RoutePosition, [toX, toY]: RoutePosition): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(wide), Math.abs(high)) / step));
  let metres = 0;
  for (let at = 0; at < steps; at += 1) {
    const { x, y } = metresPerDegree(fromY + (high * (at + 0.5)) / steps);
    metres += Math.hypot((wide / steps) * x, (high / steps) * y);
  }
  return metres;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The lines of a route, or the rings of its areas, each as its positions; none for points. */
export function linesOf({ type, coordinates }: Route): readonly (readonly RoutePosition[])[] {
  const line = (value: unknown): readonly RoutePosition[] => [
    ...positionsOf({ type: 'LineString', coordinates: value }),
  ];
  if (type === 'LineString') return [line(coordinates)];
  if (type === 'MultiLineString' || type === 'Polygon') return listOf(coordinates).map(line);
  if (type === 'MultiPolygon') return listOf(coordinates).flatMap((part) => listOf(part).map(line));
  return [];
}

/** Whether a route is a line and not a site. */
export const isLine = ({ type }: Route): boolean => type === 'LineString' || type === 'MultiLineString';

/** The total length of a route's lines, in metres on the ellipsoid; 0 for a site. */
export const routeLength = (route: Route): number =>
  isLine(route)
    ? linesOf(route).reduce(
        (sum, line) =>
          sum + line.slice(1).reduce((all, to, place) => all + metresAlong(line[place] ?? to, to), 0),
        0,
      )
    : 0;
