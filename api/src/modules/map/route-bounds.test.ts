import { projectLimits } from 'shared-contracts/limits';
import type { Route } from 'shared-contracts/projects';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { countTurns } from '../../testing/count-turns.ts';
import { mapProject } from '../../testing/map-project.ts';
import { landAlong } from './along-work.ts';
import { RouteCells } from './route-cells.ts';
import { legsOf } from './route-legs.ts';

type Position = [number, number];

const { as, projectId, query, server } = mapProject();

/** The most points of a route, to and fro over a province in lines of a thousand kilometres. */
const zigzag = (west: number, east: number, south: number, north: number): Route => ({
  type: 'LineString',
  coordinates: Array.from(
    { length: projectLimits.routePoints },
    (_, place): Position => [
      west + ((east - west) * place) / projectLimits.routePoints,
      place % 2 === 0 ? south : north,
    ],
  ),
});

/** A pipeline of 500 kilometres with a point each hundred metres, which bends as one does. */
const pipeline: Route = {
  type: 'LineString',
  coordinates: Array.from(
    { length: projectLimits.routePoints },
    (_, place): Position => [-118 + (place * 0.1) / 62, 55 + Math.sin(place / 40) / 60 + place / 20_000],
  ),
};

/** Quarters of half a mile in rows from a corner. */
const quarters = (west: number, south: number, rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, place) => {
    const [x, y] = [west + (place % columns) * 0.0125, south + Math.floor(place / columns) * 0.0072];
    const ring = [
      [x, y],
      [x + 0.0125, y],
      [x + 0.0125, y + 0.0072],
      [x, y + 0.0072],
      [x, y],
    ];
    return { id: String(place), shape: JSON.stringify({ type: 'Polygon', coordinates: [ring] }) };
  });

describe('a route with as many points as there may be', () => {
  it('is searched along in boxes that are few and lie beside each other, however it runs', () => {
    for (const route of [zigzag(-120, -110, 49, 60), zigzag(-114, -113.9, 52, 52.1), pipeline]) {
      const legs = legsOf(route);
      expect(legs.length).toBeLessThanOrEqual(projectLimits.routePoints + 2000);
      const boxes = new RouteCells(legs, 200).boxes();
      expect(boxes.length).toBeLessThanOrEqual(400);
      // Each corner is in exactly one box: land there is found once.
      for (const { from } of legs.filter((_, place) => place % 50 === 0))
        expect(
          boxes.filter(
            ({ west, east, south, north }) =>
              west <= from[0] && east > from[0] && south <= from[1] && north > from[1],
          ),
        ).toHaveLength(1);
    }
  });

  it('is followed over the land that it comes to in a fortieth of the steps that are allowed', () => {
    const effort = { steps: 0 };
    const land = quarters(-117.5, 54.95, 40, 100);
    const found =
      landAlong({ route: pipeline, within: 800, land, steps: 60_000_000 }, effort)?.meetings ?? [];
    expect(found.filter(({ stretches }) => stretches.length > 0).length).toBeGreaterThan(100);
    expect(effort.steps).toBeLessThan(1_500_000);
  });

  it('is given up where the answer would be longer than is read in one go', () => {
    const most = { within: 0, land: [], steps: 60_000_000 };
    const effort = { steps: 0 };
    expect(landAlong({ route: zigzag(-114, -113.9, 52, 52.1), ...most }, effort)).toBeNull();
    expect(effort.steps).toBeLessThan(most.steps);
    const built = landAlong({ route: pipeline, ...most });
    expect(built?.grid.length).toBeGreaterThan(500);
    expect(JSON.stringify(built).length).toBeLessThan(1_000_000);
  });

  it('is given up where it comes to the same land without end', () => {
    const land = quarters(-115, 52, 100, 100);
    const effort = { steps: 0 };
    const steps = 2_000_000;
    expect(landAlong({ route: zigzag(-120, -110, 49, 60), within: 0, land, steps }, effort)).toBeNull();
    // One parcel more may be under way when the bound is met: each leg with each of its sides.
    expect(effort.steps).toBeLessThan(steps + 7000 * 6);
  });
});

describe('a question of a route that zigzags over the whole book', () => {
  const keepQuarters = (count: number) =>
    query(
      `insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, geometry, west, south, east, north)
       select id, 'Quarter ' || id, id::text, 'OTHER', 'SURFACE', jsonb_build_object('type', 'Polygon', 'coordinates',
           jsonb_build_array(jsonb_build_array(jsonb_build_array(x, y), jsonb_build_array(x + 0.01, y),
             jsonb_build_array(x + 0.01, y + 0.007), jsonb_build_array(x, y + 0.007), jsonb_build_array(x, y)))),
         x, y, x + 0.01, y + 0.007
       from (select gen_random_uuid() as id, n, -99 + (n % 100) * 0.0125 as x, 57 + (n / 100) * 0.0072 as y
         from generate_series(0, $1::int - 1) n) q`,
      count,
    );

  const ask = () =>
    as('readonly').post('/api/map/land-along', {
      id: projectId(),
      around: { by: 'typed', metres: 200 },
      route: zigzag(-99, -97.7, 57, 57.8),
    });

  it('is answered in pieces and refused with the reason', async () => {
    await keepQuarters(9000);
    const others = countTurns();
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const statements = await countStatements(server(), async () => {
      answer = await ask();
    });
    expect([answer?.statusCode, answer?.json().message]).toEqual([
      400,
      'The route comes to the same land too often to be followed. Draw it simpler, or ask for a part of it.',
    ]);
    expect(statements).toBeGreaterThan(15);
    expect(statements).toBeLessThan(40);
    expect(others.end()).toBeGreaterThan(statements);
  });

  it('is refused before any outline is read where there is more land than is looked at', async () => {
    await keepQuarters(3000);
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const statements = await countStatements(server(), async () => {
      answer = await ask();
    });
    expect([answer?.statusCode, answer?.json().message]).toEqual([
      400,
      expect.stringContaining('More than 2,000 parcels'),
    ]);
    expect(statements).toBeLessThan(10);
  });
});
