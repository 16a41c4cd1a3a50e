import { sql } from 'kysely';
import {
  type CurrentUser,
  canEditProject,
  projectRole,
  type RecordAction,
  type RecordFacts,
  type RightsKind,
  recordRights,
} from 'shared-contracts/rights';
import type { FieldMapping, RecordDeclaration, Row, Sql } from './record-mapping.ts';
import {
  columnOf,
  forThose,
  ofCompany,
  ofInvoicing,
  ofProjectOrOwner,
  ofProjectParties,
  ofTimesheetKeeper,
  open,
  via,
} from './scopes.ts';

const one = (type: string, column: string): FieldMapping => ({ kind: 'one', type, column });
const many = (type: string, column: string, where?: (row: Row) => Sql): FieldMapping => ({
  kind: 'many',
  type,
  column,
  ...(where ? { where } : {}),
});
const column = (name: string): FieldMapping => ({ kind: 'column', column: name });
const computed = (make: (row: Row) => Sql): FieldMapping => ({ kind: 'computed', sql: make });

/** The companies of the project that a column names, as JSON. */
const partiesOf = (
  project: Sql,
) => sql`(select json_build_object('ownerId', p.owner_id, 'brokerId', p.broker_id,
  'operatorId', p.operator_id) from surface_project p where p.id = ${project})`;

const onlyProject = (row: Row) =>
  sql`json_build_object('project', ${partiesOf(columnOf(row, 'surface_project_id'))})`;
const itself = (
  row: Row,
) => sql`json_build_object('project', json_build_object('ownerId', ${columnOf(row, 'owner_id')},
  'brokerId', ${columnOf(row, 'broker_id')}, 'operatorId', ${columnOf(row, 'operator_id')}))`;
const noFacts = () => sql`json_build_object()`;
const owner = (ownerColumn: string) => (row: Row) =>
  sql`json_build_object('ownerId', ${columnOf(row, ownerColumn)})`;

function right(kind: RightsKind, action: RecordAction, facts: (row: Row) => Sql): FieldMapping {
  return { kind: 'ruled', facts, answer: recordRights[kind][action] };
}

/** Whether the record belongs to the person's company. */
const isUserOwned: FieldMapping = {
  kind: 'ruled',
  facts: owner('owner_id'),
  answer: (user, { ownerId }) => ownerId === user.productClientId,
};

const role = (user: CurrentUser, { project }: RecordFacts) =>
  project ? projectRole(user, project) : 'NoAccess';

const project = { project: one('SurfaceProject', 'surface_project_id') } as const;
const projectFile = { ...project, projectFileId: column('surface_project_id') } as const;
const byProject = via('SurfaceProject', 'surface_project_id');

const lookup: RecordDeclaration = {
  scope: open,
  fields: { canEdit: right('masterData', 'edit', noFacts) },
};

const plainLookup: RecordDeclaration = { scope: open };

const name = [{ column: 'name' }];
const byDate = (dateColumn: string, isDescending = true) => [{ column: dateColumn, isDescending }];

/** Address lines and places in one line. */
const fullAddress = (lines: readonly string[]) =>
  computed(
    (
      row,
    ) => sql`nullif(concat_ws(', ', ${sql.join(lines.map((line) => sql`nullif(${columnOf(row, line)}, '')`))},
      (select c.name from city c where c.id = ${columnOf(row, 'city_id')}),
      (select s.code from state_or_province s where s.id = ${columnOf(row, 'state_or_province_id')}),
      nullif(${columnOf(row, 'postal_code')}, '')), '')`,
  );

const ofParent = (parentClass: string, parent: string): FieldMapping =>
  many(parent, 'parent_id', (row) => sql`${columnOf(row, 'parent_type')} = ${parentClass}`);
const documentsOf = (parentClass: string) => ({ documents: ofParent(parentClass, 'RelatedDocument') });
const tasksOf = (parentClass: string): FieldMapping =>
  many('AssignedTask', 'parent_id', (row) => sql`${columnOf(row, 'parent_class')} = ${parentClass}`);

const fullName = computed(
  (row) => sql`${columnOf(row, 'first_name')} || ' ' || ${columnOf(row, 'last_name')}`,
);

