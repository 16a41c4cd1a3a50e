import type { en } from '../en/task-effects.ts';

/** The effects of a task, shown before they happen, in Spanish. */
export const es: typeof en = {
  assign: (task, who, due) =>
    `«${task}» ${who ? `se asigna a ${who}` : 'se asigna, todavía sin responsable'}${due ? `; vence el ${due}` : ''}.`,
  assignFollowing: (task, who, due) =>
    `«${task}» ${who ? `se asigna a ${who}` : 'se asigna, todavía sin responsable'}; vence ${due}.`,
  next: (task, who) => `«${task}» ya no espera${who ? `; ${who} recibe un recordatorio` : ''}.`,
  status: (status) => `El estado pasa a «${status}».`,
  mail: (reader) => `${reader} recibe un correo.`,
  before: {
    Started: 'Lo que sigue a su inicio ya se hizo y no se repite.',
    Completed: 'Lo que sigue a su cierre ya se hizo y no se repite.',
  },
  nothing: {
    taskUnknown: (task) => `Ninguna tarea se llama «${task}»: no se asigna nada.`,
    taskInactive: (task) => `«${task}» ya no está activa y no se asigna.`,
    taskElsewhere: (task) => `«${task}» es para otro tipo de registro y no se asigna.`,
    taskOpen: (task) => `«${task}» ya está abierta aquí y no se asigna de nuevo.`,
    taskDone: (task) => `«${task}» se completa ahora mismo y no se asigna de nuevo.`,
    noStatusHere: (status) => `Este tipo de registro no tiene un estado que pase a «${status}».`,
    statusUnknown: (status) =>
      `Las listas de este proyecto no tienen el estado «${status}»: se queda como está.`,
    statusAlready: (status) => `El estado ya es «${status}».`,
    noAddress: (target) => `«${target}» no es una dirección de correo: no se envía nada.`,
    personAway: (name) => `${name} no ve este proyecto o ya no está activo: no se envía ningún correo.`,
  },
};
