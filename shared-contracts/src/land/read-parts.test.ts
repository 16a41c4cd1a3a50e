import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from './read-parts.ts';

const written = (text: string) =>
  readParts(text).parts.map(
    ({ legalDescription, isPortion }) => `${isPortion ? 'ptn. ' : ''}${legalDescription}`,
  );

describe('a pasted text of several parts', () => {
  it.each([
    ['NW and SW 36-42-3-W5M, ptn. SE', ['NW-36-042-03-W5M', 'SW-36-042-03-W5M', 'ptn. SE-36-042-03-W5M']],
    ['N½ 36-42-3-W5', ['NE-36-042-03-W5M', 'NW-36-042-03-W5M']],
    ['NE 1-1-1-W4; SW & SE 2-1-1-W4', ['NE-01-001-01-W4M', 'SW-02-001-01-W4M', 'SE-02-001-01-W4M']],
    ['portion of the NE 1-1-1-W4', ['ptn. NE-01-001-01-W4M']],
    ['all of 12-18-14-W4\nd-096-H/094-A-15', ['12-018-14-W4M', 'd-096-H/094-A-15']],
    ['04-11-082-04W6, LSD 5', ['04-11-082-04W6', '05-11-082-04W6']],
    ['NE 1-1-1-W4, NE 1-1-1-W4M', ['NE-01-001-01-W4M']],
  ])('%s is read as its parts', (text, parts) => {
    expect(written(text)).toEqual(parts);
    expect(readParts(text).unknown).toEqual([]);
  });

  it('tells what it does not understand', () => {
    expect(readParts('Lot 5 Block 2 Plan 1234AB; NW 37-1-1-W4; SE')).toEqual({
      parts: [],
      unknown: ['Lot 5 Block 2 Plan 1234AB', 'NW 37-1-1-W4', 'SE'],
    });
  });

  it('is read whatever it is, and as long as it likes', () => {
    const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom('NW', 'and', 'ptn.', '36-42-3-W5', 'N½')), {
      maxLength: 30,
    });
    fc.assert(fc.property(pieces, (all) => void readParts(all.join(' '))));
    expect(readParts('NW and '.repeat(100_000)).parts).toEqual([]);
  });
});
