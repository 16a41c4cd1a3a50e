import { dayAfter, daysBetween } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';

/** How a bar is drawn: done, late, on hold, under way, or still to come. */
export type BarState = 'done' | 'late' | 'held' | 'started' | 'open';

/** A task on the line of time; days are yyyy-MM-dd. */
export interface TimelineBar {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: BarState;
}

/** The days that the line shows, both included. */
export interface TimelineSpan {
  readonly first: string;
  readonly last: string;
}

function stateOf(values: FormValues, today: string): BarState {
  if (textIn(values, 'completedDate')) return 'done';
  const due = textIn(values, 'dueDate');
  if (due && due < today) return 'late';
  if (values['onHold'] === true) return 'held';
  return textIn(values, 'startedDate') ? 'started' : 'open';
}

/**
 * The bar of a task: from its start, or the day it was assigned, to its completion or due day. A task in progress
 * without a due date lasts until today. Undefined for a task without any day.
 */
export function barOf(id: string, values: FormValues, today: string): TimelineBar | undefined {
  const due = textIn(values, 'dueDate');
  const begun = textIn(values, 'startedDate') || textIn(values, 'assignedDate') || due;
  if (!begun) return undefined;
  const open = due || (textIn(values, 'startedDate') && begun < today ? today : begun);
  const end = textIn(values, 'completedDate') || open;
  // A task may be due before the day on which it was assigned.
  const [from, to] = begun <= end ? [begun, end] : [end, begun];
  return { id, from, to, state: stateOf(values, today) };
}

/** Room on both sides of the line, in days. */
const margin = 7;

/** The days from the first to the last bar, and today. */
export function spanOf(bars: readonly TimelineBar[], today: string): TimelineSpan {
  const days = [today, ...bars.flatMap(({ from, to }) => [from, to])].toSorted();
  return { first: dayAfter(days[0] ?? today, -margin), last: dayAfter(days.at(-1) ?? today, margin) };
}

/** Where a day begins on the line, in percent of its width. */
export const placeOf = (day: string, { first, last }: TimelineSpan): number =>
  (daysBetween(first, day) / (daysBetween(first, last) + 1)) * 100;

/** Months that have room on the line. */
const mostMonths = 14;

/** The first days of the months that the timeline marks: every month, or every few months. */
export function monthsOf({ first, last }: TimelineSpan): readonly string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const all: string[] = [];
  for (let place = 0; ; place += 1) {
    const day = new Date(Date.UTC(year, month + place, 1)).toISOString().slice(0, 10);
    if (day > last) break;
    all.push(day);
  }
  const step = Math.ceil(all.length / mostMonths);
  return all.filter((_, place) => place % step === 0);
}
