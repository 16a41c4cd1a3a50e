import { sql } from 'kysely';
import { type GridAnswerRow, gridAnswerSchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { keyOf, madeStatements, rowsOfMade, Slot } from '../platform/db/made-statements.ts';
import { prepared } from '../platform/db/prepared-statements.ts';
import { besidesConditions } from '../records/reading/record-filters.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { scopeCondition } from '../records/reading/scopes.ts';
import { conjunction, type SelectMaker, selectMaker } from '../records/reading/select-store.ts';
import { addressSql, cellValue } from './grid-cells-store.ts';
import type { GridPlan } from './grid-plan.ts';

/** A colour of three or six digits, always written with six in lower case; null if the text is not a colour. */
const shownColor = (color: Sql): Sql =>
  sql`regexp_replace(substring(lower(${color}) from '^#(?:[0-9a-f]{3}){1,2}$'), '^#(.)(.)(.)$', '#\\1\\1\\2\\2\\3\\3')`;

/** The JSON of a row: its id, the address that it opens, its colours and its cells. */
export function rowColumns(make: SelectMaker, plan: GridPlan, columns: readonly string[]): Sql {
  const selected = columns.flatMap((id) => plan.columns.get(id) ?? []);
  // A due date is returned together with whether it is done.
  const wanted = new Set(selected.flatMap(({ column: { id, doneBy } }) => (doneBy ? [id, doneBy] : [id])));
  const shown = [...plan.columns.values()].filter(({ column }) => wanted.has(column.id));
  const cellOf = (path: readonly string[]) => cellValue(make, plan.mapping, 'page', path);
  const colors = shown.flatMap(({ column, colorPath }) =>
    colorPath ? [sql`${sql.lit(column.id)}::text`, shownColor(cellOf(colorPath))] : [],
  );
  return sql.join([
    sql`page.id as id`,
    sql`${addressSql(plan.source, (path) => cellOf(path.split('.')))} as opens`,
    ...(colors.length > 0 ? [sql`json_strip_nulls(json_build_object(${sql.join(colors)})) as colors`] : []),
    ...shown.map(({ column, path }) => sql`${cellOf(path)} as ${sql.id(column.id)}`),
  ]);
}

const rowsJsonSchema = v.tuple([v.object({ rowsJson: v.nullable(v.string()) })]);

const statementOf = madeStatements(200);

/** The rows for the ids in the only parameter, in their order, as one JSON text. */
const rowsStatement = (plan: GridPlan, make: SelectMaker, columns: readonly string[], where: Sql) =>
  sql`${prepared} select string_agg(to_json(x)::text, ',' order by named.place) as "rowsJson"
    from unnest(${new Slot(0)}::uuid[]) with ordinality named (id, place)
    join ${sql.table(plan.mapping.table)} page on page.id = named.id
    cross join lateral (select ${rowColumns(make, plan, columns)}) x where ${where}`;

async function rowsJsonFrom(db: Db, statement: ReturnType<typeof statementOf>, ids: readonly string[]) {
  const [{ rowsJson }] = v.parse(rowsJsonSchema, await rowsOfMade(db, statement, [ids]));
  return rowsJson ?? '';
}

/**
 * The rows of a page by their ids, in the same order, as JSON text that the database writes and the server passes on
 * without parsing it. One plan serves every page, so the statement is prepared. Rows deleted meanwhile are left out.
 */
export async function selectRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  columns: readonly string[],
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0) return '';
  const key = keyOf(user, plan.source.name, columns);
  const make = () => rowsStatement(plan, selectMaker(plan.catalog, user), columns, sql`true`);
  return rowsJsonFrom(db, statementOf(db, key, make), ids);
}

/** Parses the rows of a response, for code on the server that needs their values. */
export const readRows = (rowsJson: string): readonly GridAnswerRow[] =>
  v.parse(gridAnswerSchema.entries.rows, JSON.parse(`[${rowsJson}]`));

/**
 * Rows of a source by their ids, with all cells, as far as the person may see them. `listedOnly` leaves out rows that
 * lists show only on request. A single statement, even for thousands of ids.
 */
export async function gridRecords(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  ids: readonly string[],
  columns: readonly string[] = [],
  listedOnly = false,
): Promise<readonly GridAnswerRow[]> {
  if (ids.length === 0) return [];
  const make = () => {
    const scope = conjunction([
      scopeCondition(plan.catalog, plan.source.type, { alias: 'page', user }),
      ...(listedOnly ? besidesConditions(plan.mapping, { alias: 'page' }, () => false) : []),
    ]);
    return rowsStatement(plan, selectMaker(plan.catalog, user), columns, scope);
  };
  const key = keyOf(user, plan.source.name, columns, listedOnly);
  return readRows(await rowsJsonFrom(db, statementOf(db, key, make), ids));
}
