/** The mail with which an invoice is sent. */
export const en = {
  subject: (number: string, supplier: string) => `Invoice ${number} from ${supplier}`,
  greeting: (buyer: string) => `To ${buyer},`,
  enclosed: (number: string, day: string, receipts: number) =>
    `please find enclosed invoice ${number} of ${day} as a PDF${
      receipts === 0
        ? ''
        : receipts === 1
          ? ', followed by its receipt'
          : `, followed by its ${receipts} receipts`
    }.`,
  from: (sender: string, supplier: string) => `Sent by ${sender}, ${supplier}.`,
  footer: (supplier: string) => `Questions about this invoice are answered by ${supplier}.`,
};
