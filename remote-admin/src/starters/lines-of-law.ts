import type { Lines, LinesByProvince } from './starter-provinces.ts';

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

/** Duties that agreements name in every province. */
const duties: Lines = [
  ['Fencing', 'Keep the fence'],
  ['Notification', 'Notice before entry'],
];

const neighbours: Lines = [
  ['Resident', 'Lives within the consultation distance'],
  ['Municipality', 'County, district or town'],
  ['Industry', 'Other operators nearby'],
];

/**
 * Entries that follow the law of a province. Heads of compensation follow the Surface Rights Act of Alberta (s. 25), the
 * Petroleum and Natural Gas Act of British Columbia and The Surface Rights Acquisition and Compensation Act of
 * Saskatchewan; the other descriptions name their act. Reviews of annual compensation are those of the same three acts.
 */
export const linesOfLaw: Readonly<Record<string, LinesByProvince>> = {
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
  'landowner-types': {
    AB: [
      ['Freehold', 'Registered owner (Land Titles Act)'],
      ['Crown', 'Provincial Crown land (Public Lands Act)'],
      ['Metis Settlement', 'Settlement land (Metis Settlements Act)'],
      ['Special Areas', 'Land of the Special Areas Board (Special Areas Act)'],
      ['Municipal', 'Owned by a county, town or city'],
      ['Federal', 'Federal land, reserves among it'],
    ],
    BC: [
      ['Freehold', 'Registered owner (Land Title Act)'],
      ['Crown', 'Provincial Crown land (Land Act)'],
      ['Treaty Land', 'Land of a treaty First Nation'],
      ['Municipal', 'Owned by a municipality or regional district'],
      ['Federal', 'Federal land, reserves among it'],
    ],
    SK: [
      ['Freehold', 'Registered owner (The Land Titles Act, 2000)'],
      ['Crown', 'Provincial Crown land (The Provincial Lands Act, 2016)'],
      ['Municipal', 'Owned by a rural municipality, town or city'],
      ['Federal', 'Federal land, reserves among it'],
    ],
  },
  'obligation-types': {
    AB: [
      [
        'Five-year Review',
        'Notice of the right to a review of annual compensation (Surface Rights Act, s. 27)',
      ],
      ['Reclamation', 'Reclaim the land (Environmental Protection and Enhancement Act, s. 137)'],
      ['Weed Control', 'Keep weeds down (Weed Control Act)'],
      ...duties,
    ],
    BC: [
      ['Rent Review', 'Renegotiation of the rent (Petroleum and Natural Gas Act)'],
      ['Restoration', 'Restore the land (Energy Resource Activities Act)'],
      ['Weed Control', 'Keep weeds down (Weed Control Act)'],
      ...duties,
    ],
    SK: [
      [
        'Compensation Review',
        'Review of annual compensation (The Surface Rights Acquisition and Compensation Act)',
      ],
      ['Reclamation', 'Reclaim the land (The Oil and Gas Conservation Act)'],
      ['Weed Control', 'Keep weeds down (The Weed Control Act)'],
      ...duties,
    ],
  },
  'stakeholder-types': {
    AB: [
      ...neighbours,
      ['Grazing Lessee', 'Holds a grazing lease (Public Lands Act)'],
      ['Trapper', 'Holds a registered trapline (Wildlife Act)'],
    ],
    BC: [
      ...neighbours,
      ['Range Tenure Holder', 'Grazes or cuts hay on Crown land (Range Act)'],
      ['Trapper', 'Holds a registered trapline (Wildlife Act)'],
      ['Guide Outfitter', 'Guides hunters in a certain area (Wildlife Act)'],
    ],
    SK: [
      ...neighbours,
      ['Crown Lessee', 'Leases Crown land (The Provincial Lands Act, 2016)'],
      ['Trapper', 'Traps by licence (The Wildlife Act, 1998)'],
    ],
  },
};
