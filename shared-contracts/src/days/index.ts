export { dayAfter, daysBetween, weekdayOf } from './calendar-days.ts';
