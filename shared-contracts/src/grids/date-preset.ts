import { dayAfter, weekdayOf } from '../days/index.ts';

/** Ranges of days relative to today, so that a saved view is still right tomorrow. */
export const datePresets = [
  'overdue',
  'today',
  'thisWeek',
  'next7Days',
  'next30Days',
  'next90Days',
  'thisMonth',
  'last7Days',
  'last30Days',
] as const;

export type DatePreset = (typeof datePresets)[number];

/** Days as yyyy-MM-dd, both included; open-ended if one is missing. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/**
 * The days of a preset, relative to `today` (yyyy-MM-dd). Weeks begin on Monday, as in every calendar of the product.
 */
export function presetRange(preset: DatePreset, today: string): DayRange {
  const after = (days: number): string => dayAfter(today, days);
  switch (preset) {
    case 'overdue':
      return { to: after(-1) };
    case 'today':
      return { from: today, to: today };
    case 'thisWeek': {
      const sinceMonday = (weekdayOf(today) + 6) % 7;
      return { from: after(-sinceMonday), to: after(6 - sinceMonday) };
    }
    case 'next7Days':
      return { from: today, to: after(7) };
    case 'next30Days':
      return { from: today, to: after(30) };
    case 'next90Days':
      return { from: today, to: after(90) };
    case 'last7Days':
      return { from: after(-7), to: today };
    case 'last30Days':
      return { from: after(-30), to: today };
    case 'thisMonth': {
      const [year = 0, month = 0] = today.split('-').map(Number);
      return {
        from: `${today.slice(0, 8)}01`,
        to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
      };
    }
  }
}
