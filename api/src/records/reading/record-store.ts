import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { type FlatRow, flatSelect } from './flat-select.ts';
import { type RecordCatalog, recordOf } from './record-catalog.ts';
import { rootConditions } from './record-filters.ts';
import type { OrderColumn, RecordMapping, Sql } from './record-mapping.ts';
import { columnOf, scopeCondition } from './scopes.ts';
import { conjunction, orderOf, type SelectMaker, selectMaker } from './select-store.ts';
import type { Selection } from './selection.ts';
import { inOrderOf } from './spelled-order.ts';

/** A record as an operation asks for it. */
export type RecordValues = Readonly<Record<string, unknown>>;

interface Question {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  readonly type: string;
}

type Arguments = Readonly<Record<string, unknown>>;

interface Part {
  readonly selections: readonly Selection[];
  /** Columns in addition to the requested ones. */
  readonly more?: readonly Sql[];
  readonly where: readonly (Sql | undefined)[];
  /** Mutually exclusive conditions; each row meets exactly one of them. */
  readonly shares?: readonly Sql[];
  readonly limit?: number;
  /** The best plan depends on the values because a part of a text is searched for, so the statement is not prepared. */
  readonly isSearch?: boolean;
}

interface SelectedRow {
  readonly record: RecordValues;
  readonly row: FlatRow;
}

/** Selects rows that meet every condition and, if there are shares, one of them. Each share is a select of its own. */
function sharedRows(
  what: Sql,
  { table }: RecordMapping,
  alias: string,
  part: Omit<Part, 'selections'>,
  ending = sql``,
) {
  const rows = (...share: readonly Sql[]) =>
    sql`select ${what} from ${sql.table(table)} ${sql.id(alias)} where ${conjunction([...share, ...part.where])}`;
  const shares = part.shares ?? [];
  if (shares.length === 0) return rows();
  return sql.join(
    shares.map((share) => sql`(${rows(share)} ${ending})`),
    sql` union all `,
  );
}

/** Selects the rows first, in their order, and only then joins the selected fields. */
async function select(
  db: Db,
  make: SelectMaker,
  mapping: RecordMapping,
  alias: string,
  part: Part,
): Promise<SelectedRow[]> {
  const { columns, joins, read } = flatSelect(make, mapping, alias, part.selections);
  const all = [...columns, ...(part.more ?? [])];
  const isList = part.limit !== undefined;
  const page = isList ? sql`order by ${orderOf(mapping, alias)} limit ${sql.lit(part.limit)}` : sql``;
  const rows = sharedRows(sql`${sql.id(alias)}.*`, mapping, alias, part, page);
  const chosen = part.shares?.length
    ? sql`(select * from (${rows}) ${sql.id(alias)} ${page}) ${sql.id(alias)}`
    : sql`(${rows} ${page}) ${sql.id(alias)}`;
  const answer =
    await sql<FlatRow>`${part.isSearch ? sql`` : prepared} select ${all.length > 0 ? sql.join(all) : sql`1`}
    from ${chosen} ${sql.join(joins, sql` `)}
    ${isList ? sql`order by ${orderOf(mapping, alias)}` : sql``}`.execute(db.withoutPlugins());
  return answer.rows.map((row) => ({ record: read(row), row }));
}

/** A record by its id; undefined if it does not exist or the person may not see it. */
export async function findRecord(
  { db, catalog, user, type }: Question,
  id: string,
  selections: readonly Selection[],
): Promise<RecordValues | undefined> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const [found] = await select(db, make, mapping, alias, {
    selections,
    where: [sql`${columnOf({ alias }, 'id')} = ${id}`, scopeCondition(catalog, type, { alias, user })],
  });
  return found?.record;
}

