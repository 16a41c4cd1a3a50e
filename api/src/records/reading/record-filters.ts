import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import { badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { isUuid, partOf } from '../../platform/server/arguments.ts';
import { type RecordMapping, type Row, type SearchedText, type Sql, snakeCase } from './record-mapping.ts';
import { columnOf } from './scopes.ts';
import { shortestPart, soughtWords } from './sought-words.ts';

type Filter = (row: Row, value: unknown, mapping: RecordMapping) => Sql | undefined;

function checkedUuid(name: string, value: unknown): string {
  if (!isUuid(value)) throw badInput(toProgrammers(`${name} must be a UUID.`));
  return value;
}

/** Most ids that a list can be filtered by at a time. */
const mostIds = 200;

/** Checks the ids of an argument that names several records. Throws BAD_INPUT. */
function checkedUuids(name: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length > mostIds)
    throw badInput(toProgrammers(`${name} must be a list of at most ${mostIds} UUIDs.`));
  return value.map((id) => checkedUuid(name, id));
}

/** Checks an argument's value; ids must be UUIDs. Throws BAD_INPUT. */
function checkedArgument(name: string, value: unknown): unknown {
  if (name.endsWith('Ids')) return checkedUuids(name, value);
  return name.endsWith('Id') ? checkedUuid(name, value) : value;
}

/** Refuses a searchable kind without any text to search in, when the API starts. */
export function checkSearch({ type, search, hasSearchText }: RecordMapping): void {
  if (!hasSearchText && search.length === 0) throw new Error(`${type} is searched; declare what in.`);
}

/** Longest search text, in characters. */
const longestSearch = 200;

/** A text or a pattern in small letters and without accents, as `withoutAccents` of shared-contracts has it. */
export const asSought = (text: unknown): Sql => sql`without_accents(lower(${text}))`;

const ownText = (row: Pick<Row, 'alias'>, pattern: unknown, small = asSought(pattern)): Sql =>
  sql`without_accents(${columnOf(row, 'search_text')}) like ${small}`;

/** Finds the matching records first, so that an index can find the rows that reference them. */
function searchedIn(row: Pick<Row, 'alias'>, pattern: unknown, searched: SearchedText): Sql {
  if (typeof searched === 'string')
    return sql`${asSought(columnOf(row, searched))} like ${asSought(pattern)}`;
  const { table, key, columns } = searched;
  const texts = sql.join(columns.map((name) => sql.ref(`named.${name}`)));
  return sql`${columnOf(row, key)} = any (array(
    select named.id from ${sql.table(table)} named where ${asSought(sql`concat_ws(' ', ${texts})`)} like ${asSought(pattern)}))`;
}

const anyOf = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * Finds a literal part of the indexed search text. Used to narrow a search in one of the texts that it is composed of.
 */
export const searchTextCondition = (row: Pick<Row, 'alias'>, text: string): Sql | undefined => {
  const pattern = partOf(text);
  return pattern === undefined ? undefined : ownText(row, pattern);
};

/**
 * Finds rows whose texts match a pattern, ignoring case and accents. The pattern comes from `partOf`, or is a placeholder for
 * one; `small` is an SQL expression of the pattern as it is sought.
 */
export function patternCondition(
  row: Pick<Row, 'alias'>,
  pattern: unknown,
  mapping: RecordMapping,
  small = asSought(pattern),
): Sql {
  const searched = mapping.search.map((one) => searchedIn(row, pattern, one));
  return anyOf(mapping.hasSearchText ? [ownText(row, pattern, small), ...searched] : searched);
}

/** Finds a literal part of the record's texts, ignoring case and accents (decision 27). */
export function textCondition(
  row: Pick<Row, 'alias'>,
  text: unknown,
  mapping: RecordMapping,
): Sql | undefined {
  if (typeof text === 'string' && text.length > longestSearch)
    throw badInput((language) => validationText(language, 'searchLength', { n: longestSearch }));
  const pattern = typeof text === 'string' ? partOf(text) : undefined;
  return pattern === undefined ? undefined : patternCondition(row, pattern, mapping);
}

