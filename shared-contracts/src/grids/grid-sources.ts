import { type MasterDataType, masterDataTypes } from '../routes/master-data-types.ts';
import type { RouteName } from '../routes/route-table.ts';
import {
  day,
  type GridColumn,
  list,
  lookup,
  number,
  shown,
  text,
  tick,
  workedOutTick,
} from './grid-column.ts';
import { masterDataGrids } from './master-data-grids.ts';

/** What a grid can show: the record kind behind it and its columns. */
export interface GridSource {
  readonly name: GridSourceName;
  /** Fixed id of the source (decision 10). */
  readonly id: string;
  /** Fixed id of its column configuration. */
  readonly configId: string;
  /** GraphQL type of a row. */
  readonly type: string;
  /** What the source belongs to, for lists of sources. */
  readonly group: GridGroup;
  /** Route that a row opens, where it has one. */
  readonly route?: RouteName;
  /** Address that a row opens; `{path}` stands for a field of the row. */
  readonly opens?: string;
  /** The columns that a new view is sorted by. */
  readonly sortedBy: string;
  readonly columns: readonly GridColumn[];
}

const recordSourceNames = [
  'projects',
  'agreements',
  'parcels',
  'titles',
  'title-tracts',
  'requests',
  'stakeholders',
  'associates',
  'contacts',
  'users',
  'roles',
  'teams',
  'tasks',
  'assigned-tasks',
  'timesheets',
  'invoices',
  'communications',
  'documents',
  'events',
  'obligations',
  'report-templates',
  'master-models',
] as const;

/** Sources that came later: they stand at the end, so that the ids of the others stay. */
const laterSourceNames = ['task-models', 'task-managers', 'companies', 'gis-services', 'rates'] as const;

type RecordSourceName = (typeof recordSourceNames)[number] | (typeof laterSourceNames)[number];

export type GridSourceName = RecordSourceName | MasterDataType;

/** Every source by name; new ones go to the end, so that ids stay. */
export const gridSourceNames: readonly GridSourceName[] = [
  ...recordSourceNames,
  ...masterDataTypes,
  ...laterSourceNames,
];

/** What sources are listed under. */
export const gridGroups = ['projects', 'land', 'people', 'billing', 'administration', 'master-data'] as const;

export type GridGroup = (typeof gridGroups)[number];

type Declared = Omit<GridSource, 'id' | 'configId' | 'name'>;

const project = [
  text('project.operatorProjectNumber', 'Operator Project', 140),
  text('project.brokerProjectNumber', 'Broker Project', 140),
  text('project.description', 'Project', 220),
];

