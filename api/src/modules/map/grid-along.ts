import { type Area, type Effort, isIn, landMeetsRoute, type Stretch } from './land-meets-route.ts';
import { GridLand, leastCrossed } from './land-on-legs.ts';
import { RouteCells } from './route-cells.ts';
import type { Leg } from './route-legs.ts';

type Position = readonly [number, number];

/**
 * Number of points that are looked up within a site in each direction, so that a site of several kilometres includes
 * all of its quarters.
 */
const acrossSite = 60;

/** Land of the theoretical grid that a route goes over. */
export interface GridCrossing {
  /** In the usual notation. */
  readonly land: string;
  readonly stretches: readonly Stretch[];
  /** Longitude and latitude, closed. */
  readonly ring: readonly Position[];
}

/** Points within the areas of a site. */
function* placesIn(site: readonly Area[]): Generator<Position> {
  for (const area of site) {
    const corners = area[0] ?? [];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    // Not `Math.min(...values)`: a ring may have more corners than a call can have arguments.
    const low = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), 180);
    const high = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -180);
    const [west, south, east, north] = [low(xs), low(ys), high(xs), high(ys)];
    for (let column = 0; column <= acrossSite; column += 1)
      for (let row = 0; row <= acrossSite; row += 1) {
        const part = (from: number, to: number, place: number) => from + ((to - from) * place) / acrossSite;
        const position: Position = [part(west, east, column), part(south, north, row)];
        if (isIn(position, area)) yield position;
      }
  }
}

/** The parts of stretches that none of the others cover; these are in order and do not overlap. */
function without(stretches: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] {
  return stretches.flatMap(({ entry, exit }) => {
    const left: Stretch[] = [];
    let from = entry;
    for (const other of others) {
      if (other.exit <= from || other.entry >= exit) continue;
      if (other.entry > from) left.push({ entry: from, exit: other.entry });
      from = Math.max(from, other.exit);
    }
    if (from < exit) left.push({ entry: from, exit });
    return left.filter((one) => one.exit - one.entry >= leastCrossed);
  });
}

/** Stretches in order, with overlapping ones merged. */
function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const one of stretches.toSorted((first, second) => first.entry - second.entry)) {
    const last = found.at(-1);
    if (last && one.entry <= last.exit)
      found[found.length - 1] = { entry: last.entry, exit: Math.max(last.exit, one.exit) };
    else found.push(one);
  }
  return found;
}

interface GridQuestion {
  readonly legs: readonly Leg[];
  /** The areas of a project that is a site. */
  readonly site: readonly Area[];
  /** Stretches of the route over land that is recorded. */
  readonly recorded: readonly Stretch[];
  readonly steps: number;
  /** Most pieces of land and most stretches to return. */
  readonly room: { readonly land: number; readonly stretches: number };
}

/**
 * Quarters and units of the theoretical grid that a route crosses where no land is recorded, in the order in which the
 * route reaches them; those within a site in the order in which they are found. Null if it would take too many steps or
 * return too much.
 */
export function gridAlong(
  { legs, site, recorded, steps, room }: GridQuestion,
  effort: Effort,
): readonly GridCrossing[] | null {
  const grid = new GridLand(steps, effort);
  grid.walk(legs);
  for (const position of placesIn(site)) {
    if (grid.isGivenUp) return null;
    grid.look(position);
  }
  if (grid.isGivenUp) return null;
  const cells = new RouteCells(legs, 0);
  const known = merged(recorded);
  const found: GridCrossing[] = [];
  let count = 0;
  for (const [land, ring] of grid.rings) {
    if (grid.isGivenUp || found.length > room.land || count > room.stretches) return null;
    const meeting = landMeetsRoute([[ring]], cells, site, 0, effort);
    if (!meeting) continue;
    const stretches = without(site.length > 0 ? [] : meeting.stretches, known);
    count += stretches.length;
    if (site.length > 0 || stretches.length > 0) found.push({ land, stretches, ring });
  }
  if (found.length > room.land || count > room.stretches) return null;
  const entryOf = ({ stretches: [first] }: GridCrossing): number => first?.entry ?? 0;
  return found.toSorted((one, other) => entryOf(one) - entryOf(other));
}
