import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';
import type { ReadyRecord } from './brought-noun.ts';
import { idsIn } from './values.ts';

type Within = Pick<RecordContext, 'db'>;

const typeSchema = v.object({
  owner: v.string(),
  id: v.string(),
  type: v.string(),
  requirement: v.nullable(v.string()),
});

/** The types of stakeholders as a save sends them: the stored ones, then those that a table adds. */
export async function storedTypes({ db }: Within, records: readonly ReadyRecord[]) {
  const named = records.filter(({ values }) => values['stakeholderTypes'] !== undefined);
  const ids = named.map(({ id }) => id);
  const { rows } =
    await sql`select stakeholder_id as owner, id, type_id as type, requirement_id as requirement
    from stakeholder_type_item where stakeholder_id = any (${ids}::uuid[]) order by sequence`.execute(
      db.withoutPlugins(),
    );
  const stored = Map.groupBy(
    rows.map((row) => v.parse(typeSchema, row)),
    ({ owner }) => owner,
  );
  return new Map(
    named.map(({ id: owner, values }) => {
      const known = stored.get(owner) ?? [];
      const added = idsIn(values['stakeholderTypes']).filter(
        (type) => !known.some((one) => one.type === type),
      );
      return [
        owner,
        [
          ...known.map(({ id, type, requirement }) => ({
            ...{ id, type: { id: type } },
            requirement: requirement === null ? null : { id: requirement },
          })),
          ...added.map((type) => ({ id: randomUUID(), type: { id: type } })),
        ],
      ] as const;
    }),
  );
}

const ownerSchema = v.object({
  title: v.string(),
  id: v.string(),
  associate: v.nullable(v.string()),
  /** The name on the title, and the associate's own name. */
  name: v.string(),
  called: v.string(),
});

/** The owners of existing titles, by title: their rows, the associates that they reference, and their names. */
export async function storedOwners({ db }: Within, titleIds: readonly string[]) {
  if (titleIds.length === 0) return new Map<string, v.InferOutput<typeof ownerSchema>[]>();
  const { rows } = await sql`select o.title_id as title, o.id, o.business_associate_id as associate,
      coalesce(o.legal_name, b.name, '') as name, coalesce(b.name, '') as called
    from ownership o left join business_associate b on b.id = o.business_associate_id
    where o.title_id = any (${titleIds}::uuid[]) order by o.sequence`.execute(db.withoutPlugins());
  return Map.groupBy(
    rows.map((row) => v.parse(ownerSchema, row)),
    ({ title }) => title,
  );
}

const itemSchema = v.object({ id: v.string(), revision: v.number(), request: v.string(), key: v.string() });

/** The items of existing requests, each with the key that distinguishes it within its request. */
export async function storedItems({ db }: Within, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  const { rows } = await sql`select id, revision, request_id as request,
      concat_ws(' · ', request_item_type_id, lower(coalesce(reference, '')), lower(coalesce(description, ''))) as key
    from request_item where request_id = any (${requestIds}::uuid[]) order by sequence`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(itemSchema, row));
}