const declared: Readonly<Record<RecordSourceName, Declared>> = {
  projects: {
    type: 'SurfaceProject',
    group: 'projects',
    opens: 'surface-project/{id}/details',
    route: 'surface-project',
    sortedBy: 'description',
    columns: [
      text('description', 'Description', 260),
      text('operatorProjectNumber', 'Operator Project', 140),
      text('operatorReference', 'Operator Reference', 140),
      text('brokerProjectNumber', 'Broker Project', 140),
      text('brokerReference', 'Broker Reference', 140),
      lookup('operator.name', 'Operator', 180),
      lookup('broker.name', 'Broker', 180),
      lookup('projectType.description', 'Project Type', 160),
      lookup('projectType.category', 'Category'),
      lookup('area.name', 'Area'),
      lookup('surfaceStatus.status', 'Surface Status'),
      lookup('surveyStatus.code', 'Survey Status', 120),
      lookup('operatorProjectStatus.code', 'Operator Status', 120),
      lookup('brokerProjectStatus.code', 'Broker Status', 120),
      text('afeNumber', 'AFE', 120),
      text('priority', 'Priority', 100),
      tick('isArchived', 'Archived'),
    ],
  },
  agreements: {
    type: 'Agreement',
    group: 'projects',
    opens: 'surface-project/{project.id}/agreements/{id}/details',
    route: 'surface-project',
    sortedBy: 'agreementNumber',
    columns: [
      number('sequence', 'Seq'),
      text('agreementNumber', 'Agreement', 130),
      text('name', 'Name', 220),
      text('referenceNumber', 'Reference', 120),
      lookup('agreementType.code', 'Type', 110),
      lookup('landPurpose.code', 'Purpose', 120),
      lookup('surfaceStatus.status', 'Status', 140),
      lookup('interestType.code', 'Interest', 110),
      list('landowners.businessAssociate.name', 'Landowners'),
      list('occupants.businessAssociate.name', 'Occupants', 160),
      list('relatedParcels.parcel.formattedLegalDescription', 'Parcels'),
      day('dates.documentsAcquiredDate', 'Acquired'),
      day('dates.effectiveDate', 'Effective'),
      day('dates.expiryDate', 'Expiry'),
      day('dates.consentReceivedDate', 'Consent'),
      number('areaAndLength.grossArea', 'Gross Area', 'area'),
      number('areaAndLength.length', 'Length'),
      ...project,
    ],
  },
  parcels: {
    type: 'Parcel',
    group: 'land',
    opens: 'parcel/{id}/details',
    route: 'parcel',
    sortedBy: 'formattedLegalDescription',
    columns: [
      text('formattedLegalDescription', 'Legal Description', 200),
      text('uniqueNumber', 'Unique Number', 150),
      text('legalType', 'System', 90, { groupWhenSorted: true }),
      text('rightsType', 'Rights', 120, { groupWhenSorted: true }),
      number('grossArea', 'Gross Area', 'area'),
      lookup('stateOrProvince.name', 'Province', 150),
      tick('isActive', 'Active'),
    ],
  },
  titles: {
    type: 'Title',
    group: 'land',
    sortedBy: 'number',
    columns: [
      text('number', 'Title Number', 160),
      text('status', 'Status', 110, { groupWhenSorted: true }),
      lookup('type.code', 'Type', 110),
      text('parcel.formattedLegalDescription', 'Legal Description', 200),
      list('ownerships.legalName', 'Owners'),
      number('grossArea', 'Gross Area', 'area'),
      number('netArea', 'Net Area', 'area'),
      day('registeredDate', 'Registered'),
      day('cancelledDate', 'Cancelled'),
    ],
  },
  'title-tracts': {
    type: 'TitleTract',
    group: 'land',
    opens: 'title-tract/{id}/details',
    route: 'title-tract',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 200),
      text('registrationSystem', 'Registration', 120, { groupWhenSorted: true }),
      text('legalDescription', 'Legal Description', 200),
      number('grossArea', 'Gross Area', 'area'),
      tick('isActive', 'Active'),
    ],
  },
  requests: {
    type: 'Request',
    group: 'projects',
    opens: 'surface-project/{project.id}/requests/{id}/details',
    route: 'surface-project',
    sortedBy: 'sentDate',
    columns: [
      number('sequence', 'Seq'),
      lookup('requestType.code', 'Type', 120),
      lookup('businessAssociate.name', 'Grantor', 200),
      text('grantorType', 'Grantor Type', 110, { groupWhenSorted: true }),
      text('connectNumber', 'Connect', 120),
      text('connectStatus', 'Connect Status', 120, { groupWhenSorted: true }),
      list('requestItems.requestItemType.code', 'Items', 160),
      day('sentDate', 'Sent'),
      day('receivedDate', 'Received'),
      day('completedDate', 'Completed'),
      ...project,
    ],
  },
  stakeholders: {
    type: 'Stakeholder',
    group: 'projects',
    opens: 'surface-project/{project.id}/stakeholders/{id}/details',
    route: 'surface-project',
    sortedBy: 'sequence',
    columns: [
      number('sequence', 'Seq'),
      lookup('businessAssociate.name', 'Stakeholder', 220),
      list('stakeholderTypes.type.code', 'Types', 160),
      text('landInterest', 'Land Interest', 160),
      text('distanceToInterest', 'Distance', 110),
      list('relatedParcels.parcel.formattedLegalDescription', 'Parcels'),
      day('details.notifiedDate', 'Notified'),
      day('details.consentDate', 'Consent'),
      day('details.expiryDate', 'Expiry'),
      day('details.completedDate', 'Completed'),
      ...project,
    ],
  },
  associates: {
    type: 'BusinessAssociate',
    group: 'people',
    opens: 'business-associate/{id}/details',
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      text('code', 'Code', 100),
      shown('fullAddress', 'Address', 260),
      lookup('city.name', 'City'),
      lookup('stateOrProvince.name', 'Province', 140),
      text('phoneNumber', 'Phone', 130),
      text('cellNumber', 'Cell', 130),
      text('email', 'Email', 200),
      tick('isClient', 'Client'),
      tick('isActive', 'Active'),
    ],
  },
  contacts: {
    type: 'Contact',
    group: 'people',
    opens: 'business-associate/{businessAssociate.id}/contacts/{id}',
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 200),
      text('title', 'Title', 200),
      text('email', 'Email', 200),
      lookup('businessAssociate.name', 'Business Associate', 220),
      list('phoneNumbers.number', 'Phone Numbers', 160),
      lookup('city.name', 'City'),
      tick('isActive', 'Active'),
    ],
  },
  users: {
    type: 'User',
    group: 'administration',
    opens: 'user/{id}/details',
    route: 'user',
    sortedBy: 'lastName',
    columns: [
      text('lastName', 'Last Name', 140),
      text('firstName', 'First Name', 140),
      text('userName', 'User Name', 200),
      text('workEmail', 'Email', 220),
      lookup('productClient.companyName', 'Company', 180),
      tick('isAdmin', 'Administrator'),
      tick('isActive', 'Active'),
    ],
  },
  roles: {
    type: 'TaskRole',
    group: 'administration',
    opens: 'role/{id}/details',
    route: 'role',
    sortedBy: 'name',
    columns: [text('name', 'Name', 200), text('description', 'Description', 320), tick('isActive', 'Active')],
  },
  teams: {
    type: 'Team',
    group: 'administration',
    opens: 'teams/{id}/details',
    route: 'teams',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 200),
      text('description', 'Description', 320),
      lookup('productClient.companyName', 'Company', 180),
      tick('isActive', 'Active'),
    ],
  },
  tasks: {
    type: 'Task',
    group: 'administration',
    opens: 'task/{id}/details',
    route: 'task',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      text('taskType', 'Type', 120, { groupWhenSorted: true }),
      lookup('role.name', 'Role', 160),
      text('description', 'Description', 320),
      tick('isActive', 'Active'),
    ],
  },
  'task-models': {
    type: 'TaskModel',
    group: 'administration',
    opens: 'task-model/{id}/details',
    route: 'task-model',
    sortedBy: 'name',
    columns: [text('name', 'Name', 240), list('items.task.name', 'Tasks', 420), tick('isActive', 'Active')],
  },
  'task-managers': {
    type: 'TaskManager',
    group: 'administration',
    opens: 'task-manager/{id}/details',
    route: 'task-manager',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      lookup('productClient.companyName', 'Company', 180),
      lookup('taskModel.name', 'Task Model', 200),
      tick('isActive', 'Active'),
    ],
  },
  companies: {
    type: 'Company',
    group: 'administration',
    opens: 'company/{id}/details',
    route: 'company',
    sortedBy: 'companyName',
    columns: [
      text('code', 'Code', 100),
      text('companyName', 'Name', 240),
      text('kind', 'Kind', 120, { groupWhenSorted: true }),
      list('offices.name', 'Offices', 280),
    ],
  },
  rates: {
    type: 'RateSchedule',
    group: 'administration',
    opens: 'rates/{id}/details',
    route: 'rates',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      text('rateType', 'Type', 120, { groupWhenSorted: true }),
      lookup('client.name', 'Client', 220),
      day('effectiveDate', 'Effective'),
      tick('isActive', 'Active'),
    ],
  },
  'gis-services': {
    type: 'GisService',
    group: 'administration',
    opens: 'gis-service/{id}/details',
    route: 'gis-service',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 220),
      text('serviceType', 'Service', 120, { groupWhenSorted: true }),
      text('url', 'Web Address', 340),
      text('layer', 'Layer', 140),
      tick('isActive', 'Active'),
    ],
  },
  'assigned-tasks': {
    type: 'AssignedTask',
    group: 'projects',
    opens: 'surface-project/{project.id}/tasks/{id}',
    route: 'surface-project',
    sortedBy: 'dueDate',
    columns: [
      lookup('task.name', 'Task', 220),
      text('parentClass', 'On', 110, { groupWhenSorted: true }),
      shown('assignee.fullName', 'Assignee', 160),
      day('assignedDate', 'Assigned'),
      day('dueDate', 'Due'),
      day('startedDate', 'Started'),
      day('completedDate', 'Completed'),
      tick('onHold', 'On Hold'),
      ...project,
    ],
  },
  timesheets: {
    type: 'Timesheet',
    group: 'billing',
    opens: 'timesheets/{id}/details',
    route: 'timesheets',
    sortedBy: 'weekStarting',
    columns: [
      day('weekStarting', 'Week Starting'),
      shown('user.fullName', 'Person', 180),
      text('status', 'Status', 130, { groupWhenSorted: true }),
      text('notes', 'Notes', 260, { sortable: false }),
    ],
  },
  invoices: {
    type: 'Invoice',
    group: 'billing',
    opens: 'invoices/{id}/details',
    route: 'invoices',
    sortedBy: 'invoiceDate',
    columns: [
      text('number', 'Number', 120),
      day('invoiceDate', 'Date'),
      lookup('client.name', 'Client', 220),
      text('status', 'Status', 130, { groupWhenSorted: true }),
      number('subtotal', 'Subtotal', 'money'),
      number('tax', 'Tax', 'money'),
      number('total', 'Total', 'money'),
      ...project,
    ],
  },
  communications: {
    type: 'Communication',
    group: 'projects',
    opens: 'surface-project/{project.id}/communications/{id}',
    route: 'surface-project',
    sortedBy: 'date',
    columns: [
      day('date', 'Date'),
      text('source', 'Source', 130, { groupWhenSorted: true }),
      lookup('methodOfContact.code', 'Method', 120),
      shown('representative.fullName', 'Representative', 160),
      list('businessAssociates.name', 'To'),
      text('comments', 'Comments', 320, { sortable: false }),
      workedOutTick('documentsAttached', 'Docs Attached'),
      tick('confidential', 'Confidential'),
      ...project,
    ],
  },
  documents: {
    type: 'RelatedDocument',
    group: 'projects',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 260),
      text('type', 'Format', 110, { groupWhenSorted: true }),
      text('parentType', 'On', 120, { groupWhenSorted: true }),
      { ...day('uploadedDate', 'Uploaded'), formatter: 'moment' },
      { ...day('lastModifiedOn', 'Last Modified'), formatter: 'moment' },
      tick('isConfidential', 'Confidential'),
      lookup('owner.companyName', 'Owner', 180),
      number('size', 'Size', 'fileSize'),
      text('notes', 'Notes', 220, { sortable: false }),
    ],
  },
  events: {
    type: 'Event',
    group: 'projects',
    route: 'surface-project',
    opens: 'surface-project/{surfaceProjectId}/events',
    sortedBy: 'date',
    columns: [
      lookup('eventType.code', 'Event', 180),
      day('date', 'Date'),
      text('notes', 'Notes', 260, { sortable: false }),
      lookup('owner.companyName', 'Owner', 180),
      { ...day('lastModifiedOn', 'Last Modified'), formatter: 'moment' },
    ],
  },
  obligations: {
    type: 'Obligation',
    group: 'projects',
    opens: 'surface-project/{project.id}/obligations',
    route: 'surface-project',
    sortedBy: 'dueDate',
    columns: [
      lookup('obligationType.code', 'Type', 160),
      text('description', 'Description', 260, { sortable: false }),
      day('dueDate', 'Due'),
      day('completedDate', 'Completed'),
      shown('responsible.fullName', 'Responsible', 160),
      ...project,
    ],
  },
  'report-templates': {
    type: 'ReportTemplate',
    group: 'administration',
    opens: 'templates/document/{id}/details',
    route: 'templates/document',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      lookup('reportType.name', 'Report Type', 220),
      tick('isActive', 'Active'),
    ],
  },
  'master-models': {
    type: 'MasterModel',
    group: 'administration',
    opens: 'templates/model/{id}/details',
    route: 'templates/model',
    sortedBy: 'name',
    columns: [text('name', 'Name', 240), lookup('formType.code', 'Type', 160), tick('isActive', 'Active')],
  },
};

const isMasterDataType = (name: GridSourceName): name is MasterDataType =>
  masterDataTypes.some((type) => type === name);

const masterDataSource = (name: MasterDataType): Declared => ({
  ...masterDataGrids[name],
  group: 'master-data',
  route: `master-data/${name}`,
  opens: `master-data/${name}/{id}/details`,
});

/** The same ids in every installation: the source's place in the list tells them. */
const fixedId = (group: '6a' | '6b', index: number): string =>
  `0b6d6f0a-5a${group}-4c00-9a00-${String(index + 1).padStart(12, '0')}`;

/** Every grid source; new ones go to the end of the names, so that ids stay. */
export const gridSources: readonly GridSource[] = gridSourceNames.map((name, index) => {
  const source = isMasterDataType(name) ? masterDataSource(name) : declared[name];
  return {
    ...source,
    name,
    id: fixedId('6a', index),
    configId: fixedId('6b', index),
  };
});

/** A source by its name or its id, or undefined where there is none. */
export function gridSource(nameOrId: string): GridSource | undefined {
  return gridSources.find(({ name, id }) => name === nameOrId || id === nameOrId.toLowerCase());
}
