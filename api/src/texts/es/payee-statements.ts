import type { en } from '../en/payee-statements.ts';

/** Lo que figura en los estados de cuenta de los beneficiarios. */
export const es: typeof en = {
  oneFile: 'Los estados de cuenta se hacen para los beneficiarios de un archivo. Elija uno solo.',
  title: (year: number) => `Estado de pagos ${year}`,
  counted:
    'Los pagos cuentan por el día en que se pagaron o, si no, se solicitaron. Los devueltos no figuran.',
  none: 'No se pagó nada en este año.',
  columns: {
    day: 'Pagado',
    due: 'Vencimiento',
    number: 'Pago',
    reference: 'Referencia',
    agreement: 'Acuerdo',
    project: 'Proyecto',
    amount: 'Importe, CAD',
  },
};
