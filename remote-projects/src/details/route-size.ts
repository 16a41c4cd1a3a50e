import { positionsOf, type Route, type RoutePosition } from 'shared-contracts/projects';

/** Mean radius of the earth in metres (IUGG). */
const radius = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two positions along the great circle. */
function metresBetween([fromX, fromY]: RoutePosition, [toX, toY]: RoutePosition): number {
  const [y, x] = [radians(toY - fromY) / 2, radians(toX - fromX) / 2];
  const part = Math.sin(y) ** 2 + Math.cos(radians(fromY)) * Math.cos(radians(toY)) * Math.sin(x) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(part));
}

/** The lines of a route, each as its positions; of points and areas there are none to walk along. */
export function linesOf({ type, coordinates }: Route): readonly (readonly RoutePosition[])[] {
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const line = (value: unknown): readonly RoutePosition[] => [
    ...positionsOf({ type: 'LineString', coordinates: value }),
  ];
  if (type === 'LineString') return [line(coordinates)];
  if (type === 'MultiLineString' || type === 'Polygon') return list(coordinates).map(line);
  if (type === 'MultiPolygon') return list(coordinates).flatMap((part) => list(part).map(line));
  return [];
}

/** How many positions a route has, and how many metres its lines are long, as the crow flies from one to the next. */
export function routeSize(route: Route): { readonly points: number; readonly metres: number } {
  const points = [...positionsOf(route)].length;
  const isLine = route.type === 'LineString' || route.type === 'MultiLineString';
  const metres = !isLine
    ? 0
    : linesOf(route).reduce(
        (sum, line) =>
          sum + line.slice(1).reduce((all, to, place) => all + metresBetween(line[place] ?? to, to), 0),
        0,
      );
  return { points, metres };
}

/** A length in metres or kilometres. */
export const lengthText = (metres: number): string =>
  metres < 1000
    ? `${Math.round(metres)} m`
    : `${(metres / 1000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} km`;