const ofProject = (field: string) =>
  computed(
    (row) => sql`(select ${sql.ref(`p.${field}`)} from surface_project p
      where p.id = ${columnOf(row, 'surface_project_id')})`,
  );

/** A document of the first item of a request to a Connect grantor is locked (002 §6). */
const isConnectItem = (
  row: Pick<Row, 'alias'>,
) => sql`exists (select 1 from request_item i join request r on r.id = i.request_id
  where i.id = ${columnOf(row, 'request_item_id')} and r.grantor_type = 'Connect'
    and i.sequence = (select min(f.sequence) from request_item f where f.request_id = r.id))`;

/** What the right to a document depends on. */
export const documentFacts = (row: Pick<Row, 'alias'>) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))}, 'ownerId', ${columnOf(row, 'owner_id')},
  'isConnectItem', ${isConnectItem(row)})`;

const ownedOnProject = (row: Row) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))}, 'ownerId', ${columnOf(row, 'owner_id')})`;

const person: FieldMapping = one('Person', 'user_id');
const client = one('Company', 'product_client_id');

/** What every record kind of the schema is in the database; what is not said follows from names. */
export const recordDeclarations: Readonly<Record<string, RecordDeclaration>> = {
  Company: {
    scope: open,
    search: ['code', 'company_name'],
    order: [{ column: 'company_name' }],
    fields: { offices: many('Office', 'company_id'), canEdit: right('masterData', 'edit', noFacts) },
  },
  GisService: {
    scope: forThose((user) => user.isSystemAdministrator),
    order: name,
    search: ['name', 'url'],
    fields: { canEdit: right('masterData', 'edit', noFacts) },
  },
  ProjectCompany: {
    table: 'company',
    scope: open,
    order: [{ column: 'company_name' }],
    fields: {
      name: column('company_name'),
      productClientId: column('id'),
      isSyncWithLandWorks: column('is_sync_with_lw_enabled'),
    },
  },
  Person: {
    table: 'app_user',
    scope: open,
    order: [{ column: 'last_name' }],
    fields: { fullName, workEmail: column('email'), productClient: one('Company', 'company_id') },
  },
  User: {
    table: 'app_user',
    scope: ofCompany('company_id'),
    order: [{ column: 'last_name' }],
    hasSearchText: true,
    fields: {
      isAdmin: column('is_system_administrator'),
      fullName,
      workEmail: column('email'),
      productClient: one('Company', 'company_id'),
      taskRoles: {
        kind: 'linked',
        type: 'TaskRole',
        table: 'user_task_role',
        from: 'app_user_id',
        to: 'task_role_id',
      },
      canEdit: right('user', 'edit', (row) => sql`json_build_object('userId', ${columnOf(row, 'id')})`),
    },
  },

  AdditionalInfoType: {
    ...lookup,
    fields: { ...lookup.fields, options: many('AdditionalInfoOption', 'additional_info_type_id') },
  },
  AgreementType: lookup,
  Area: { ...lookup, order: name },
  BrokerProjectStatus: lookup,
  City: { ...lookup, order: name },
  CompensationType: lookup,
  Country: { ...lookup, order: name, search: ['code', 'name'] },
  EventType: lookup,
  InstrumentType: lookup,
  LandPurpose: { ...lookup, search: ['code', 'category', 'description'] },
  LandownerType: lookup,
  LedgerCode: lookup,
  MemberRole: lookup,
  ObligationType: lookup,
  OperatorProjectStatus: lookup,
  ProjectGroup: lookup,
  RateCategory: lookup,
  StakeholderType: lookup,
  StateOrProvince: { ...lookup, order: name, search: ['code', 'name'] },
  SurfaceStatus: { ...lookup, search: ['code', 'status'] },
  SurveyStatus: lookup,
  TaxType: lookup,

  Office: plainLookup,
  AreaUnit: plainLookup,
  LengthUnit: plainLookup,
  InterestType: plainLookup,
  MethodOfContact: plainLookup,
  IndigenousMethodOfContact: plainLookup,
  Band: plainLookup,
  IndigenousRepresentative: plainLookup,
  ProjectType: {
    ...plainLookup,
    order: [{ column: 'category' }, { column: 'description' }],
    search: ['category', 'description'],
  },
  SecurityLevel: plainLookup,
  StakeholderRequirement: plainLookup,
  RequestType: plainLookup,
  RequestItemType: plainLookup,
  GrantorCompany: plainLookup,
  UnitOfMeasurement: { ...plainLookup, order: [{ column: 'unit' }], search: ['unit'] },
  ActionRequired: plainLookup,
  Boundary: plainLookup,
  Product: plainLookup,
  TitleType: plainLookup,
  Zone: plainLookup,
  FormType: plainLookup,
  ReportType: plainLookup,
  Road: plainLookup,
  OrganizationType: plainLookup,
  AdditionalInfoOption: { ...plainLookup, order: [{ column: 'sequence' }] },

  TaskRole: { ...plainLookup, fields: { canEdit: right('taskRole', 'edit', noFacts) } },
  Team: {
    scope: ofCompany('product_client_id'),
    fields: {
      members: many('TeamMember', 'team_id'),
      canEdit: right('team', 'edit', owner('product_client_id')),
    },
  },
  TeamMember: { scope: via('Team', 'team_id'), fields: { user: person } },
  Task: {
    ...plainLookup,
    fields: {
      role: one('TaskRole', 'role_id'),
      rules: many('TaskRule', 'task_id'),
      canEdit: right('task', 'edit', noFacts),
    },
  },
  TaskRule: { scope: open, fields: { results: many('TaskRuleResult', 'task_rule_id') } },
  TaskRuleResult: plainLookup,
  TaskModel: {
    scope: open,
    fields: { items: many('TaskModelItem', 'task_model_id'), canEdit: right('taskModel', 'edit', noFacts) },
  },
  TaskModelItem: plainLookup,
  TaskManager: {
    scope: ofCompany('product_client_id'),
    fields: {
      roles: many('TaskManagerRole', 'task_manager_id'),
      canEdit: right('taskManager', 'edit', owner('product_client_id')),
    },
  },
  TaskManagerRole: { scope: via('TaskManager', 'task_manager_id'), fields: { user: person } },

  BusinessAssociate: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      fullAddress: fullAddress(['address_line1', 'address_line2', 'address_line3']),
      addressLine1: column('address_line1'),
      addressLine2: column('address_line2'),
      addressLine3: column('address_line3'),
      communications: {
        kind: 'linked',
        type: 'Communication',
        table: 'communication_business_associate',
        from: 'business_associate_id',
        to: 'communication_id',
      },
      projects: many('AssociateProject', 'business_associate_id'),
      canEdit: right('businessAssociate', 'edit', noFacts),
    },
  },
  Contact: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      address1: column('address1'),
      address2: column('address2'),
      address3: column('address3'),
      fullAddress: fullAddress(['address1', 'address2', 'address3']),
    },
  },
  PhoneNumber: plainLookup,
  AssociateProject: {
    table: 'associate_project',
    scope: byProject,
    order: [{ column: 'operator_project' }],
    fields: { ...project, id: column('surface_project_id') },
  },

  Parcel: {
    scope: open,
    order: [{ column: 'formatted_legal_description' }],
    hasSearchText: true,
    fields: { canEdit: right('parcel', 'edit', noFacts) },
  },
  Title: {
    scope: open,
    order: [{ column: 'number' }],
    hasSearchText: true,
    fields: { canEdit: right('title', 'edit', noFacts) },
  },
  Ownership: plainLookup,
  TitleTract: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      titles: many('TitleTractTitle', 'title_tract_id'),
      canEdit: right('titleTract', 'edit', noFacts),
    },
  },
  TitleTractTitle: plainLookup,
  Instrument: { scope: open, order: [{ column: 'registration_number' }] },
  Party: plainLookup,

  SurfaceProject: {
    scope: ofProjectParties,
    order: [{ column: 'description' }],
    hasSearchText: true,
    fields: {
      communications: many('Communication', 'surface_project_id'),
      events: many('Event', 'surface_project_id', (row) => sql`${columnOf(row, 'agreement_id')} is null`),
      tasks: many('AssignedTask', 'surface_project_id'),
      ...documentsOf('Project'),
      revisions: many('ProjectRevision', 'surface_project_id'),
      currentUserRole: { kind: 'ruled', facts: itself, answer: role },
      canEdit: {
        kind: 'ruled',
        facts: itself,
        answer: (user, facts) => Boolean(facts.project && canEditProject(user, facts.project)),
      },
    },
  },
  AdditionalInfoItem: { scope: byProject },
  Member: { scope: byProject, fields: { roleType: one('MemberRole', 'role_type_id'), user: person } },
  RelatedProject: { scope: byProject },
  ProjectRevision: { scope: byProject },
  KeyDate: { scope: byProject, fields: project },

  Agreement: {
    scope: byProject,
    hasSearchText: true,
    fields: {
      ...projectFile,
      landPurposeType: one('LandPurpose', 'land_purpose_id'),
      relatedParcels: many('AgreementParcel', 'agreement_id'),
      relatedTitles: many('AgreementTitle', 'agreement_id'),
      ...documentsOf('Agreement'),
      tasks: tasksOf('Agreement'),
      canEdit: right('agreement', 'edit', onlyProject),
    },
  },
  Landowner: { scope: via('Agreement', 'agreement_id') },
  Occupant: { scope: via('Agreement', 'agreement_id') },
  AgreementParcel: { scope: via('Agreement', 'agreement_id') },
  AgreementTitle: { scope: via('Agreement', 'agreement_id') },
  Compensation: { scope: via('Agreement', 'agreement_id') },
  Obligation: {
    scope: byProject,
    order: [{ column: 'due_date', isNullable: true }],
    fields: { ...project, responsible: one('Person', 'responsible_id') },
  },

  Request: {
    scope: byProject,
    hasSearchText: true,
    fields: {
      ...projectFile,
      earliestExpiry: computed(
        (row) =>
          sql`(select min(i.expiry_date) from request_item i where i.request_id = ${columnOf(row, 'id')})`,
      ),
      ...documentsOf('Request'),
      tasks: tasksOf('Request'),
      canEdit: right('request', 'edit', onlyProject),
    },
  },
  RequestItem: {
    scope: via('Request', 'request_id'),
    fields: {
      relatedParcels: many('RequestItemParcel', 'request_item_id'),
      roads: many('RequestItemRoad', 'request_item_id'),
      revisions: many('RequestItemRevision', 'request_item_id'),
      ...documentsOf('RequestItem'),
    },
  },
  RequestItemParcel: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRoad: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRevision: { scope: via('RequestItem', 'request_item_id') },

  Stakeholder: {
    scope: byProject,
    hasSearchText: true,
    fields: {
      ...projectFile,
      landInformation: column('land_interest'),
      relatedParcels: many('StakeholderParcel', 'stakeholder_id'),
      stakeholderTypes: many('StakeholderTypeItem', 'stakeholder_id'),
      revisions: many('StakeholderRevision', 'stakeholder_id'),
      tasks: tasksOf('Stakeholder'),
      canEdit: right('stakeholder', 'edit', onlyProject),
    },
  },
  StakeholderParcel: { scope: via('Stakeholder', 'stakeholder_id') },
  StakeholderTypeItem: { scope: via('Stakeholder', 'stakeholder_id') },
  StakeholderRevision: { scope: via('Stakeholder', 'stakeholder_id') },

  Communication: {
    scope: ofProjectOrOwner,
    order: byDate('date'),
    hasSearchText: true,
    fields: {
      ...project,
      documentsAttached: computed(
        (row) => sql`exists (select 1 from related_document d where d.parent_type = 'Communication'
          and d.parent_id = ${columnOf(row, 'id')})`,
      ),
      isUserOwned,
      representative: one('Person', 'representative_id'),
      businessAssociates: {
        kind: 'linked',
        type: 'BusinessAssociate',
        table: 'communication_business_associate',
        from: 'communication_id',
        to: 'business_associate_id',
      },
      contacts: {
        kind: 'linked',
        type: 'Contact',
        table: 'communication_contact',
        from: 'communication_id',
        to: 'contact_id',
      },
      projectId: column('surface_project_id'),
      operatorProject: ofProject('operator_project_number'),
      operatorReference: ofProject('operator_reference'),
      brokerProject: ofProject('broker_project_number'),
      brokerReference: ofProject('broker_reference'),
      projectType: {
        kind: 'computed',
        sql: (
          row,
        ) => sql`(select json_build_object('id', t.id, 'category', t.category, 'description', t.description)
          from surface_project p join project_type t on t.id = p.project_type_id
          where p.id = ${columnOf(row, 'surface_project_id')})`,
      },
      relatedDocuments: ofParent('Communication', 'RelatedDocument'),
      canEdit: right('communication', 'edit', ownedOnProject),
      canDelete: right('communication', 'delete', ownedOnProject),
    },
  },
  Event: {
    scope: byProject,
    order: [{ column: 'date', isDescending: true, isNullable: true }],
    fields: {
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      canEdit: right('event', 'edit', ownedOnProject),
    },
  },
  MasterModel: { scope: open, fields: { canEdit: right('masterModel', 'edit', noFacts) } },
  MasterModelItem: plainLookup,
  RelatedDocument: {
    scope: ofProjectOrOwner,
    order: [{ column: 'name', isNullable: true }],
    hasSearchText: true,
    fields: {
      isUserOwned,
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      canEdit: right('relatedDocument', 'edit', documentFacts),
    },
  },

  IndigenousEngagement: {
    scope: byProject,
    fields: {
      ...project,
      logs: many('IndigenousLog', 'indigenous_engagement_id'),
      canEdit: right('indigenousEngagement', 'edit', onlyProject),
    },
  },
  IndigenousLog: {
    scope: via('IndigenousEngagement', 'indigenous_engagement_id'),
    order: byDate('date'),
    fields: { contactedBy: one('Person', 'contacted_by_id'), ...documentsOf('IndigenousLog') },
  },
  AssignedTask: {
    scope: byProject,
    order: [{ column: 'due_date', isNullable: true }],
    fields: {
      ...project,
      assignee: one('Person', 'assignee_id'),
      canEdit: right(
        'assignedTask',
        'edit',
        (row) => sql`json_build_object('project', ${partiesOf(columnOf(row, 'surface_project_id'))},
          'userId', ${columnOf(row, 'assignee_id')})`,
      ),
    },
  },

  RateSchedule: {
    scope: forThose(({ isSystemAdministrator }) => isSystemAdministrator),
    fields: {
      rates: many('RateTypeItem', 'rate_schedule_id'),
      canEdit: right('rateSchedule', 'edit', noFacts),
    },
  },
  RateTypeItem: {
    table: 'rate_type',
    scope: forThose((user) => user.isBroker || user.canAccessInvoice || user.isSystemAdministrator),
    order: [{ column: 'sequence' }, { column: 'description' }],
  },
  Timesheet: {
    scope: ofTimesheetKeeper,
    order: byDate('week_starting'),
    fields: {
      user: person,
      productClient: client,
      entries: many('TimesheetEntry', 'timesheet_id'),
      canEdit: right(
        'timesheet',
        'edit',
        (row) => sql`json_build_object('ownerId', ${columnOf(row, 'product_client_id')},
          'userId', ${columnOf(row, 'user_id')}, 'status', ${columnOf(row, 'status')})`,
      ),
    },
  },
  TimesheetEntry: { scope: via('Timesheet', 'timesheet_id'), fields: project },
  Invoice: {
    scope: ofInvoicing,
    order: byDate('invoice_date'),
    hasSearchText: true,
    fields: { ...project, productClient: client, lines: many('InvoiceLine', 'invoice_id') },
  },
  InvoiceLine: { scope: via('Invoice', 'invoice_id') },
  ReportTemplate: {
    scope: open,
    fields: {
      templateFiles: many('TemplateFile', 'report_template_id'),
      canEdit: right('reportTemplate', 'edit', noFacts),
    },
  },
  TemplateFile: { scope: open, fields: { isUserOwned } },
};
