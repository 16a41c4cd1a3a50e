import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  mail: {
    subject: (task) => `Tarea nueva: ${task}`,
    greeting: (name) => `Hola, ${name}:`,
    assigned: (task, project) => `La tarea «${task}» de ${project} es ahora suya.`,
    due: (day) => `Vence el ${day}.`,
    button: 'Abrir mis tareas',
    footer: 'Sus tareas están en la pantalla de inicio de Rightway.',
  },
  /** What one record is called where they are counted, and many. */
  records: {
    TaskRole: pair('función', 'funciones'),
    Team: pair('equipo', 'equipos'),
    Task: pair('tarea', 'tareas'),
    TaskModel: pair('modelo de tareas', 'modelos de tareas'),
    TaskManager: pair('gestor de tareas', 'gestores de tareas'),
  },
};
