import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  centreOf,
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  landAt,
  landProblem,
  landWritings,
  lsdAt,
  mostRanges,
  ntsLocationAt,
  parseLegalDescription,
  piecesOf,
  polygonOf,
  provincesAt,
  readLand,
  roadAllowancesOf,
  writeLegalDescription,
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
    fc.assert(fc.property(fc.string(), (text) => void readLand(text)));
  });

  it('is found among others of both systems, and what is none is told', () => {
    const { parts, unread } = readLand('NW-36-042-03-W5M; d-096-H/094-A-15\nthe old barn, 04-11-082-04W6');
    expect(parts.map(({ land }) => formatLegalDescription(land))).toEqual([
      'NW-36-042-03-W5M',
      'd-096-H/094-A-15',
      '04-11-082-04W6',
    ]);
    expect(unread.map(({ text }) => text)).toEqual(['the old barn']);
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

/** A place of each township and range that there is, its section and its part in turn. */
function* wholeGrid(): Generator<LegalDescription> {
  const quarters = ['NE', 'NW', 'SE', 'SW'] as const;
  let turn = 0;
  for (let meridian = 1; meridian <= 7; meridian += 1)
    for (let township = 1; township <= 126; township += 1)
      for (let range = 1; range <= mostRanges(meridian, township); range += 1) {
        turn += 1;
        const place = { system: 'DLS' as const, meridian, range, township, section: (turn % 36) + 1 };
        const quarter = quarters[turn % 4];
        if (turn % 3 === 0) yield place;
        else if (turn % 3 === 1) yield { ...place, lsd: (turn % 16) + 1 };
        else yield quarter ? { ...place, quarter } : place;
      }
}

/** A unit of each block of the sheets that British Columbia has. */
function* wholeSheets(): Generator<LegalDescription> {
  let turn = 0;
  for (const series of [82, 83, 92, 93, 94, 102, 103, 104])
    for (const area of 'ABCDEFGHIJKLMNOP')
      for (let sheet = 1; sheet <= 16; sheet += 1)
        for (const block of 'ABCDEFGHIJKL') {
          turn += 1;
          const quarter = (['a', 'b', 'c', 'd'] as const)[turn % 4] ?? 'a';
          const unit = ((turn * 7) % 100) + 1;
          yield { system: 'NTS', series, area, sheet, block, unit, ...(turn % 5 > 0 ? { quarter } : {}) };
        }
}

describe('the whole grid', () => {
  it('is read back from each writing of each place', () => {
    let count = 0;
    const wrong: string[] = [];
    for (const places of [wholeGrid(), wholeSheets()])
      for (const place of places)
        for (const writing of landWritings) {
          const text = writeLegalDescription(place, writing);
          const read = parseLegalDescription(text);
          count += 1;
          if (!read || formatLegalDescription(read) !== formatLegalDescription(place)) wrong.push(text);
        }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(150_000);
  });

  it('is found again from the middle of each place, as quarter, subdivision and unit', () => {
    const nextMeridian = [102, 106, 110.0051, 114.0019, 118.0002, 122, 126];
    const wrong: string[] = [];
    for (const place of wholeGrid()) {
      if (place.system !== 'DLS' || (!place.quarter && !place.lsd)) continue;
      const centre = centreOf(place);
      // Land that extends beyond the next meridian belongs to the land west of it.
      if (-centre[0] >= (nextMeridian[place.meridian - 1] ?? 0)) continue;
      const found = place.lsd ? lsdAt(...centre) : dlsLocationAt(...centre);
      if (!found || formatLegalDescription(found) !== formatLegalDescription(place))
        wrong.push(formatLegalDescription(place));
    }
    for (const place of wholeSheets()) {
      if (place.system !== 'NTS' || !place.quarter) continue;
      const found = ntsLocationAt(...centreOf(place));
      if (!found || formatLegalDescription(found) !== formatLegalDescription(place))
        wrong.push(formatLegalDescription(place));
    }
    expect(wrong).toEqual([]);
  });

  it('names sections of the Peace River Block besides map sheets, and map sheets alone elsewhere in British Columbia', () => {
    const namesAt = (longitude: number, latitude: number) =>
      landAt(longitude, latitude).map(formatLegalDescription);
    // Fort St. John and Dawson Creek, whose townsites are in townships 83 and 84, range 18 and 19, and 78, range 15.
    expect(namesAt(-120.8476, 56.2498)).toEqual([
      expect.stringMatching(/-08[34]-1[89]-W6M$/),
      expect.stringMatching(/\/094-A-0[27]$/),
    ]);
    expect(namesAt(-120.236, 55.7596)).toEqual([
      expect.stringMatching(/-078-15-W6M$/),
      expect.stringMatching(/\/093-P-(09|16)$/),
    ]);
    // Tumbler Ridge and Prince George.
    expect(namesAt(-120.9936, 55.1266)).toEqual([expect.stringMatching(/\/093-P-0[23]$/)]);
    expect(namesAt(-122.7497, 53.9171)).toEqual([expect.stringMatching(/\/093-G-/)]);
  });

  it('ends where a meridian cuts its ranges off', () => {
    expect([mostRanges(4, 1), mostRanges(4, 70), mostRanges(4, 126), mostRanges(1, 1)]).toEqual([
      30, 27, 23, 34,
    ]);
  });

  it('has a road allowance every mile one way, and every two miles the other', () => {
    const sides = (text: string) => {
      const place = read(text);
      return place.system === 'DLS' ? roadAllowancesOf(place) : [];
    };
    expect(sides('SE-01-001-01-W4M')).toEqual(['EAST', 'SOUTH']);
    expect(sides('NW-12-001-01-W4M')).toEqual(['NORTH', 'WEST']);
    expect(sides('NW-01-001-01-W4M')).toEqual(['WEST']);
    expect(sides('11-12-001-01W4')).toEqual([]);
    expect(sides('36-042-03-W5M')).toEqual(['NORTH', 'EAST', 'WEST']);
  });
});

describe('a text of many descriptions', () => {
  const reading = (text: string) => {
    const { parts, unread } = readLand(text);
    return {
      parts: parts.map(({ land, isPortion }) => `${isPortion ? 'ptn. ' : ''}${formatLegalDescription(land)}`),
      unread: unread.map((one) => one.text),
    };
  };

  it.each<[text: string, parts: readonly string[], unread?: readonly string[]]>([
    ['NW and SW 36-42-3-W5M, ptn. SE', ['NW-36-042-03-W5M', 'SW-36-042-03-W5M', 'ptn. SE-36-042-03-W5M']],
    ['NE 36 & SE 35-42-3-W5M', ['NE-36-042-03-W5M', 'SE-35-042-03-W5M']],
    ['N1/2 36-42-3-W5M', ['NE-36-042-03-W5M', 'NW-36-042-03-W5M']],
    ['E½ of NW¼ 36-42-3 W5', ['14-36-042-03W5', '11-36-042-03W5']],
    ['NE of NW 36-42-3-W5', ['14-36-042-03W5']],
    ['LSDs 1, 2 & 8 of 36-42-3-W5M', ['01-36-042-03W5', '02-36-042-03W5', '08-36-042-03W5']],
    [
      'THE NORTH WEST QUARTER OF SECTION 36, TOWNSHIP 42, RANGE 3, WEST OF THE FIFTH MERIDIAN',
      ['NW-36-042-03-W5M'],
    ],
    [
      'MERIDIAN 5 RANGE 3 TOWNSHIP 42\nSECTION 36\nQUARTER NORTH WEST\nEXCEPTING THEREOUT ALL MINES AND MINERALS',
      ['NW-36-042-03-W5M'],
    ],
    ['NW 36-42-3 W5 and d-96-H/94-A-15', ['NW-36-042-03-W5M', 'd-096-H/094-A-15']],
    ['100041108204W600\n200A096H094A1500', ['04-11-082-04W6', 'a-096-H/094-A-15']],
    ['Lot 5 Block 2', [], ['Lot 5 Block 2']],
    ['S.E. 12 - 40 - 1 W.5.M, the old barn', ['SE-12-040-01-W5M'], ['the old barn']],
  ])('%j', (text, parts, unread = []) => expect(reading(text)).toEqual({ parts, unread }));

  it.each([
    ['NW-37-42-3-W5M', { kind: 'section', n: 37 }],
    ['SW 1-1-40-W4', { kind: 'range', n: 40, most: 30, meridian: 4, township: 1 }],
    ['NE-01-127-01-W4M', { kind: 'township', n: 127 }],
    ['17-11-082-04W6', { kind: 'lsd', n: 17 }],
    ['NW 36-42-3-W9', { kind: 'meridian', n: 9 }],
    ['d-101-H/094-A-15', { kind: 'unit', n: 101 }],
    ['a-1-A/97-A-1', { kind: 'series', n: 97 }],
    ['42-3-W5M', { kind: 'sectionMissing', n: 42, meridian: 5, range: 3, township: 42 }],
  ])('%s has what no survey has: %j', (text, problem) => {
    const { parts, unread } = readLand(text);
    expect(parts).toEqual([]);
    expect(unread.map((one) => one.problem)).toEqual([problem]);
  });

  it('always has an answer, and tells each letter and digit as read or as not understood', () => {
    const words = fc.constantFrom(
      ...[
        'NW',
        'SE',
        '1/2',
        'N',
        'W',
        '36',
        '-',
        '42',
        'W5M',
        'LSD',
        'SEC',
        'TWP',
        'RGE',
        'UNIT',
        'BLK',
        ',',
      ],
      ...[
        'NTS',
        '94-A-15',
        '/',
        ';',
        '\n',
        'ptn.',
        'of',
        'EXCEPT',
        '100',
        '½',
        'ﬃ',
        'MERIDIAN',
        'FIFTH',
        '7',
      ],
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(words, { maxLength: 40 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readLand(text);
        for (const { land } of reading.parts) expect(landProblem(land)).toBeUndefined();
        for (const one of reading.unread) expect(text.slice(one.start, one.end)).toContain(one.text);
        if (/[a-z\d]/i.test(text))
          expect(piecesOf(reading).length + reading.unread.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('is read in one walk, however long it is', () => {
    const { isCut, parts } = readLand('NTS '.repeat(4000) + 'NW-36-042-03-W5M, '.repeat(3000));
    expect(isCut).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
  });
});

describe('a province', () => {
  it.each([
    ['Calgary', -114.07, 51.05, ['AB']],
    ['Dawson Creek', -120.2, 55.76, ['BC']],
    ['Jasper', -118.08, 52.87, ['AB']],
    ['Cranbrook', -115.77, 49.51, ['BC']],
    ['Lloydminster', -110, 53.28, ['AB', 'SK']],
    ['Winnipeg', -97.1, 49.9, ['MB']],
    ['Toronto', -79.4, 43.7, []],
  ] as const)('holds %s', (_, longitude, latitude, provinces) => {
    expect(provincesAt(longitude, latitude)).toEqual(provinces);
  });
});

describe('the parts of a section', () => {
  const corners = ['NE', 'NW', 'SE', 'SW'] as const;

  it.each(corners.flatMap((quarter) => corners.map((corner) => [corner, quarter] as const)))(
    'have the subdivision in the %s of the %s in that corner',
    (corner, quarter) => {
      const { parts } = readLand(`${corner} of ${quarter} 16-42-3-W5M`);
      const [part] = parts;
      if (!part) throw new Error('It was not read.');
      const [small, large] = [boundsOf(part.land), boundsOf(read(`${quarter} 16-42-3-W5M`))];
      const edges = [
        corner.startsWith('N') ? 'north' : 'south',
        corner.endsWith('E') ? 'east' : 'west',
      ] as const;
      for (const edge of edges) expect(small[edge]).toBeCloseTo(large[edge], 9);
      expect((large.north - large.south) / (small.north - small.south)).toBeCloseTo(2, 3);
    },
  );

  it('have a road of one chain above every second row of sections', () => {
    const metresNorth = (below: string, above: string) =>
      (boundsOf(read(above)).south - boundsOf(read(below)).north) * 111_200;
    expect(metresNorth('1-42-3-W5M', '12-42-3-W5M')).toBeCloseTo(0, 1);
    expect(metresNorth('12-42-3-W5M', '13-42-3-W5M')).toBeCloseTo(20.1, 0);
    expect(metresNorth('36-42-3-W5M', '1-43-3-W5M')).toBeCloseTo(20.1, 0);
  });
});
