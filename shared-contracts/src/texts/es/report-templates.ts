import type { en } from '../en/report-templates.ts';

/** Faults of a report template, in Spanish. */
export const es: typeof en = {
  noFile: 'La plantilla debe contener al menos un archivo de plantilla.',
  notDeleted: 'No se pudieron eliminar uno o más registros.',
};
