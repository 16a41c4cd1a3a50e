import type { en } from '../en/activities-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  RelatedDocument: { one: 'documento', many: 'documentos' },
  AssignedTask: { one: 'tarea asignada', many: 'tareas asignadas' },
};
