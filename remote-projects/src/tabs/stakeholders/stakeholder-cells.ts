import type { Language } from 'shared-contracts';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { cellValues } from 'shared-contracts/limits';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type GridRecord, truncatedList } from 'shared-ui/grid';
import type { StakeholderLineFragment } from '../../generated/operations.ts';
import { entriesOf } from '../../rows/entries.ts';

/** The columns of the stakeholders (002 §2), followed by further ones that are hidden until somebody chooses them. */
export const stakeholderColumns = (t: Translate) => {
  const of = (name: string) => t(`stakeholders.${name}`);
  const hidden = { defaultHidden: true };
  return [
    gridColumn('number', 'sequence', of('sequence'), { width: 70 }),
    gridColumn('string', 'stakeholder', of('stakeholder'), { width: 260 }),
    gridColumn('string', 'parcels', of('parcels'), { width: 220 }),
    gridColumn('date', 'notifiedDate', of('notifiedDate'), { width: 120 }),
    gridColumn('date', 'consentDate', of('consentDate'), { width: 120 }),
    gridColumn('date', 'expiryDate', of('expiryDate'), { width: 120 }),
    gridColumn('date', 'completedDate', of('completedDate'), { width: 120 }),
    gridColumn('string', 'contact', of('contact'), { width: 160, ...hidden }),
    gridColumn('string', 'landInterest', of('landInterest'), { width: 160, ...hidden }),
    gridColumn('string', 'distanceToInterest', of('distanceToInterest'), { width: 120, ...hidden }),
  ];
};

const dates = ['consentDate', 'expiryDate', 'completedDate'] as const;

const textsOf = (values: FormValues, list: string, of: (row: Readonly<Record<string, unknown>>) => string) =>
  entriesOf(values[list]).map(of).filter(Boolean);

/** A stakeholder type with its requirement. */
const typeText = ({ type, requirement }: Readonly<Record<string, unknown>>): string =>
  nameIn(requirement, 'code')
    ? `${nameIn(type, 'code')} (${nameIn(requirement, 'code')})`
    : nameIn(type, 'code');

/** The cells of a stakeholder in the form: who it is, and below that its relation to the project. */
export const cellsOfValues = (values: FormValues): Readonly<Record<string, GridRecord[string]>> => ({
  sequence: values['sequence'],
  stakeholder: [
    nameIn(values['businessAssociate'], 'name'),
    ...textsOf(values, 'stakeholderTypes', typeText),
  ].join('\n'),
  parcels: textsOf(values, 'relatedParcels', ({ parcel }) =>
    nameIn(parcel, 'formattedLegalDescription'),
  ).join(', '),
  notifiedDate: textIn(values, 'notifiedDate') || textIn(values, 'notifiedOn'),
  ...Object.fromEntries(dates.map((name) => [name, textIn(values, name)])),
  contact: nameIn(values['contact'], 'name'),
  landInterest: textIn(values, 'landInterest'),
  distanceToInterest: textIn(values, 'distanceToInterest'),
});

/** The cells of a stakeholder in the API's list. */
export const cellsOfLine = ({ details, ...line }: StakeholderLineFragment) =>
  cellsOfValues({ ...line, ...details });

/** The two lines of the cell: who, and the first types with how many more (002 §9). */
export function stakeholderLines(text: string, language: Language) {
  const [name = '', ...types] = text.split('\n');
  return { name, types: truncatedList(types, language, cellValues.stakeholderTypes) };
}

/** The land: the first parcel and how many more there are (002 §9). */
export const landLine = (text: string, language: Language): string =>
  truncatedList(text.split(', ').filter(Boolean), language, cellValues.parcels);
