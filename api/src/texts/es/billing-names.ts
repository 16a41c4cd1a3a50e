import type { en } from '../en/billing-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Timesheet: { one: 'hoja de horas', many: 'hojas de horas' },
  DayLock: { one: 'período cerrado', many: 'períodos cerrados' },
  Invoice: { one: 'factura', many: 'facturas' },
};
