import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates, readUtm, utmOf } from '../land-survey/index.ts';
import { beginningOfPhone, digitsOfPhone, placesIn, readAs, readingNote } from './read-as.ts';

const kinds = (text: string) => readAs(text).map(({ kind, text: read }) => [kind, read]);

describe('a place in the UTM grid', () => {
  it.each([
    '17T 630084 4833438',
    '17 T 630084E 4833438N',
    'UTM zone 17 E 630084 N 4833438',
    'NAD83 UTM 17: 4833438 mN, 630084 mE',
    'UTM17 630,084E 4,833,438N',
    'NAD83 / UTM zone 17N, 630084 m E 4833438 m N',
    'Z17 X: 630 084 Y: 4 833 438',
    'N=4833438 E=630084 (UTM-17T)',
    'easting 630084 northing 4833438 zone 17',
    '17 0630084 4833438',
  ])('is read in any usual writing: %s', (text) => {
    const [place, ...lands] = readAs(text);
    // The CN Tower in Toronto, which no western survey reaches.
    expect(place?.kind).toBe('coordinates');
    // Within the metre that such a place is written to.
    expect(Math.abs((place?.latitude ?? 0) - 43.642567)).toBeLessThan(1e-5);
    expect(Math.abs((place?.longitude ?? 0) + 79.387139)).toBeLessThan(1e-5);
    expect(lands.filter(({ text: land }) => land.includes('W'))).toEqual([]);
  });

  it('is the position that is written in it, and its quarter', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -119.9, max: -110.1, noNaN: true }),
        fc.double({ min: 49.1, max: 59.9, noNaN: true }),
        (longitude, latitude) => {
          const { zone, easting, northing } = utmOf([longitude, latitude]);
          const place = readUtm(`${zone}U ${easting.toFixed(3)} ${northing.toFixed(3)}`);
          expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(1e-7);
          expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(1e-7);
        },
      ),
    );
    expect(kinds('11U 333446.9 6218283.4').map(([kind]) => kind)).toEqual([
      'coordinates',
      'land',
      'land',
      'land',
    ]);
  });

  it.each([
    '17T 630084',
    '40T 630084 4833438',
    '17T 63 4833438',
    '11 U 706832 5344174 1',
    'box 11 706832 5344174',
  ])('is none: %s', (text) => expect(kinds(text).filter(([kind]) => kind === 'coordinates')).toEqual([]));

  it('asks for its zone where that is missing', () => {
    expect(readingNote('E 706832 N 5344174')).toBe(
      'These are metres east and north. Write their UTM zone as well, as in 11U 706832 5344174.',
    );
  });
});

describe('a whole township', () => {
  it.each(['TWP 42 RGE 3 W5M', '42-3-W5', 'Township 42, Range 3, west of the fifth meridian'])(
    'is land without a section: %s',
    (text) => {
      expect(kinds(text)).toEqual([['land', 'TWP 42 RGE 3 W5M']]);
      const [place] = placesIn(text);
      const [within] = placesIn('NW 16-42-3-W5');
      if (!place || !within) throw new Error('It lies nowhere.');
      expect(place.west < within.west && within.east < place.east).toBe(true);
      expect(place.south < within.south && within.north < place.north).toBe(true);
      // Exactly six miles by six miles and their roads.
      expect(place.north - place.south).toBeCloseTo(0.0873, 2);
    },
  );

  it('is told why where the survey has none', () => {
    expect([kinds('TWP 127 RGE 3 W5M'), placesIn('TWP 127 RGE 3 W5M')]).toEqual([[], []]);
    expect(readingNote('TWP 127 RGE 3 W5M')).toMatch(/127/);
  });

  it('stands beside parts of sections, and not beside other words', () => {
    expect(kinds('NW 36-42-3-W5; TWP 43 RGE 3 W5')).toEqual([
      ['land', 'NW-36-042-03-W5M'],
      ['land', 'TWP 43 RGE 3 W5M'],
    ]);
    expect(kinds('TWP 42 RGE 3 W5M; the old barn')).toEqual([]);
  });
});

