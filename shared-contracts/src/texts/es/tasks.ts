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
  due: {
    rule: '{length} {side} {anchor}',
    sameDay: 'el día {anchor}',
    sides: { After: 'después', Before: 'antes' },
    one: {
      Days: '1 día',
      WorkingDays: '1 día hábil',
      AlbertaDays: '1 día laborable del Gobierno de Alberta',
      Weeks: '1 semana',
      Months: '1 mes',
    },
    many: {
      Days: '{n} días',
      WorkingDays: '{n} días hábiles',
      AlbertaDays: '{n} días laborables del Gobierno de Alberta',
      Weeks: '{n} semanas',
      Months: '{n} meses',
    },
    anchors: {
      Assigned: 'de su asignación',
      NamedDate: 'de la fecha clave «{name}»',
      TaskDue: 'del vencimiento de «{name}»',
      TaskDone: 'de la conclusión de «{name}»',
      Sent: 'del envío',
      Signed: 'de la última firma',
      ConsentRequested: 'de la petición del consentimiento',
      Consent: 'del consentimiento',
      SentToField: 'del envío al campo',
      PlansReceived: 'de la recepción de los planos',
      Effective: 'de su entrada en vigor',
      Expiry: 'de su vencimiento',
      Received: 'de la recepción',
      Notified: 'del aviso',
      Answered: 'de la respuesta',
      Completed: 'de su conclusión',
    },
    noName: 'Indique la fecha clave que sigue la tarea.',
    noTask: 'Elija la tarea que sigue.',
    notHere: 'Este tipo de registro no tiene esa fecha. Elija otra.',
  },
};
