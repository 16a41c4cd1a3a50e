import { daysBetween } from 'shared-contracts/days';

/** The position of a day relative to today: `days` are whole days from now, negative ones are past. */
export interface DueState {
  readonly kind: 'late' | 'soon' | 'later' | 'done';
  readonly days: number;
}

/** Days ahead that something counts as soon. */
const soonDays = 7;

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && value !== '';

/**
 * The state of a due day relative to today. `done` is the cell that, once filled, marks it as done. Undefined where
 * the text is no day.
 */
export function dueState(day: string, done: unknown, from: string): DueState | undefined {
  const days = daysBetween(from, day.slice(0, 10));
  if (Number.isNaN(days)) return undefined;
  if (isFilled(done)) return { kind: 'done', days };
  if (days < 0) return { kind: 'late', days };
  return { kind: days <= soonDays ? 'soon' : 'later', days };
}
