export { dayAfter, daysBetween, weekdayOf } from './calendar-days.ts';
export { dayIn } from './day-in.ts';
export { today } from './today.ts';
