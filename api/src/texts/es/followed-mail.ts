import type { en } from '../en/followed-mail.ts';

/** The mail that a rule of a task sends, in Spanish. */
export const es: typeof en = {
  started: (task, record) => `Iniciada: ${task} en ${record}`,
  completed: (task, record) => `Completada: ${task} en ${record}`,
  startedBy: (task, record, by, day) =>
    `${by ?? 'Alguien'} inició la tarea «${task}» en ${record}${day ? ` el ${day}` : ''}.`,
  completedBy: (task, record, by, day) =>
    `${by ?? 'Alguien'} completó la tarea «${task}» en ${record}${day ? ` el ${day}` : ''}.`,
  project: (project) => `Pertenece al proyecto ${project}.`,
  button: 'Abrir la tarea',
  footer: 'Una regla de esta tarea envía este correo. Los administradores de Rightway pueden cambiarla.',
};
