import { describe, expect, it } from 'vitest';
import { countedDayAfter, countedDays } from './working-days.ts';

const albertan = countedDays('GovernmentOfAlbertaDays', 'AB');
const business = countedDays('BusinessDays', 'AB');
const each = countedDays('Days', undefined);

describe('the n-th working day after a day, by hand', () => {
  it.each([
    // Mon Nov 2: 3, 4, 5, 6, 9.
    ['2026-11-02', 5, '2026-11-09'],
    // On: 10, not 11 (Remembrance Day), 12, 13, 16, 17.
    ['2026-11-02', 10, '2026-11-17'],
    // On: 18, 19, 20, 23, 24.
    ['2026-11-02', 15, '2026-11-24'],
    // Fri Dec 18: 21, 22, 23, then closed from Dec 24 to Jan 1, a Friday: Jan 4 and 5.
    ['2026-12-18', 5, '2027-01-05'],
    // Thu Apr 2: not Good Friday, the weekend or Easter Monday.
    ['2026-04-02', 1, '2026-04-07'],
    // Fri Jul 31: not Heritage Day, the first Monday of August.
    ['2026-07-31', 1, '2026-08-04'],
    // Tue Sep 29: not the Day for Truth and Reconciliation.
    ['2026-09-29', 1, '2026-10-01'],
    // Fri Jun 30 2028: Canada Day is a Saturday, kept on Monday.
    ['2028-06-30', 1, '2028-07-04'],
  ])('of the Government of Alberta: %s and %i days make %s', (start, n, day) => {
    expect(countedDayAfter(start, n, albertan)).toBe(day);
  });

  it.each([
    ['2026-04-02', 1, '2026-04-06'],
    ['2026-07-31', 1, '2026-08-03'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-02-13', 1, '2026-02-17'],
    ['2026-05-15', 1, '2026-05-19'],
    ['2026-10-09', 1, '2026-10-13'],
  ])('of business in Alberta: %s and %i day makes %s', (start, n, day) => {
    expect(countedDayAfter(start, n, business)).toBe(day);
  });

  it.each([
    // Tue Sep 29: a working day follows in Alberta and Saskatchewan, none in British Columbia and Manitoba.
    ['AB', '2026-09-29', 1, '2026-09-30'],
    ['SK', '2026-09-29', 1, '2026-09-30'],
    ['BC', '2026-09-29', 1, '2026-10-01'],
    ['MB', '2026-09-29', 1, '2026-10-01'],
    // Fri Jul 31: Monday is kept in British Columbia and Saskatchewan.
    ['BC', '2026-07-31', 1, '2026-08-04'],
    ['SK', '2026-07-31', 1, '2026-08-04'],
    ['MB', '2026-07-31', 1, '2026-08-03'],
    // Wed Dec 23 2026: 24, 28, 29, 30, 31, then not Fri Jan 1: 4, 5, 6, 7, 8.
    ['BC', '2026-12-23', 10, '2027-01-08'],
    // Fri Jun 29 2029: Monday the second of July is kept for the Sunday before.
    ['AB', '2029-06-29', 1, '2029-07-03'],
    // Fri Nov 9 2029: only Saskatchewan observes Remembrance Day on the Monday.
    ['SK', '2029-11-09', 1, '2029-11-13'],
    ['BC', '2029-11-09', 1, '2029-11-12'],
  ])('of business in %s: %s and %i days make %s', (province, start, n, day) => {
    expect(countedDayAfter(start, n, countedDays('BusinessDays', province))).toBe(day);
  });

  it('of the calendar runs over the end of a year and a leap day', () => {
    expect(countedDayAfter('2026-12-25', 14, each)).toBe('2027-01-08');
    expect(countedDayAfter('2028-02-20', 14, each)).toBe('2028-03-05');
  });
});

describe('a standstill', () => {
  it('takes its days out, and leaves no end while it lasts', () => {
    const pause = { fromDate: '2026-11-04', toDate: '2026-11-06' };
    // 3, then 9, 10, 12, 13.
    expect(countedDayAfter('2026-11-02', 5, albertan, [pause])).toBe('2026-11-13');
    expect(countedDayAfter('2026-11-02', 5, albertan, [{ ...pause, toDate: null }])).toBeUndefined();
    expect(countedDayAfter('2026-11-02', 1, albertan, [{ ...pause, toDate: null }])).toBe('2026-11-03');
  });
});
