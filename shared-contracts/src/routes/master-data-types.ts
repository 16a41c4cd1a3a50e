/** The lookup lists that have a form at /master-data/{type}/{id}; the last four stand behind flags (000 §2). */
export const masterDataTypes = [
  'additional-info-types',
  'agreement-types',
  'areas',
  'broker-project-status',
  'cities',
  'compensation-types',
  'countries',
  'event-types',
  'instrument-types',
  'land-purpose-types',
  'obligation-types',
  'operator-project-status',
  'project-groups',
  'provinces-and-states',
  'member-roles',
  'stakeholder-types',
  'surface-status',
  'survey-status',
  'ledger-codes',
  'rate-categories',
  'landowner-types',
  'tax-types',
] as const;

export type MasterDataType = (typeof masterDataTypes)[number];
