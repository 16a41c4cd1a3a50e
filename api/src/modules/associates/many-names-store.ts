import { sql } from 'kysely';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

type Seeing = Pick<RecordContext, 'db' | 'catalog' | 'user'>;

const seen = ({ catalog, user }: Seeing) =>
  scopeCondition(catalog, 'BusinessAssociate', { alias: 'b', user });

const namedSchema = v.object({
  key: v.string(),
  id: v.string(),
  name: v.string(),
  place: v.nullable(v.string()),
});

/** An associate with what tells it from one of the same name. */
export type NamedFound = v.InferOutput<typeof namedSchema>;

/** Active associates of some names, all in small letters, by `key`: the name. */
export async function associatesNamed(
  within: Seeing,
  names: readonly string[],
): Promise<readonly NamedFound[]> {
  if (names.length === 0) return [];
  const { rows } = await sql`select lower(b.name) as key, b.id, b.name,
      nullif(concat_ws(', ', b.address_line1, b.phone_number, b.email), '') as place
    from business_associate b
    where ${conjunction([sql`lower(b.name) = any (${names}::text[])`, sql`b.is_active`, seen(within)])}
    order by b.name, b.id`.execute(within.db.withoutPlugins());
  return rows.map((row) => v.parse(namedSchema, row));
}

/** How alike names must be by their trigrams where nothing but the name is compared. */
const nearName = 0.6;

/** Associates that one name is told to be like. */
const mostAlike = 3;

const alikeSchema = v.object({
  key: v.string(),
  id: v.string(),
  name: v.string(),
  evidence: v.picklist(['Name', 'Phone', 'Email']),
  text: v.string(),
});

/** An associate that looks like one that was typed, and by what. */
export type AlikeFound = v.InferOutput<typeof alikeSchema>;

/** What was typed of somebody: the name in small letters, the last ten digits of the number, the address in small letters. */
export interface TypedName {
  readonly key: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Active associates that look like those that were typed: nearly the same name, the same number or address of mail. */
export async function associatesAlike(
  within: Seeing,
  typed: readonly TypedName[],
): Promise<readonly AlikeFound[]> {
  if (typed.length === 0) return [];
  const shown = conjunction([sql`b.is_active`, sql`lower(b.name) <> t.key`, seen(within)]);
  const { rows } = await sql`with t as (
      select * from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as x(key text, phone text, email text)
    ), found as (
      select t.key, near.id, near.name, 'Name' as evidence, near.name as text, 3 as rank, near.likeness
      from t cross join lateral (
        select b.id, b.name, similarity(lower(b.name), t.key) as likeness from business_associate b
        where lower(b.name) % t.key and similarity(lower(b.name), t.key) >= ${nearName} and ${shown}
        order by likeness desc, b.id limit ${mostAlike}) near
      union all
      select t.key, b.id, b.name, 'Phone', b.phone_number, 1, 1 from t join business_associate b
        on right(regexp_replace(b.phone_number, '\\D', '', 'g'), 10) = t.phone where ${shown}
      union all
      select t.key, b.id, b.name, 'Email', b.email, 2, 1 from t join business_associate b
        on lower(b.email) = t.email where ${shown}
    )
    select distinct on (key, id) key, id, name, evidence, text from found order by key, id, rank`.execute(
    within.db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(alikeSchema, row));
}
