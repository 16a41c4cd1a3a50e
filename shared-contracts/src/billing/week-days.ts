import { dayAfter, weekdayOf } from '../days/index.ts';

const daysInWeek = 7;

/** Whether a day is a Monday. */
export const isMonday = (day: string): boolean => weekdayOf(day) === 1;

/** The seven days of a week, from its Monday on. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: daysInWeek }, (_, place) => dayAfter(monday, place));

/** The working days of a week. */
export const workingDays = (monday: string): readonly string[] => daysOfWeek(monday).slice(0, 5);
