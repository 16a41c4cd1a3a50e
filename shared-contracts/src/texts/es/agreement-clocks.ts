import type { en } from '../en/agreement-clocks.ts';

/** Lo que las reglas de su provincia dicen de un acuerdo. */
export const es: typeof en = {
  waived: '{name} renunció a las 48 horas con una declaración jurada el {day}.',
  copyNotLeft:
    'Anote cuándo se deja la copia completa a {name}: ni conversaciones ni firma hasta 48 horas después.',
  copyUnknown: 'No consta cuándo se dejó la copia completa a {name}. Añada el momento, o la renuncia.',
  ruleEmpty:
    'La regla no tiene plazo, así que el de {name} no se cuenta. Un administrador del sistema puede añadirlo.',
  copyRunning: 'No reanude conversaciones con {name} ni acepte una firma antes de {moment}.',
  copyOver: 'Las 48 horas de {name} terminaron {moment}: se puede seguir hablando.',
  signedAfter: '{name} firmó después de las 48 horas, que terminaron {moment}.',
  signedThatDay: '{name} firmó el día en que terminaron las 48 horas, {moment}. Compruebe que fue más tarde.',
  signedEarly: '{name} firmó antes de que terminaran las 48 horas, {moment}. Añada la renuncia, o que vuelva a firmar.',
  dowerGiven: 'El cónyuge de {name} dio su consentimiento el {day}.',
  dowerOnTitle: 'Los dos cónyuges están en el título y firman: {name} no necesita consentimiento del cónyuge.',
  dowerUnknown:
    '{name} arrienda su vivienda. Indique el plazo: con más de tres años hace falta el consentimiento del cónyuge.',
  dowerShort:
    'El arrendamiento de la vivienda de {name} no pasa de tres años: no hace falta el consentimiento del cónyuge.',
  dowerMissing:
    '{name} firmó un arrendamiento de su vivienda de más de tres años sin el consentimiento del cónyuge. Consiga el consentimiento y el reconocimiento.',
  dowerDue:
    'El arrendamiento de la vivienda de {name} pasa de tres años: consiga el consentimiento del cónyuge y el reconocimiento.',
  reviewLate: 'El aviso de la revisión quinquenal se dio el {given}, después del {day}.',
  reviewGiven: 'El aviso de la revisión quinquenal se dio el {given}.',
  reviewOpen: 'El cuarto aniversario es el {from}; el aviso de la revisión quinquenal vence el {day}.',
  reviewOverdue: 'El aviso de la revisión quinquenal vencía el {day}. Délo, e indique cuándo.',
  reviewDue: 'Dé el aviso de la revisión quinquenal hasta el {day}.',
  expired: 'Venció el {day}. Renuévelo, o anote su devolución.',
  expiresSoon: 'Vence el {day}. Renuévelo a tiempo.',
  expires: 'Vence el {day}.',
  allPaid: 'Todo lo que se debe está pagado.',
  unpaid: 'Se deben {amount} y no están pagados.',
  nextPayment: 'Faltan por pagar {amount}; lo próximo el {day}.',
  undatedPayment: 'Faltan por pagar {amount}, y no consta cuándo.',
};
