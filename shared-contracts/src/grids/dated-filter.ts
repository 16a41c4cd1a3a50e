import { presetRange } from './date-preset.ts';
import type { GridFilter } from './grid-request.ts';

/** A filter with fixed days: its preset, if any, is replaced by the range for today. */
export function datedFilter({ within, ...filter }: GridFilter, today: string): GridFilter {
  return within ? { ...filter, ...presetRange(within, today) } : filter;
}
