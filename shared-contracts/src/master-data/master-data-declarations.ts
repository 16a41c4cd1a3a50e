import { formTypeIds } from '../forms/index.ts';
import type { RecordKind } from '../graphql/index.ts';
import { lengths, limits } from '../limits/index.ts';
import type { RouteName } from '../routes/route-table.ts';
import {
  choice,
  code,
  description,
  isActive,
  isMasterRecord,
  keyed,
  name,
  reference,
  rows,
  targets,
  text,
  tick,
} from './declared-fields.ts';
import type { MasterDataField } from './master-data-field.ts';

/** One kind of administered record: what its records hold and how the rest of the system names it. */
export interface MasterDataDeclaration {
  /** Where its form stands. */
  readonly route: RouteName;
  /** Kind in the history; in lower case its table. */
  readonly kind: RecordKind;
  /** GraphQL type; `update{typeName}` saves one, and its name with a small letter reads one. */
  readonly typeName: string;
  /** GraphQL query of the list; `delete{Plural}` deletes some. */
  readonly plural: string;
  /** Input of the save, where its name does not follow from the type's. */
  readonly input?: string;
  /** Its form is code of its own; all else still follows from here. */
  readonly hasOwnForm?: boolean;
  /** The field that names a record in titles and lists. */
  readonly titleField: string;
  readonly fields: readonly MasterDataField[];
}

type Made = Omit<MasterDataDeclaration, 'titleField' | 'fields'>;

/** A lookup list: its code, what is particular to it, whether it is offered, what it means (000 §3). */
const list = (
  { route, kind, typeName, plural }: Made,
  particular: readonly MasterDataField[] = [],
  codeMaximum?: number,
): MasterDataDeclaration => ({
  route,
  kind,
  typeName,
  plural,
  titleField: 'code',
  fields: [code(codeMaximum), ...particular, isActive, description],
});

const titled = (titleField: string, declaration: MasterDataDeclaration): MasterDataDeclaration => ({
  ...declaration,
  titleField,
});

const made = (route: RouteName, kind: RecordKind, typeName: string, plural: string): Made => ({
  route,
  kind,
  typeName,
  plural,
});

/** Whose list an entry belongs to; everybody's without one. */
const owner = reference('productClient', targets.company);

const country = reference('country', targets.country);
const inCountry = reference('stateProvince', targets.stateOrProvince, {
  within: { field: 'country', argument: 'countryId' },
});

const codeName = name();

