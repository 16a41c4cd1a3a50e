import { sql } from 'kysely';
import * as v from 'valibot';
import { recordOf } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

const foundSchema = v.object({ externalId: v.string(), id: v.string() });

/** The records of a type that the person may see, by ids in another system as recorded by the person's company. */
export async function externalRecords(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  system: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { table } = recordOf(catalog, type);
  const { rows } = await sql`select e.external_id as "externalId", r.id from external_id e
    join ${sql.table(table)} r on r.id = e.record_id
    where ${conjunction([
      sql`e.company_id = ${user.productClientId} and e.type = ${type} and e.system = ${system}
        and e.external_id = any (${ids.map((id) => id.trim())}::text[])`,
      scopeCondition(catalog, type, { alias: 'r', user }),
    ])}`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(foundSchema, row)).map(({ externalId, id }) => [externalId, id]));
}

/** A record with its id in another system. */
export interface ExternalId {
  readonly system: string;
  readonly externalId: string;
  readonly recordId: string;
}

/**
 * Stores the ids of records in other systems. An id that another existing record already has is returned as taken; an
 * id whose record was deleted is given to the new one.
 */
export async function keepExternalIds(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  ids: readonly ExternalId[],
): Promise<readonly ExternalId[]> {
  if (ids.length === 0) return [];
  const { table } = recordOf(catalog, type);
  const { rows } = await sql`insert into external_id as e (company_id, type, system, external_id, record_id)
    select ${user.productClientId}, ${type}, x.system, x.external_id, x.record_id
    from jsonb_to_recordset(${JSON.stringify(
      ids.map(({ system, externalId, recordId }) => ({
        system,
        external_id: externalId,
        record_id: recordId,
      })),
    )}::jsonb) as x(system text, external_id text, record_id uuid)
    on conflict (company_id, type, system, external_id) do update set record_id = excluded.record_id
      where e.record_id = excluded.record_id
        or not exists (select from ${sql.table(table)} r where r.id = e.record_id)
    returning e.record_id as id, e.external_id as "externalId"`.execute(db.withoutPlugins());
  const kept = new Set(
    rows.map((row) => v.parse(foundSchema, row)).map(({ id, externalId }) => `${id} ${externalId}`),
  );
  return ids.filter(({ recordId, externalId }) => !kept.has(`${recordId} ${externalId}`));
}
