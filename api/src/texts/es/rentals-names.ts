import type { en } from '../en/rentals-names.ts';

/** Names of records in counts: rents, in Spanish. */
export const es: typeof en = {
  RentSchedule: { one: 'calendario de rentas', many: 'calendarios de rentas' },
  RentRun: { one: 'liquidación de rentas', many: 'liquidaciones de rentas' },
  Rent: { one: 'renta', many: 'rentas' },
};
