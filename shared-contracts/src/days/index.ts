export { dayAfter, daysBetween, weekdayOf } from './calendar-days.ts';
export { today } from './today.ts';
