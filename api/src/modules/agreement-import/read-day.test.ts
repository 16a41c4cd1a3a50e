import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.ts';
import { orderOf, readDay } from './read-day.ts';

describe('a day', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026/1/31', '2026-01-31'],
    ['20260131', '2026-01-31'],
    ['2026-01-31T00:00:00', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['01/31/2026', '2026-01-31'],
    ['31.1.26', '2026-01-31'],
    ['Jan 31, 2026', '2026-01-31'],
    ['31-Jan-2026', '2026-01-31'],
    ['January 31st, 2026', '2026-01-31'],
    ['31 de enero de 2026', '2026-01-31'],
    ['46053', '2026-01-31'],
    ['5/5/2026', '2026-05-05'],
  ])('is read of %s', (text, day) => {
    expect(readDay(text, undefined, false)).toEqual({ day });
  });

  it.each(['2026-02-30', '32/01/2026', '13/13/2026', 'soon', '', '1e5', '99999999', 'x'.repeat(400)])(
    'is none of %s',
    (text) => expect(readDay(text, undefined, false)).toEqual({ fault: 'notDate' }),
  );

  it('is counted from the epoch of its workbook', () => {
    expect(readDay('44591', undefined, true)).toEqual({ day: '2026-01-31' });
  });

  it('that may be two is asked for, unless another one of its column tells', () => {
    expect(readDay('03/04/2026', undefined, false)).toEqual({
      fault: 'twoDates',
      one: '2026-04-03',
      other: '2026-03-04',
    });
    expect(readDay('03/04/2026', orderOf('31/01/2026'), false)).toEqual({ day: '2026-04-03' });
    expect(readDay('03/04/2026', orderOf('01/31/2026'), false)).toEqual({ day: '2026-03-04' });
    expect(readDay('03/04/2026', 'both', false)).toEqual({ fault: 'twoOrders' });
  });
});

it('words that a text may have meant come likeliest first', () => {
  const words = ['Surface Lease', 'Easement', 'Right-of-way', 'Negotiating'];
  expect(nearWords('surfce laese', words)).toEqual(['Surface Lease']);
  expect(nearWords('lease', words)).toEqual(['Surface Lease']);
  expect(nearWords('Esament', words)).toEqual(['Easement']);
  expect(nearWords('Potato', words)).toEqual([]);
});
