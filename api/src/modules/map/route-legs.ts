import { metresPerDegree } from 'shared-contracts/land-survey';
import {
  isLine,
  linesOf,
  metresAlong,
  positionsOf,
  type Route,
  type RoutePosition,
} from 'shared-contracts/projects';

/** A short straight piece of a route; a single point is a leg without length. */
export interface Leg {
  readonly from: RoutePosition;
  readonly to: RoutePosition;
  /** Metres from the beginning of the route; its lines follow one another. */
  readonly at: number;
  readonly metres: number;
}

/** Longest leg in degrees: within it, metres are proportional to degrees. */
const longestLeg = 0.05;
/**
 * Most legs of a route besides its own corners: enough for 5,000 kilometres. A longer zigzag is not a real route, and
 * gets longer legs.
 */
const mostLegs = 2000;

const spanOf = ([fromX, fromY]: RoutePosition, [toX, toY]: RoutePosition): number =>
  Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));

/** The legs of a route in order; for a site its edges, or its points. */
export function legsOf(route: Route): readonly Leg[] {
  const lines = linesOf(route);
  if (lines.length === 0)
    return [...positionsOf(route)].map((from) => ({ from, to: from, at: 0, metres: 0 }));
  const sides = lines.flatMap((line) => line.slice(1).map((to, place) => [line[place] ?? to, to] as const));
  const span = sides.reduce((sum, [from, to]) => sum + spanOf(from, to), 0);
  const longest = Math.max(longestLeg, span / mostLegs);
  const legs: Leg[] = [];
  let at = 0;
  for (const [start, end] of sides) {
    const count = Math.max(1, Math.ceil(spanOf(start, end) / longest));
    const between = (part: number): RoutePosition => [
      start[0] + (end[0] - start[0]) * part,
      start[1] + (end[1] - start[1]) * part,
    ];
    for (let place = 0; place < count; place += 1) {
      const [from, to] = [between(place / count), place + 1 === count ? end : between((place + 1) / count)];
      const metres = metresAlong(from, to);
      legs.push({ from, to, at, metres });
      if (isLine(route)) at += metres;
    }
  }
  return legs;
}

/** Edges in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The box around a leg, extended by a number of metres. */
export function boxOfLeg({ from, to }: Leg, metres: number): Box {
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  // Where a degree of longitude is shortest, the same metres span the most degrees.
  const { x, y } = metresPerDegree(Math.min(89, Math.max(Math.abs(south), Math.abs(north))));
  const [wide, high] = [metres / x, metres / y];
  return {
    west: Math.min(from[0], to[0]) - wide,
    east: Math.max(from[0], to[0]) + wide,
    south: south - high,
    north: north + high,
  };
}
