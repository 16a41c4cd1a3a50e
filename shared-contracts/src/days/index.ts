export { dayAfter, daysBetween, weekdayOf } from './calendar-days.ts';
export { dayIn } from './day-in.ts';
export { today } from './today.ts';
export { momentAt, wallTimeIn } from './wall-clock.ts';
export { chooseZone, chosenZone, zoneHere } from './zone-here.ts';
