import type { en } from '../en/invoice-mail.ts';

/** The mail with which an invoice is sent, in Spanish. */
export const es: typeof en = {
  subject: (number, supplier) => `Factura ${number} de ${supplier}`,
  greeting: (buyer) => `A ${buyer}:`,
  enclosed: (number, day, receipts) =>
    `adjuntamos la factura ${number} del ${day} como PDF${
      receipts === 0 ? '' : receipts === 1 ? ', seguida de su recibo' : `, seguida de sus ${receipts} recibos`
    }.`,
  from: (sender, supplier) => `Enviado por ${sender}, ${supplier}.`,
  footer: (supplier) => `Las preguntas sobre esta factura las responde ${supplier}.`,
};
