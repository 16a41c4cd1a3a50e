import { describe, expect, it } from 'vitest';
import { barOf, monthsOf, placeOf, spanOf } from './timeline-layout.ts';

const today = '2026-11-20';

describe('the bar of a task', () => {
  it.each([
    [{ assignedDate: '2026-11-01', dueDate: '2026-12-01' }, '2026-11-01', '2026-12-01', 'open'],
    [{ assignedDate: '2026-10-01', dueDate: '2026-11-01' }, '2026-10-01', '2026-11-01', 'late'],
    [{ assignedDate: '2026-10-01', startedDate: '2026-10-05' }, '2026-10-05', today, 'started'],
    [{ assignedDate: '2026-10-01', dueDate: '2026-12-01', onHold: true }, '2026-10-01', '2026-12-01', 'held'],
    [
      { startedDate: '2026-10-05', dueDate: '2026-12-01', completedDate: '2026-10-09' },
      '2026-10-05',
      '2026-10-09',
      'done',
    ],
    [{ dueDate: '2026-12-01' }, '2026-12-01', '2026-12-01', 'open'],
    [{ assignedDate: '2026-12-10', dueDate: '2026-12-01' }, '2026-12-01', '2026-12-10', 'open'],
  ])('of %j lasts from %s to %s', (values, from, to, state) => {
    expect(barOf('a', values, today)).toEqual({ id: 'a', from, to, state });
  });

  it('is missing where there is no day', () => {
    expect(barOf('a', { onHold: false }, today)).toBeUndefined();
  });
});

describe('the line', () => {
  it('holds all bars and today, and marks as many months as have room', () => {
    const bar = { id: 'a', from: '2026-12-01', to: '2027-02-10', state: 'open' } as const;
    const span = spanOf([bar], today);
    expect(span).toEqual({ first: '2026-11-13', last: '2027-02-17' });
    expect(placeOf('2026-11-13', span)).toBe(0);
    expect(placeOf('2027-02-18', span)).toBe(100);
    expect(monthsOf(span)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
    const years = monthsOf({ first: '2020-01-15', last: '2026-11-20' });
    expect(years.length).toBeLessThanOrEqual(14);
    expect(years[0]).toBe('2020-02-01');
  });
});
