import { dayAfter } from 'shared-contracts/days';
import { describe, expect, it } from 'vitest';
import { dayIn, dayStart } from './zoned-days.ts';

describe('the day that it is', () => {
  it.each([
    ['America/Edmonton', '2026-11-22T03:00:00Z', '2026-11-21'],
    ['America/Edmonton', '2026-11-22T07:00:00Z', '2026-11-22'],
    ['UTC', '2026-11-22T03:00:00Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-21T12:00:00Z', '2026-11-22'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });
});

describe('a day begins', () => {
  it.each([
    ['2026-01-21', 'America/Edmonton', '2026-01-21T07:00:00.000Z'],
    // Alberta stayed on summer time when the clocks elsewhere were set back in November 2026.
    ['2026-11-21', 'America/Edmonton', '2026-11-21T06:00:00.000Z'],
    ['2026-07-01', 'America/Edmonton', '2026-07-01T06:00:00.000Z'],
    // The days on which clocks are changed.
    ['2026-03-08', 'America/Edmonton', '2026-03-08T07:00:00.000Z'],
    ['2026-03-09', 'America/Edmonton', '2026-03-09T06:00:00.000Z'],
    ['2025-11-02', 'America/Edmonton', '2025-11-02T06:00:00.000Z'],
    ['2025-11-03', 'America/Edmonton', '2025-11-03T07:00:00.000Z'],
    ['2026-11-22', 'Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ])('%s in %s at %s', (day, zone, moment) => {
    expect(dayStart(day, zone)?.toISOString()).toBe(moment);
  });

  it('nowhere where the database has no such year', () => {
    expect(dayStart('0001-01-01', 'Pacific/Auckland')).toBeUndefined();
    expect(dayStart(dayAfter('9999-12-31'), 'UTC')).toBeUndefined();
  });
});
