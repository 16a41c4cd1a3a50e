import { describe, expect, it } from 'vitest';
import { governmentOfAlbertaHolidays, provincialHolidays } from './holidays.ts';

const inOrder = (days: ReadonlySet<string>) => [...days].toSorted().map((day) => day.slice(5));

describe('the holidays of a year, by the calendar on the wall', () => {
  it.each([
    // Easter Sunday of 2026 is the fifth of April.
    ['AB', 2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25'],
    ['BC', 2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
    ['SK', 2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 10-12 11-11 12-25'],
    ['MB', 2026, '01-01 02-16 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25'],
    // Easter Sunday of 2027 is the 28th of March; Christmas is a Saturday, which no province moves.
    ['AB', 2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25'],
    // Before they were made law.
    ['BC', 2022, '01-01 02-21 04-15 05-23 07-01 08-01 09-05 10-10 11-11 12-25'],
    ['BC', 2018, '01-01 02-12 03-30 05-21 07-02 08-06 09-03 10-08 11-11 12-25'],
    ['MB', 2023, '01-01 02-20 04-07 05-22 07-01 09-04 10-09 11-11 12-25'],
  ])('of %s in %i', (province, year, days) => {
    expect(inOrder(provincialHolidays(province, year)).join(' ')).toBe(days);
  });

  it('keep Canada Day on the second of July where the first is a Sunday, everywhere', () => {
    for (const province of ['AB', 'BC', 'MB', 'SK', undefined]) {
      expect(provincialHolidays(province, 2029)).toContain('2029-07-02');
      expect(provincialHolidays(province, 2029)).not.toContain('2029-07-01');
    }
  });

  it('are kept on Monday in Saskatchewan where New Year, Remembrance Day or Christmas is a Sunday', () => {
    // Jan 1 2034, Nov 11 2029 and Dec 25 2033 are Sundays.
    expect(provincialHolidays('SK', 2034)).toContain('2034-01-02');
    expect(provincialHolidays('SK', 2029)).toContain('2029-11-12');
    expect(provincialHolidays('SK', 2033)).toContain('2033-12-26');
    expect(provincialHolidays('AB', 2029)).not.toContain('2029-11-12');
  });

  it('of the Government of Alberta fill the days between Christmas and New Year', () => {
    expect(inOrder(governmentOfAlbertaHolidays(2026)).join(' ')).toBe(
      '01-01 02-16 04-03 04-06 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-24 12-25 12-28 12-29 12-30 12-31',
    );
    // Jan 1 2028 is a Saturday, kept on Monday; so is Jul 1.
    expect(governmentOfAlbertaHolidays(2028)).toContain('2028-01-03');
    expect(governmentOfAlbertaHolidays(2028)).toContain('2028-07-03');
  });
});
