import type { ProductTemplateText, TemplateBlock } from './template-blocks.ts';

const landTable: TemplateBlock = {
  kind: 'table',
  list: 'parcels',
  columns: [
    { title: 'Legal description', tag: '{description}', width: 60 },
    { title: 'Area, ha', tag: '{area?}', width: 40 },
  ],
};

const ownersTable: TemplateBlock = {
  kind: 'table',
  list: 'landowners',
  columns: [
    { title: 'Owner', tag: '{legalName}', width: 40 },
    { title: 'Address', tag: '{address}', width: 40 },
    { title: 'Share', tag: '{share?}', width: 20 },
  ],
};

/** How often a head of compensation is paid. */
export const paid = {
  ...{ title: 'Paid', width: 35 },
  tag: '{#isAnnual}each year{/isAnnual}{^isAnnual}once{/isAnnual}',
};

const compensation: readonly TemplateBlock[] = [
  { kind: 'heading', text: 'Compensation' },
  {
    kind: 'table',
    list: 'compensation',
    columns: [
      { title: 'For', tag: '{type}', width: 40 },
      { title: 'Amount', tag: '{amount}', width: 25 },
      paid,
    ],
  },
];

const ownerConditions: readonly TemplateBlock[] = [
  { kind: 'tag', text: '{#agreement.landownerConditions}' },
  { kind: 'heading', text: 'Special conditions' },
  { kind: 'text', text: '{agreement.landownerConditions}' },
  { kind: 'tag', text: '{/agreement.landownerConditions}' },
];

const clauses = (...texts: readonly string[]): readonly TemplateBlock[] =>
  texts.map((text, place) => ({ kind: 'clause', text: `${place + 1}.  ${text}` }));

const ownersSign: readonly TemplateBlock[] = [
  { kind: 'heading', text: 'Signed' },
  { kind: 'text', text: 'The parties sign on the day written beside their names.' },
  { kind: 'tag', text: '{#landowners}' },
  { kind: 'signatures', names: ['{legalName}', 'Date and witness'] },
  { kind: 'tag', text: '{#isHomestead}' },
  {
    kind: 'small',
    text: 'The land is a homestead: the dower or homestead consent and acknowledgement of the spouse are attached.',
  },
  { kind: 'tag', text: '{/isHomestead}' },
  { kind: 'tag', text: '{/landowners}' },
  { kind: 'signatures', names: ['For {operator.name}', 'Date'] },
];

const parties = (name: string): readonly TemplateBlock[] => [
  { kind: 'title', text: name },
  {
    kind: 'facts',
    rows: [
      ['Agreement', '{agreement.reference?} {agreement.name}'],
      ['Operator', '{operator.name}'],
      ['Project', '{project.name}'],
      ['Dated', '{agreement.effectiveDate}'],
    ],
  },
  { kind: 'heading', text: 'Owners' },
  ownersTable,
  { kind: 'heading', text: 'Land' },
  landTable,
];

/** A surface lease for a site. */
export const surfaceLease: ProductTemplateText = {
  title: 'Surface lease',
  header: '{operator.name} · {agreement.name}',
  blocks: [
    ...parties('Surface lease'),
    { kind: 'heading', text: 'Terms' },
    ...clauses(
      'The owners lease to {operator.name} (the Lessee) {agreement.area} of the land, as the plan of survey shows it, for the exploration and recovery of minerals and what belongs to it.',
      'The lease runs for {agreement.term} from {agreement.effectiveDate} and continues for as long as the Lessee uses the leased land and pays what is due.',
      'The Lessee pays the compensation below; what is paid each year is due on the anniversary of the lease and is reviewed as the law of the province says.',
      'The Lessee fences the site where the owners ask for it, keeps weeds down, and pays for damage that it does outside of the leased land.',
      'When the Lessee no longer needs the land it reclaims it as the law of the province says and surrenders the lease.',
    ),
    ...compensation,
    ...ownerConditions,
    ...ownersSign,
  ],
};

/** An easement for a line over land. */
export const easement: ProductTemplateText = {
  title: 'Easement and right of way',
  header: '{operator.name} · {agreement.name}',
  blocks: [
    ...parties('Easement and right of way'),
    { kind: 'heading', text: 'Terms' },
    ...clauses(
      'The owners (the Grantors) grant to {operator.name} (the Grantee) the right to lay, keep, work and remove one line across the land, on a right of way of {agreement.width} and {agreement.length} in length, {agreement.area} in area.',
      'The Grantors may use the right of way for their own ends, but build nothing on it and do not disturb the ground deeper than they plough without the written consent of the Grantee.',
      'The Grantee buries the line to the depth that the law asks for, takes off and puts back topsoil, and pays for crops, fences, livestock and land that its work damages.',
      'The Grantee may register this grant against the title. It binds those who follow the parties.',
      'When the Grantee abandons the line it reclaims the right of way and discharges the grant from the title.',
    ),
    ...compensation,
    ...ownerConditions,
    ...ownersSign,
  ],
};

/** The consent of people who live on the land or farm it without owning it. */
export const consentOfOccupant: ProductTemplateText = {
  title: 'Consent of occupant',
  header: '{operator.name} · {agreement.name}',
  blocks: [
    { kind: 'title', text: 'Consent of occupant' },
    { kind: 'text', text: '{today}' },
    { kind: 'text', text: '{recipient.name}\n{recipient.address}' },
    { kind: 'text', text: 'Dear {recipient.greeting}:' },
    {
      kind: 'text',
      text: '{operator.name} has an agreement with the owners of the land below ({agreement.owners}), which you occupy or farm.',
    },
    landTable,
    {
      kind: 'text',
      text: 'I, the occupant of the land, consent to the entry and the work that the agreement “{agreement.name}” allows, {agreement.area} of the land being taken. {operator.name} pays me for damage that its work does to my crops, improvements and livestock.',
    },
    { kind: 'tag', text: '{#agreement.occupantConditions}' },
    { kind: 'heading', text: 'Special conditions' },
    { kind: 'text', text: '{agreement.occupantConditions}' },
    { kind: 'tag', text: '{/agreement.occupantConditions}' },
    { kind: 'text', text: 'This consent binds nobody who holds a right of their own in the land.' },
    { kind: 'signatures', names: ['{recipient.name}, occupant', 'Date and witness'] },
    { kind: 'signatures', names: ['{sender.name}, for {operator.name}', 'Date'] },
  ],
};
