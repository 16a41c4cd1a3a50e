import * as v from 'valibot';
import { message } from '../validators/rules.ts';

/** The days of a week with their names in RFC 5545, in the order in which `weekdayOf` counts them. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

export type WeekdayCode = (typeof weekdayCodes)[number];

/** The same from Monday on, in the order in which people read a working week. */
export const workWeek = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const satisfies readonly WeekdayCode[];

/** The days in a stored text, in the order of the week; anything that is not a day is left out. */
export function workDaysOf(text: unknown): readonly WeekdayCode[] {
  const days = typeof text === 'string' ? text.split(',') : [];
  return workWeek.filter((code) => days.includes(code));
}

/** Checks a text of weekdays. */
export const workDays = v.pipe(
  v.string(message('invalid')),
  v.check((text) => text !== '' && workDaysOf(text).join(',') === text, message('invalid')),
);