describe('a text that is looked for', () => {
  it.each([
    ['NE 12 42 3 W5', 'NE-12-042-03-W5M'],
    ['  nw-36-042-03-w5m ', 'NW-36-042-03-W5M'],
    ['100/04-11-082-04W6/00', '04-11-082-04W6'],
    ['d-96-H/94-A-15', 'd-096-H/094-A-15'],
  ])('is land in any of its usual writings: %s', (text, written) => {
    expect(kinds(text)).toEqual([['land', written]]);
  });

  it('says where the land lies', () => {
    const [land] = readAs('04-11-082-04W6');
    expect(land?.latitude).toBeCloseTo(56.09, 1);
    expect(land?.longitude).toBeCloseTo(-118.5, 0);
  });

  it.each([
    ['55.1707, -118.7947', '55.1707, -118.7947'],
    ['55.1707 -118.7947', '55.1707, -118.7947'],
    ['55.1707° N, 118.7947° W', '55.1707, -118.7947'],
  ])('is a place: %s', (text, written) => {
    expect(kinds(text)[0]).toEqual(['coordinates', written]);
  });

  it.each([['95.2, -118.7'], ['55.1, -181.5'], ['55, 118'], ['55.1'], ['a 55.1, -118.7']])(
    'is no place: %s',
    (text) => expect(kinds(text).filter(([kind]) => kind === 'coordinates')).toEqual([]),
  );

  it.each([
    ['306 555-7611', '(306) 555-7611'],
    ['+1 (306) 555.7611', '(306) 555-7611'],
    ['3065557611', '(306) 555-7611'],
    ['555-7611', '555-7611'],
    ['403 555 0100', '(403) 555-0100'],
    ['(403) 555-0100', '(403) 555-0100'],
    ['(403)555-0100', '(403) 555-0100'],
    ['403.555.0100', '(403) 555-0100'],
    ['403/555-0100', '(403) 555-0100'],
    ['403–555–0100', '(403) 555-0100'],
    ['403\u00a0555\u00a00100', '(403) 555-0100'],
    ['tel: 403-555-0100', '(403) 555-0100'],
    ['Ph. (403) 555-0100', '(403) 555-0100'],
    ['c: 403 555 0100', '(403) 555-0100'],
    ['403 555 0100 ext. 12', '(403) 555-0100'],
    ['403-555-0100 x12', '(403) 555-0100'],
  ])('is a phone number: %s', (text, written) => {
    expect(kinds(text)[0]).toEqual(['phone', written]);
  });

  it.each([
    ['24-0042', '24-0042'],
    ['# 118', '118'],
  ])('is a number: %s', (text, written) => expect(kinds(text)).toEqual([['number', written]]));

  it('is nothing but words', () => {
    expect(kinds('Owen Peters')).toEqual([]);
    expect(kinds('A-1')).toEqual([]);
  });

  it('is read without an error, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => readAs(text).length <= 10));
  });

  it.each([
    ['(403', '403'],
    ['(403)', '403'],
    ['+1 (403) 55', '40355'],
    ['(403) 555-01', '40355501'],
    ['403 555', '403555'],
    ['403-555-0', '4035550'],
    ['tel (403) 555', '403555'],
    ['1 403 555', '403555'],
    ['+1-403-555-98', '40355598'],
  ])('begins a phone number: %s', (text, digits) => expect(beginningOfPhone(text)).toBe(digits));

  it.each(['403', '403-5550', '24-118', '(403) 555-0100', '403 555 0100', '4035550100', '12 403 555'])(
    'begins none, being whole or something else: %s',
    (text) => expect(beginningOfPhone(text)).toBeUndefined(),
  );

  it.each(['1 403 555', '(403) 555-0', '403-555-0'])(
    'is not read as a local number, being begun: %s',
    (text) => expect(readAs(text).filter(({ kind }) => kind === 'phone')).toEqual([]),
  );

  it('loses the code of North America and every mark of a phone number', () => {
    expect(digitsOfPhone('1-306-555-7611')).toBe('3065557611');
    expect(digitsOfPhone('12345')).toBeUndefined();
  });
});

