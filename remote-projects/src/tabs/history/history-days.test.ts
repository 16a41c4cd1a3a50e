import { chooseZone } from 'shared-contracts/days';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginOf, dayHere, dayName, fridayBefore } from './history-days.ts';

const t = (key: string) => key;

beforeEach(() => chooseZone('America/Winnipeg'));
afterEach(() => chooseZone(null));

describe('the days of a history', () => {
  it.each([
    ['2026-11-22T16:00:00Z', '2026-11-20'],
    ['2026-11-23T16:00:00Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-13'],
    ['2026-11-21T06:10:00Z', '2026-11-20'],
    ['2026-01-01T19:00:00Z', '2025-12-26'],
  ])('on %s the Friday before is %s', (now, day) => {
    expect(fridayBefore(new Date(now))).toBe(day);
  });

  it('begin at midnight in the zone that the person chose', () => {
    expect([beginOf('2026-11-20'), beginOf('2026-07-01'), beginOf('soon')]).toEqual([
      '2026-11-20T06:00:00.000Z',
      '2026-07-01T05:00:00.000Z',
      null,
    ]);
    const moment = new Date('2026-11-20T03:00:00Z');
    expect(dayHere(moment)).toBe('2026-11-19');
    chooseZone('Asia/Tokyo');
    expect([dayHere(moment), beginOf('2026-11-20')]).toEqual(['2026-11-20', '2026-11-19T15:00:00.000Z']);
  });

  it('are called as people speak of them', () => {
    const now = new Date('2026-11-22T06:30:00Z');
    expect(dayName('2026-11-22', now, t, 'en')).toBe('history.today');
    expect(dayName('2026-11-21', now, t, 'en')).toBe('history.yesterday');
    expect(dayName('2026-11-20', now, t, 'en')).toBe('Friday, Nov-20-2026');
    chooseZone('Asia/Tokyo');
    expect(dayName('2026-11-21', new Date('2026-11-22T15:30:00Z'), t, 'en')).toBe('Saturday, Nov-21-2026');
  });
});
