import * as v from 'valibot';
import { projectLimits } from '../limits/index.ts';
import { message, optional } from '../validators/rules.ts';

/** The kinds of shapes that a project's location may have (RFC 7946), each with the nesting depth of its positions. */
const depths = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
} as const;

export type RouteKind = keyof typeof depths;

/** Longitude and latitude in degrees (WGS 84). */
export type RoutePosition = readonly [longitude: number, latitude: number];

/** The location of a project: its route as a line, or the location of a site. */
export interface Route {
  readonly type: RouteKind;
  readonly coordinates: unknown;
}

/** Why something is not a valid route. */
export type RouteProblem = 'notRoute' | 'routeOffEarth' | 'routePoints';

const isKind = (type: unknown): type is RouteKind => typeof type === 'string' && type in depths;

const shapeSchema = v.looseObject({ type: v.custom<RouteKind>(isKind), coordinates: v.unknown() });
const listSchema = v.array(v.unknown());

/** A position without its height; undefined if it is not a position. */
function positionOf(value: unknown): RoutePosition | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return undefined;
  const [longitude, latitude] = value;
  const isPosition = value.every((part) => typeof part === 'number' && Number.isFinite(part));
  return isPosition ? [longitude, latitude] : undefined;
}

/** Whether a list of positions is long enough to be drawn, and whether a ring is closed. */
function isWhole(kind: RouteKind, positions: readonly RoutePosition[]): boolean {
  if (kind === 'Point' || kind === 'MultiPoint') return true;
  if (kind === 'LineString' || kind === 'MultiLineString') return positions.length >= 2;
  const [first, last] = [positions[0], positions.at(-1)];
  return positions.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Copies and counts the positions of a shape; undefined if they do not fit its kind. */
function positionsAt(kind: RouteKind, value: unknown, depth: number, count: { points: number }): unknown {
  if (depth === 0) {
    count.points += 1;
    return positionOf(value);
  }
  const list = v.safeParse(listSchema, value);
  if (!list.success || list.output.length === 0) return undefined;
  const below: unknown[] = [];
  for (const one of list.output) {
    const read = positionsAt(kind, one, depth - 1, count);
    if (read === undefined) return undefined;
    below.push(read);
  }
  return depth === 1 && !isWhole(kind, below as RoutePosition[]) ? undefined : below;
}

/** Every position of a route. */
export function* positionsOf({ type, coordinates }: Route): Generator<RoutePosition> {
  let level: readonly unknown[] = [coordinates];
  for (let depth: number = depths[type]; depth > 0; depth -= 1) level = level.flat();
  for (const one of level) {
    const position = positionOf(one);
    if (position) yield position;
  }
}

/** A route in its stored form, which has only its kind and its positions; or why it is invalid. */
export function readRoute(value: unknown): Route | RouteProblem {
  const shape = v.safeParse(shapeSchema, value);
  if (!shape.success) return 'notRoute';
  const { type } = shape.output;
  const count = { points: 0 };
  const coordinates = positionsAt(type, shape.output.coordinates, depths[type], count);
  if (count.points > projectLimits.routePoints) return 'routePoints';
  if (coordinates === undefined) return 'notRoute';
  const route = { type, coordinates };
  for (const [longitude, latitude] of positionsOf(route))
    if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return 'routeOffEarth';
  return route;
}

/** The rule for a project's location; an empty value becomes null. */
export const route = optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Route => {
      const read = readRoute(dataset.value);
      if (typeof read !== 'string') return read;
      addIssue({ message: message(read, { n: projectLimits.routePoints }) });
      return NEVER;
    }),
  ),
);
