import { sql } from 'kysely';
import * as v from 'valibot';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** A list of an agreement that comes in from tables of its own. */
export type AgreementList = 'compensations' | 'payments' | 'landowners';

const rowSchema = v.object({ id: v.string(), owner: v.string(), key: v.string() });

/** What tells the rows of each list apart, as rows of a table do. */
const lists: Readonly<Record<AgreementList, { readonly table: string; readonly key: Sql }>> = {
  compensations: {
    table: 'compensation',
    key: sql`coalesce(r.compensation_type_id::text, '') || ' · ' || coalesce(r.date::text, '')`,
  },
  payments: {
    table: 'agreement_payment',
    key: sql`r.kind || ' · ' || r.payee_id::text || ' · ' || coalesce(r.due_date::text, '')`,
  },
  landowners: { table: 'landowner', key: sql`coalesce(r.business_associate_id::text, '')` },
};

/** The rows of a list of agreements in their order, by agreement. */
export async function agreementRows(
  { db }: Pick<RecordContext, 'db'>,
  list: AgreementList,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly v.InferOutput<typeof rowSchema>[]>> {
  if (agreementIds.length === 0) return new Map();
  const { table, key } = lists[list];
  const { rows } = await sql`select r.id, r.agreement_id as owner, ${key} as key from ${sql.table(table)} r
    where r.agreement_id = any (${agreementIds}::uuid[]) order by r.sequence, r.id`.execute(
    db.withoutPlugins(),
  );
  return Map.groupBy(
    rows.map((row) => v.parse(rowSchema, row)),
    ({ owner }) => owner,
  );
}