/** Every administered record that a declaration is enough for; form, validator, operations, resolver and store are made from it. */
export const masterDataDeclarations: readonly MasterDataDeclaration[] = [
  list(
    made(
      'master-data/additional-info-types',
      'ADDITIONAL_INFO_TYPE',
      'AdditionalInfoType',
      'additionalInfoTypes',
    ),
    [
      choice('controlTypeCode', 'controlType', keyed('Text', 'List', 'Date', 'Number'), { whenNew: 'Text' }),
      choice('formTypeCode', 'formType', keyed('Project', 'Agreement'), { whenNew: 'Project' }),
      rows('options', 'AdditionalInfoOption', 'additional_info_type_id', [
        text('optionValue', lengths.additionalInfoOption.optionValue, { required: true }),
      ]),
    ],
  ),
  list(made('master-data/agreement-types', 'AGREEMENT_TYPE', 'AgreementType', 'agreementTypes'), [owner]),
  titled(
    'name',
    list(made('master-data/areas', 'AREA', 'Area', 'areas'), [
      codeName,
      text('division', lengths.area.division),
      country,
      inCountry,
    ]),
  ),
  list(
    made(
      'master-data/broker-project-status',
      'BROKER_PROJECT_STATUS',
      'BrokerProjectStatus',
      'brokerProjectStatuses',
    ),
  ),
  {
    ...made('master-data/cities', 'CITY', 'City', 'cities'),
    titleField: 'name',
    fields: [
      reference('country', targets.country, { required: true, toldBy: 'stateProvince' }),
      { ...inCountry, required: true },
      name(lengths.city.name),
      isActive,
      isMasterRecord,
    ],
  },
  list(made('master-data/compensation-types', 'COMPENSATION_TYPE', 'CompensationType', 'compensationTypes'), [
    tick('isCostPerAreaUnit'),
  ]),
  titled(
    'name',
    list(made('master-data/countries', 'COUNTRY', 'Country', 'countries'), [codeName, isMasterRecord]),
  ),
  list(made('master-data/event-types', 'EVENT_TYPE', 'EventType', 'eventTypes'), [
    choice(
      'formTypeId',
      'eventForm',
      { agreement: formTypeIds.AgreementEvent, project: formTypeIds.ProjectEvent },
      { required: true, whenNew: formTypeIds.AgreementEvent },
    ),
    owner,
  ]),
  list(made('master-data/instrument-types', 'INSTRUMENT_TYPE', 'InstrumentType', 'instrumentTypes')),
  list(made('master-data/land-purpose-types', 'LAND_PURPOSE', 'LandPurpose', 'landPurposes'), [
    text('category', lengths.landPurpose.category, { required: true }),
    owner,
  ]),
  list(made('master-data/obligation-types', 'OBLIGATION_TYPE', 'ObligationType', 'obligationTypes')),
  list(
    made(
      'master-data/operator-project-status',
      'OPERATOR_PROJECT_STATUS',
      'OperatorProjectStatus',
      'operatorProjectStatuses',
    ),
    [],
    lengths.operatorProjectStatus.code,
  ),
  list(made('master-data/project-groups', 'PROJECT_GROUP', 'ProjectGroup', 'projectGroups')),
  titled(
    'name',
    list(
      made('master-data/provinces-and-states', 'STATE_OR_PROVINCE', 'StateOrProvince', 'stateOrProvinces'),
      [codeName, { ...country, required: true }, isMasterRecord],
    ),
  ),
  list(made('master-data/member-roles', 'MEMBER_ROLE', 'MemberRole', 'memberRoles')),
  list(made('master-data/stakeholder-types', 'STAKEHOLDER_TYPE', 'StakeholderType', 'stakeholderTypes')),
  list(made('master-data/surface-status', 'SURFACE_STATUS', 'SurfaceStatus', 'surfaceStatuses'), [
    text('status', lengths.surfaceStatus.status, { required: true }),
    { name: 'colorCode', kind: 'color' },
    owner,
  ]),
  list(made('master-data/survey-status', 'SURVEY_STATUS', 'SurveyStatus', 'surveyStatuses')),
  list(made('master-data/ledger-codes', 'LEDGER_CODE', 'LedgerCode', 'ledgerCodes')),
  titled(
    'name',
    list(made('master-data/rate-categories', 'RATE_CATEGORY', 'RateCategory', 'rateCategories'), [codeName]),
  ),
  list(made('master-data/landowner-types', 'LANDOWNER_TYPE', 'LandownerType', 'landownerTypes'), [
    tick('isSystem', { readOnly: true }),
    tick('isSynchronized', { readOnly: true }),
  ]),
  list(made('master-data/tax-types', 'TAX_TYPE', 'TaxType', 'taxTypes'), [
    { name: 'rate', kind: 'number', labelKey: 'taxRate', required: true, range: { min: 0, max: 100 } },
  ]),
  {
    ...made('role', 'TASK_ROLE', 'TaskRole', 'roles'),
    titleField: 'name',
    fields: [name(), isActive, description],
  },
  {
    ...made('teams', 'TEAM', 'Team', 'teams'),
    titleField: 'name',
    fields: [
      name(),
      { ...owner, required: true },
      isActive,
      description,
      rows(
        'members',
        'TeamMember',
        'team_id',
        [reference('user', targets.person, { required: true }), reference('taskRole', targets.taskRole)],
        { distinct: 'user' },
      ),
    ],
  },
  {
    ...made('task-model', 'TASK_MODEL', 'TaskModel', 'taskModels'),
    titleField: 'name',
    fields: [
      name(),
      isActive,
      rows('items', 'TaskModelItem', 'task_model_id', [
        reference('task', targets.task, { required: true }),
        { name: 'days', kind: 'number', required: false, range: { min: 0, max: 3650 }, decimals: 0 },
      ]),
    ],
  },
  {
    ...made('task-manager', 'TASK_MANAGER', 'TaskManager', 'taskManagers'),
    titleField: 'name',
    fields: [
      name(),
      { ...owner, required: true },
      reference('taskModel', targets.taskModel),
      isActive,
      rows(
        'roles',
        'TaskManagerRole',
        'task_manager_id',
        [reference('role', targets.taskRole, { required: true }), reference('user', targets.person)],
        { distinct: 'role', plural: 'taskManagerRoles' },
      ),
    ],
  },
  {
    ...made('task', 'TASK', 'Task', 'tasks'),
    titleField: 'name',
    fields: [
      name(),
      choice('taskType', 'taskType', keyed('Agreement', 'Indigenous', 'Project', 'Request', 'Stakeholder'), {
        required: true,
        whenNew: 'Project',
      }),
      reference('role', targets.taskRole),
      isActive,
      description,
      rows(
        'rules',
        'TaskRule',
        'task_id',
        [
          choice('trigger', 'taskTrigger', keyed('Started', 'Completed'), {
            required: true,
            whenNew: 'Completed',
          }),
          rows(
            'results',
            'TaskRuleResult',
            'task_rule_id',
            [
              choice('action', 'taskAction', keyed('AssignTask', 'ChangeStatus', 'EmailToUser'), {
                required: true,
                whenNew: 'AssignTask',
              }),
              text('target', lengths.taskRule.target),
            ],
            { plural: 'ruleResults' },
          ),
        ],
        { plural: 'taskRules' },
      ),
    ],
  },
  {
    ...made('company', 'COMPANY', 'Company', 'companies'),
    titleField: 'companyName',
    fields: [
      code(),
      text('companyName', lengths.company.name, { required: true }),
      choice('kind', 'companyKind', keyed('broker', 'operator'), { required: true, whenNew: 'operator' }),
      tick('isSyncWithLrdEnabled'),
      tick('isSyncWithLwEnabled'),
      rows('offices', 'Office', 'company_id', [{ ...code(), label: 'Code' }, name(), isActive]),
    ],
  },
  {
    ...made('rates', 'RATE_SCHEDULE', 'RateSchedule', 'rateSchedules'),
    titleField: 'name',
    fields: [
      name(),
      choice('rateType', 'rateType', keyed('Default', 'Client'), { required: true, whenNew: 'Default' }),
      reference('client', { typeName: 'BusinessAssociate', picklist: 'businessAssociates', shows: ['name'] }),
      { name: 'effectiveDate', kind: 'date', required: true },
      isActive,
      rows(
        'rates',
        'RateTypeItem',
        'rate_schedule_id',
        [
          reference('category', targets.rateCategory, { required: true }),
          text('description', lengths.rate.description, { required: true }),
          { name: 'rate', kind: 'number', required: true, isMoney: true },
          reference('unitOfMeasurement', targets.unitOfMeasurement, { required: true }),
          reference('ledgerCode', targets.ledgerCode, { required: true }),
          tick('isTaxable', { whenNew: true }),
          isActive,
        ],
        { table: 'rate_type', repeats: ['rateType'], plural: 'rateTypes' },
      ),
    ],
  },
  {
    ...made('gis-service', 'GIS_SERVICE', 'GisService', 'gisServices'),
    titleField: 'name',
    fields: [
      name(),
      choice('serviceType', 'gisService', keyed('Feature', 'Map', 'Tile', 'WMS'), {
        required: true,
        whenNew: 'Feature',
      }),
      { name: 'url', kind: 'url', maximum: limits.url, required: true },
      text('layer', lengths.gisService.layer),
      text('token', lengths.gisService.token),
      tick('useCors', { whenNew: true }),
      isActive,
    ],
  },
  {
    ...made('templates/model', 'MASTER_MODEL', 'MasterModel', 'masterModels'),
    input: 'MasterModelInputType',
    hasOwnForm: true,
    titleField: 'name',
    fields: [
      name(lengths.masterModel.name),
      reference(
        'formType',
        { typeName: 'FormType', picklist: 'formTypes', shows: ['code'] },
        { required: true },
      ),
      isActive,
      rows(
        'masterModelItems',
        'MasterModelItem',
        'master_model_id',
        [reference('eventType', targets.eventType, { required: true, reads: ['description', 'isActive'] })],
        { distinct: 'eventType' },
      ),
    ],
  },
];

/** The declaration of what stands at a route, or undefined where that is not declared. */
export function masterDataDeclaration(route: RouteName): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.route === route);
}

/** The same for a GraphQL type. */
export function declarationOfType(typeName: string): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.typeName === typeName);
}
