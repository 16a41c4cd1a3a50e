import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownDateTime } from '../i18n/shown-dates.ts';
import { chooseZone, momentAt, today, wallTimeIn, zoneHere } from './index.ts';

const edmonton = 'America/Edmonton';

/** A page with the parts of a browser's that are used here. */
const aPage = { documentElement: { dataset: {} } };

beforeEach(() => void vi.stubGlobal('document', aPage));
afterEach(() => {
  chooseZone(null);
  vi.unstubAllGlobals();
});

it('shows a moment by the clocks of a zone, and finds it again', () => {
  for (const moment of ['2026-06-12T16:00:00.000Z', '2026-12-31T06:30:00.000Z', '2026-03-08T08:59:00.000Z']) {
    const shown = wallTimeIn(new Date(moment), edmonton);
    expect(momentAt(shown, edmonton)).toBe(moment);
  }
  expect(wallTimeIn(new Date('2026-06-12T05:00:00Z'), edmonton)).toBe('2026-06-11T23:00');
  expect(wallTimeIn(new Date('2026-06-12T06:00:00Z'), edmonton)).toBe('2026-06-12T00:00');
});

it('takes the first of an hour that comes twice, and goes on over one that is left out', () => {
  // Clocks of Manitoba go back on November 1, 2026 at two and forward on March 8 at two.
  expect(momentAt('2026-11-01T01:30', 'America/Winnipeg')).toBe('2026-11-01T06:30:00.000Z');
  expect(momentAt('2026-03-08T02:30', 'America/Winnipeg')).toBe('2026-03-08T08:30:00.000Z');
  expect(momentAt('soon', edmonton)).toBeUndefined();
});

it('counts days and shows moments by the zone that the person chose', () => {
  const moment = '2026-06-12T05:00:00Z';
  chooseZone('Asia/Tokyo');
  expect(zoneHere()).toBe('Asia/Tokyo');
  expect(shownDateTime(moment, 'en')).toBe('Jun-12-2026 at 2:00pm');
  expect(today()).toBe(wallTimeIn(new Date(), 'Asia/Tokyo').slice(0, 10));
  chooseZone(edmonton);
  expect(shownDateTime(moment, 'en')).toBe('Jun-11-2026 at 11:00pm');
  // A time without a zone is shown as it is.
  expect(shownDateTime('2026-06-12T05:00', 'en')).toBe('Jun-12-2026 at 5:00am');
});
