import type { en } from '../en/agreement-clocks.ts';

/** Texts of the clocks that provincial rules set on an agreement, in Spanish. */
export const es: typeof en = {
  unnamed: '(aún sin nombre)',
  waived: '{name} renunció al plazo de espera con una declaración jurada el {day}.',
  copyNotLeft:
    'Anote cuándo se deja la copia completa a {name}: ni conversaciones ni firma hasta que pase el plazo de espera.',
  copyUnknown: 'No consta cuándo se dejó la copia completa a {name}. Añada el momento, o la renuncia.',
  ruleEmpty:
    'La regla no tiene plazo, así que el de {name} no se cuenta. Un administrador del sistema puede añadirlo.',
  copyRunning: 'No reanude conversaciones con {name} ni acepte una firma antes de {moment}.',
  copyOver: 'El plazo de espera de {name} terminó {moment}: se puede seguir hablando.',
  signedAfter: '{name} firmó después del plazo de espera, que terminó {moment}.',
  signedThatDay:
    '{name} firmó el día en que terminó el plazo de espera, {moment}. Compruebe que fue más tarde.',
  signedEarly:
    '{name} firmó antes de que terminara el plazo de espera, {moment}. Añada la renuncia, o que vuelva a firmar.',
  dowerGiven: 'El cónyuge de {name} dio su consentimiento el {day}.',
  dowerLate:
    'El cónyuge de {name} dio su consentimiento el {day}, después de que {name} firmara el {given}. El consentimiento va en el acuerdo o con él: pregunte si es válido, o que el acuerdo se vuelva a firmar.',
  dowerOnTitle:
    'Ambos cónyuges figuran en el título y firman: {name} no necesita el consentimiento del cónyuge.',
  dowerUnknown:
    'La tierra es la vivienda familiar de {name}. Rellene el plazo, o N/A si no termina: un arrendamiento largo o una servidumbre de paso necesita el consentimiento del cónyuge.',
  dowerShort:
    'El plazo sobre la vivienda familiar de {name} es bastante corto para un arrendamiento sin el consentimiento del cónyuge. Una servidumbre de paso puede necesitarlo con cualquier plazo.',
  dowerMissing:
    '{name} firmó sobre su vivienda familiar sin el consentimiento del cónyuge. Consiga el consentimiento y el reconocimiento.',
  dowerDue:
    'El acuerdo sobre la vivienda familiar de {name} necesita el consentimiento del cónyuge: consiga el consentimiento y el reconocimiento.',
  reviewLate: 'El aviso de la revisión quinquenal se dio el {given}, después del {day}.',
  reviewGiven: 'El aviso de la revisión quinquenal se dio el {given}.',
  reviewOpen: 'El aniversario es el {from}; el aviso de la revisión quinquenal vence el {day}.',
  reviewOverdue: 'El aviso de la revisión quinquenal vencía el {day}. Délo, e indique cuándo.',
  reviewDue: 'Dé el aviso de la revisión quinquenal hasta el {day}.',
  entryOpen: 'Se pueden presentar objeciones al derecho de entrada hasta el {day}.',
  entryFree: 'Terminó el plazo de objeciones al derecho de entrada: la orden puede dictarse desde el {from}.',
  entryOrdered:
    'La orden de derecho de entrada se dictó el {day}. Pague lo que exige su regla antes de entrar.',
  entryNoRule:
    'Se entregó el {day} un aviso de solicitud de derecho de entrada. Ninguna regla dice hasta cuándo se pueden presentar objeciones.',
  federalOpen: 'Solicite el derecho de entrada al regulador federal entre el {from} y el {day}.',
  federalDue: 'Solicite el derecho de entrada al regulador federal hasta el {day}.',
  federalOver:
    'El aviso de derecho de entrada permitía la solicitud hasta el {day}. Entregue un aviso nuevo.',
  federalApplied: 'La solicitud de derecho de entrada se presentó el {given}.',
  federalTooEarly:
    'La solicitud de derecho de entrada se presentó el {given}; tras el aviso se puede presentar desde el {from}. Entregue un aviso nuevo y solicite otra vez.',
  federalTooLate:
    'La solicitud de derecho de entrada se presentó el {given}; tras el aviso había que presentarla hasta el {day}. Entregue un aviso nuevo y solicite otra vez.',
  expired: 'Venció el {day}. Renuévelo, o anote su devolución.',
  expiresSoon: 'Vence el {day}. Renuévelo a tiempo.',
  expires: 'Vence el {day}.',
  allPaid: 'Todo lo que se debe está pagado.',
  unpaid: 'Se deben {amount} y no están pagados.',
  nextPayment: 'Faltan por pagar {amount}; lo próximo el {day}.',
  undatedPayment: 'Faltan por pagar {amount}, y no consta cuándo.',
  nextRent: 'La próxima renta, de {amount}, vence el {day}.',
  rentsUnpaid: 'Se deben {amount} y no están pagados. Los pagos no cubren la renta que vencía el {day}.',
  rentsStopped:
    'Se deben {amount} y no están pagados. Los pagos están detenidos, y la renta que vencía el {day} se sigue debiendo.',
  rentsDisputed:
    'Se deben {amount} y no están pagados. Los pagos están retenidos por una disputa, y la renta que vencía el {day} se sigue debiendo.',
  rentsUnlocated:
    'Se deben {amount} y no están pagados. Los pagos están retenidos porque no se encuentra al propietario, y la renta que vencía el {day} se sigue debiendo.',
  rentsPaidLess:
    'Las liquidaciones pagaron {amount} menos de lo que dicen ahora los importes con fecha, desde la renta que vencía el {day}. Añada un pago por la diferencia, o añádalo como cancelado si no se debe.',
  rentsPaidMore:
    'Las liquidaciones pagaron {amount} más de lo que dicen ahora los importes con fecha, desde la renta que vencía el {day}. Acuérdelo con el beneficiario, o corrija los importes.',
  rentUnknown:
    'Una renta vencía el {day}, y no consta su importe. Indique el importe de cada concepto anual.',
  rentUndated: 'Hay compensación anual. Indique la fecha de vigencia, o el primer vencimiento de sus rentas.',
  waivedThatDay:
    '{name} renunció al plazo de espera el {day}, el día de la firma. Asegúrese de que la renuncia se juró antes.',
  waivedLate:
    '{name} firmó antes de que terminara el plazo de espera, el {moment}; la renuncia del {day} es posterior a la firma y no lo remedia. Haga que firme de nuevo.',
  reviewUnknown:
    'Hay una compensación anual. Indique la fecha de vigencia: las revisiones se cuentan desde ella.',
  reviewCustom: 'Por costumbre la compensación anual se revisa desde el {from}.',
  reviewsMissed:
    'No consta aviso de las revisiones de {days}. Dé el último, o anote en Enmiendas y renovaciones por qué se cierran.',
  noProvince: 'Sin provincia: no se pueden aplicar las reglas. Añada el terreno, o dé un área al proyecto.',
  lookedAt: 'Consultado, y ahora no se pide nada: {rules}. Compruebe el texto vigente.',
  notLookedAt: '{place}: aquí no hay regla sobre {activities}. No se ha consultado lo que pide allí la ley.',
  aboutCopyOfAgreement: 'la copia dejada al propietario',
  aboutDowerConsent: 'el consentimiento del cónyuge',
  aboutReviewNotice: 'la revisión de la compensación anual',
  aboutRightOfEntry: 'las objeciones a un derecho de entrada',
  aboutUnpaidCompensation: 'la compensación impagada',
  there: '{moment} donde está el terreno',
};
