import type { en } from '../en/cheque-requisitions.ts';

/** Texts on cheque requisitions, in Spanish. */
export const es: typeof en = {
  oneFile: 'Las solicitudes de cheques se hacen de los pagos de un archivo. Elija uno solo.',
  title: (number: string) => `Solicitudes de cheques ${number}`,
  prepared: (name: string, at: string) => `Preparada por ${name}, ${at}`,
  approved: (name: string, at: string) => `Aprobada por ${name}, ${at}`,
  sent: (name: string, at: string) => `Solicitados por ${name}, ${at}`,
  list: 'Cheques',
  none: 'Ningún pago salió con este archivo.',
  voucher: 'Comprobante',
  payee: 'Beneficiario',
  vendor: 'Código de proveedor',
  method: 'Forma de pago',
  methods: { Cheque: 'Cheque', DirectDeposit: 'Depósito directo', Wire: 'Transferencia bancaria' },
  address: 'Dirección',
  payments: 'Pagos',
  number: 'Pago',
  due: 'Vencimiento',
  agreement: 'Acuerdo',
  project: 'Proyecto',
  afe: 'AFE',
  cost: 'Centro de costo',
};
