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

/** A colour of three or six digits with all six, in small letters; null where it is none. */
const shownColor = (color: Sql): Sql =>
  sql`regexp_replace(substring(lower(${color}) from '^#(?:[0-9a-f]{3}){1,2}$'), '^#(.)(.)(.)$', '#\\1\\1\\2\\2\\3\\3')`;

/** The fields returned for a row: its id, the address that it opens, its colours and its cells. */
export function toldOf(make: SelectMaker, plan: GridPlan, columns: readonly string[]): Sql {
  const asked = columns.flatMap((id) => plan.columns.get(id) ?? []);
  // Whether something due is done is returned with its day.
  const wanted = new Set(asked.flatMap(({ column: { id, doneBy } }) => (doneBy ? [id, doneBy] : [id])));
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

const toldSchema = v.tuple([v.object({ told: v.nullable(v.string()) })]);

const statementOf = madeStatements(200);

/**
 * The rows of a page by their ids, in the same order, as JSON text that the database writes and the server passes on
 * unparsed. One plan serves every page, so the statement is prepared. A row that was deleted meanwhile is left out.
 */
export async function selectRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  columns: readonly string[],
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0) return '';
  const statement = statementOf(
    db,
    keyOf(user, plan.source.name, columns),
    () => sql`${prepared} select string_agg(to_json(x)::text, ',' order by named.place) as told
      from unnest(${new Slot(0)}::uuid[]) with ordinality named (id, place)
      join ${sql.table(plan.mapping.table)} page on page.id = named.id
      cross join lateral (select ${toldOf(selectMaker(plan.catalog, user), plan, columns)}) x`,
  );
  const [{ told }] = v.parse(toldSchema, await rowsOfMade(db, statement, [ids]));
  return told ?? '';
}

/** Rows as they are answered, for who reads them here. */
export const readRows = (told: string): readonly GridAnswerRow[] =>
  v.parse(gridAnswerSchema.entries.rows, JSON.parse(`[${told}]`));

const idSchema = v.object({ id: v.string() });

/**
 * Rows of a source by their ids, with all their cells, as far as the person may see them; unordered. `listedOnly`
 * leaves out rows that lists show only on request.
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
  const scope = conjunction([
    scopeCondition(plan.catalog, plan.source.type, { alias: 'seen', user }),
    ...(listedOnly ? besidesConditions(plan.mapping, { alias: 'seen' }, () => false) : []),
  ]);
  const { rows } = await sql`select seen.id from ${sql.table(plan.mapping.table)} seen
    where ${conjunction([sql`seen.id = any (${ids}::uuid[])`, scope])}`.execute(db.withoutPlugins());
  const seen = rows.map((row) => v.parse(idSchema, row).id);
  return readRows(await selectRows(db, plan, user, columns, seen));
}
