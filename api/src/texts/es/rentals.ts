import type { en } from '../en/rentals.ts';

const listed = (names: readonly string[], count: number) =>
  count > names.length ? `${names.join(', ')} y ${count - names.length} más` : names.join(', ');

/** Refusals about runs of rents, in Spanish. */
export const es: typeof en = {
  off: 'Las rentas están desactivadas para usted. Pregunte a un administrador del sistema.',
  onlyRentals: 'Solo quienes liquidan rentas pueden hacer esto. Pregunte a un administrador del sistema.',
  ownRun: 'Usted preparó esta liquidación. La aprueba otra persona de su empresa que liquide rentas.',
  takenBackAlready: 'Esta liquidación se retiró. Prepare una nueva.',
  approvedAlready: 'Esta liquidación ya está aprobada. Cárguela de nuevo para ver sus pagos.',
  sentAlready: (count: number) =>
    count === 1
      ? 'Un pago de esta liquidación ya salió. Solo se retira antes: devuelva o anule el pago.'
      : `${count} pagos de esta liquidación ya salieron. Solo se retira antes: devuelva o anule los pagos.`,
  changedMeanwhile: 'Alguien cambió esta liquidación mientras tanto. Cárguela de nuevo.',
  rentsChanged: (count: number, names: readonly string[]) =>
    count === 1
      ? `La renta de ${listed(names, count)} ya no es la que se revisó. Busque las rentas de nuevo y revísela.`
      : `Las rentas de ${listed(names, count)} ya no son las que se revisaron. Busque las rentas de nuevo y revíselas.`,
  paidMeanwhile: 'Otra liquidación ya paga una de estas rentas. Busque las rentas de nuevo para ver cuál.',
  notApproved: 'Esta liquidación aún no está aprobada: no tiene pagos.',
  nothingToSend: 'Todos los pagos de esta liquidación ya salieron o se pagaron.',
  nothingToPay:
    'Ninguna renta de esta liquidación se puede pagar. Corrija las excepciones o decida qué rentas pagar.',
  notPayable: 'Una de estas rentas no se puede pagar hasta que se corrija. El motivo está a su lado.',
  acts: {
    backAlready: (name: string) => `El pago ${name} ya volvió. Exclúyalo.`,
    notOut: (name: string) => `El pago ${name} aún no salió, así que no puede volver.`,
    amountMissing: (name: string) => `Pago ${name}: indique un importe mayor que 0.`,
    beforeOut: (name: string) =>
      `Pago ${name}: el día es anterior al de su salida o devolución. Indique un día posterior.`,
    closedAlready: (name: string) => `El pago ${name} ya se canceló o se reemplazó. Exclúyalo.`,
    held: (name: string) => `El pago ${name} está retenido. Libérelo antes.`,
    heldAlready: (name: string) => `El pago ${name} ya está retenido. Exclúyalo.`,
    notHeld: (name: string) => `El pago ${name} no está retenido. Exclúyalo.`,
    notLess: (name: string) => `Pago ${name}: una parte es menor que el pago. Márquelo como pagado.`,
    notReturned: (name: string) =>
      `El pago ${name} no volvió. Márquelo como devuelto y después vuelva a emitirlo.`,
    paidAlready: (name: string) => `El pago ${name} ya se pagó. Exclúyalo.`,
    paidCancel: (name: string) => `El pago ${name} se pagó. Márquelo como devuelto y después cancélelo.`,
    returnedAlready: (name: string) => `El pago ${name} ya volvió. Vuelva a emitirlo.`,
    tooMuch: (name: string) => `El pago ${name} es menor que lo que retiene. Indique un importe menor.`,
    wentOut: (name: string) => `El pago ${name} ya salió, así que no se puede retener.`,
  },
  paymentKept:
    'Este pago está retenido, cancelado o reemplazado, así que queda como está. Libérelo antes en la lista de pagos, o déjelo.',
  tooManyPayments: (most: number) => `Elija entre 1 y ${most} pagos a la vez.`,
  tooMany: (most: number) => `Elija entre 1 y ${most} rentas a la vez.`,
  reasonMissing: 'Indique por qué se retienen las rentas.',
  endBeforeFirst: 'El último día no puede ser anterior a la primera renta.',
  rateTwice: 'Este concepto ya tiene un importe nuevo desde este día.',
  paymentOfRun:
    'Este pago viene de una liquidación de rentas: su tipo, beneficiario, importe y vencimiento no cambian. Devuélvalo o retire la liquidación.',
  agreementHasRents:
    'Hay rentas pagadas por este acuerdo. Se conserva: ponga una fecha final a su calendario de rentas.',
};
