import { sql } from 'kysely';
import * as v from 'valibot';
import { turns } from '../../platform/work/take-turns.ts';
import { asSought } from '../../records/reading/record-filters.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type NearName, NearNames } from './near-names.ts';

type Seeing = Pick<RecordContext, 'db' | 'catalog' | 'user'>;

const seen = ({ catalog, user }: Seeing) =>
  scopeCondition(catalog, 'BusinessAssociate', { alias: 'b', user });

const namedSchema = v.object({
  key: v.string(),
  id: v.string(),
  name: v.string(),
  place: v.nullable(v.string()),
});

/** An associate with the details that distinguish it from others of the same name. */
export type NamedFound = v.InferOutput<typeof namedSchema>;

/** Active associates by name in lower case; `key` is the name. */
export async function associatesNamed(
  within: Seeing,
  names: readonly string[],
): Promise<readonly NamedFound[]> {
  if (names.length === 0) return [];
  // One lookup per name in the sorted index. For a list, the planner would use the index of parts of names, which for
  // each name also reads everything that was not merged into it yet.
  const { rows } = await sql`select n.key, b.id, b.name, b.place
    from unnest(${[...new Set(names)]}::text[]) as n (key) cross join lateral (
      select b.id, b.name, nullif(concat_ws(', ', b.address_line1, b.phone_number, b.email), '') as place
      from business_associate b
      where ${conjunction([sql`lower(b.name) = n.key`, sql`b.is_active`, seen(within)])} offset 0) b
    order by b.name, b.id`.execute(within.db.withoutPlugins());
  return rows.map((row) => v.parse(namedSchema, row));
}

/** Least similarity of names, by their trigrams, if nothing but the name is compared. */
const nearName = 0.6;

/** Most associates that one name is reported to be similar to. */
const mostAlike = 3;

const alikeSchema = v.object({
  key: v.string(),
  id: v.string(),
  name: v.string(),
  evidence: v.picklist(['Name', 'Phone', 'Email']),
  text: v.string(),
});

/** An associate that looks like an entered one, and in which respect. */
export type AlikeFound = v.InferOutput<typeof alikeSchema>;

/**
 * The details entered for a person: the name in lower case, the last ten digits of the number, the address in lower
 * case.
 */
