import type { en } from '../en/reminder-mail.ts';

export const es: typeof en = {
  subject: (count, late) =>
    late > 0 ? `${count} recordatorios, ${late} vencidos` : `${count} recordatorios`,
  kinds: {
    taskAssigned: {
      ahead: (day) => `Tarea asignada a usted el ${day}`,
      late: (day) => `Tarea asignada a usted el ${day}`,
    },
    mentioned: {
      ahead: (day) => `Mención en un comentario el ${day}`,
      late: (day) => `Mención en un comentario el ${day}`,
    },
    weekApproved: {
      ahead: (day) => `Semana aprobada el ${day}`,
      late: (day) => `Semana aprobada el ${day}`,
    },
    importDone: {
      ahead: (day) => `Importación terminada el ${day}`,
      late: (day) => `Importación terminada el ${day}`,
    },
    weekSentBack: {
      ahead: (day) => `Semana del ${day} devuelta`,
      late: (day) => `Semana del ${day} devuelta`,
    },
    taskDue: { ahead: (day) => `Tarea que vence el ${day}`, late: (day) => `Tarea vencida desde el ${day}` },
    obligationDue: {
      ahead: (day) => `Obligación que vence el ${day}`,
      late: (day) => `Obligación vencida desde el ${day}`,
    },
    keyDate: { ahead: (day) => `Fecha clave el ${day}`, late: (day) => `Fecha clave que pasó el ${day}` },
    stakeholderDue: {
      ahead: (day) => `El aviso a la parte interesada vence el ${day}`,
      late: (day) => `El aviso a la parte interesada venció el ${day}`,
    },
    agreementExpiry: {
      ahead: (day) => `El acuerdo vence el ${day}`,
      late: (day) => `El acuerdo venció el ${day}`,
    },
    rateEnds: {
      ahead: (day) => `Las tarifas terminan el ${day}`,
      late: (day) => `Las tarifas terminaron el ${day}`,
    },
    paymentDue: { ahead: (day) => `Pago que vence el ${day}`, late: (day) => `Pago vencido desde el ${day}` },
    answered: {
      ahead: (day) => `Respuesta a su comentario el ${day}`,
      late: (day) => `Respuesta a su comentario el ${day}`,
    },
    partyAnswered: {
      ahead: (day) => `Respuesta en una consulta el ${day}`,
      late: (day) => `Respuesta en una consulta el ${day}`,
    },
    requestAnswered: {
      ahead: (day) => `Solicitud contestada el ${day}`,
      late: (day) => `Solicitud contestada el ${day}`,
    },
    savedOver: {
      ahead: (day) => `Guardado junto a sus cambios sin guardar el ${day}`,
      late: (day) => `Guardado junto a sus cambios sin guardar el ${day}`,
    },
    reportDone: {
      ahead: (day) => `Informe terminado el ${day}`,
      late: (day) => `Informe terminado el ${day}`,
    },
    weekCorrected: {
      ahead: (day) => `Semana presentada de nuevo el ${day}`,
      late: (day) => `Semana presentada de nuevo el ${day}`,
    },
    answerDue: {
      ahead: (day) => `El último día para una respuesta es el ${day}`,
      late: (day) => `El plazo para una respuesta terminó el ${day}`,
    },
    followUpDue: {
      ahead: (day) => `Seguimiento que vence el ${day}`,
      late: (day) => `Seguimiento vencido desde el ${day}`,
    },
    copyWaited: {
      ahead: (day) => `La espera tras una copia termina el ${day}`,
      late: (day) => `La espera tras una copia terminó el ${day}`,
    },
    entryDue: {
      ahead: (day) => `El derecho de entrada se solicita hasta el ${day}`,
      late: (day) => `El aviso de derecho de entrada caducó el ${day}`,
    },
    reviewDue: {
      ahead: (day) => `El aviso de una revisión vence el ${day}`,
      late: (day) => `Aviso de una revisión vencido desde el ${day}`,
    },
    requestExpiry: {
      ahead: (day) => `El permiso o consentimiento vence el ${day}`,
      late: (day) => `El permiso o consentimiento venció el ${day}`,
    },
    rentDue: {
      ahead: (day) => `Renta sin pago que vence el ${day}`,
      late: (day) => `Renta sin pago vencida desde el ${day}`,
    },
  },
  calendar: {
    taskAssigned: 'Tarea',
    mentioned: 'Mención',
    weekApproved: 'Semana',
    importDone: 'Importación',
    weekSentBack: 'Semana',
    taskDue: 'Vence la tarea',
    obligationDue: 'Vence la obligación',
    keyDate: 'Fecha clave',
    stakeholderDue: 'Vence el aviso',
    agreementExpiry: 'Vence el acuerdo',
    rateEnds: 'Terminan tarifas',
    paymentDue: 'Vence el pago',
    answered: 'Respuesta',
    partyAnswered: 'Respuesta en una consulta',
    requestAnswered: 'Solicitud contestada',
    savedOver: 'Guardado junto a sus cambios',
    reportDone: 'Informe',
    weekCorrected: 'Semana presentada de nuevo',
    answerDue: 'Último día para una respuesta',
    followUpDue: 'Vence el seguimiento',
    copyWaited: 'Espera tras una copia',
    entryDue: 'Derecho de entrada por solicitar',
    reviewDue: 'Vence el aviso de revisión',
    requestExpiry: 'Vence el permiso o consentimiento',
    rentDue: 'Vence la renta',
  },
  more: (count) => `Y ${count} más.`,
  open: 'Abrir el registro',
  inbox: 'Abrir la bandeja',
  out: (kind, address) => `No recibir más correos de «${kind}»: ${address}`,
  footer: (address) => `Elija qué se le recuerda, y cómo: ${address}`,
};
