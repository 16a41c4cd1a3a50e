import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { phoneText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { addressSql, cellValue } from '../../grids/grid-cells-store.ts';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { type SelectMaker, selectMaker } from '../../records/reading/select-store.ts';
import { recordTitleOf } from './record-titles.ts';

/** A record in a line. */
interface RecordLine {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly path: string | null;
}

const textSchema = v.nullable(v.union([v.string(), v.number(), v.array(v.nullable(v.string()))]));

const lineSchema = v.object({
  line: v.object({
    id: v.string(),
    title: v.array(textSchema),
    subtitle: v.array(textSchema),
    path: v.nullable(v.string()),
    place: v.number(),
  }),
});

/** Values of a list that a line names. */
const namedValues = 2;

/** The words that a record was looked for by; none where it was asked for by its id. */
type Sought = readonly string[];

/** Of several values those that hold the most of the words first: they are why the record was found. */
function soughtFirst(values: readonly string[], words: Sought): readonly string[] {
  const sought = words.map((word) => word.toLowerCase());
  const held = (value: string) => sought.filter((word) => value.toLowerCase().includes(word)).length;
  return values.toSorted((one, other) => held(other) - held(one));
}

/** One value as a text, several as the first of them; a list names none that the line has `said` before. */
function told(value: v.InferOutput<typeof textSchema>, said: ReadonlySet<string>, words: Sought): string {
  if (!Array.isArray(value)) return value === null ? '' : String(value);
  const known = value.filter((one) => one !== null).filter((one) => !said.has(one));
  const more = known.length - namedValues;
  return `${soughtFirst(known, words).slice(0, namedValues).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

/** Telephone numbers are stored as digits, and told as everywhere. */
const asTold = (path: string | undefined, text: string): string =>
  path?.endsWith('phoneNumber') && text !== '' ? phoneText(text) : text;

function joined(
  values: v.InferOutput<typeof lineSchema>['line']['title'],
  paths: readonly string[],
  words: Sought,
): string {
  const said = new Set<string>();
  const texts = values.map((value, place) => {
    const text = asTold(paths[place], told(value, said, words));
    if (Array.isArray(value)) for (const one of value) if (one !== null) said.add(one);
    return text;
  });
  return texts.filter(Boolean).join(' · ');
}

const notSet = '(Not Set)';

/** A line as it is answered. */
export const withoutPlace = ({ place: _, ...line }: RecordLine & { readonly place: number }): RecordLine =>
  line;

function cellsOf(make: SelectMaker, { mapping }: GridPlan, paths: readonly string[]) {
  const cells = paths.map((path) => cellValue(make, mapping, 'told', path.split('.')));
  return cells.length > 0 ? sql`json_build_array(${sql.join(cells)})` : sql`'[]'::json`;
}

/** Of records that `named` gives as `id, place`: what tells each in a line, as a select of `line`. */
export function linesOf(plan: GridPlan, user: CurrentUser, named: Sql, where = sql`true`): Sql {
  const make = selectMaker(plan.catalog, user);
  const { title, subtitle } = recordTitleOf(plan.source);
  const path = addressSql(plan.source, (field) => cellValue(make, plan.mapping, 'told', field.split('.')));
  return sql`select to_json(x) as line from (
    select told.id as id, ${cellsOf(make, plan, title)} as title, ${cellsOf(make, plan, subtitle)} as subtitle,
      ${path} as path, named.place as place
    from ${named} join ${sql.table(plan.mapping.table)} told on told.id = named.id where ${where}) x`;
}

/** A record in a line, as a row of `linesOf` tells it, and its place among them. */
export function lineOfRow(
  { source }: GridPlan,
  row: unknown,
  words: Sought = [],
): RecordLine & { readonly place: number } {
  const { line } = v.parse(lineSchema, row);
  const { title, subtitle } = recordTitleOf(source);
  return {
    id: line.id,
    title: joined(line.title, title, words) || notSet,
    subtitle: joined(line.subtitle, subtitle, words),
    path: line.path,
    place: line.place,
  };
}

/** Records of a source by their ids, those that the person may see, each in a line; in the order of the ids. */
export async function recordLines(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  ids: readonly string[],
  words: Sought = [],
): Promise<readonly RecordLine[]> {
  if (ids.length === 0) return [];
  const scope = scopeCondition(plan.catalog, plan.source.type, { alias: 'told', user });
  const named = sql`unnest(${ids}::uuid[]) with ordinality named (id, place)`;
  const answer = await sql`${prepared} ${linesOf(plan, user, named, scope)} order by x.place`.execute(
    db.withoutPlugins(),
  );
  return answer.rows.map((row) => withoutPlace(lineOfRow(plan, row, words)));
}

/** One record of a source in a line; undefined where the person sees none. */
export async function recordLine(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  id: string,
): Promise<RecordLine | undefined> {
  const [line] = await recordLines(db, plan, user, [id]);
  return line;
}
