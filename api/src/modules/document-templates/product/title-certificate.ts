import type { ProductTemplateText } from './template-blocks.ts';

/** A title certificate for people who ask for one: owners, land and instruments. */
export const limitedTitleCertificate: ProductTemplateText = {
  title: 'Limited title certificate',
  header: '{company.name}',
  blocks: [
    { kind: 'title', text: 'Limited title certificate' },
    {
      kind: 'facts',
      rows: [
        ['Title number', '{title.number}'],
        ['Status', '{title.status}'],
        ['Title type', '{title.type?}'],
        ['Legal description', '{title.land}'],
        ['Gross area, ha', '{title.grossArea?}'],
        ['Registered', '{title.registeredDate?}'],
        ['Searched', '{title.searchedDate?}'],
        ['Previous title', '{title.previous?}'],
      ],
    },
    { kind: 'heading', text: 'Registered owners' },
    {
      kind: 'table',
      list: 'owners',
      columns: [
        { title: 'Owner', tag: '{name}', width: 45 },
        { title: 'Address', tag: '{address?}', width: 35 },
        { title: 'Share', tag: '{share?}', width: 20 },
      ],
    },
    { kind: 'tag', text: '{#hasInstruments}' },
    { kind: 'heading', text: 'Instruments that stand on the title' },
    {
      kind: 'table',
      list: 'instruments',
      columns: [
        { title: 'Registration number', tag: '{number}', width: 25 },
        { title: 'Registered', tag: '{registeredDate?}', width: 25 },
        { title: 'Instrument', tag: '{type?}', width: 25 },
        { title: 'Notes', tag: '{notes?}', width: 25 },
      ],
    },
    { kind: 'tag', text: '{/hasInstruments}' },
    { kind: 'tag', text: '{^hasInstruments}' },
    { kind: 'text', text: 'No instrument stands on the title.' },
    { kind: 'tag', text: '{/hasInstruments}' },
    {
      kind: 'text',
      text: 'This certificate repeats what our records hold of the title on {today}. It is limited to that: no search beyond the title and its instruments was made, and it takes the place of no certificate of the Land Titles Office.',
    },
    { kind: 'signatures', names: ['{sender.name}, {company.name}', 'Date'] },
  ],
};
