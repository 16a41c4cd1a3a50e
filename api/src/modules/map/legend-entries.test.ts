import { describe, expect, it } from 'vitest';
import { legendEntries } from './legend-entries.ts';

const signed = (company: string | null, color: string, count: number) => ({
  status: 'Signed',
  color,
  company,
  count,
});

describe('a legend over several companies', () => {
  it('names a status once that they call and colour the same', () => {
    const counts = [signed('Northfork', '#2E9E5B', 3), signed('Prairie', '#2e9e5b', 4)];
    expect(legendEntries(counts, 'en')).toEqual([{ status: 'Signed', color: '#2e9e5b', count: 7 }]);
  });

  it('says whose it is where one name has several colours, and of nothing else', () => {
    const counts = [
      signed('Northfork', '#2e9e5b', 3),
      { status: 'Expired', color: '#c4302b', company: 'Northfork', count: 3 },
      signed('Prairie', '#123456', 2),
      signed('Aspen', '#123456', 2),
      signed(null, '#abc', 1),
    ];
    expect(legendEntries(counts, 'en')).toEqual([
      { status: 'Signed', color: '#123456', count: 4, companies: ['Aspen', 'Prairie'] },
      { status: 'Signed', color: '#2e9e5b', count: 3, companies: ['Northfork'] },
      { status: 'Signed', color: '#abc', count: 1 },
      { status: 'Expired', color: '#c4302b', count: 3 },
    ]);
  });
});
