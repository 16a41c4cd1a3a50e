import { paid } from './agreement-texts.ts';
import type { ProductTemplateText, TemplateBlock } from './template-blocks.ts';

const opening: readonly TemplateBlock[] = [
  { kind: 'text', text: '{today}' },
  { kind: 'text', text: '{recipient.name}\n{recipient.address}' },
];

const closing: readonly TemplateBlock[] = [
  { kind: 'text', text: 'Yours truly,' },
  { kind: 'text', text: '\n{sender.name}\n{sender.title?}\n{company.name}' },
];

/** A letter that goes with the offer to each landowner. */
export const offerLetter: ProductTemplateText = {
  title: 'Offer letter',
  header: '{company.name}',
  blocks: [
    ...opening,
    { kind: 'heading', text: 'Re: {agreement.type?} – {agreement.name}' },
    {
      kind: 'facts',
      rows: [
        ['Project', '{project.name}'],
        ['Operator', '{operator.name}'],
        ['Legal description', '{agreement.land?}'],
        ['Our reference', '{agreement.reference?}'],
      ],
    },
    { kind: 'text', text: 'Dear {recipient.greeting}:' },
    {
      kind: 'text',
      text: '{operator.name} would like to use part of the land above. We enclose the proposed agreement; a completed copy stays with you.{#agreement.copyHours} By law we come back to it no sooner than {agreement.copyHours} hours after it was left with you.{/agreement.copyHours}',
    },
    { kind: 'tag', text: '{#hasCompensation}' },
    {
      kind: 'text',
      text: 'We offer you{#agreement.hasSeveralOwners} and the other owners{/agreement.hasSeveralOwners}:',
    },
    {
      kind: 'table',
      list: 'compensation',
      columns: [
        { title: 'For', tag: '{type}', width: 40 },
        { title: 'Amount', tag: '{amount}', width: 25 },
        paid,
      ],
    },
    { kind: 'tag', text: '{/hasCompensation}' },
    {
      kind: 'text',
      text: 'You may ask for advice of your own before you decide. Please write to me at {sender.email} with any question.',
    },
    ...closing,
  ],
};

/** A letter that gives notice of a project to the people concerned. */
export const notificationLetter: ProductTemplateText = {
  title: 'Notification letter',
  header: '{company.name}',
  blocks: [
    ...opening,
    { kind: 'heading', text: 'Re: Notice of {project.name}' },
    { kind: 'text', text: 'Dear {recipient.greeting}:' },
    {
      kind: 'text',
      text: '{operator.name} plans the project “{project.name}”. We write to you as your land or interest lies near it.',
    },
    { kind: 'tag', text: '{#project.scope}' },
    { kind: 'text', text: '{project.scope}' },
    { kind: 'tag', text: '{/project.scope}' },
    { kind: 'tag', text: '{#hasParcels}' },
    {
      kind: 'table',
      list: 'parcels',
      columns: [
        { title: 'Legal description', tag: '{description}', width: 70 },
        { title: 'Area, ha', tag: '{area?}', width: 30 },
      ],
    },
    { kind: 'tag', text: '{/hasParcels}' },
    {
      kind: 'text',
      text: 'If you have a question or a concern, please tell us at {sender.email}{#stakeholder.answerDays}, within {stakeholder.answerDays} days of receiving this letter{/stakeholder.answerDays}. We will answer before the application is filed.',
    },
    ...closing,
  ],
};
