import type { ProductTemplateText } from './template-blocks.ts';

/** A release of damages: what the payees receive, and the claims that they give up in return. */
export const damagesRelease: ProductTemplateText = {
  title: 'Release of damages',
  header: '{operator.name} · {agreement.name}',
  blocks: [
    { kind: 'title', text: 'Release of damages' },
    {
      kind: 'facts',
      rows: [
        ['Agreement', '{agreement.reference?} {agreement.name}'],
        ['Operator', '{operator.name}'],
        ['Project', '{project.name}'],
        ['Land', '{agreement.land}'],
        ['Owners', '{agreement.owners}'],
      ],
    },
    { kind: 'heading', text: 'Damages' },
    {
      kind: 'table',
      list: 'damages',
      columns: [
        { title: 'Paid to', tag: '{payee}', width: 30 },
        { title: 'For', tag: '{notes}', width: 34 },
        { title: 'Amount', tag: '{amount}', width: 18 },
        { title: 'GST/HST', tag: '{gst}', width: 18 },
      ],
    },
    { kind: 'heading', text: 'Release' },
    {
      kind: 'clause',
      text: '1.  {operator.name} pays {agreement.damagesWithTax} in full for the damages listed above, which its work on the land caused up to the date of signing.',
    },
    {
      kind: 'clause',
      text: '2.  On receiving that payment, each person who signs below releases {operator.name}, its contractors and everyone who works for them from all claims for these damages.',
    },
    {
      kind: 'clause',
      text: '3.  Each person who signs below confirms that the damaged property is theirs, and passes on the share of anyone else who has an interest in it.',
    },
    {
      kind: 'clause',
      text: '4.  This release does not cover the compensation that the agreement provides, damage that is caused later, or damage that could not be seen at the time of signing.',
    },
    { kind: 'heading', text: 'Signed' },
    { kind: 'text', text: 'Each party signs on the date beside their name.' },
    { kind: 'tag', text: '{#damagePayees}' },
    { kind: 'text', text: '{name} receives {total}.' },
    { kind: 'signatures', names: ['{name}', 'Date and witness'] },
    { kind: 'tag', text: '{/damagePayees}' },
    { kind: 'signatures', names: ['For {operator.name}', 'Date'] },
  ],
};