/**
 * Finds a literal part of the texts of somebody with a name, or all of its words in any order, as a title writes it:
 * `IVERSON, DARLENE`.
 */
export function nameCondition(
  row: Pick<Row, 'alias'>,
  text: unknown,
  mapping: RecordMapping,
): Sql | undefined {
  const literal = textCondition(row, text, mapping);
  const words = literal && typeof text === 'string' ? soughtWords(text) : [];
  if (!literal || words.length < 2 || words.every((word) => word.length < shortestPart)) return literal;
  const each = words.map((word) => patternCondition(row, partOf(word) ?? '%', mapping));
  return sql`(${literal} or (${sql.join(each, sql` and `)}))`;
}

const isActive: Filter = (row, wanted) =>
  wanted === true || wanted === 'ACTIVE' ? sql`${columnOf(row, 'is_active')}` : undefined;

/** Rows that apply to all companies, and those of one company. */
const ofCompanyOrAll: Filter = (row, id) =>
  sql`(${columnOf(row, 'product_client_id')} is null
    or ${columnOf(row, 'product_client_id')} = ${id})`;

const amongIds: Filter = (row, ids) => sql`${columnOf(row, 'id')} = any (${ids}::uuid[])`;

/** Filters for arguments of any kind whose names are not columns; a kind's own `filters` take precedence. */
const filters: Readonly<Record<string, Filter>> = {
  ids: amongIds,
  query: textCondition,
  filter: textCondition,
  status: isActive,
  activeOnly: isActive,
  productClientId: ofCompanyOrAll,
  operatorProductClientId: ofCompanyOrAll,
};

const paging = new Set(['first', 'after', 'id']);

/** Further conditions of a list that depend on which arguments are given. */
export const besidesConditions = (
  { besides }: Pick<RecordMapping, 'besides'>,
  row: Pick<Row, 'alias'>,
  hasArgument: (argument: string) => boolean,
): Sql[] => [besides?.(row, hasArgument) ?? []].flat();

/** The conditions that follow from a list's arguments, also for lists below a record. Throws BAD_INPUT. */
export function argumentConditions(
  alias: string,
  user: CurrentUser,
  mapping: RecordMapping,
  args: Readonly<Record<string, unknown>>,
): Sql[] {
  const row = { alias, user };
  return Object.entries(args).flatMap(([name, value]) => {
    if (paging.has(name) || value === null || value === undefined) return [];
    const argument = checkedArgument(name, value);
    const shares = mapping.shares?.[name];
    if (shares) return anyOf(shares(row, argument));
    const filter = mapping.filters?.[name] ?? filters[name];
    if (filter) return filter(row, argument, mapping) ?? [];
    const column = columnOf(row, snakeCase(name.endsWith('Id') ? `${name.slice(0, -2)}_id` : name));
    return [sql`${column} = ${argument}`];
  });
}

/** The conditions on the rows of a list: every condition in `where`, and exactly one of `shares` if there are any. */
interface RootConditions {
  readonly where: readonly Sql[];
  readonly shares: readonly Sql[];
}

/**
 * The conditions for a list that is not below a record, including those that depend on which arguments are given.
 * Throws BAD_INPUT.
 */
export function rootConditions(
  alias: string,
  user: CurrentUser,
  mapping: RecordMapping,
  args: Readonly<Record<string, unknown>>,
): RootConditions {
  const hasArgument = (name: string) => args[name] !== null && args[name] !== undefined;
  const sharing = Object.keys(mapping.shares ?? {}).find(hasArgument);
  const { [sharing ?? '']: shared, ...others } = args;
  return {
    where: [
      ...argumentConditions(alias, user, mapping, others),
      ...besidesConditions(mapping, { alias }, hasArgument),
    ],
    shares: (sharing && mapping.shares?.[sharing]?.({ alias, user }, checkedArgument(sharing, shared))) || [],
  };
}
