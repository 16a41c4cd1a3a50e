import { sql } from 'kysely';
import type { GridAnswerRow, GridRequest } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared-statements.ts';
import { besidesConditions } from '../records/reading/record-filters.ts';
import { scopeCondition } from '../records/reading/scopes.ts';
import { conjunction, selectMaker } from '../records/reading/select-store.ts';
import { cellValue } from './grid-cells-store.ts';
import type { PageQuestion } from './grid-order-store.ts';
import type { GridPlan } from './grid-plan.ts';
import { addressOf } from './row-address.ts';

const cellsSchema = v.object({
  cells: v.looseObject({
    id: v.string(),
    opens: v.record(v.string(), v.nullable(v.string())),
    colors: v.optional(v.record(v.string(), v.nullable(v.string()))),
  }),
});

/** A colour of three or six digits with all six; undefined where it is none. */
function sixDigits(color: string | null): string | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color ?? '') ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase();
}

/** The colours of a row's status cells that have one. */
const shownColors = (colors: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([id, color]) => {
      const shown = sixDigits(color);
      return shown ? [[id, shown] as const] : [];
    }),
  );

/** The cells of rows by their ids: one plan serves every page, so the statement is prepared. */
export async function selectCells(
  db: Db,
  { make, plan, request }: Pick<PageQuestion, 'make' | 'plan' | 'request'>,
  ids: readonly string[],
): Promise<readonly GridAnswerRow[]> {
  if (ids.length === 0) return [];
  const asked = request.columns.flatMap(({ id }) => plan.columns.get(id) ?? []);
  // Whether a day that something is due is done is told along with it.
  const wanted = new Set(asked.flatMap(({ column: { id, doneBy } }) => (doneBy ? [id, doneBy] : [id])));
  const shown = [...plan.columns.values()].filter(({ column }) => wanted.has(column.id));
  const cellOf = (path: readonly string[]) => cellValue(make, plan.mapping, 'page', path);
  const cells = shown.map(({ column, path }) => sql`${cellOf(path)} as ${sql.id(column.id)}`);
  const colors = shown.flatMap(({ column, colorPath }) =>
    colorPath ? [sql`${column.id}::text`, cellOf(colorPath)] : [],
  );
  if (colors.length > 0) cells.unshift(sql`json_build_object(${sql.join(colors)}) as colors`);
  const opens = plan.addressPaths.flatMap((path) => [sql`${path}::text`, cellOf(path.split('.'))]);
  const answer = await sql`${prepared} select to_json(x) as cells from (
    select ${sql.join([sql`page.id as id`, sql`json_build_object(${sql.join(opens)}) as opens`, ...cells])} from ${sql.table(plan.mapping.table)} page
    where page.id = any (${ids}::uuid[])) x`.execute(db.withoutPlugins());
  const byId = new Map(
    answer.rows.map((row) => {
      const { opens, colors, ...found } = v.parse(cellsSchema, row).cells;
      const told = { ...found, opens: addressOf(plan.source, opens) };
      return [found.id, colors ? { ...told, colors: shownColors(colors) } : told] as const;
    }),
  );
  // A row that was deleted between the two statements is left out.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const idSchema = v.object({ id: v.string() });

/**
 * Rows of a source by their ids, those that the person may see, with all their cells; in no order. `listedOnly` leaves
 * out what no list shows unless it is asked for.
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
  const make = selectMaker(plan.catalog, user);
  const scope = conjunction([
    scopeCondition(plan.catalog, plan.source.type, { alias: 'seen', user }),
    ...(listedOnly ? besidesConditions(plan.mapping, { alias: 'seen' }, () => false) : []),
  ]);
  const { rows } = await sql`select seen.id from ${sql.table(plan.mapping.table)} seen
    where ${conjunction([sql`seen.id = any (${ids}::uuid[])`, scope])}`.execute(db.withoutPlugins());
  const request = { ...noRequest, columns: columns.map((id) => ({ id })) };
  const seen = rows.map((row) => v.parse(idSchema, row).id);
  return selectCells(db, { make, plan, request }, seen);
}

const noRequest: GridRequest = {
  page: 1,
  pageLimit: 1,
  searchCriteria: { filters: [] },
  columns: [],
  parameters: [],
  withTotal: false,
};
