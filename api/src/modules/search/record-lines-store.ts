import { sql } from 'kysely';
import { withoutAccents } from 'shared-contracts';
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

/** A record in one line: its title, subtitle and address. */
interface RecordLine {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** The value that contains a search word, if neither title nor subtitle does. */
  readonly matched?: string;
  readonly path: string | null;
}

const textSchema = v.nullable(v.union([v.string(), v.number(), v.array(v.nullable(v.string()))]));

const lineSchema = v.object({
  line: v.object({
    id: v.string(),
    title: v.array(textSchema),
    subtitle: v.array(textSchema),
    also: v.optional(v.array(textSchema), []),
    path: v.nullable(v.string()),
    place: v.number(),
  }),
});

/** How many values of a list a line names. */
const namedValues = 2;

/** The words that the record was found by; empty if it was requested by its id. */
type Sought = readonly string[];

/** Orders values by how many of the search words they contain, because those words are why the record was found. */
function soughtFirst(values: readonly string[], words: Sought): readonly string[] {
  const sought = words.map(withoutAccents);
  const held = (value: string) => sought.filter((word) => withoutAccents(value).includes(word)).length;
  return values.toSorted((one, other) => held(other) - held(one));
}

/** One value as text, or the first values of a list; values that the line already contains (`shown`) are left out. */
function shownValue(
  value: v.InferOutput<typeof textSchema>,
  shown: ReadonlySet<string>,
  words: Sought,
): string {
  if (!Array.isArray(value)) return value === null ? '' : String(value);
  const known = value.filter((one) => one !== null).filter((one) => !shown.has(one));
  const more = known.length - namedValues;
  return `${soughtFirst(known, words).slice(0, namedValues).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

/** Telephone numbers are stored as digits; they are formatted here as in the rest of the product. */
const inOurWords = (path: string | undefined, text: string): string =>
  path?.endsWith('phoneNumber') && text !== '' ? phoneText(text) : text;

function textsOf(
  values: v.InferOutput<typeof lineSchema>['line']['title'],
  paths: readonly string[],
  words: Sought,
): readonly string[] {
  const shown = new Set<string>();
  const texts = values.map((value, place) => {
    const text = inOurWords(paths[place], shownValue(value, shown, words));
    if (Array.isArray(value)) for (const one of value) if (one !== null) shown.add(one);
    return text;
  });
  return texts.filter(Boolean);
}

/** How many characters of a long text, such as notes, are shown around a found word. */
const around = 60;

/** The part of a text around a found word. */
function excerpt(text: string, word: string): string {
  const plain = text.replace(/\s+/g, ' ');
  if (plain.length <= around) return plain;
  const from = Math.max(0, withoutAccents(plain).indexOf(word) - around / 3);
  const part = plain.slice(from, from + around).trim();
  return `${from > 0 ? '… ' : ''}${part}${from + around < plain.length ? ' …' : ''}`;
}

/** The values that contain those search words that the line does not, each only once. */
function matchedIn(
  values: v.InferOutput<typeof lineSchema>['line']['also'],
  line: string,
  words: Sought,
): string | undefined {
  const texts = values.flat().flatMap((value) => (value === null ? [] : [String(value)]));
  const inLine = withoutAccents(line);
  const missing = words.map(withoutAccents).filter((word) => !inLine.includes(word));
  const found = missing.flatMap((word) => {
    const holder = texts.find((text) => withoutAccents(text).includes(word));
    return holder === undefined ? [] : [excerpt(holder, word)];
  });
  return found.length > 0 ? [...new Set(found)].join(', ') : undefined;
}

const notSet = '(Not Set)';

/** A line without its place, as the answer contains it. */
export const withoutPlace = ({ place: _, ...line }: RecordLine & { readonly place: number }): RecordLine =>
  line;

function cellsOf(make: SelectMaker, { mapping }: GridPlan, paths: readonly string[]) {
  const cells = paths.map((path) => cellValue(make, mapping, 'shown', path.split('.')));
  return cells.length > 0 ? sql`json_build_array(${sql.join(cells)})` : sql`'[]'::json`;
}

/**
 * One line for each record that `named` returns as `id, place`, as a select of `line`; if records were searched by
 * words, it also has the other values that contain the words.
 */
export function linesOf(
  plan: GridPlan,
  user: CurrentUser,
  named: Sql,
  isSought: boolean,
  where = sql`true`,
): Sql {
  const make = selectMaker(plan.catalog, user);
  const { title, subtitle, also = [] } = recordTitleOf(plan.source);
  const path = addressSql(plan.source, (field) => cellValue(make, plan.mapping, 'shown', field.split('.')));
  return sql`select to_json(x) as line from (
    select shown.id as id, ${cellsOf(make, plan, title)} as title, ${cellsOf(make, plan, subtitle)} as subtitle,
      ${cellsOf(make, plan, isSought ? also : [])} as also, ${path} as path, named.place as place
    from ${named} join ${sql.table(plan.mapping.table)} shown on shown.id = named.id where ${where}) x`;
}

/** A record in one line, read from a row of `linesOf`, with its place among the results. */
export function lineOfRow(
  { source }: GridPlan,
  row: unknown,
  words: Sought = [],
): RecordLine & { readonly place: number } {
  const { line } = v.parse(lineSchema, row);
  const paths = recordTitleOf(source);
  const title = textsOf(line.title, paths.title, words).join(' · ') || notSet;
  // If a record belongs directly to a project, the project is both in its name and its parent: it is shown only once.
  const subtitle = [...new Set(textsOf(line.subtitle, paths.subtitle, words))].join(' · ');
  const matched = matchedIn(line.also, `${title} ${subtitle}`, words);
  return {
    id: line.id,
    title,
    subtitle,
    ...(matched === undefined ? {} : { matched }),
    path: line.path,
    place: line.place,
  };
}

/** Those of the given records of a source that the person may see, each in one line, in the order of the ids. */
export async function recordLines(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  ids: readonly string[],
  words: Sought = [],
): Promise<readonly RecordLine[]> {
  if (ids.length === 0) return [];
  const scope = scopeCondition(plan.catalog, plan.source.type, { alias: 'shown', user });
  const named = sql`unnest(${ids}::uuid[]) with ordinality named (id, place)`;
  const answer =
    await sql`${prepared} ${linesOf(plan, user, named, words.length > 0, scope)} order by x.place`.execute(
      db.withoutPlugins(),
    );
  return answer.rows.map((row) => withoutPlace(lineOfRow(plan, row, words)));
}

/** One record of a source in one line; undefined if the person may not see it. */
export async function recordLine(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  id: string,
): Promise<RecordLine | undefined> {
  const [line] = await recordLines(db, plan, user, [id]);
  return line;
}
