import { describe, expect, it } from 'vitest';
import { writtenList } from '../testing/written-lists.ts';
import { readLand } from './index.ts';

/** Lists tried of each kind; each is made of its number alone, so that a failing one can be made again. */
const tried = 2500;

const nameOf = ({ land }: ReturnType<typeof readLand>['parts'][number]): string => {
  if (land.system !== 'DLS') return 'a unit';
  const { quarter, lsd, section, township, range, meridian } = { quarter: '', lsd: '', ...land };
  return [quarter || lsd || 'all', section, township, range, meridian].join('-');
};

describe('a list of land', () => {
  it.each(['own', 'shared'] as const)('is read as it was meant or refused: %s places', (kind) => {
    let understood = 0;
    for (let number = 1; number <= tried; number += 1) {
      const { text, lands } = writtenList(kind, number);
      const reading = readLand(text);
      const isWhole = reading.unread.length + reading.worded.length + reading.townships.length === 0;
      if (!isWhole) continue;
      understood += 1;
      expect([text, reading.parts.map(nameOf).sort()]).toEqual([text, [...lands].sort()]);
    }
    expect(understood).toBeGreaterThan(tried * 0.7);
  });
});
