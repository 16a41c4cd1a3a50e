import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  /** What one record is called where they are counted, and many. */
  records: {
    RateSchedule: pair('tarifario', 'tarifarios'),
    Timesheet: pair('hoja de horas', 'hojas de horas'),
    Invoice: pair('factura', 'facturas'),
    ReportTemplate: pair('plantilla de informe', 'plantillas de informe'),
  },
};