/** Records by their ids; those that the person may not see are left out. */
export async function findRecords(
  { db, catalog, user, type }: Question,
  ids: readonly string[],
  selections: readonly Selection[],
): Promise<ReadonlyMap<string, RecordValues>> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const key: Selection = { name: 'id', alias: 'id', args: {}, below: () => [] };
  const rows = await select(db, make, mapping, alias, {
    selections: [key, ...selections.filter(({ name }) => name !== 'id')],
    where: [
      sql`${columnOf({ alias }, 'id')} = any (${ids}::uuid[])`,
      scopeCondition(catalog, type, { alias, user }),
    ],
  });
  return new Map(rows.map(({ record }) => [v.parse(v.string(), record['id']), record]));
}

function conditionsOf(make: SelectMaker, mapping: RecordMapping, alias: string, args: Arguments) {
  const { where, shares } = rootConditions(alias, make.user, mapping, args);
  return {
    where: [...where, scopeCondition(make.catalog, mapping.type, { alias, user: make.user })],
    shares,
  };
}

const isSearch = ({ query, filter }: Arguments): boolean => Boolean(query) || Boolean(filter);

/** The visible records that match a list's arguments, in the order of their kind. */
export async function listRecords(
  { db, catalog, user, type }: Question,
  args: Arguments,
  first: number,
  selections: readonly Selection[],
  limit?: (row: { readonly alias: string }) => Sql,
): Promise<RecordValues[]> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const { where, shares } = conditionsOf(make, mapping, alias, args);
  const rows = await select(db, make, mapping, alias, {
    selections,
    where: [...where, limit?.({ alias })],
    shares,
    limit: first,
    isSearch: isSearch(args),
  });
  return rows.map(({ record }) => record);
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
    throw badInput(toProgrammers('This cursor is not one that a page ended with.'));
  }
}

/** The rows after a cursor. Empty values come last, so after an empty value there are only empty ones. */
function behind(order: OrderColumn, alias: string, after: string): Sql {
  const [value, id] = readCursor(after);
  const column = inOrderOf(order.column, columnOf({ alias }, order.column));
  const key = columnOf({ alias }, 'id');
  const beyond = sql.raw(order.isDescending ? '<' : '>');
  if (value === null) return sql`${column} is null and ${key} ${beyond} ${id}`;
  const bound = sql`(${column}, ${key}) ${beyond} (${value}, ${id})`;
  return order.isNullable ? sql`(${bound} or ${column} is null)` : bound;
}

interface RecordPage {
  readonly nodes: readonly RecordValues[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** A page of a list, found by key instead of counting rows that are skipped. */
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
  const { where, shares } = conditionsOf(make, mapping, alias, args);
  const rows = await select(db, make, mapping, alias, {
    selections,
    more: [
      sql`to_json(${columnOf({ alias }, order.column)}) as "orderKey"`,
      sql`${columnOf({ alias }, 'id')} as "idKey"`,
    ],
    where: [...where, page.after === null ? undefined : behind(order, alias, page.after)],
    shares,
    limit: page.first + 1,
    isSearch: isSearch(args),
  });
  const nodes = rows.slice(0, page.first);
  const last = nodes.at(-1)?.row;
  const key = last && [last['orderKey'] ?? null, last['idKey']];
  return {
    nodes: nodes.map(({ record }) => record),
    endCursor: key ? Buffer.from(JSON.stringify(key)).toString('base64url') : null,
    hasNextPage: rows.length > page.first,
  };
}

/** Counts the visible records that match a list's arguments. */
export async function countRecords({ db, catalog, user, type }: Question, args: Arguments): Promise<number> {
  const make = selectMaker(catalog, user);
  const mapping = recordOf(catalog, type);
  const alias = make.alias();
  const found = sharedRows(sql`1`, mapping, alias, conditionsOf(make, mapping, alias, args));
  const { rows } = await sql`${isSearch(args) ? sql`` : prepared} select count(*)::int as total
    from (${found}) x`.execute(db.withoutPlugins());
  return v.parse(v.object({ total: v.number() }), rows[0]).total;
}
