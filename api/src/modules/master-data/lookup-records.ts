import { sql } from 'kysely';
import { lookupReads } from 'shared-contracts/lookup-tables';
import { lookup, plainLookup } from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf } from '../../records/reading/scopes.ts';

/** The lists that administrators maintain, made from their declarations. */
const declaredLists: Readonly<Record<string, RecordDeclaration>> = Object.fromEntries(
  Object.entries(lookupReads).map(([type, { orderedBy, searchedIn }]) => [
    type,
    {
      ...lookup,
      ...(orderedBy ? { order: [{ column: orderedBy }] } : {}),
      ...(searchedIn ? { search: searchedIn } : {}),
    },
  ]),
);

const eventTypeFilters: RecordDeclaration['filters'] = {
  masterModelIdToExclude: (row, id) =>
    sql`not exists (select 1 from master_model_item i where i.event_type_id = ${columnOf(row, 'id')}
      and i.master_model_id = ${id})`,
};

/** The lists from which others choose. */
export const lookupRecords: Readonly<Record<string, RecordDeclaration>> = {
  ...declaredLists,
  EventType: { ...lookup, ...declaredLists['EventType'], filters: eventTypeFilters },
  Office: plainLookup,
  AreaUnit: plainLookup,
  LengthUnit: plainLookup,
  InterestType: plainLookup,
  MethodOfContact: plainLookup,
  IndigenousMethodOfContact: plainLookup,
  ProjectType: {
    ...plainLookup,
    order: [{ column: 'category' }, { column: 'description' }],
    search: ['category', 'description'],
  },
  SecurityLevel: plainLookup,
  StakeholderRequirement: plainLookup,
  RequestType: plainLookup,
  RequestItemType: plainLookup,
  UnitOfMeasurement: { ...plainLookup, order: [{ column: 'unit' }], search: ['unit'] },
  ActionRequired: plainLookup,
  Boundary: {
    ...lookup,
    ...declaredLists['Boundary'],
    limited: {
      lowerBoundaries: (row) => sql`${columnOf(row, 'kind')} = 'Lower'`,
      upperBoundaries: (row) => sql`${columnOf(row, 'kind')} = 'Upper'`,
    },
  },
  Product: plainLookup,
  TitleType: plainLookup,
  FormType: plainLookup,
  ReportType: plainLookup,
  OrganizationType: plainLookup,
  AdditionalInfoOption: { ...plainLookup, order: [{ column: 'sequence' }] },
};
