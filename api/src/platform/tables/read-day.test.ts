import { describe, expect, it } from 'vitest';
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
    ['31 janv. 2026', '2026-01-31'],
    ['1er février 2026', '2026-02-01'],
    ['30 juin 2026', '2026-06-30'],
    ['14 juillet 2026', '2026-07-14'],
    ['3 août 2026', '2026-08-03'],
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
