import type { en } from '../en/declaration.ts';

/** What the shell says of this area before its code runs, in Spanish. */
export const es: typeof en = {
  archive: 'Archivar',
  delete: 'Eliminar',
  pay: 'Marcar como pagado',
  return: 'Marcar como devuelto',
  payPart: 'Pagar en parte',
  reissue: 'Volver a emitir',
  hold: 'Retener',
  release: 'Liberar',
  cancel: 'Cancelar el pago',
  statements: 'Estados de cuenta de beneficiarios',
  projectSummary: 'Resumen de proyectos',
  projectDetails: 'Detalles del proyecto',
  projectCostSummary: 'Resumen de costos',
};
