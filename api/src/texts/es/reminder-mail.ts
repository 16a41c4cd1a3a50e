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
    paymentDue: { ahead: (day) => `Pago que vence el ${day}`, late: (day) => `Pago vencido desde el ${day}` },
  },
  calendar: {
    taskAssigned: 'Tarea',
    mentioned: 'Mención',
    weekSentBack: 'Semana',
    taskDue: 'Vence la tarea',
    obligationDue: 'Vence la obligación',
    keyDate: 'Fecha clave',
    stakeholderDue: 'Vence el aviso',
    agreementExpiry: 'Vence el acuerdo',
    paymentDue: 'Vence el pago',
  },
  more: (count) => `Y ${count} más.`,
  open: 'Abrir el registro',
  inbox: 'Abrir la bandeja',
  footer: (address) => `Elija qué se le recuerda, y cómo: ${address}`,
};