describe('a position', () => {
  it.each([
    ['55.1707, -118.7947', 55.1707, -118.7947],
    ['-118.7947, 55.1707', 55.1707, -118.7947],
    ['55.1707 118.7947', 55.1707, -118.7947],
    ['55.1707 +118.7947', 55.1707, 118.7947],
    ['N55.1707 W118.7947', 55.1707, -118.7947],
    ['W118.7947, N55.1707', 55.1707, -118.7947],
    ['55.1707°N 118.7947°W', 55.1707, -118.7947],
    ['55° 10\' 14.52" N, 118° 47\' 40.92" W', 55.1707, -118.7947],
    ['55°10′14.52″N 118°47′40.92″O', 55.1707, -118.7947],
    ['55 10 14.52 N 118 47 40.92 W', 55.1707, -118.7947],
    ['55 10 14.52 118 47 40.92', 55.1707, -118.7947],
    ["55° 10.242', -118° 47.682'", 55.1707, -118.7947],
    ['lat 55.1707 lon -118.7947', 55.1707, -118.7947],
    ['Latitude: 55.1707, Longitude: -118.7947', 55.1707, -118.7947],
    ['geo:55.1707,-118.7947', 55.1707, -118.7947],
    ['(55.1707, -118.7947)', 55.1707, -118.7947],
    ['55,1707 -118,7947', 55.1707, -118.7947],
    ['Lat. 55.1707 and Long. 118.7947', 55.1707, -118.7947],
    ['N. Lat. 55.1707, W. Long. 118.7947', 55.1707, -118.7947],
    ['55.1707 N x 118.7947 W (NAD83)', 55.1707, -118.7947],
    [
      '55 degrees 10 minutes 14.52 seconds North, 118 degrees 47 minutes 40.92 seconds West',
      55.1707,
      -118.7947,
    ],
    ['55*10\'14.52" N 118*47\'40.92" W', 55.1707, -118.7947],
    ["55° 10' 14.52s N, 118° 47' 40.92s W", 55.1707, -118.7947],
  ])('is read of %s', (text, latitude, longitude) => {
    const read = readCoordinates(text);
    expect(read?.latitude).toBeCloseTo(latitude, 5);
    expect(read?.longitude).toBeCloseTo(longitude, 5);
  });

  it.each([
    ...['55 118', '95.2, -118.7', '55.1, -181.5', '55.1', 'a 55.1, -118.7', '306.555.7611', '55.1N 54.2S'],
    ...["55° 61' N, 118° W", '55.5 10 14, 118 47 40', '1.2.3.4', 'N W 55.1 118.7', '55.1,-118.7,3.2', ''],
  ])('is not read of %j', (text) => expect(readCoordinates(text)).toBeUndefined());

  it('is read back as it was written, whatever the writing', () => {
    const degrees = fc.record({
      latitude: fc.double({ min: 49, max: 60, noNaN: true }),
      longitude: fc.double({ min: -136, max: -52, noNaN: true }),
    });
    const sexagesimal = (value: number) => {
      const seconds = Math.round(Math.abs(value) * 3_600_000) / 1000;
      const whole = Math.floor(seconds / 3600);
      const minutes = Math.floor((seconds - whole * 3600) / 60);
      return `${whole}° ${minutes}' ${(seconds - whole * 3600 - minutes * 60).toFixed(3)}"`;
    };
    fc.assert(
      fc.property(degrees, ({ latitude, longitude }) => {
        for (const text of [
          `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
          `${longitude.toFixed(6)} ${latitude.toFixed(6)}`,
          `${sexagesimal(latitude)} N ${sexagesimal(longitude)} W`,
          `W ${sexagesimal(longitude)} N ${sexagesimal(latitude)}`,
        ]) {
          const read = readCoordinates(text);
          expect(Math.abs((read?.latitude ?? 0) - latitude)).toBeLessThan(0.00001);
          expect(Math.abs((read?.longitude ?? 0) - longitude)).toBeLessThan(0.00001);
        }
      }),
    );
  });

  it('is told with its quarter, its subdivision and its unit', () => {
    expect(kinds('56.08892, -118.51938')).toEqual([
      ['coordinates', '56.08892, -118.51938'],
      ['land', 'SW-11-082-04-W6M'],
      ['land', '04-11-082-04W6'],
      ['land', expect.stringMatching(/^[a-d]-\d{3}-[A-L]\/084-[A-P]-\d\d$/)],
    ]);
    expect(kinds('55.41875 -120.128125')).toContainEqual(['land', expect.stringContaining('001-J/093-P-08')]);
  });
});

describe('what a text says of itself', () => {
  it.each([
    ['NW-37-42-3-W5M', 'A township has sections 1 to 36; there is no section 37.'],
    ['Owen Peters', 'Read as words: each of them is looked for.'],
    ['nw 36 42 3 w5', null],
    ['306 555-7611', null],
  ])('%s: %s', (text, note) => expect(readingNote(text)).toBe(note));

  it('is the land of a description of many parts, and where each lies', () => {
    expect(kinds('NW and SW 36-42-3-W5M, ptn. SE')).toEqual([
      ['land', 'NW-36-042-03-W5M'],
      ['land', 'SW-36-042-03-W5M'],
      ['land', 'ptn. SE-36-042-03-W5M'],
    ]);
    expect(placesIn('NW and SW 36-42-3-W5M')).toHaveLength(2);
    expect(placesIn('55.1, -118.7')).toEqual([{ west: -118.7, east: -118.7, south: 55.1, north: 55.1 }]);
    expect(placesIn('Owen Peters')).toEqual([]);
  });

  it.each([
    ['AFE 24-0042', '24-0042'],
    ['C of T 102 114 561', '102 114 561'],
    ['C.of T. 102 114 561', '102 114 561'],
    ['CT 102 114 561 +1', '102 114 561 +1'],
    ['C.T. No. 102114561', '102114561'],
    ['Title no. 142 123 456 +1', '142 123 456 +1'],
    ['142 123 456 +1', '142 123 456 +1'],
    ['agreement #AGR-0012', 'AGR-0012'],
    ['AFE: AFE-24-101', 'AFE-24-101'],
  ])('is a number with its label: %s', (text, number) => expect(kinds(text)).toEqual([['number', number]]));

  it('is always there, of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250, unit: 'binary' }), (text) => {
        expect(readAs(text).length > 0 || readingNote(text) !== null).toBe(true);
        for (const { west, east, south, north } of placesIn(text)) {
          expect(west).toBeLessThanOrEqual(east);
          expect(south).toBeLessThanOrEqual(north);
        }
      }),
    );
  });
});
