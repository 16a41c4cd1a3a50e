import * as v from 'valibot';
import { message } from '../validators/rules.ts';

/** The days of a week as RFC 5545 names them, in the order in which `weekdayOf` counts them. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

export type WeekdayCode = (typeof weekdayCodes)[number];

/** The same from Monday on, as people read a week of work. */
export const workWeek = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const satisfies readonly WeekdayCode[];

/** The days of a kept text, in the order of the week; what is no day is left out. */
export function workDaysOf(text: unknown): readonly WeekdayCode[] {
  const days = typeof text === 'string' ? text.split(',') : [];
  return workWeek.filter((code) => days.includes(code));
}

/** Checks a text of days. */
export const workDays = v.pipe(
  v.string(message('invalid')),
  v.check((text) => text !== '' && workDaysOf(text).join(',') === text, message('invalid')),
);
