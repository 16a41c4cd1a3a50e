import type { en } from '../en/task-mail.ts';

/** The mail about an assigned task, in Spanish. */
export const es: typeof en = {
  subject: (task) => `Tarea nueva: ${task}`,
  assigned: (task, project) => `La tarea «${task}» de ${project} es ahora suya.`,
  assignedOn: (task, record, project) => `La tarea «${task}» en ${record}, de ${project}, es ahora suya.`,
  due: (day) => `Vence el ${day}.`,
  button: 'Abrir la tarea',
  footer: 'Sus tareas están en la pantalla de inicio de Rightway.',
};
