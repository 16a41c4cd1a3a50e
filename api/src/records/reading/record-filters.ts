import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { badInput } from '../../platform/errors/app-error.ts';
import { isUuid, partOf } from '../../platform/server/arguments.ts';
import { type RecordMapping, type Row, type SearchedText, type Sql, snakeCase } from './record-mapping.ts';
import { columnOf } from './scopes.ts';

type Filter = (row: Row, value: unknown, mapping: RecordMapping) => Sql | undefined;

const both = (...conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` and `)})`;

function checkedUuid(name: string, value: unknown): string {
  if (!isUuid(value)) throw badInput(`${name} must be a UUID.`);
  return value;
}

/** Ids that a list is asked for at once. */
const mostIds = 200;

/** The ids of an argument that names several records. Throws BAD_INPUT. */
function checkedUuids(name: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length > mostIds)
    throw badInput(`${name} must be a list of at most ${mostIds} UUIDs.`);
  return value.map((id) => checkedUuid(name, id));
}

/** Refuses a kind that is searched and has no text to look in: said when the API starts. */
export function checkSearch({ type, search, hasSearchText }: RecordMapping): void {
  if (!hasSearchText && search.length === 0) throw new Error(`${type} is searched; declare what in.`);
}

/** Characters of a search. */
const longestSearch = 200;

const ownText = (row: Pick<Row, 'alias'>, pattern: string): Sql =>
  sql`${columnOf(row, 'search_text')} like lower(${pattern})`;

/** Records that are named are found first, so that the rows that name them are found along an index. */
function searchedIn(row: Pick<Row, 'alias'>, pattern: string, searched: SearchedText): Sql {
  if (typeof searched === 'string') return sql`${columnOf(row, searched)} ilike ${pattern}`;
  const { table, key, columns } = searched;
  const texts = sql.join(columns.map((name) => sql.ref(`named.${name}`)));
  return sql`${columnOf(row, key)} = any (array(
    select named.id from ${sql.table(table)} named where concat_ws(' ', ${texts}) ilike ${pattern}))`;
}

const anyOf = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

/** A literal part of the indexed search text: narrows a search for a part of one of the texts that it holds. */
export const searchTextCondition = (row: Pick<Row, 'alias'>, text: string): Sql | undefined => {
  const pattern = partOf(text);
  return pattern === undefined ? undefined : ownText(row, pattern);
};

/** A literal part of the record's texts, in any case (decision 27). */
export function textCondition(
  row: Pick<Row, 'alias'>,
  text: unknown,
  mapping: RecordMapping,
): Sql | undefined {
  if (typeof text === 'string' && text.length > longestSearch)
    throw badInput(`A search text cannot exceed ${longestSearch} characters.`);
  const pattern = typeof text === 'string' ? partOf(text) : undefined;
  if (pattern === undefined) return undefined;
  const searched = mapping.search.map((one) => searchedIn(row, pattern, one));
  return anyOf(mapping.hasSearchText ? [ownText(row, pattern), ...searched] : searched);
}

const isActive: Filter = (row, wanted) =>
  wanted === true || wanted === 'ACTIVE' ? sql`${columnOf(row, 'is_active')}` : undefined;

/** Entries for everybody, and those of one company. */
const ofCompanyOrAll: Filter = (row, id) =>
  sql`(${columnOf(row, 'product_client_id')} is null
    or ${columnOf(row, 'product_client_id')} = ${checkedUuid('productClientId', id)})`;

/** What an argument asks for where its name alone does not say. */
const filters: Readonly<Record<string, Filter>> = {
  query: textCondition,
  filter: textCondition,
  status: isActive,
  activeOnly: isActive,
  productClientId: ofCompanyOrAll,
  operatorProductClientId: ofCompanyOrAll,
  clientsOnly: (row, only) => (only ? sql`${columnOf(row, 'is_client')}` : undefined),
  usesProjects: (row, uses) => sql`${columnOf(row, 'uses_projects')} = ${uses}`,
  excludeAdminUsers: (row, exclude) =>
    exclude ? sql`not ${columnOf(row, 'is_system_administrator')}` : undefined,
  includeArchived: (row, include) => (include ? undefined : sql`not ${columnOf(row, 'is_archived')}`),
  mine: (row, mine) => (mine ? sql`${columnOf(row, 'assignee_id')} = ${row.user.id}` : undefined),
  parentId: (row, id, { type }) => {
    const parent = checkedUuid('parentId', id);
    if (type === 'RelatedDocument') return sql`${columnOf(row, 'parent_id')} = ${parent}`;
    // Each part along an index of its own; one condition over all of them would read the whole table.
    return sql`${columnOf(row, 'id')} in (select id from communication
      where ${parent}::uuid in (agreement_id, request_id, stakeholder_id, surface_project_id, business_associate_id)
      union all select communication_id from communication_business_associate where business_associate_id = ${parent})`;
  },
  businessAssociateIds: (row, ids) =>
    sql`${columnOf(row, 'business_associate_id')} = any (${checkedUuids('businessAssociateIds', ids)}::uuid[])`,
  reportId: (row, id) =>
    both(
      sql`${columnOf(row, 'report_type_id')} = ${checkedUuid('reportId', id)}`,
      columnOf(row, 'is_active'),
    ),
  taskRoleId: (row, id) =>
    sql`exists (select 1 from user_task_role r where r.app_user_id = ${columnOf(row, 'id')}
      and r.task_role_id = ${checkedUuid('taskRoleId', id)})`,
  masterModelIdToExclude: (row, id) =>
    sql`not exists (select 1 from master_model_item i where i.event_type_id = ${columnOf(row, 'id')}
      and i.master_model_id = ${checkedUuid('masterModelIdToExclude', id)})`,
  clientId: (row, id) => {
    const client = checkedUuid('clientId', id);
    return sql`exists (select 1 from rate_schedule s where s.id = ${columnOf(row, 'rate_schedule_id')} and s.is_active
      and (s.client_id = ${client} or s.client_id is null and not exists (
        select 1 from rate_schedule own join rate_type o on o.rate_schedule_id = own.id
        where own.client_id = ${client} and own.is_active and o.is_active
          and o.description = ${columnOf(row, 'description')})))`;
  },
};

const paging = new Set(['first', 'after', 'id']);

/** Events that are asked for by their project are its own: those of its agreements are asked for by agreement (decision 52). */
export function ownEvents(
  { type }: Pick<RecordMapping, 'type'>,
  row: Pick<Row, 'alias'>,
  isAsked: (argument: string) => boolean,
): Sql[] {
  const isOfProject = type === 'Event' && isAsked('surfaceProjectId') && !isAsked('agreementId');
  return isOfProject ? [sql`${columnOf(row, 'agreement_id')} is null`] : [];
}

/** The conditions that a list's arguments put on its rows. Throws BAD_INPUT. */
export function argumentConditions(
  alias: string,
  user: CurrentUser,
  mapping: RecordMapping,
  args: Readonly<Record<string, unknown>>,
): Sql[] {
  const row = { alias, user };
  const isAsked = (name: string) => args[name] !== null && args[name] !== undefined;
  const conditions = Object.entries(args).flatMap(([name, value]) => {
    if (paging.has(name) || value === null || value === undefined) return [];
    const filter = filters[name];
    if (filter) return filter(row, value, mapping) ?? [];
    const column = columnOf(row, snakeCase(name.endsWith('Id') ? `${name.slice(0, -2)}_id` : name));
    return [sql`${column} = ${name.endsWith('Id') ? checkedUuid(name, value) : value}`];
  });
  return [...conditions, ...ownEvents(mapping, row, isAsked)];
}

/** What a list is limited to beside its arguments. */
export const rootConditions: Readonly<Record<string, (alias: string) => Sql>> = {
  lowerBoundaries: (alias) => sql`${sql.ref(`${alias}.kind`)} = 'Lower'`,
  upperBoundaries: (alias) => sql`${sql.ref(`${alias}.kind`)} = 'Upper'`,
  users: (alias) => sql.ref(`${alias}.is_active`),
};
