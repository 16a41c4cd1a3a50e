import { formTypeIds } from 'shared-contracts/forms';
import { demoCompanies } from './demo-accounts.ts';
import { type DemoIds, demoId } from './demo-ids.ts';
import type { DemoRow, ProductLists } from './demo-store.ts';

const [rightway, northfork, prairie] = demoCompanies;

/** Ids of a list's entries by the code or name that the other makers of the demo know them by. */
export interface DemoLists {
  readonly tables: readonly (readonly [table: string, rows: readonly DemoRow[]])[];
  readonly id: (table: string, code: string) => string;
  readonly codes: (table: string) => readonly string[];
}

type Pairs = readonly (readonly [code: string, description: string])[];

const coded: Readonly<Record<string, Pairs>> = {
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

const named: Readonly<Record<string, readonly string[]>> = {
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

const landPurposes: readonly (readonly [category: string, code: string, description: string])[] = [
  ['Pipeline', 'PL', 'Pipeline right of way'],
  ['Pipeline', 'TWS', 'Temporary workspace'],
  ['Wellsite', 'WS', 'Wellsite and lease'],
  ['Access', 'AR', 'Access road'],
  ['Facility', 'FAC', 'Facility site'],
  ['Power', 'PWR', 'Power line'],
];

/** Status and colour, the same words for every operator with its own colours. */
const surfaceStatuses = [
  'Not Started',
  'Contacted',
  'Negotiating',
  'Signed',
  'Acquired',
  'Refused',
  'Expired',
];
const palettes = {
  [northfork.id]: ['#adb5bd', '#74c0fc', '#ffd43b', '#8ce99a', '#2f9e44', '#e03131', '#868e96'],
  [prairie.id]: ['#ced4da', '#4dabf7', '#fab005', '#69db7c', '#2b8a3e', '#c92a2a', '#495057'],
} as const;

const provinces: readonly (readonly [code: string, name: string, cities: readonly string[]])[] = [
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

const areas: readonly (readonly [name: string, division: string, province: string])[] = [
  ['Grande Prairie', 'North', 'AB'],
  ['Fox Creek', 'North', 'AB'],
  ['Edson', 'West', 'AB'],
  ['Hardisty', 'East', 'AB'],
  ['Medicine Hat', 'South', 'AB'],
  ['Montney', 'North', 'BC'],
  ['Swift Current', 'South', 'SK'],
  ['Lloydminster', 'East', 'SK'],
];

const eventTypes: Readonly<Record<'AgreementEvent' | 'ProjectEvent', readonly string[]>> = {
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

export const canada = demoId(11, 2);

/** Every lookup list of the demo but the two that are seeded apart, beside those that come with the product. */
export function makeLists(ids: DemoIds, ofProduct: ProductLists): DemoLists {
  const tables: (readonly [string, readonly DemoRow[]])[] = [];
  const known = new Map<string, ReadonlyMap<string, string>>(ofProduct);
  const add = (table: string, rows: readonly DemoRow[], key = 'code') => {
    tables.push([table, rows]);
    known.set(table, new Map(rows.map((row) => [String(row[key]), String(row['id'])])));
  };
  const id = (table: string, code: string): string => {
    const found = known.get(table)?.get(code);
    if (!found) throw new Error(`The demo has no ${code} in ${table}.`);
    return found;
  };

  for (const [table, pairs] of Object.entries(coded)) {
    add(
      table,
      pairs.map(([code, description]) => ({ id: ids.next(table), code, description })),
    );
  }
  for (const [table, names] of Object.entries(named)) {
    add(
      table,
      names.map((name) => ({ id: ids.next(table), name })),
      'name',
    );
  }
  add(
    'indigenous_representative',
    (named['band'] ?? []).flatMap((band) =>
      ['Lands Office', 'Consultation Office'].map((title) => ({
        id: ids.next('indigenous_representative'),
        band_id: id('band', band),
        name: `${title}, ${band}`,
        title,
      })),
    ),
    'name',
  );
  add(
    'land_purpose',
    landPurposes.map(([category, code, description]) => ({
      id: ids.next('land_purpose'),
      category,
      code,
      description,
    })),
  );
  add(
    'rate_category',
    ['Land', 'Administration', 'Travel'].map((name) => ({ id: ids.next('rate_category'), code: name, name })),
  );
  add('tax_type', [
    { id: ids.next('tax_type'), code: 'GST', description: 'Goods and services tax', rate: 5 },
    { id: ids.next('tax_type'), code: 'Exempt', description: 'No tax', rate: 0 },
  ]);
  add(
    'surface_status',
    [northfork, prairie].flatMap((company) =>
      surfaceStatuses.map((status, index) => ({
        id: ids.next('surface_status'),
        key: `${company.code} ${status}`,
        code: status,
        status,
        color_code: palettes[company.id][index],
        product_client_id: company.id,
      })),
    ),
    'key',
  );
  add(
    'grantor_company',
    [
      'Alta Road Keepers',
      'Northern Gateway Roads',
      'Summit Midstream',
      'Peace River Pipe',
      'Prairie Rail',
      'County Works',
    ].map((name) => ({ id: ids.next('grantor_company'), name, is_broker: name === 'Alta Road Keepers' })),
    'name',
  );
  add(
    'boundary',
    ['Surface', 'Base Belly River', 'Base Cardium', 'Top Montney', 'Basement'].flatMap((code) =>
      ['Lower', 'Upper'].map((kind) => ({ id: ids.next('boundary'), code, description: null, kind })),
    ),
  );
  add(
    'state_or_province',
    provinces.map(([code, name]) => ({
      id: ids.next('state_or_province'),
      code,
      name,
      is_master_record: true,
      country_id: canada,
    })),
  );
  add(
    'city',
    provinces.flatMap(([code, , cities]) =>
      cities.map((name) => ({
        id: ids.next('city'),
        name,
        is_master_record: true,
        state_province_id: id('state_or_province', code),
      })),
    ),
    'name',
  );
  add(
    'area',
    areas.map(([name, division, province]) => ({
      id: ids.next('area'),
      code: name,
      name,
      division,
      country_id: canada,
      state_province_id: id('state_or_province', province),
    })),
  );
  add(
    'office',
    [
      ['CGY', 'Calgary', rightway, 1],
      ['GP', 'Grande Prairie', rightway, 2],
      ['LLO', 'Lloydminster', rightway, 3],
      ['HO', 'Head Office', northfork, 1],
      ['FLD', 'Field Office', prairie, 1],
    ].map(([code, name, company, sequence]) => ({
      id: ids.next('office'),
      code,
      name,
      sequence,
      company_id: (company as { readonly id: string }).id,
    })),
  );
  add(
    'event_type',
    (['AgreementEvent', 'ProjectEvent'] as const).flatMap((form) =>
      eventTypes[form].map((code) => ({
        id: ids.next('event_type'),
        key: `${form} ${code}`,
        code,
        description: `${code} (${form === 'ProjectEvent' ? 'project' : 'agreement'})`,
        form_type_id: formTypeIds[form],
        is_active: code !== 'Release',
      })),
    ),
    'key',
  );
  add(
    'gis_service',
    [
      ['Alberta base features', 'Map', 'https://geospatial.alberta.ca/titan/rest/services/base', 'Base'],
      ['BC parcel fabric', 'WMS', 'https://openmaps.gov.bc.ca/geo/pub/wms', 'PMBC_PARCEL_FABRIC'],
    ].map(([name, serviceType, url, layer]) => ({
      id: ids.next('gis_service'),
      name,
      service_type: serviceType,
      url,
      layer,
    })),
    'name',
  );
  add('additional_info_type', [
    {
      id: ids.next('additional_info_type'),
      code: 'Licence Number',
      control_type_code: 'Text',
      form_type_code: 'Project',
    },
    {
      id: ids.next('additional_info_type'),
      code: 'Sour Service',
      control_type_code: 'List',
      form_type_code: 'Project',
    },
  ]);
  add(
    'additional_info_option',
    ['Yes', 'No', 'To be confirmed'].map((value, place) => ({
      id: ids.next('additional_info_option'),
      option_value: value,
      sequence: place + 1,
      additional_info_type_id: id('additional_info_type', 'Sour Service'),
    })),
    'option_value',
  );
  return {
    tables: tables.map(([table, rows]) => [table, rows.map(({ key: _, ...row }) => row)] as const),
    id,
    codes: (table) => [...(known.get(table)?.keys() ?? [])],
  };
}
