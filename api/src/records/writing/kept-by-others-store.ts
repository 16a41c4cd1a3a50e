import { sql } from 'kysely';
import type { RecordKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import { recordOf } from '../reading/record-catalog.ts';
import type { RecordContext } from '../record-context.ts';

const keptSchema = v.object({ id: v.string(), name: v.string(), company: v.string() });

/** A record of another company with its displayed name. */
export type KeptRecord = v.InferOutput<typeof keptSchema>;

/** Returns, by name, those of the given records that belong to a company other than the person's. */
export async function keptByOthers(
  { db, user, catalog }: RecordContext,
  { kind, type }: { readonly kind: RecordKind; readonly type: string },
  ids: readonly string[],
): Promise<readonly KeptRecord[]> {
  const { rows } = await sql`select r.id, coalesce(record_called(${kind}, r.id), '') as name,
      c.company_name as company
    from ${sql.table(recordOf(catalog, type).table)} r join company c on c.id = r.owner_id
    where r.id = any (${ids}::uuid[]) and r.owner_id <> ${user.productClientId}
    order by name, r.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(keptSchema, row));
}
