import { demoCompanies } from './demo-accounts.ts';

const [, northfork, prairie] = demoCompanies;

type Pairs = readonly (readonly [code: string, description: string])[];

/** Lists of a code and what it means, by their table. */
export const coded: Readonly<Record<string, Pairs>> = {
  broker_project_status: [
    ['New', 'Received, not started'],
    ['Active', 'Land work under way'],
    ['On Hold', 'Waiting for the operator'],
    ['Complete', 'Every agreement acquired'],
    ['Closed', 'Filed'],
  ],
  operator_project_status: [
    ['Proposed', 'Not yet funded'],
    ['Approved', 'Funded'],
    ['Construction', 'Being built'],
    ['Operating', 'In service'],
    ['Abandoned', 'Taken out of service'],
  ],
  compensation_type: [
    ['Market Value', 'Value of the land granted (s. 25(1)(a))'],
    ['Per-acre Value', 'Value by area of the land granted (s. 25(1)(b))'],
    ['Loss of Use', 'Loss of use of the land (s. 25(1)(c))'],
    ['Adverse Effect', 'Nuisance, inconvenience and noise (s. 25(1)(d))'],
    ['Damage', 'Damage to the land (s. 25(1)(e))'],
    ['Entry Fee', 'Freehold only'],
    ['Other', 'Other relevant factors (s. 25(1)(f))'],
  ],
  instrument_type: [
    ['Caveat', 'Notice of an interest'],
    ['Easement', 'Right over the land of another'],
    ['Mortgage', 'Charge for a debt'],
    ['Transfer', 'Change of ownership'],
    ['Utility Right of Way', 'Right to lay and keep works'],
  ],
  landowner_type: [
    ['Freehold', 'Registered owner'],
    ['Crown', 'Provincial Crown land'],
    ['Federal', 'Federal land'],
    ['Municipal', 'Owned by a county or town'],
    ['Metis Settlement', 'Settlement land'],
  ],
  ledger_code: [
    ['4010', 'Land agent services'],
    ['4020', 'Administration'],
    ['4030', 'Mileage and travel'],
    ['4040', 'Title and registry searches'],
    ['4050', 'Disbursements'],
  ],
  member_role: [
    ['Land Manager', 'Answers for the project'],
    ['Land Agent', 'Meets the owners'],
    ['Land Administrator', 'Keeps the file'],
    ['Surveyor', 'Makes the plans'],
    ['Construction', 'Builds'],
  ],
  obligation_type: [
    ['Reclamation', 'Restore the surface'],
    ['Five-year Review', 'Notice of the right to a review of rentals'],
    ['Fencing', 'Keep the fence'],
    ['Weed Control', 'Keep weeds down'],
    ['Notification', 'Tell before entry'],
  ],
  project_group: [
    ['Deep Basin 2026', 'Deep Basin programme of 2026'],
    ['Montney North', 'North-east British Columbia'],
    ['Heavy Oil', 'Lloydminster and Hardisty'],
    ['Shallow Gas', 'South-east Alberta and Saskatchewan'],
  ],
  stakeholder_type: [
    ['Resident', 'Lives within the consultation distance'],
    ['Grazing Lessee', 'Holds a grazing lease'],
    ['Trapper', 'Holds a registered trapline'],
    ['Municipality', 'County, district or town'],
    ['Industry', 'Other operators nearby'],
  ],
  survey_status: [
    ['Not Ordered', 'No survey yet'],
    ['Ordered', 'Survey ordered'],
    ['Plans Received', 'Plans are in'],
    ['Registered', 'Plan is registered'],
  ],
  zone: [
    ['CARDIUM', 'Cardium Formation'],
    ['DUVERNAY', 'Duvernay Formation'],
    ['MONTNEY', 'Montney Formation'],
    ['SPARKY', 'Sparky Member'],
    ['VIKING', 'Viking Formation'],
  ],
};

