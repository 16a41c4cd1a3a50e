import { dlsBounds, formatLegalDescription, metresPerDegree } from 'shared-contracts/land-survey';
import { expect, it } from 'vitest';
import { gridAlong } from './grid-along.ts';
import { legsOf } from './route-legs.ts';

const section = { system: 'DLS', meridian: 5, range: 22, township: 119, section: 16 } as const;
const quarter = (name: 'NE' | 'NW' | 'SE' | 'SW') => formatLegalDescription({ ...section, quarter: name });

const room = { land: 100, stretches: 100 };

// The point where the four quarters of a section touch.
const { east, north } = dlsBounds({ ...section, quarter: 'SW' });
const scale = metresPerDegree(north);
const at = (x: number, y: number): [number, number] => [east + x / scale.x, north + y / scale.y];

/** A route to the north-east that clips the north-west quarter for a number of metres; `shift` moves its beginning. */
function landClipped(metres: number, shift: number) {
  const off = (metres / 2) * Math.SQRT2;
  const coordinates = [at(-300 - shift, -300 - shift + off), at(300, 300 + off)];
  const legs = legsOf({ type: 'LineString', coordinates });
  return gridAlong({ legs, site: [], recorded: [], steps: 1_000_000, room }, { steps: 0 });
}

it('tells a quarter whose corner a route clips for some metres, wherever the route begins', () => {
  for (const metres of [1.5, 3, 9])
    for (let shift = 0; shift < 10; shift += 0.7) {
      const found = landClipped(metres, shift) ?? [];
      expect([shift, found.map(({ land }) => land)]).toEqual([
        shift,
        [quarter('SW'), quarter('NW'), quarter('NE')],
      ]);
      const [stretch] = found[1]?.stretches ?? [];
      expect((stretch?.exit ?? 0) - (stretch?.entry ?? 0)).toBeCloseTo(metres, 0);
    }
});

it('takes less than a metre for no crossing', () => {
  for (let shift = 0; shift < 10; shift += 0.7)
    expect(landClipped(0.6, shift)?.map(({ land }) => land)).toEqual([quarter('SW'), quarter('NE')]);
});

it('is given up where it takes too many steps', () => {
  const legs = legsOf({ type: 'LineString', coordinates: [at(0, 0), at(20_000, 20_000)] });
  expect(gridAlong({ legs, site: [], recorded: [], steps: 500, room }, { steps: 0 })).toBeNull();
});

it('is given up where there is no room for all that it finds', () => {
  const legs = legsOf({ type: 'LineString', coordinates: [at(-300, -300), at(300, 300)] });
  const lands = (land: number, stretches: number) =>
    gridAlong(
      { legs, site: [], recorded: [], steps: 1_000_000, room: { land, stretches } },
      { steps: 0 },
    )?.map((one) => one.land);
  expect(lands(2, 2)).toEqual([quarter('SW'), quarter('NE')]);
  expect(lands(1, 2)).toBeUndefined();
  expect(lands(2, 1)).toBeUndefined();
});