interface TypedName {
  readonly key: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Up to this many letters, each name is looked up in the index of names by its own statement, which takes time in
 * proportion to the name and blocks the embedded database. For more letters, all associates are read once.
 */
const fewLetters = 60;

/** Number of associates that one statement reads. */
const walkedAtOnce = 1000;

/** Number of names in one statement. */
const namesAtOnce = 500;

const walkedSchema = v.object({ id: v.string(), name: v.string() });

/** Finds names similar to those of active associates in one pass over the associates that the person may see. */
async function nearOf(within: Seeing, typed: readonly TypedName[]): Promise<NearNames> {
  const near = await NearNames.of(
    typed.map(({ key }) => key),
    nearName,
    mostAlike,
  );
  const turn = turns();
  let after: string | undefined;
  do {
    const behind = after === undefined ? undefined : sql`b.id > ${after}`;
    const { rows } = await sql`select b.id, lower(b.name) as name from business_associate b
      where ${conjunction([sql`b.is_active`, seen(within), behind])} order by b.id limit ${sql.lit(walkedAtOnce)}`.execute(
      within.db.withoutPlugins(),
    );
    for (const row of rows) {
      const { id, name } = v.parse(walkedSchema, row);
      await near.look(id, name);
      await turn();
    }
    after = rows.length < walkedAtOnce ? undefined : v.parse(walkedSchema, rows.at(-1)).id;
  } while (after !== undefined);
  return near;
}

/**
 * Similar names: a few names are each looked up in the index of names; for many, the pass over all associates found
 * them.
 */
const namedArm = (within: Seeing, pairs: readonly NearName[] | undefined): Sql =>
  pairs
    ? sql`select p.key, b.id, b.name, 'Name' as evidence, b.name as text, 3 as rank
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(key text, id uuid)
        join business_associate b on b.id = p.id where similarity(${asSought(sql`b.name`)}, ${asSought(sql`p.key`)}) >= ${nearName}`
    : sql`select t.key, near.id, near.name, 'Name' as evidence, near.name as text, 3 as rank
        from t cross join lateral (
          select b.id, b.name, similarity(${asSought(sql`b.name`)}, ${asSought(sql`t.key`)}) as likeness from business_associate b
          where ${conjunction([sql`${asSought(sql`b.name`)} % ${asSought(sql`t.key`)}`, sql`b.is_active`, sql`lower(b.name) <> t.key`, seen(within)])}
          order by likeness desc, b.id limit ${mostAlike}) near`;

/** Entered people, each with similar associates. */
async function findAlike(
  within: Seeing,
  typed: readonly TypedName[],
  pairs: readonly NearName[] | undefined,
): Promise<readonly AlikeFound[]> {
  // A few of the associates with a very frequent number are as good a hint as all. They are found before they are
  // sorted: if hardly anybody has an address, the planner would otherwise read all associates by id, once for each
  // name.
  const some = (column: string, isSame: Sql) => sql`cross join lateral (
      select b.id, b.name, b.text from (
        select b.id, b.name, ${sql.ref(`b.${column}`)} as text from business_associate b
        where ${conjunction([isSame, sql`b.is_active`, sql`lower(b.name) <> t.key`, seen(within)])} offset 0) b
      order by b.id limit ${mostAlike}) b`;
  const { rows } = await sql`with t as (
      select * from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as x(key text, phone text, email text)
    ), found as (
      ${namedArm(within, pairs)}
      union all
      select t.key, b.id, b.name, 'Phone', b.text, 1
        from t ${some('phone_number', sql`right(regexp_replace(b.phone_number, '\\D', '', 'g'), 10) = t.phone`)}
      union all
      select t.key, b.id, b.name, 'Email', b.text, 2 from t ${some('email', sql`lower(b.email) = t.email`)}
    )
    select distinct on (key, id) key, id, name, evidence, text from found order by key, id, rank`.execute(
    within.db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(alikeSchema, row));
}

/**
 * Answers some names as one transaction, because of the planner settings that it needs; within a write it joins that
 * transaction.
 */
async function answerPlanned(
  ...[within, typed, pairs]: Parameters<typeof findAlike>
): Promise<readonly AlikeFound[]> {
  if (!within.db.isTransaction)
    return within.db.transaction().execute((db) => answerPlanned({ ...within, db }, typed, pairs));
  // For few associates the planner would compare every name with each of them; the index is faster from the start.
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('pg_trgm.similarity_threshold', ${String(nearName)}, true)`.execute(within.db);
  const found = await findAlike(within, typed, pairs);
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(within.db);
  return found;
}

/** The associates found for entered people; not `isWhole` if too many were similar to compare them all. */
export interface AlikeAnswer {
  readonly found: readonly AlikeFound[];
  readonly isWhole: boolean;
}

/**
 * Active associates that look like the entered ones: nearly the same name, the same telephone number or email address.
 */
export async function associatesAlike(within: Seeing, typed: readonly TypedName[]): Promise<AlikeAnswer> {
  const found: AlikeFound[] = [];
  const letters = typed.reduce((sum, { key }) => sum + key.length, 0);
  if (letters <= fewLetters) {
    for (const one of typed) found.push(...(await answerPlanned(within, [one], undefined)));
    return { found, isWhole: true };
  }
  const near = await nearOf(within, typed);
  const byKey = Map.groupBy(near.found(), ({ key }) => key);
  const reached = typed.filter(({ key, phone, email }) => byKey.has(key) || phone !== null || email !== null);
  for (let first = 0; first < reached.length; first += namesAtOnce) {
    const some = reached.slice(first, first + namesAtOnce);
    const pairs = some.flatMap(({ key }) => byKey.get(key) ?? []);
    for (const one of await answerPlanned(within, some, pairs)) found.push(one);
  }
  return { found, isWhole: near.isWhole };
}
