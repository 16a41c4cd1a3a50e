import { describe, expect, it } from 'vitest';
import { dueState } from './due-state.ts';

describe('a day on which something is due', () => {
  it.each([
    ['2026-11-19', 'late', -3],
    ['2026-11-22', 'soon', 0],
    ['2026-11-29', 'soon', 7],
    ['2026-11-30', 'later', 8],
    ['2026-11-21T23:30:00', 'late', -1],
    ['2027-03-15', 'later', 113],
  ] as const)('%s, seen on Nov-22-2026, is %s', (day, kind, days) => {
    expect(dueState(day, null, '2026-11-22')).toEqual({ kind, days });
  });

  it.each([true, '2026-11-20', 1])('is done when what says so is %j', (done) => {
    expect(dueState('2026-11-01', done, '2026-11-22')?.kind).toBe('done');
  });

  it.each([undefined, null, false, ''])('is open when what says so is %j', (done) => {
    expect(dueState('2026-11-01', done, '2026-11-22')?.kind).toBe('late');
  });

  it('counts whole days over a change of the clocks', () => {
    expect(dueState('2026-11-02', null, '2026-10-31')?.days).toBe(2);
  });

  it('is nothing where there is no day', () => {
    expect(dueState('when signed', null, '2026-11-22')).toBeUndefined();
  });
});
