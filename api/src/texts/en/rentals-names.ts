/** Names of records in counts: rents. */
export const en = {
  RentSchedule: { one: 'rent schedule', many: 'rent schedules' },
  RentRun: { one: 'run of rents', many: 'runs of rents' },
  Rent: { one: 'rent', many: 'rents' },
};
