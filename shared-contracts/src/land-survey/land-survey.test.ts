import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  centreOf,
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  ntsLocationAt,
  parseLegalDescription,
  parseLegalDescriptions,
  polygonOf,
} from './index.ts';

const number = (max: number) => fc.integer({ min: 1, max });

const dls = fc.record({
  system: fc.constant('DLS' as const),
  meridian: fc.integer({ min: 4, max: 6 }),
  range: number(20),
  township: number(126),
  section: number(36),
});
const dlsQuarter = fc
  .tuple(dls, fc.constantFrom('NE', 'NW', 'SE', 'SW'))
  .map(([place, quarter]) => ({ ...place, quarter }));
const lsd = fc.tuple(dls, number(16)).map(([place, subdivision]) => ({ ...place, lsd: subdivision }));
const letters = (text: string) => fc.constantFrom(...text);
const nts = fc.record({
  system: fc.constant('NTS' as const),
  series: fc.constantFrom(82, 92, 93, 94, 103, 104),
  area: letters('ABCDEFGHIJKLMNOP'),
  sheet: number(16),
  block: letters('ABCDEFGHIJKL'),
  unit: number(100),
  quarter: fc.constantFrom('a', 'b', 'c', 'd'),
});

const read = (text: string): LegalDescription => {
  const location = parseLegalDescription(text);
  if (!location) throw new Error(`${text} was not understood.`);
  return location;
};

const metresPerDegree = 111_320;

function expectNear(
  text: string,
  [longitude, latitude]: readonly [number, number],
  corner: 'centre' | 'NE' | 'SE',
) {
  const { east, south, north } = boundsOf(read(text));
  const [x, y] = corner === 'centre' ? centreOf(read(text)) : [east, corner === 'NE' ? north : south];
  expect(Math.abs(y - latitude) * metresPerDegree).toBeLessThan(150);
  expect(Math.abs(x - longitude) * metresPerDegree * Math.cos((latitude * Math.PI) / 180)).toBeLessThan(400);
}

describe('the Dominion Land Survey', () => {
  it('lies where published corners are', () => {
    expectNear('04-11-082-04W6', [-118.51938, 56.08892], 'centre');
    expectNear('36-078-15-W6M', [-120.172646, 55.810364], 'NE');
    expectNear('01-001-01-W1M', [-97.45977, 49.000801], 'SE');
  });

  it('gives back the quarter that a position lies in', () => {
    fc.assert(
      fc.property(dlsQuarter, (location) => {
        expect(dlsLocationAt(...centreOf(location as LegalDescription))).toEqual(location);
      }),
    );
  });

  it('numbers sections and subdivisions to and fro from the south-east', () => {
    const { east, south } = boundsOf(read('01-010-05-W4M'));
    expect(boundsOf(read('06-010-05-W4M')).east).toBeLessThan(east);
    expect(boundsOf(read('07-010-05-W4M')).east).toBeCloseTo(boundsOf(read('06-010-05-W4M')).east, 9);
    expect(boundsOf(read('36-010-05-W4M')).east).toBeCloseTo(east, 9);
    expect(boundsOf(read('36-010-05-W4M')).south).toBeGreaterThan(south);
    expect(boundsOf(read('01-01-010-05W4'))).toMatchObject({ south });
    expect(boundsOf(read('16-01-010-05W4')).north).toBeCloseTo(boundsOf(read('NE-01-010-05-W4M')).north, 9);
  });

  it('has no land east of the principal meridian, south of 49 or north of 60', () => {
    expect(dlsLocationAt(-95, 51)).toBeUndefined();
    expect(dlsLocationAt(-113, 48.9)).toBeUndefined();
    expect(dlsLocationAt(-113, 60.1)).toBeUndefined();
  });
});

describe('the National Topographic System', () => {
  it('lies where it must', () => {
    const [longitude, latitude] = centreOf(read('a-001-J/093-P-08'));
    expect(latitude).toBeCloseTo(55.41875, 6);
    expect(longitude).toBeCloseTo(-120.128125, 6);
  });

  it('gives back the quarter unit that a position lies in', () => {
    fc.assert(
      fc.property(nts, (location) => {
        expect(ntsLocationAt(...centreOf(location as LegalDescription))).toEqual(location);
      }),
    );
  });
});

describe('a legal description', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(dls, dlsQuarter, lsd, nts), (location) => {
        expect(parseLegalDescription(formatLegalDescription(location as LegalDescription))).toEqual(location);
      }),
    );
  });

  it.each([
    ['NW-36-042-03-W5M', 'NW-36-042-03-W5M'],
    ['  sw  24-38-20-w5 ', 'SW-24-038-20-W5M'],
    ['04-11-082-04W6', '04-11-082-04W6'],
    ['TWP 18 RGE 14 W4M LSD 15 SEC 12', '15-12-018-14W4'],
    ['100/04-11-082-04W6/00', '04-11-082-04W6'],
    ['d-096-H/094-A-15', 'd-096-H/094-A-15'],
    ['NTS 94-H-10 BLK C UNIT 58', '058-C/094-H-10'],
    ['200/a-096-H/094-A-15/00', 'a-096-H/094-A-15'],
  ])('%s is read as %s', (text, written) => {
    expect(formatLegalDescription(read(text))).toBe(written);
  });

  it.each([
    '',
    'NW-37-042-03-W5M',
    '17-11-082-04W6',
    'NE-01-127-01-W4M',
    'NE-01-001-35-W4M',
    'd-101-H/094-A-15',
    'e-096-H/094-A-15',
    'hello',
  ])('%j is none', (text) => expect(parseLegalDescription(text)).toBeUndefined());

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseLegalDescriptions(text)));
  });

  it('is found among others of both systems, and what is none is told', () => {
    const { found, unknown } = parseLegalDescriptions(
      'NW-36-042-03-W5M; d-096-H/094-A-15\nthe old barn, 04-11-082-04W6',
    );
    expect(found.map(formatLegalDescription)).toEqual([
      'NW-36-042-03-W5M',
      'd-096-H/094-A-15',
      '04-11-082-04W6',
    ]);
    expect(unknown).toEqual(['the old barn']);
  });

  it('has a closed outline that runs counter-clockwise', () => {
    const ring = polygonOf(read('NW-36-042-03-W5M'));
    expect(ring[0]).toEqual(ring.at(-1));
    const area = ring.slice(1).reduce((sum, [x, y], index) => {
      const [fromX = 0, fromY = 0] = ring[index] ?? [];
      return sum + fromX * y - x * fromY;
    }, 0);
    expect(area).toBeGreaterThan(0);
  });
});
