import type { en } from '../en/consultation-log.ts';

/** The same in Spanish. */
export const es: typeof en = {
  title: 'Registro de consulta',
  empty: 'Todavía no se contactó a nadie.',
  confidential: 'Se omite lo confidencial',
  columns: {
    number: 'N.º',
    date: 'Fecha',
    time: 'Hora',
    recipient: 'Parte contactada',
    kind: 'Tipo',
    land: 'Tierra',
    step: 'Motivo',
    method: 'Medio',
    outcome: 'Resultado',
    contactedBy: 'Contactado por',
    spokenWith: 'Hablado con',
    comments: 'Resumen del contacto',
    delivered: 'Entregado',
    evidence: 'Prueba',
  },
  kinds: { Stakeholder: 'Parte interesada', Indigenous: 'Comunidad indígena' },
  steps: {
    Answer: 'Respuesta',
    FollowUp: 'Seguimiento',
    LogSent: 'Registro enviado a revisión',
    Notice: 'Aviso',
    Objection: 'Objeción',
    ObjectionResolved: 'Objeción resuelta',
  },
  outcomes: {
    Reached: 'Contactado',
    NotReached: 'No contactado',
    NoAnswer: 'Sin respuesta',
    LeftCard: 'Se dejó tarjeta',
    Refused: 'Se negó',
  },
};
