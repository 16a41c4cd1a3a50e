import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared-statements.ts';
import { badInput } from '../errors/app-error.ts';
import { type RecordCatalog, recordOf } from './record-catalog.ts';
import { argumentConditions } from './record-filters.ts';
import type { OrderColumn, RecordMapping, Sql } from './record-mapping.ts';
import { columnOf, scopeCondition } from './scopes.ts';
import { conjunction, fieldsOf, orderOf, type SelectMaker, selectMaker } from './select-store.ts';
import type { Selection } from './selection.ts';

/** A record as an operation asks for it. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** What the statement made is an object of ours; its fields are checked by the schema on the way out. */
const isObject = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

const rowSchema = v.object({ record: v.custom<RecordValues>(isObject) });

interface Question {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  readonly type: string;
}

type Arguments = Readonly<Record<string, unknown>>;

interface Part {
  readonly fields: Sql;
  readonly where: readonly (Sql | undefined)[];
  readonly order?: Sql;
  readonly limit?: number;
  /** The plan depends on the values: a part of a text is looked for. */
  readonly isSearch?: boolean;
}

async function select(db: Db, { table }: RecordMapping, alias: string, part: Part): Promise<RecordValues[]> {
  const { rows } = await sql`${part.isSearch ? sql`` : prepared} select to_json(x) as record from (
    select ${part.fields} from ${sql.table(table)} ${sql.id(alias)} where ${conjunction(part.where)}
    ${part.order ? sql`order by ${part.order}` : sql``}
    ${part.limit === undefined ? sql`` : sql`limit ${part.limit}`}) x`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).record);
}

/** A record by its id, or undefined where the person sees none. */
export async function findRecord(
  { db, catalog, user, type }: Question,
  id: string,
  selections: readonly Selection[],
): Promise<RecordValues | undefined> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const [found] = await select(db, mapping, alias, {
    fields: fieldsOf(make, mapping, alias, selections),
    where: [sql`${columnOf({ alias }, 'id')} = ${id}`, scopeCondition(catalog, type, { alias, user })],
  });
  return found;
}

function conditionsOf(make: SelectMaker, mapping: RecordMapping, alias: string, args: Arguments) {
  return [
    ...argumentConditions(alias, make.user, mapping, args),
    scopeCondition(make.catalog, mapping.type, { alias, user: make.user }),
  ];
}

const isSearch = ({ query, filter }: Arguments): boolean => Boolean(query) || Boolean(filter);

/** The records that a list's arguments ask for and the person sees, in the order of their kind. */
export function listRecords(
  { db, catalog, user, type }: Question,
  args: Arguments,
  first: number,
  selections: readonly Selection[],
  extra?: (alias: string) => Sql,
): Promise<RecordValues[]> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  return select(db, mapping, alias, {
    fields: fieldsOf(make, mapping, alias, selections),
    where: [...conditionsOf(make, mapping, alias, args), extra?.(alias)],
    order: orderOf(mapping, alias),
    limit: first,
    isSearch: isSearch(args),
  });
}

const cursorSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())),
  v.tuple([v.nullable(v.union([v.string(), v.number()])), v.pipe(v.string(), v.uuid())]),
);

/** Where a page ended: the value that orders the list, and the id. Throws BAD_INPUT. */
function readCursor(after: string): readonly [string | number | null, string] {
  try {
    return v.parse(cursorSchema, after);
  } catch {
    throw badInput('This cursor is not one that a page ended with.');
  }
}

/** The rows behind a key; empty values come last, so behind an empty one only empty ones follow. */
function behind(order: OrderColumn, alias: string, after: string): Sql {
  const [value, id] = readCursor(after);
  const column = columnOf({ alias }, order.column);
  const key = columnOf({ alias }, 'id');
  const beyond = sql.raw(order.isDescending ? '<' : '>');
  if (value === null) return sql`${column} is null and ${key} ${beyond} ${id}`;
  const bound = sql`(${column}, ${key}) ${beyond} (${value}, ${id})`;
  return order.isNullable ? sql`(${bound} or ${column} is null)` : bound;
}

export interface RecordPage {
  readonly nodes: readonly RecordValues[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** A page of a list by key: never counts rows away. */
export async function pageRecords(
  { db, catalog, user, type }: Question,
  args: Arguments,
  page: { readonly first: number; readonly after: string | null },
  selections: readonly Selection[],
): Promise<RecordPage> {
  const make = selectMaker(catalog, user);
  const declared = recordOf(catalog, type);
  const [order = { column: 'id' }] = declared.order;
  const mapping = { ...declared, order: [order] };
  const alias = make.alias();
  const rows = await select(db, mapping, alias, {
    fields: sql`${fieldsOf(make, mapping, alias, selections)},
      json_build_array(${columnOf({ alias }, order.column)}, ${columnOf({ alias }, 'id')}) as "_key"`,
    where: [
      ...conditionsOf(make, mapping, alias, args),
      page.after === null ? undefined : behind(order, alias, page.after),
    ],
    order: orderOf(mapping, alias),
    limit: page.first + 1,
    isSearch: isSearch(args),
  });
  const nodes = rows.slice(0, page.first);
  const last = nodes.at(-1)?.['_key'];
  return {
    nodes,
    endCursor: last === undefined ? null : Buffer.from(JSON.stringify(last)).toString('base64url'),
    hasNextPage: rows.length > page.first,
  };
}

/** How many records a list's arguments ask for and the person sees. */
export async function countRecords({ db, catalog, user, type }: Question, args: Arguments): Promise<number> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const [row] = await select(db, mapping, alias, {
    fields: sql`count(*)::int as total`,
    where: conditionsOf(make, mapping, alias, args),
    isSearch: isSearch(args),
  });
  return Number(row?.['total'] ?? 0);
}
