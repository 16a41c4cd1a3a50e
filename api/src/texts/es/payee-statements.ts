import type { en } from '../en/payee-statements.ts';

/** Texts on the statements for payees, in Spanish. */
export const es: typeof en = {
  choosePayments: 'Elija los pagos cuyos beneficiarios reciben un estado de cuenta.',
  title: (year: number) => `Estado de pagos ${year}`,
  titleOfYears: 'Estados de pagos',
  counted:
    'Los pagos cuentan por el día en que se pagaron o, si no, se solicitaron. Los devueltos y cancelados no figuran.',
  none: 'No se pagó nada en este año.',
  columns: {
    day: 'Pagado',
    due: 'Vencimiento',
    number: 'Pago',
    reference: 'Referencia',
    agreement: 'Acuerdo',
    project: 'Proyecto',
  },
};
