import { sql } from 'kysely';
import type { GridRequest } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { keyOf, madeStatements, rowsOfMade, Slot } from '../platform/db/made-statements.ts';
import { prepared } from '../platform/db/prepared-statements.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import { selectMaker } from '../records/reading/select-store.ts';
import { findFilterKeys } from './grid-conditions-store.ts';
import { keysOf, type PageQuestion, raw, restOrder, sortValue, type WalkCursor } from './grid-order-store.ts';
import type { GridPlan } from './grid-plan.ts';
import { rowColumns, selectRows } from './grid-records-store.ts';
import {
  type GridCursor,
  type GridPhase,
  gridPhases,
  readCursor,
  sortsOf,
  writeCursor,
} from './grid-sort.ts';
import { phasesOf, rowsOf, walksWhole } from './grid-walk-store.ts';

const keySchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** The keys of a page's last row, as the texts in the cursor from which the next page starts. */
const keysSchema = v.pipe(v.string(), v.transform(JSON.parse), v.array(keySchema));

const walkSchema = v.tuple([
  v.object({
    count: v.number(),
    ids: v.array(v.string()),
    rowsJson: v.nullable(v.string()),
    keys: v.nullable(keysSchema),
  }),
]);

/** The result of a walk: the number of rows, the rows of the page, and the keys of the page's last row. */
type Walk = v.InferOutput<typeof walkSchema>[0];

/** The part of a walk that is on a page: how many rows to skip, how many to return at most, and after which cursor. */
interface Part {
  readonly phase: GridPhase;
  readonly from: GridCursor | undefined;
  readonly skipped: number;
  /** Number of rows that earlier walks left free on the page. */
  readonly most: number;
}

/** The rows of a walk with the keys of each and its place among them. */
function placedRows(
  question: PageQuestion,
  { phase, skipped }: Pick<Part, 'phase' | 'skipped'>,
  from: WalkCursor | undefined,
  most: number,
): Sql {
  const { first, rest } = question;
  const direction = first?.direction ?? 'asc';
  const place = first?.planned.place;
  const isJoined = place?.kind === 'joined' && phase !== 'empty';
  const order = sql.join([
    ...(first && phase === 'filled' ? [sql`${sortValue('page', first)} ${raw(direction)}`] : []),
    ...(isJoined ? [sql`${columnOf({ alias: 'page' }, place.key)} ${raw(direction)}`] : []),
    restOrder('page', rest, direction),
  ]);
  // One more row than needed shows whether there is a next page.
  const rows = rowsOf(question, phase, from, skipped + most + 1);
  return sql`select page.*, row_number() over () as "$place" from (
    select page.*, ${keysOf('page', question)}::text as "$keys" from (${rows}) page
    order by ${order} offset ${sql.lit(skipped)}) page`;
}

const lastKeys = (most: unknown): Sql => sql`min("$keys") filter (where "$place" = ${most}::int) as keys`;

const statementOf = madeStatements(200);

/**
 * Without criteria, one plan along the index of the sort serves every page and reads its rows as well. It is also used
 * for the rows that complete a page after the previous walk: it walks a whole page and returns as many as are missing.
 */
async function walkPlanned(db: Db, question: PageQuestion, part: Part): Promise<Walk> {
  const { make, plan, request, first, rest } = question;
  const { phase, from, most } = part;
  const columns = request.columns.map(({ id }) => id);
  const sorts = [first, ...rest].map((sort) => sort && [sort.planned.column.id, sort.direction]);
  const key = keyOf(
    make.user,
    plan.source.name,
    columns,
    sorts,
    request.parameters,
    phase,
    request.pageLimit,
    [from?.phase, from?.keys.map((one) => one === null)],
  );
  const cursorKeys = from?.keys ?? [];
  const statement = statementOf(db, key, () => {
    const slots = from && {
      phase: from.phase,
      keys: from.keys.map((one, place) => (one === null ? null : new Slot(place))),
    };
    const left = new Slot(cursorKeys.length);
    return sql`${prepared} select count(*)::int as count, '[]'::json as ids, ${lastKeys(left)},
        string_agg("rowJson", ',' order by "$place") as "rowsJson"
      from (select page."$place", page."$keys",
        case when page."$place" <= ${left}::int then to_json(x)::text end as "rowJson"
        from (${placedRows(question, part, slots, request.pageLimit)}) page
        cross join lateral (select ${rowColumns(make, plan, columns)}) x) page`;
  });
  const [walk] = v.parse(walkSchema, await rowsOfMade(db, statement, [...cursorKeys, most]));
  return walk;
}

