import type { en } from '../en/tasks.ts';
import { es as refusals } from './refusals.ts';

/** Messages about assigned tasks, used by their form and by the API, in Spanish. */
export const es: typeof en = {
  locks: {
    readOnly: refusals.readOnly,
    project: 'No puede editar este proyecto y la tarea no es suya. Pídaselo a un editor del proyecto.',
    kept: 'Lo que hay que hacer queda como se asignó. Elimine la tarea y asigne otra.',
    planned: 'Esto lo planea quien edita el proyecto. Usted puede iniciar, retener y completar su tarea.',
  },
  faults: {
    startedAhead: 'Una tarea no puede iniciarse en un día futuro. Indique hoy o un día anterior.',
    completedAhead: 'Una tarea no puede completarse en un día futuro. Indique hoy o un día anterior.',
    completedEarly: 'Una tarea se completa el día en que se inició o después.',
    heldDone: 'Una tarea completada no está en espera. Quite una de las dos cosas.',
  },
};
