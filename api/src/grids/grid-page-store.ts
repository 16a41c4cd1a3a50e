import { sql } from 'kysely';
import type { GridAnswerRow, GridRequest } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared-statements.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import { selectMaker } from '../records/reading/select-store.ts';
import { findFilterKeys } from './grid-conditions-store.ts';
import { keysOf, type PageQuestion, raw, restOrder, sortValue } from './grid-order-store.ts';
import type { GridPlan } from './grid-plan.ts';
import { selectCells } from './grid-records-store.ts';
import { type GridPhase, gridPhases, readCursor, sortsOf, writeCursor } from './grid-sort.ts';
import { phasesOf, rowsOf, walksWhole } from './grid-walk-store.ts';

const keySchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const placeSchema = v.object({ id: v.string(), keys: v.array(keySchema) });

/** Where a row stands in the sort: its id and the values of a cursor. */
type RowPlace = v.InferOutput<typeof placeSchema>;

/** The rows of a walk in their order, without their cells. */
async function selectPlaces(
  db: Db,
  question: PageQuestion,
  phase: GridPhase,
  rows: Sql,
  skipped: number,
): Promise<readonly RowPlace[]> {
  const { first, rest } = question;
  const direction = first?.direction ?? 'asc';
  const place = first?.planned.place;
  const isJoined = place?.kind === 'joined' && phase !== 'empty';
  const order = sql.join([
    ...(first && phase === 'filled' ? [sql`${sortValue('page', first)} ${raw(direction)}`] : []),
    ...(isJoined ? [sql`${columnOf({ alias: 'page' }, place.key)} ${raw(direction)}`] : []),
    restOrder('page', rest, direction),
  ]);
  // Without criteria one plan, along the index of the sort, serves every page.
  const { text, filters } = question.request.searchCriteria;
  const mark = text || filters.length > 0 ? sql`` : prepared;
  const answer = await sql`${mark} select page.id, ${keysOf('page', question)} as keys from (${rows}) page
    order by ${order} offset ${sql.lit(skipped)}`.execute(db.withoutPlugins());
  return answer.rows.map((row) => v.parse(placeSchema, row));
}

/** Rows of one walk, to know where the next walk begins on a page that is asked for by its number. */
async function countRows(db: Db, question: PageQuestion, phase: GridPhase, most: number): Promise<number> {
  const answer =
    await sql`select count(*)::int as count from (${rowsOf(question, phase, undefined, most)}) walked`.execute(
      db.withoutPlugins(),
    );
  return v.parse(v.object({ count: v.number() }), answer.rows[0]).count;
}

export interface GridRows {
  readonly rows: readonly GridAnswerRow[];
  readonly next: string | null;
}

/**
 * A page of a grid: behind the key of the page before, or, where a person jumped,
 * by its number. Rows with a value in the first sorted column come first, then
 * those without. Throws BAD_INPUT.
 */
export async function gridRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  request: GridRequest,
): Promise<GridRows> {
  const [first, ...rest] = sortsOf(plan, request);
  const filterKeys = await findFilterKeys(db, plan, request);
  const question: PageQuestion = {
    make: selectMaker(plan.catalog, user),
    plan,
    request,
    first,
    rest,
    filterKeys,
  };
  const place = first?.planned.place;
  const keyCount = (first ? 1 : 0) + (place?.kind === 'joined' ? 1 : 0) + rest.length + 1;
  const cursor = request.after ? readCursor(request.after, keyCount) : undefined;
  const wanted = request.pageLimit + 1;
  const begin = gridPhases.indexOf(cursor?.phase ?? 'filled');
  const all: (RowPlace & { readonly phase: GridPhase })[] = [];
  let skipped = cursor ? 0 : (request.page - 1) * request.pageLimit;
  const isWhole = walksWhole(first, cursor);
  for (const phase of isWhole ? gridPhases.slice(0, 1) : phasesOf(place)) {
    const missing = wanted - all.length;
    if (missing <= 0 || gridPhases.indexOf(phase) < begin) continue;
    const from = cursor?.phase === phase ? cursor : undefined;
    const walk = rowsOf(question, phase, from, skipped + missing);
    const found = await selectPlaces(db, question, phase, walk, skipped);
    if (skipped > 0 && found.length === 0 && !isWhole)
      skipped -= await countRows(db, question, phase, skipped);
    else skipped = 0;
    all.push(
      ...found.map((place) => ({ ...place, phase: isWhole && place.keys[0] === null ? 'empty' : phase })),
    );
  }
  const end = all.length > request.pageLimit ? all[request.pageLimit - 1] : undefined;
  return {
    rows: await selectCells(
      db,
      question,
      all.slice(0, request.pageLimit).map(({ id }) => id),
    ),
    next: end ? writeCursor({ phase: end.phase, keys: end.keys }) : null,
  };
}
