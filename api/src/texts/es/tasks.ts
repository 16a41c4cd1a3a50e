import type { en } from '../en/tasks.ts';

/** Refusals about assigned tasks, in Spanish. */
export const es: typeof en = {
  noTasks: 'El modelo de este gestor de tareas no tiene tareas para un registro así.',
  allOpen: 'Todas estas tareas ya están abiertas allí.',
  mayNotAssign: 'No tiene permiso para asignar tareas aquí.',
  inactive: (task) => `«${task}» ya no está activa. Elija otra tarea.`,
  elsewhere: (task) => `«${task}» es para otro tipo de registro. Elija una de este tipo.`,
  openHere: (task) => `«${task}» ya está abierta aquí. Complétela primero.`,
  stranger: (name) => `${name} no ve este proyecto o ya no está activo. Elija a alguien de sus empresas.`,
  ofAnotherProject: 'Esta tarea es de otro proyecto. Elija una de este proyecto.',
  circle: 'Esa tarea ya sigue a esta: se esperarían una a otra. Elija otra tarea.',
  modelFollowsItself: (way) => `Esta tarea se seguiría a sí misma: ${way}. Elija otra tarea u otra fecha.`,
  modelWaitsForItself: (way) => `Esta tarea se esperaría a sí misma: ${way}. Elija otra tarea.`,
  waitsTwice: 'Esta tarea ya está en la lista.',
  waitsInCircle: 'Esa tarea ya espera a esta: ninguna podría empezar. Elija otra tarea.',
  waitsFor: (names) => `Espera a ${names}. Complete eso primero.`,
  beginsOn: (day) => `Puede empezar el ${day} y no antes.`,
};