/** Lists of names alone, by their table. */
export const named: Readonly<Record<string, readonly string[]>> = {
  band: [
    'Duncan’s First Nation',
    'Halfway River First Nation',
    'Horse Lake First Nation',
    'Onion Lake Cree Nation',
    'Saulteau First Nations',
    'Sturgeon Lake Cree Nation',
    'West Moberly First Nations',
    'Whitefish Lake First Nation',
  ],
  road: [
    'Forestry Trunk Road',
    'Highway 40 access',
    'Sukunka Forest Service Road',
    'Beaver River Road',
    'Range Road 53',
    'Township Road 624',
    'Hardisty Haul Road',
    'Upper Cutbank Road',
  ],
};

/** What land is used for. */
export const landPurposes: readonly (readonly [category: string, code: string, description: string])[] = [
  ['Pipeline', 'PL', 'Pipeline right of way'],
  ['Pipeline', 'TWS', 'Temporary workspace'],
  ['Wellsite', 'WS', 'Wellsite and lease'],
  ['Access', 'AR', 'Access road'],
  ['Facility', 'FAC', 'Facility site'],
  ['Power', 'PWR', 'Power line'],
];

/** Status and colour, the same words for every operator with its own colours. */
export const surfaceStatuses = [
  'Not Started',
  'Contacted',
  'Negotiating',
  'Signed',
  'Acquired',
  'Refused',
  'Expired',
];
/** The colours of an operator's statuses, in their order. */
export const palettes = {
  [northfork.id]: ['#adb5bd', '#74c0fc', '#ffd43b', '#8ce99a', '#2f9e44', '#e03131', '#868e96'],
  [prairie.id]: ['#ced4da', '#4dabf7', '#fab005', '#69db7c', '#2b8a3e', '#c92a2a', '#495057'],
} as const;

/** Provinces with their cities. */
export const provinces: readonly (readonly [code: string, name: string, cities: readonly string[]])[] = [
  [
    'AB',
    'Alberta',
    [
      'Calgary',
      'Edmonton',
      'Grande Prairie',
      'Edson',
      'Fox Creek',
      'Hardisty',
      'Lloydminster',
      'Medicine Hat',
      'Red Deer',
      'Valleyview',
      'Whitecourt',
      'Drayton Valley',
      'Rocky Mountain House',
      'Fort Saskatchewan',
    ],
  ],
  [
    'BC',
    'British Columbia',
    ['Chetwynd', 'Dawson Creek', 'Fort Nelson', 'Fort St. John', 'Hudson’s Hope', 'Prince George'],
  ],
  [
    'SK',
    'Saskatchewan',
    ['Maidstone', 'Maple Creek', 'North Battleford', 'Regina', 'Saskatoon', 'Swift Current', 'Unity'],
  ],
  ['MB', 'Manitoba', ['Brandon', 'Virden', 'Winnipeg']],
  ['ON', 'Ontario', ['Ottawa', 'Toronto']],
];

/** Areas with their division, by province. */
export const areas: readonly (readonly [name: string, division: string, province: string])[] = [
  ['Grande Prairie', 'North', 'AB'],
  ['Fox Creek', 'North', 'AB'],
  ['Edson', 'West', 'AB'],
  ['Hardisty', 'East', 'AB'],
  ['Medicine Hat', 'South', 'AB'],
  ['Montney', 'North', 'BC'],
  ['Swift Current', 'South', 'SK'],
  ['Lloydminster', 'East', 'SK'],
];

/** Kinds of events, by what they happen to. */
export const eventTypes: Readonly<Record<'AgreementEvent' | 'ProjectEvent', readonly string[]>> = {
  AgreementEvent: [
    'Offer Presented',
    'Offer Accepted',
    'Signed',
    'Payment Sent',
    'Registered',
    'Rental Review',
    'Renewal',
    'Release',
  ],
  ProjectEvent: [
    'Kick-off',
    'Survey Ordered',
    'Application Filed',
    'Licence Issued',
    'Construction Start',
    'Construction End',
    'Clean-up',
    'As-built Filed',
  ],
};
