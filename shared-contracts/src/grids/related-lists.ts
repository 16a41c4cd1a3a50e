import type { GridSourceName } from './grid-source.ts';

/** Fields of a list's records, each of which may reference the record that they belong to. */
type NamingFields = readonly string[];

/** Lists of records that belong to the records of another list. */
export interface RelatedLists {
  /** The list of the records to which others belong. */
  readonly of: GridSourceName;
  /** The lists of the records that belong to these. */
  readonly lists: Readonly<Partial<Record<GridSourceName, NamingFields>>>;
}

/** By the parameter that narrows those lists to one record: `&city=…`. */
export const relatedLists = {
  company: {
    of: 'companies',
    lists: {
      projects: ['operator', 'broker', 'owner'],
      users: ['productClient'],
      teams: ['productClient'],
      'task-managers': ['productClient'],
      timesheets: ['productClient'],
      invoices: ['productClient'],
    },
  },
  person: {
    of: 'users',
    lists: {
      agreements: ['landAgent'],
      'assigned-tasks': ['assignee'],
      obligations: ['responsible'],
      communications: ['representative'],
      timesheets: ['user'],
    },
  },
  role: { of: 'roles', lists: { users: ['taskRoles'], tasks: ['role'] } },
  task: { of: 'tasks', lists: { 'assigned-tasks': ['task'] } },
  taskModel: { of: 'task-models', lists: { 'task-managers': ['taskModel'] } },
  parcel: { of: 'parcels', lists: { titles: ['parcel'], 'title-tracts': ['parcel'] } },
  country: {
    of: 'countries',
    lists: {
      'provinces-and-states': ['country'],
      areas: ['country'],
      associates: ['country'],
      contacts: ['country'],
      parcels: ['country'],
    },
  },
  stateOrProvince: {
    of: 'provinces-and-states',
    lists: {
      cities: ['stateProvince'],
      areas: ['stateProvince'],
      associates: ['stateOrProvince'],
      contacts: ['stateOrProvince'],
      parcels: ['stateOrProvince'],
    },
  },
  city: { of: 'cities', lists: { associates: ['city'], contacts: ['city'] } },
  area: { of: 'areas', lists: { projects: ['area'] } },
  projectGroup: { of: 'project-groups', lists: { projects: ['projectGroup'] } },
  brokerProjectStatus: { of: 'broker-project-status', lists: { projects: ['brokerProjectStatus'] } },
  operatorProjectStatus: { of: 'operator-project-status', lists: { projects: ['operatorProjectStatus'] } },
  surveyStatus: { of: 'survey-status', lists: { projects: ['surveyStatus'] } },
  surfaceStatus: {
    of: 'surface-status',
    lists: { projects: ['surfaceStatus'], agreements: ['surfaceStatus'] },
  },
  agreementType: { of: 'agreement-types', lists: { agreements: ['agreementType'] } },
  landPurposeType: { of: 'land-purpose-types', lists: { agreements: ['landPurposeType'] } },
  landownerType: { of: 'landowner-types', lists: { agreements: ['landownerType'] } },
  eventType: { of: 'event-types', lists: { events: ['eventType'] } },
  obligationType: { of: 'obligation-types', lists: { obligations: ['obligationType'] } },
} as const satisfies Readonly<Record<string, RelatedLists>>;

/** A parameter that narrows lists to what belongs to one record. */
export type RelatedParameter = keyof typeof relatedLists;

export const relatedParameters = Object.keys(relatedLists) as readonly RelatedParameter[];

/** The fields through which a list's records reference the record of a parameter; empty if there are none. */
export function namingFields(list: string, parameter: string): NamingFields {
  const related: RelatedLists | undefined = relatedParameters.includes(parameter as RelatedParameter)
    ? relatedLists[parameter as RelatedParameter]
    : undefined;
  return related?.lists[list as GridSourceName] ?? [];
}
