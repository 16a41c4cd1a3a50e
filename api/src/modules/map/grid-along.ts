import { formatLegalDescription, landAt, polygonOf } from 'shared-contracts/land-survey';
import { type Area, type Effort, isIn, landMeetsRoute, type Stretch } from './land-meets-route.ts';
import { RouteCells } from './route-cells.ts';
import type { Leg } from './route-legs.ts';

type Position = readonly [number, number];

/** Metres between the places of a route at which the grid is looked up; what is crossed for less may be missed. */
const spacing = 10;
/** Places that are looked up at most: 1,000 km at ten metres, and more metres apart on what is longer. */
const mostPlaces = 100_000;
/** Places that are looked up within a site, in each direction: one of several kilometres has each of its quarters. */
const acrossSite = 60;
/** Steps that looking one place up counts for. */
const stepsOfPlace = 20;
/** Metres of land that are no crossing: positions and borders of the grid are told less exactly. */
const least = 1;

/** Land of the theoretical grid that a route goes over. */
export interface GridCrossing {
  /** In its usual writing. */
  readonly land: string;
  readonly stretches: readonly Stretch[];
  /** Longitude and latitude, closed. */
  readonly ring: readonly Position[];
}

const between = ({ from, to }: Leg, part: number): Position => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** Places on the legs, and in the areas of a site. */
function* placesOn(legs: readonly Leg[], site: readonly Area[]): Generator<Position> {
  const length = legs.reduce((sum, { metres }) => sum + metres, 0);
  const apart = Math.max(spacing, length / mostPlaces);
  for (const leg of legs) {
    const count = Math.max(1, Math.ceil(leg.metres / apart));
    for (let place = 0; place <= count; place += 1) yield between(leg, place / count);
  }
  for (const area of site) {
    const corners = area[0] ?? [];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    // No spread: a ring may have more corners than a call takes.
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

/** What of a stretch of land lies on none of others, which are in order and apart. */
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
    return left.filter((one) => one.exit - one.entry >= least);
  });
}

/** Stretches in order, those that overlap as one. */
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
  /** Where the route goes over land that is recorded. */
  readonly recorded: readonly Stretch[];
  readonly steps: number;
}

/**
 * Quarters and units of the theoretical grid that a route goes over where no land is recorded, by where the route comes
 * to them first; those that a site touches in the order in which they are found. Null where that took too many steps.
 */
export function gridAlong(
  { legs, site, recorded, steps }: GridQuestion,
  effort: Effort,
): readonly GridCrossing[] | null {
  const rings = new Map<string, readonly Position[]>();
  for (const [longitude, latitude] of placesOn(legs, site)) {
    effort.steps += stepsOfPlace;
    if (effort.steps > steps) return null;
    for (const land of landAt(longitude, latitude)) {
      const written = formatLegalDescription(land);
      if (!rings.has(written)) rings.set(written, polygonOf(land));
    }
  }
  const cells = new RouteCells(legs, 0);
  const known = merged(recorded);
  const found: GridCrossing[] = [];
  for (const [land, ring] of rings) {
    if (effort.steps > steps) return null;
    const meeting = landMeetsRoute([[ring]], cells, site, 0, effort);
    if (!meeting) continue;
    const stretches = without(site.length > 0 ? [] : meeting.stretches, known);
    if (site.length > 0 || stretches.length > 0) found.push({ land, stretches, ring });
  }
  const entryOf = ({ stretches: [first] }: GridCrossing): number => first?.entry ?? 0;
  return found.toSorted((one, other) => entryOf(one) - entryOf(other));
}
