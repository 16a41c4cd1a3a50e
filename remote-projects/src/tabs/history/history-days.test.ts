import { describe, expect, it } from 'vitest';
import { beginOf, dayHere, dayName, fridayBefore } from './history-days.ts';

const t = (key: string) => key;

describe('the days of a history', () => {
  it.each([
    ['2026-11-22T09:00:00', '2026-11-20'],
    ['2026-11-23T09:00:00', '2026-11-20'],
    ['2026-11-20T09:00:00', '2026-11-13'],
    ['2026-11-21T00:10:00', '2026-11-20'],
    ['2026-01-01T12:00:00', '2025-12-26'],
  ])('on %s the Friday before is %s', (now, day) => {
    expect(fridayBefore(new Date(now))).toBe(day);
  });

  it('begin at midnight where the person is', () => {
    const begin = new Date(beginOf('2026-11-20'));
    expect([begin.getHours(), begin.getMinutes(), dayHere(begin)]).toEqual([0, 0, '2026-11-20']);
  });

  it('are called as people speak of them', () => {
    const now = new Date('2026-11-22T00:30:00');
    expect(dayName('2026-11-22', now, t, 'en')).toBe('history.today');
    expect(dayName('2026-11-21', now, t, 'en')).toBe('history.yesterday');
    expect(dayName('2026-11-20', now, t, 'en')).toBe('Friday, Nov-20-2026');
  });
});
