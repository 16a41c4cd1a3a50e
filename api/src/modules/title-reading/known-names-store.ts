import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const foundSchema = v.object({
  associates: v.array(v.object({ id: v.string(), name: v.string(), key: v.string() })),
  types: v.array(v.object({ id: v.string(), code: v.string(), key: v.string() })),
});

/** Active associates and types of instruments by name, all in lower case; of several with one name the first. */
export async function knownNames(db: Db, names: readonly string[], kinds: readonly string[]) {
  const { rows } = await sql`select json_build_object(
    'associates', (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'key', lower(a.name))
        order by a.id desc), '[]')
      from business_associate a where a.is_active and lower(a.name) = any (${names}::text[])),
    'types', (select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code, 'key', lower(t.code))
        order by t.code), '[]')
      from instrument_type t where t.is_active and lower(t.code) = any (${kinds}::text[]))) as found`.execute(
    db.withoutPlugins(),
  );
  const { associates, types } = v.parse(v.object({ found: foundSchema }), rows[0]).found;
  return {
    associates: new Map(associates.map(({ key, id, name }) => [key, { id, name }])),
    types: new Map(types.map(({ key, id, code }) => [key, { id, code }])),
  };
}
