/** Where an installation works: each province has words of its own law. */
export const starterProvinces = ['AB', 'BC', 'SK'] as const;

export type StarterProvince = (typeof starterProvinces)[number];

type Lines = readonly (readonly string[])[];

const agreements: Lines = [
  ['SL', 'Surface lease'],
  ['ROW', 'Easement / right-of-way'],
  ['TWS', 'Temporary workspace'],
  ['COO', 'Consent of occupant'],
  ['XFAC', 'Crossing: facility'],
  ['XROAD', 'Crossing: road'],
  ['XRAIL', 'Crossing: railway'],
  ['PROX', 'Proximity'],
  ['ENC', 'Encroachment'],
  ['RUA', 'Road use'],
];

const purposes: Lines = [
  ['PL', 'Pipeline', 'Pipeline right of way'],
  ['TWS', 'Pipeline', 'Temporary workspace'],
  ['WS', 'Wellsite', 'Wellsite and lease'],
  ['AR', 'Access', 'Access road'],
  ['FAC', 'Facility', 'Facility site'],
  ['PWR', 'Power', 'Power line'],
];

const same = (lines: Lines): Readonly<Record<StarterProvince, Lines>> => ({
  AB: lines,
  BC: lines,
  SK: lines,
});

/**
 * Entries to begin a list with, by its name and by province, a row of typed fields each. They are put into the text that
 * is pasted, where they are looked through before anything is saved. Heads of compensation follow the Surface Rights Act of
 * Alberta (s. 25), the Petroleum and Natural Gas Act of British Columbia and The Surface Rights Acquisition and
 * Compensation Act of Saskatchewan.
 */
const starters: Readonly<Record<string, Readonly<Record<StarterProvince, Lines>>>> = {
  'agreement-types': {
    AB: [
      ...agreements,
      ['MSL', 'Mineral surface lease (Crown disposition)'],
      ['LOC', 'Licence of occupation (Crown disposition)'],
      ['PLA', 'Pipeline agreement (Crown disposition)'],
      ['EZE', 'Easement (Crown disposition)'],
    ],
    BC: [
      ...agreements,
      ['SRW', 'Statutory right of way'],
      ['LOO', 'Licence of occupation (Crown tenure)'],
      ['IUP', 'Investigative use permit (Crown tenure)'],
    ],
    SK: [...agreements, ['CSL', 'Surface lease (Crown land)'], ['CEA', 'Easement (Crown land)']],
  },
  'instrument-types': {
    AB: [
      ['Caveat', 'Notice of an interest'],
      ['Easement', 'Right over the land of another'],
      ['Utility Right of Way', 'Right to lay and keep works'],
      ['Mortgage', 'Charge for a debt'],
      ['Transfer', 'Change of ownership'],
    ],
    BC: [
      ['Statutory Right of Way', 'Right to lay and keep works (Land Title Act, s. 218)'],
      ['Covenant', 'Restriction on use (Land Title Act, s. 219)'],
      ['Easement', 'Right over the land of another'],
      ['Mortgage', 'Charge for a debt'],
      ['Lease', 'Registered lease'],
    ],
    SK: [
      ['Easement', 'Interest: right over the land of another'],
      ['Public Utility Easement', 'Interest: right to lay and keep works'],
      ['Surface Lease', 'Interest: lease of the surface'],
      ['Mortgage', 'Interest: charge for a debt'],
      ['Transfer', 'Change of ownership'],
    ],
  },
  'compensation-types': {
    AB: [
      ['Market Value', 'Value of the land granted (s. 25)'],
      ['Loss of Use', 'Loss of use of the land (s. 25)'],
      ['Adverse Effect', 'Nuisance, inconvenience and noise (s. 25)'],
      ['Damage', 'Damage to the land (s. 25)'],
      ['Entry Fee', 'Freehold only'],
      ['Other', 'Other relevant factors (s. 25)'],
    ],
    BC: [
      ['Entry', 'Compulsory aspect of the entry'],
      ['Land Value', 'Value of the land'],
      ['Loss of Profit', 'Loss of a right or profit'],
      ['Damage', 'Temporary and permanent damage'],
      ['Severance', 'Severance of the land'],
      ['Nuisance', 'Nuisance and disturbance'],
      ['Other', 'Other factors'],
    ],
    SK: [
      ['Land Value', 'Value of the land taken'],
      ['Loss of Use', 'Loss of use of the land'],
      ['Adverse Effect', 'Effect on the remaining land'],
      ['Nuisance', 'Nuisance, inconvenience and noise'],
      ['Severance', 'Severance of the land'],
      ['Other', 'Other factors'],
    ],
  },
  'land-purpose-types': same(purposes),
};

/** The text to begin a list with in a province; undefined of a list without one. */
export function starterText(list: string, province: StarterProvince): string | undefined {
  return starters[list]?.[province].map((cells) => cells.join('\t')).join('\n');
}
