import { isMonday } from 'shared-contracts/billing';
import { dayAfter } from 'shared-contracts/days';

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const before = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(day, -days));
  return before.find(isMonday) ?? day;
}
