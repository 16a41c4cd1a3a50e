/** Ranges of days that are told from today, so that a view kept with one means the same tomorrow. */
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

/** Days as yyyy-MM-dd, both included; open where one is missing. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

const dayLength = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days of a preset, seen from `today` as yyyy-MM-dd. Weeks begin on Monday, as in every calendar of the product. */
export function presetRange(preset: DatePreset, today: string): DayRange {
  const now = timeOf(today);
  const after = (days: number): string => dayOf(now + days * dayLength);
  switch (preset) {
    case 'overdue':
      return { to: after(-1) };
    case 'today':
      return { from: today, to: today };
    case 'thisWeek': {
      const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
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
      return { from: `${today.slice(0, 8)}01`, to: dayOf(Date.UTC(year, month, 0)) };
    }
  }
}

/** A filter as days that stand: its preset, where it has one, as the range that it is today. */
export function datedFilter<Filter extends { readonly within?: DatePreset | undefined }>(
  { within, ...filter }: Filter,
  today: string,
): Omit<Filter, 'within'> & DayRange {
  return within ? { ...filter, ...presetRange(within, today) } : filter;
}
