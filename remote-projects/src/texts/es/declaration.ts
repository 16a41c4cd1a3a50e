import type { en } from '../en/declaration.ts';

/** Texts of this area that the shell shows before the area's code is loaded, in Spanish. */
export const es: typeof en = {
  bringIn: 'Incorporar …',
  archive: 'Archivar',
  delete: 'Eliminar',
  complete: 'Completar',
  fill: 'Rellenar una fecha',
  edit: 'Editar lo seleccionado',
  log: 'Registrar un contacto',
  pay: 'Marcar como pagado',
  return: 'Marcar como devuelto',
  payPart: 'Pagar en parte',
  reissue: 'Volver a emitir',
  hold: 'Retener',
  release: 'Liberar',
  cancel: 'Cancelar el pago',
  statements: 'Estados de cuenta de beneficiarios',
  letters: 'Cartas a los beneficiarios',
  projectSummary: 'Resumen de proyectos',
  projectDetails: 'Detalles del proyecto',
  projectCostSummary: 'Resumen de costos',
};
