import type { en } from '../en/activities-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Event: { one: 'evento', many: 'eventos' },
  RelatedDocument: { one: 'documento', many: 'documentos' },
  IndigenousEngagement: { one: 'consulta', many: 'consultas' },
  AssignedTask: { one: 'tarea asignada', many: 'tareas asignadas' },
};
