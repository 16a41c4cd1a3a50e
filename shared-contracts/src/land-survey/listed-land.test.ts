import { describe, expect, it } from 'vitest';
import { writtenList } from '../testing/written-lists.ts';
import { writtenRemarks } from '../testing/written-remarks.ts';
import { writtenUnits } from '../testing/written-units.ts';
import { readLand } from './index.ts';

/** Lists tried of each kind; each is made of its number alone, so that a failing one can be made again. */
const tried = 2500;

const nameOf = ({ land }: ReturnType<typeof readLand>['parts'][number]): string => {
  if (land.system !== 'DLS') {
    const { series, area, sheet, block, unit, quarter = '' } = land;
    return `${quarter}${unit}-${block}-${series}-${area}-${sheet}`;
  }
  const { quarter, lsd, section, township, range, meridian } = { quarter: '', lsd: '', ...land };
  return [quarter || lsd || 'all', section, township, range, meridian].join('-');
};

describe('a list of land', () => {
  it.each([
    { name: 'own places', make: (number: number) => writtenList('own', number) },
    { name: 'shared places', make: (number: number) => writtenList('shared', number) },
    { name: 'units of sheets of their own', make: (number: number) => writtenUnits('own', number) },
    { name: 'units of one sheet', make: (number: number) => writtenUnits('shared', number) },
  ])('is read as it was meant or refused: $name', ({ make }) => {
    let understood = 0;
    for (let number = 1; number <= tried; number += 1) {
      const { text, lands } = make(number);
      const reading = readLand(text);
      const isWhole = reading.unread.length + reading.worded.length + reading.townships.length === 0;
      if (!isWhole) continue;
      understood += 1;
      expect([text, [...new Set(reading.parts.map(nameOf))].sort()]).toEqual([
        text,
        [...new Set(lands)].sort(),
      ]);
    }
    expect(understood).toBeGreaterThan(tried * 0.7);
  });

  it('is read as it was meant or refused where its meridians have no W', () => {
    let understood = 0;
    for (let number = 1; number <= tried; number += 1) {
      const { text, lands } = writtenRemarks(number);
      const bare = text.replace(/(\d+-\d+-\d+)-W([1-6])M?(?=$|[\s,;.&)(])/g, '$1-$2');
      const { parts, unread } = readLand(bare);
      if (bare === text || unread.length > 0) continue;
      understood += 1;
      const read = parts.map((part) => `${part.isPortion ? 'ptn ' : ''}${nameOf(part)}`);
      expect([bare, read.sort()]).toEqual([bare, [...lands].sort()]);
    }
    expect(understood).toBeGreaterThan(tried * 0.5);
  });

  it('has each remark about the land that it stands beside, and never takes other land for a part of it', () => {
    let understood = 0;
    for (let number = 1; number <= tried; number += 1) {
      const { text, lands } = writtenRemarks(number);
      const { parts, unread } = readLand(text);
      if (unread.length > 0) continue;
      understood += 1;
      const read = parts.map((part) => `${part.isPortion ? 'ptn ' : ''}${nameOf(part)}`);
      expect([text, read.sort()]).toEqual([text, [...lands].sort()]);
    }
    expect(understood).toBeGreaterThan(tried * 0.9);
  });

  it('begins each of its lands with the section that it is of', () => {
    const text = '45-7-W4M: Section 10 LSD 9, Sec 27 (NE)';
    const written = readLand(text).parts.map(({ start, end }) => text.slice(start, end));
    expect(written).toEqual(['Section 10 LSD 9', 'Sec 27 (NE']);
  });
});
