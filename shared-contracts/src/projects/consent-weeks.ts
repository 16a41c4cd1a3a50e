import { dayAfter, daysBetween, weekdayOf } from '../days/index.ts';

interface Consents {
  readonly agreements: number;
  /** The weeks in which agreements got their consent, by their Monday, the oldest first. */
  readonly consents: readonly { readonly week: string; readonly count: number }[];
}

/** A week of the chart: how many agreements had their consent at its end, and how many were planned to have it. */
export interface ConsentPoint {
  /** Its Monday. */
  readonly week: string;
  /** Undefined for future weeks. */
  readonly done: number | undefined;
  /** Undefined without a target date. */
  readonly planned: number | undefined;
}

/** The maximum number of weeks that are drawn; for a longer project, the last ones. */
export const mostWeeks = 156;

/** The maximum number of weeks that are printed, one row each: those of a year. */
export const mostPrintedWeeks = 53;

const mondayOf = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % 7));

/**
 * The weeks from the first consent until today or the target date, whichever is later. The plan is a straight line from
 * the first week to all agreements on the target date, and constant after it.
 */
export function consentWeeks(
  { agreements, consents }: Consents,
  { today, target }: { readonly today: string; readonly target: string | null },
): readonly ConsentPoint[] {
  const now = mondayOf(today);
  const goal = target === null ? undefined : mondayOf(target);
  const first = consents[0]?.week ?? (goal !== undefined && goal < now ? goal : now);
  const last = goal !== undefined && goal > now ? goal : now;
  const points: ConsentPoint[] = [];
  let done = 0;
  const counts = new Map(consents.map(({ week, count }) => [week, count]));
  for (let week = first; week <= last; week = dayAfter(week, 7)) {
    done += counts.get(week) ?? 0;
    const length = goal === undefined ? 0 : daysBetween(first, goal);
    const share = length <= 0 ? 1 : Math.min(1, daysBetween(first, week) / length);
    points.push({
      week,
      done: week > now ? undefined : done,
      planned: goal === undefined ? undefined : Math.round(share * agreements * 10) / 10,
    });
  }
  return points.slice(-mostWeeks);
}
