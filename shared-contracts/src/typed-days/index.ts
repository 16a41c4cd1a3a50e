export { chooseDayOrder, type DayOrder, dayOrderOf, dayOrders } from './day-order.ts';
export { type DaySetting, readTypedDay } from './read-typed-day.ts';
