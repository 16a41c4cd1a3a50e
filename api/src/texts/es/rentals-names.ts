/** Cómo se llaman los registros donde se cuentan: rentas. */
export const es = {
  RentSchedule: { one: 'calendario de rentas', many: 'calendarios de rentas' },
  RentRun: { one: 'liquidación de rentas', many: 'liquidaciones de rentas' },
  Rent: { one: 'renta', many: 'rentas' },
};
