import type { en } from '../en/declaration.ts';

/** Texts of this area that the shell shows before the area's code is loaded, in Spanish. */
export const es: typeof en = {
  delete: 'Eliminar',
  deleteSubmitted: 'Eliminar, también los presentados',
  periodSummary: 'Resumen del período',
  timesheetDetails: 'Detalle de hojas de horas',
  workInProgress: 'Trabajo en curso',
  invoice: 'Factura',
  workInProgressAged: 'Trabajo en curso por antigüedad',
  myWeek: 'Mi semana',
  timeToApprove: 'Horas por aprobar',
  unbilled: 'Trabajo en curso por facturar',
  closedDays: 'Días cerrados',
  rents: 'Rentas',
};
