import type { en } from '../en/declaration.ts';

/** What the shell says of this area before its code runs, in Spanish. */
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
