import type { en } from '../en/billing.ts';

/** Messages about time, its rates and its invoices, in Spanish. */
export const es: typeof en = {
  rate: {
    client: (client, schedule, day) =>
      `La tarifa de ${client} (${schedule}, desde ${day}): la propia de un cliente va antes que la general.`,
    fallback: (schedule, day) =>
      `La tarifa general (${schedule}, desde ${day}): el cliente no tiene ninguna propia para este trabajo en este día.`,
    clientProject: (client, schedule, day) =>
      `La tarifa de ${client} para este proyecto (${schedule}, desde ${day}): va antes que las demás del cliente.`,
    project: (schedule, day) =>
      `La tarifa de este proyecto (${schedule}, desde ${day}): el cliente no tiene ninguna propia para este trabajo en este día.`,
    company: (schedule, day) =>
      `La tarifa general de la empresa (${schedule}, desde ${day}): el cliente y el proyecto no tienen ninguna para este trabajo en este día.`,
    forPerson: (person) => `Es solo para ${person}.`,
    forRole: (role) => `Es para el rol ${role}.`,
    ended: (schedule, day) =>
      `Sin tarifa: ${schedule} terminó el ${day}. Añada un tarifario y aplique después las tarifas.`,
    none: (work) =>
      `Ninguna tarifa para «${work}» rige en este día. Agréguela a un tarifario y aplique después las tarifas.`,
    expense: 'Un gasto: se factura a su costo.',
  },
  part: {
    fixedFee: 'honorario fijo',
    minimum: 'mínimo por salida',
    overtime: 'horas extra',
    doubleTime: 'horas dobles',
    markUp: (percent: string) => `recargo ${percent} %`,
  },
  terms: {
    markUp: (percent: string, amount: string) => `El contrato añade un ${percent} %: ${amount}.`,
    days: (hours: string, days: string, ofDay: string, ofHalf: string | null) =>
      `${hours} horas son ${days} de un día: un día tiene ${ofDay} horas${ofHalf === null ? '' : `, medio día hasta ${ofHalf}`}.`,
    minimum: (added: string, least: string | null) =>
      `Se añaden ${added} horas: se acordó ${least === null ? 'un mínimo' : `un mínimo de ${least} horas`} por día.`,
    overtime: (hours: string, price: string, limit: string) =>
      `${hours} horas son extra a ${price}${limit === '' ? '' : `: ${limit}`}.`,
    doubleTime: (hours: string, price: string, limit: string) =>
      `${hours} horas son dobles a ${price}${limit === '' ? '' : `: ${limit}`}.`,
    overDay: (hours: string) => `más de ${hours} por día`,
    overWeek: (hours: string) => `más de ${hours} por semana`,
    overDayOrWeek: (day: string, week: string) => `más de ${day} por día o ${week} por semana`,
  },
  line: {
    submitted: 'Esta línea está entregada. Pida que se la devuelvan antes de cambiarla.',
    approved: 'Esta línea está aprobada. Pida que se la devuelvan antes de cambiarla.',
    drafted: 'Esta línea está en un borrador de factura. Se puede cambiar cuando el borrador se elimine.',
    invoiced: (number) =>
      `Esta línea se facturó con la factura ${number}. Se puede cambiar cuando esa factura se anule.`,
    lockedDay: (reason) => `Este día está cerrado: ${reason}. Pida a quien factura que lo abra.`,
    outsideWeek: 'Este día no está en la semana de la hoja de horas.',
    cellTaken: (quantity) =>
      `El mismo trabajo de este día ya tiene ${quantity}, escrito en otra ventana. Cambie esa línea o dé a esta una descripción propia.`,
    otherProject: 'Este acuerdo pertenece a otro proyecto.',
    noWork: 'Indique el tipo de trabajo: de él depende la tarifa.',
    noMonday: 'Una semana comienza en lunes.',
  },
  week: {
    overFull: (day, hours) =>
      `${day} tiene ${hours} horas. Dé un motivo para el día, o corrija sus líneas, antes de entregar.`,
    ahead: (days) =>
      `Los días por venir solo se entregan si los confirma: ${days}. Entregue la semana cuando pasen, o confirme.`,
    empty: 'No hay nada que entregar en esta semana: todas sus líneas están entregadas.',
  },
  hindrance: {
    ON_HOLD: (who, reason) => `Retenida por ${who}: ${reason}`,
    NOT_SUBMITTED: (who) => `${who} no la ha entregado.`,
    NOT_APPROVED: 'Entregada y todavía sin aprobar.',
    NO_PROJECT: 'No nombra ningún proyecto, así que no se puede facturar a nadie.',
    NO_CLIENT: 'Su proyecto no tiene cliente.',
    NO_AFE: 'Su proyecto no tiene número AFE.',
    NO_RATE: 'No tiene tarifa en su día.',
    ON_DRAFT: 'Está en un borrador de factura.',
    READY: 'Se puede facturar.',
    BILLED_SINCE: 'Ese día no estaba facturada; ahora lo está.',
  },
  invoiceDate: {
    closedDay: (day: string, reason: string) =>
      `${day} está cerrado: ${reason}. Elija una fecha posterior, o que un administrador diga por qué lleva esta.`,
    beforeWork: (day: string) =>
      `Su último trabajo se hizo el ${day}. Ponga esa fecha o una posterior, o que un administrador diga por qué lleva esta.`,
    outOfOrder: (number: string, day: string) =>
      `La factura ${number} lleva la fecha ${day}, y los números siguen las fechas. Ponga esa fecha o una posterior, o que un administrador diga por qué lleva esta.`,
    tooLate: (years: number) => `Una factura lleva fecha a lo sumo ${years} años después de hoy.`,
  },
  receipt: {
    noTax: 'Escriba el impuesto que indica el recibo, o déjelo vacío.',
    tooMuch: (percent) =>
      `Es más del ${percent} % del costo sin impuesto, la tasa más alta de HST. Escriba solo el impuesto.`,
    noNumber: (from) =>
      `Desde ${from} un crédito por el impuesto necesita el registro GST/HST del proveedor, que está en el recibo.`,
  },
  format: {
    line: (number: string, description: string, headings: string) =>
      `la línea ${number} (${description}) no tiene ${headings}`,
    lacks: (format: string, lines: string, more: number) =>
      `No se cumple «${format}»: ${lines}${more > 0 ? `; y ${more} más` : ''}. Escríbalo en el proyecto, o en la codificación de códigos contables del formato.`,
  },
  charge: {
    feeLeft: (left: string) => `Del honorario fijo solo quedan ${left}: el resto está en otras facturas.`,
    belowNothing: 'La línea quedaría por debajo de cero. Redúzcala como mucho en su importe.',
    bothDiscounts: 'Escriba el descuento en porcentaje o en dólares, no ambos.',
    discountTooLarge: 'El descuento supera la suma de las líneas.',
    noCredit: 'Escriba lo que se abona de al menos una línea.',
    noReason: 'Diga por qué se aumenta o reduce la línea.',
    otherClient: 'Este proyecto tiene otro cliente que la factura.',
  },
  invoice: {
    noProvince: (project) =>
      `${project} no tiene un área con provincia, así que no se conocen sus impuestos. Elija el área del proyecto.`,
    noLines: 'El borrador no tiene líneas. Elimínelo y haga otro.',
    noTaxNumber: (from) =>
      `Desde ${from} una factura con impuestos nombra su registro GST/HST. Un administrador lo anota en la empresa.`,
    noTerms: (from) => `Desde ${from} una factura dice sus condiciones, por ejemplo «Neto 30 días».`,
    noAddress: (client) => `${client} no tiene dirección. Anótela en el asociado comercial.`,
    notAllowed: {
      FINALIZED: 'Solo se puede emitir un borrador.',
      CREDITED: 'Solo se puede abonar una factura emitida.',
      REVERSED: 'Solo se puede anular una factura emitida, y una sola vez.',
      SENT: 'Solo se puede enviar una factura emitida.',
      PAID: 'Solo se puede pagar una factura emitida.',
      WRITTEN_OFF: 'Solo se puede dar de baja una factura emitida.',
      DELETED: 'Una factura emitida nunca se elimina. Anúlela en su lugar.',
      EDITED: 'Una factura emitida queda como está. Abone una parte, o anúlela y facture de nuevo.',
    },
    writeOff: {
      beforeInvoice: 'Una factura no se da de baja antes de su fecha.',
      standsFirst: 'Una parte de esta factura está dada de baja. Retire primero la baja.',
    },
    overpaid: (open) =>
      `Solo quedan ${open} por pagar. Anote lo que corresponde a esta factura, y el resto en la factura que paga.`,
    overcredited: (left) => `De esta línea solo quedan ${left} por abonar.`,
    credit: (number) => `Abono de la factura ${number}`,
    creditStays:
      'Una nota de crédito queda como está. Para facturarlo de nuevo, añada una línea a un borrador.',
    reversalStays: 'Una anulación queda como está. Lo que anula se puede facturar de nuevo.',
    reversal: (number) => `Anulación de la factura ${number}`,
    beforeInvoice: 'Lleva la fecha de su factura, o una posterior.',
  },
};
