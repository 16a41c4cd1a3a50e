import { metresPerDegree } from 'shared-contracts/land-survey';
import type { RouteCells } from './route-cells.ts';
import type { Box, Leg } from './route-legs.ts';

type Position = readonly [number, number];
/** A ring, and an area as its outer ring and its holes. */
type Ring = readonly Position[];
export type Area = readonly Ring[];

/** A stretch from where a route enters land to where it leaves, in metres from the route's beginning. */
export interface Stretch {
  readonly entry: number;
  readonly exit: number;
}

/**
 * How a route and land relate: the metres between them, 0 if they meet, and the stretches where the route crosses the
 * land.
 */
export interface Meeting {
  readonly metres: number;
  readonly stretches: readonly Stretch[];
}

/** Metres too few for a stretch, or for a gap between two: positions are stored to a centimetre. */
const tolerance = 0.02;

/** Whether a position is in an area: within its ring and outside of its holes. */
export function isIn([x, y]: Position, area: Area): boolean {
  let isInside = false;
  for (const ring of area) {
    for (const [place, [fromX, fromY]] of ring.entries()) {
      const [toX, toY] = ring[place + 1] ?? ring[0] ?? [0, 0];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        isInside = !isInside;
    }
  }
  return isInside;
}

/** How far along the line from a to b it crosses the line from c to d, 0 to 1; undefined if it does not. */
function crossing([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position, [dx, dy]: Position) {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return undefined;
  const part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  return part >= 0 && part <= 1 && other >= 0 && other <= 1 ? part : undefined;
}

/** The distance of a position from the line between two others. */
function offWay([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const length = wide ** 2 + high ** 2;
  const part = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length;
  const held = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - held * wide, y - fromY - held * high);
}

/** Merges stretches that touch each other, and leaves out those without length. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const one of stretches) {
    const last = found.at(-1);
    if (last && one.entry - last.exit <= tolerance) found[found.length - 1] = { ...last, exit: one.exit };
    else found.push(one);
  }
  return found.filter(({ entry, exit }) => exit - entry > tolerance);
}

/** The bounding box of a leg itself, in degrees. */
const boxOf = ({ from, to }: Leg): Box => ({
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
  south: Math.min(from[1], to[1]),
  north: Math.max(from[1], to[1]),
});

/** Counts the steps of a walk along a route: one for each leg that is examined, and for each side compared with it. */
export interface Effort {
  steps: number;
}

/** The least distance in metres between two boxes; 0 if they overlap. */
function apart(one: Box, other: Box, scale: { readonly x: number; readonly y: number }): number {
  const wide = Math.max(0, one.west - other.east, other.west - one.east) * scale.x;
  const high = Math.max(0, one.south - other.north, other.south - one.north) * scale.y;
  return Math.hypot(wide, high);
}

/**
 * How a route meets land, measured on the ground: on a plane at the land's own latitude, where a metre is a metre.
 * `site` contains the areas of a project that is a site; land may be within them without meeting an edge. Undefined if
 * they are further apart than `within` metres.
 */
export function landMeetsRoute(
  land: readonly Area[],
  cells: RouteCells,
  site: readonly Area[],
  within: number,
  effort: Effort = { steps: 0 },
): Meeting | undefined {
  const corners = land.flat(2);
  const [first] = corners;
  if (!first) return undefined;
  let [west, south] = first;
  let [east, north] = first;
  for (const [x, y] of corners) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  const scale = metresPerDegree(middle[1]);
  const plane = ([x, y]: Position): Position => [(x - middle[0]) * scale.x, (y - middle[1]) * scale.y];
  const areas = land.map((area) => area.map((ring) => ring.map(plane)));
  const sides = areas.flatMap((area) =>
    area.flatMap((ring) => ring.slice(1).map((to, place) => [ring[place] ?? to, to] as const)),
  );
  let metres = site.some((area) => isIn(first, area)) ? 0 : Number.POSITIVE_INFINITY;
  effort.steps += corners.length + site.flat(2).length;
  const stretches: Stretch[] = [];
  const own: Box = { west, south, east, north };
  for (const { leg, box } of cells.near(own)) {
    effort.steps += 1;
    if (box.west > east || box.east < west || box.south > north || box.north < south) continue;
    const away = apart(own, boxOf(leg), scale);
    // Land that is further away than what was already found changes nothing, and no leg near it crosses it.
    if (away > 0 && away >= metres) continue;
    effort.steps += sides.length;
    const [from, to] = [plane(leg.from), plane(leg.to)];
    const parts = sides.flatMap(([start, end]) => crossing(from, to, start, end) ?? []);
    const stops = [0, ...parts.toSorted((one, other) => one - other), 1];
    for (const [place, start] of stops.entries()) {
      const end = stops[place + 1];
      if (end === undefined || (end === start && leg.metres > 0)) continue;
      const half = (start + end) / 2;
      const between: Position = [from[0] + (to[0] - from[0]) * half, from[1] + (to[1] - from[1]) * half];
      if (!areas.some((area) => isIn(between, area))) continue;
      metres = 0;
      stretches.push({ entry: leg.at + start * leg.metres, exit: leg.at + end * leg.metres });
    }
    if (metres === 0) continue;
    if (parts.length > 0) metres = 0;
    else
      for (const [start, end] of sides)
        metres = Math.min(
          metres,
          offWay(from, start, end),
          offWay(to, start, end),
          offWay(start, from, to),
          offWay(end, from, to),
        );
  }
  return metres <= within ? { metres, stretches: joined(stretches) } : undefined;
}
