import type { ProductTemplateText } from './template-blocks.ts';

/** A letter to a grantor: the rights that are requested, and on what land. */
export const requestLetter: ProductTemplateText = {
  title: 'Request letter',
  header: '{company.name}',
  blocks: [
    { kind: 'text', text: '{today}' },
    { kind: 'text', text: '{recipient.name}\n{recipient.address}' },
    { kind: 'tag', text: '{#recipient.contact}' },
    { kind: 'text', text: 'Attention: {recipient.contact}' },
    { kind: 'tag', text: '{/recipient.contact}' },
    { kind: 'heading', text: 'Re: Request for consent – {project.name}' },
    {
      kind: 'facts',
      rows: [
        ['Request', '{request.type}'],
        ['Project', '{project.name}'],
        ['Project number', '{project.operatorNumber?}'],
        ['Operator', '{operator.name}'],
        ['Legal description', '{request.land?}'],
      ],
    },
    { kind: 'text', text: 'Dear {recipient.greeting}:' },
    {
      kind: 'text',
      text: '{company.name}, on behalf of {operator.name}, asks for your consent to the work described below, which affects your facilities or interests.',
    },
    { kind: 'tag', text: '{#request.scope}' },
    { kind: 'text', text: '{request.scope}' },
    { kind: 'tag', text: '{/request.scope}' },
    { kind: 'tag', text: '{#hasItems}' },
    {
      kind: 'table',
      list: 'items',
      columns: [
        { title: 'Item', tag: '{type?}', width: 25 },
        { title: 'Description', tag: '{description?}', width: 40 },
        { title: 'Your reference', tag: '{reference?}', width: 15 },
        { title: 'Legal description', tag: '{land?}', width: 20 },
      ],
    },
    { kind: 'tag', text: '{/hasItems}' },
    {
      kind: 'text',
      text: 'Please send us your agreement or your conditions, with your reference, to {sender.email}. If somebody else must be asked, please send us their name and address.',
    },
    { kind: 'text', text: 'Yours truly,' },
    { kind: 'text', text: '\n{sender.name}\n{sender.title?}\n{company.name}' },
  ],
};
