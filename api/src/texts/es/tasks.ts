import type { en } from '../en/tasks.ts';

/** What is refused of assigned tasks, in Spanish. */
export const es: typeof en = {
  noTasks: 'El modelo de este gestor de tareas no tiene tareas para un registro así.',
  allOpen: 'Todas estas tareas ya están abiertas allí.',
  mayNotAssign: 'No tiene permiso para asignar tareas aquí.',
};
