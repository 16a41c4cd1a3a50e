/** The mail that an invoice goes out with. */
export const en = {
  subject: (number: string, supplier: string) => `Invoice ${number} from ${supplier}`,
  greeting: (buyer: string) => `To ${buyer},`,
  enclosed: (number: string, day: string) => `please find enclosed invoice ${number} of ${day} as a PDF.`,
  from: (sender: string, supplier: string) => `Sent by ${sender}, ${supplier}.`,
  footer: (supplier: string) => `Questions about this invoice are answered by ${supplier}.`,
};