/**
 * Any other request is planned anew each time. This statement only finds the ids, so that the rows are read by the
 * prepared statement that serves every page.
 */
async function walkSearched(db: Db, question: PageQuestion, part: Part): Promise<Walk> {
  const { make, plan, request } = question;
  const { rows } = await sql`select count(*)::int as count, ${lastKeys(part.most)}, null as "rowsJson",
      coalesce(json_agg(id order by "$place") filter (where "$place" <= ${sql.lit(part.most)}), '[]') as ids
    from (${placedRows(question, part, part.from, part.most)}) page`.execute(db.withoutPlugins());
  const [walk] = v.parse(walkSchema, rows);
  const columns = request.columns.map(({ id }) => id);
  return { ...walk, rowsJson: await selectRows(db, plan, make.user, columns, walk.ids) };
}

/** Counts the rows of one walk, to find where the next walk begins on a page requested by number. */
async function countRows(db: Db, question: PageQuestion, phase: GridPhase, most: number): Promise<number> {
  const answer =
    await sql`select count(*)::int as count from (${rowsOf(question, phase, undefined, most)}) walked`.execute(
      db.withoutPlugins(),
    );
  return v.parse(v.object({ count: v.number() }), answer.rows[0]).count;
}

interface GridRows {
  /** The rows as JSON text in the form of the response, separated by commas. */
  readonly rowsJson: string;
  readonly next: string | null;
}

/**
 * A page of a grid: after the last row of the previous page, or by its number if a person jumped to it. Rows with a
 * value in the first sorted column come first, then those without one. Throws BAD_INPUT.
 */
export async function gridRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  request: GridRequest,
): Promise<GridRows> {
  const [first, ...rest] = sortsOf(plan, request);
  const filterKeys = await findFilterKeys(db, plan, user, request);
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
  const begin = gridPhases.indexOf(cursor?.phase ?? 'filled');
  const pieces: string[] = [];
  let count = 0;
  let end: GridCursor | undefined;
  let skipped = cursor ? 0 : (request.page - 1) * request.pageLimit;
  const isWhole = walksWhole(first, cursor);
  const { text, filters } = request.searchCriteria;
  const isSearched = Boolean(text) || filters.length > 0;
  for (const phase of isWhole ? gridPhases.slice(0, 1) : phasesOf(place)) {
    const most = request.pageLimit - count;
    if (most < 0 || gridPhases.indexOf(phase) < begin) continue;
    const from = cursor?.phase === phase ? cursor : undefined;
    // People rarely jump to the same place twice, so such a statement is not kept.
    const isUsual = !isSearched && skipped === 0;
    const walk = await (isUsual ? walkPlanned : walkSearched)(db, question, { phase, from, skipped, most });
    if (skipped > 0 && walk.count === 0 && !isWhole) skipped -= await countRows(db, question, phase, skipped);
    else skipped = 0;
    count += walk.count;
    if (walk.rowsJson) pieces.push(walk.rowsJson);
    if (walk.keys) end = { phase: isWhole && walk.keys[0] === null ? 'empty' : phase, keys: walk.keys };
  }
  return { rowsJson: pieces.join(), next: end && count > request.pageLimit ? writeCursor(end) : null };
}
