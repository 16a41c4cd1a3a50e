import type { en } from '../en/reports.ts';

/** Texts of the dialogs of reports in Spanish. */
export const es: typeof en = {
  run: 'Ejecutar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  generate: 'Generar',
  error: 'Error del informe: {{message}}',
  waiting: 'Esperando su turno …',
  reading: 'Leyendo: {{rows}} filas',
  writing: 'Escribiendo: {{done}} de {{total}} filas',
  progress: 'Informe',
  selected_one: 'De {{count}} registro elegido.',
  selected_other: 'De {{count}} registros elegidos.',
  all: 'De todos los registros del proyecto.',
  unsavedTitle: 'Cambios sin guardar',
  unsaved: 'Guarde los cambios antes de generar un documento.',
  preview: 'Vista previa',
  firstPage: 'Primera página del informe',
  previewing: 'Haciendo la primera página …',
  previewNeeds: 'Elija lo obligatorio para ver la primera página.',
  allTime: 'De todo el tiempo que usted ve.',
  allProjects: 'De todos los proyectos que usted ve.',
  thisProject: 'De este proyecto.',
};
