import { metresPerDegree } from 'shared-contracts/land-survey';
import type { Route } from 'shared-contracts/projects';
import { describe, expect, it } from 'vitest';
import { type Area, landMeetsRoute } from './land-meets-route.ts';
import { RouteCells } from './route-cells.ts';
import { legsOf } from './route-legs.ts';

const scale = metresPerDegree(56);

/** A position so many metres east and north of a point at 56° N. */
const at = (east: number, north: number): [number, number] => [-118 + east / scale.x, 56 + north / scale.y];

const square = (west: number, south: number, side: number): Area => [
  [
    at(west, south),
    at(west + side, south),
    at(west + side, south + side),
    at(west, south + side),
    at(west, south),
  ],
];

const line = (...coordinates: readonly [number, number][]): Route => ({ type: 'LineString', coordinates });

const meet = (route: Route, land: readonly Area[], within = 0, site: readonly Area[] = []) =>
  landMeetsRoute(land, new RouteCells(legsOf(route), within), site, within);

describe('a route that comes to land', () => {
  const route = line(at(0, 0), at(2000, 0));

  it('says where it enters and leaves, in metres of the route', () => {
    const meeting = meet(route, [square(500, -100, 400)]);
    expect(meeting?.metres).toBe(0);
    expect(meeting?.stretches).toEqual([{ entry: expect.closeTo(500, 1), exit: expect.closeTo(900, 1) }]);
  });

  it('says so twice where it comes back', () => {
    const back = line(at(0, 0), at(1000, 0), at(1000, 50), at(0, 50));
    const meeting = meet(back, [square(200, -100, 300)]);
    expect(meeting?.stretches.map(({ entry, exit }) => [Math.round(entry), Math.round(exit)])).toEqual([
      [200, 500],
      [1550, 1850],
    ]);
  });

  it('is on land from its beginning where it begins there, and over a corner of its own as one stretch', () => {
    const bent = line(at(0, 0), at(100, 0), at(100, 100));
    expect(
      meet(bent, [square(-50, -50, 300)])?.stretches.map(({ entry, exit }) => [entry, Math.round(exit)]),
    ).toEqual([[0, 200]]);
  });

  it('goes around a hole', () => {
    const [ring] = square(500, -200, 400);
    const [hole] = square(600, -100, 200);
    const meeting = meet(route, [[ring ?? [], hole ?? []]]);
    expect(meeting?.stretches.map(({ entry, exit }) => [Math.round(entry), Math.round(exit)])).toEqual([
      [500, 600],
      [800, 900],
    ]);
  });

  it.each([
    [199.5, true],
    [200.5, false],
  ])('has land %d metres beside it within 200 metres: %s, on the ground at 56° N', (away, isWithin) => {
    const meeting = meet(route, [square(500, away, 100)], 200);
    expect(meeting !== undefined).toBe(isWithin);
    if (meeting) expect(meeting.metres).toBeCloseTo(away, 0);
    expect(meeting?.stretches ?? []).toEqual([]);
  });

  it('has land beyond its end as far as the way there', () => {
    expect(meet(route, [square(2300, 400, 100)], 501)?.metres).toBeCloseTo(500, 0);
    expect(meet(route, [square(2300, 400, 100)], 499)).toBeUndefined();
  });
});

describe('a site', () => {
  it('has the land that it lies on and lies within, though no edges meet', () => {
    const site: Route = { type: 'Polygon', coordinates: square(0, 0, 1000) };
    expect(meet(site, [square(400, 400, 100)], 0, [square(0, 0, 1000)])?.metres).toBe(0);
    expect(meet({ type: 'Point', coordinates: at(450, 450) }, [square(400, 400, 100)])?.metres).toBe(0);
    expect(meet({ type: 'Point', coordinates: at(0, 450) }, [square(400, 400, 100)], 300)).toBeUndefined();
  });
});

describe('the search along a route', () => {
  it('looks into few boxes, which hold all of it with the distance', () => {
    const long = line([-120, 49], [-110, 59]);
    const legs = legsOf(long);
    const boxes = new RouteCells(legs, 1000).boxes();
    expect(boxes.length).toBeLessThanOrEqual(400);
    for (const { from } of legs)
      expect(
        boxes.some(
          ({ west, east, south, north }) =>
            west < from[0] && east > from[0] && south < from[1] && north > from[1],
        ),
      ).toBe(true);
  });

  it('goes around the world in no more pieces than a process can hold', () => {
    expect(legsOf(line([-180, 0], [180, 80], [-180, 0])).length).toBeLessThan(5000);
  });
});
