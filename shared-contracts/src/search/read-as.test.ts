import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOfPhone, readAs } from './read-as.ts';

const kinds = (text: string) => readAs(text).map(({ kind, text: read }) => [kind, read]);

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
    expect(kinds(text)).toEqual([['coordinates', written]]);
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
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => readAs(text).length < 5));
  });

  it('loses the code of North America and every mark of a phone number', () => {
    expect(digitsOfPhone('1-306-555-7611')).toBe('3065557611');
    expect(digitsOfPhone('12345')).toBeUndefined();
  });
});
