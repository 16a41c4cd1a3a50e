import type { en } from '../en/billing.ts';

/** Refusals about time and invoices, in Spanish. */
export const es: typeof en = {
  fileOfDraft: 'Solo una factura finalizada tiene archivo: finalícela primero.',
  off: 'Esta parte de Rightway está desactivada para usted. Consulte a un administrador del sistema.',
  onlyInvoicing:
    'Solo personas con acceso a facturas pueden hacerlo. Consulte a un administrador del sistema.',
  onlyApprovers:
    'Solo los aprobadores de su empresa pueden hacerlo. Consulte a un administrador del sistema.',
  onlyOwn: 'Usted solo puede anotar sus propias horas.',
  otherCompany: 'Esta persona trabaja para otra empresa.',
  onInvoices: (count, numbers) => {
    const invoices = numbers.map((number) => (number === null ? 'un borrador' : `la factura ${number}`));
    return count === 1
      ? `1 línea queda como está: está en ${invoices.join(', ')}.`
      : `${count} líneas quedan como están: están en ${invoices.join(', ')}.`;
  },
  weekBegun:
    'Esta semana ya se comenzó, por ejemplo en otra pestaña o ventana. Anote lo que escribió aquí, vuelva a abrir la semana y añádalo allí.',
  nothingWaits: 'Nada de esta semana espera aprobación, así que no hay nada que retirar.',
  ownTime: 'En su empresa nadie decide sobre sus propias horas: tiene que hacerlo otra persona.',
  tooMany: (most) => `Son más de ${most} líneas. Limítelas por semana, persona o proyecto.`,
  approvedStays: 'Las horas aprobadas y facturadas no se eliminan. Devuélvalas primero, o anule su factura.',
  pendingStays:
    'Algunas de estas horas están entregadas. Indique que también se pueden eliminar las pendientes, o haga que se devuelvan.',
  hasRate: 'Aquí solo se eliminan líneas sin tarifa. Cambie las demás en su semana.',
  lockOrder: 'El último día no puede ser anterior al primero.',
  tooManyWeeks: (most) => `Se pueden ver a lo sumo ${most} semanas, la primera antes de la última.`,
  largeMail: (size, most) =>
    `Sus recibos tienen ${size} MB, y un correo admite ${most}. Descargue el PDF con Generar y marque la factura como enviada.`,
  nothingToBill:
    'No hay nada que facturar: no queda ninguna línea aprobada con tarifa y número AFE. El trabajo en curso dice qué impide cada una.',
  billedMeanwhile: (who, number) =>
    number === null
      ? `${who} puso mientras tanto una de estas líneas en un borrador de factura. Cargue la lista de nuevo.`
      : `${who} facturó mientras tanto una de estas líneas con la factura ${number}. Cargue la lista de nuevo.`,
  notBillable: 'Una de estas líneas ya no se puede facturar. Cargue la lista de nuevo para ver por qué.',
  periodOrder: 'El fin del período no puede ser anterior a su comienzo.',
  linesStay:
    'Las líneas de un borrador son las de las horas que factura. Elimine el borrador para facturar otras.',
  unbalanced: (numbers: readonly string[]) =>
    `Las líneas y los impuestos de ${numbers.join(', ')} no suman el total. No se exporta nada: avise a un administrador del sistema.`,
  creditedAlready:
    'Una nota de crédito devolvió una parte de esta factura, así que no se anula. Abone lo que queda.',
  takenBackOnce: 'Este lote ya se retiró.',
  noPayment: 'Este pago ya se retiró. Cargue la factura de nuevo.',
  paidSingly: 'Sus pagos se anotaron uno por uno. Retire el que no llegó.',
  nothingToPay:
    'No queda nada por pagar de esta factura: las notas de crédito devolvieron lo que no se pagó.',
  nothingToPayOut:
    'El cliente no pagó más de lo que la factura importa todavía, así que no hay nada que devolver.',
  nothingToExport:
    'No queda ninguna factura emitida ni ningún pago de estos días por exportar. Elija otros días, o exporte de nuevo lo ya exportado.',
};
