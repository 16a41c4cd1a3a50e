import type { ProductTemplateText } from './template-blocks.ts';

/** A letter to each payee with the payments of a run, line by line. */
export const paymentLetter: ProductTemplateText = {
  title: 'Payment letter',
  header: '{company.name}',
  blocks: [
    { kind: 'text', text: '{today}' },
    { kind: 'text', text: '{recipient.name}\n{recipient.address}' },
    { kind: 'heading', text: 'Re: Annual compensation, payment {payment.number}' },
    { kind: 'text', text: 'Dear {recipient.greeting}:' },
    { kind: 'text', text: 'We pay you {payment.total} for the agreements below.' },
    {
      kind: 'table',
      list: 'payments',
      columns: [
        { title: 'Agreement', tag: '{agreement}', width: 20 },
        { title: 'Land', tag: '{land?}', width: 30 },
        { title: 'Due', tag: '{dueDate?}', width: 20 },
        { title: 'Amount', tag: '{amount}', width: 15 },
        { title: 'GST/HST', tag: '{gst}', width: 15 },
      ],
    },
    { kind: 'tag', text: '{#payment.hasGst}' },
    {
      kind: 'text',
      text: 'It contains {payment.tax} of {payment.gst} under your registration {payment.gstNumber?}.',
    },
    { kind: 'tag', text: '{/payment.hasGst}' },
    {
      kind: 'text',
      text: 'If your address or the owners of the land have changed, please write to me at {sender.email}.',
    },
    { kind: 'text', text: 'Yours truly,' },
    { kind: 'text', text: '\n{sender.name}\n{sender.title?}\n{company.name}' },
  ],
};
