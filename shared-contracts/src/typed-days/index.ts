export { type DayOrder, type DaySetting, readTypedDay } from './read-typed-day.ts';
