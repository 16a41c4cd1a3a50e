import { describe, expect, it } from 'vitest';
import { datedFilter, presetRange } from './date-preset.ts';

describe('a range that is told from today', () => {
  // A Sunday, the last day of a week; and the leap day of a February.
  it.each([
    ['overdue', '2026-11-22', { to: '2026-11-21' }],
    ['today', '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
    ['thisWeek', '2026-11-22', { from: '2026-11-16', to: '2026-11-22' }],
    ['thisWeek', '2026-11-23', { from: '2026-11-23', to: '2026-11-29' }],
    ['next7Days', '2026-12-29', { from: '2026-12-29', to: '2027-01-05' }],
    ['next30Days', '2026-11-22', { from: '2026-11-22', to: '2026-12-22' }],
    ['next90Days', '2026-11-22', { from: '2026-11-22', to: '2027-02-20' }],
    ['last7Days', '2026-03-03', { from: '2026-02-24', to: '2026-03-03' }],
    ['last30Days', '2026-03-01', { from: '2026-01-30', to: '2026-03-01' }],
    ['thisMonth', '2028-02-10', { from: '2028-02-01', to: '2028-02-29' }],
    ['thisMonth', '2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
  ] as const)('is for %s on %s %j', (preset, today, range) => {
    expect(presetRange(preset, today)).toEqual(range);
  });

  it('takes the place of the preset in a filter, and leaves others alone', () => {
    expect(datedFilter({ column: 'due', within: 'today' as const }, '2026-11-22')).toEqual({
      column: 'due',
      from: '2026-11-22',
      to: '2026-11-22',
    });
    expect(datedFilter({ column: 'due', from: '2026-01-01' }, '2026-11-22')).toEqual({
      column: 'due',
      from: '2026-01-01',
    });
  });
});
