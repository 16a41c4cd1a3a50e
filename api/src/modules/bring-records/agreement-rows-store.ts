import { sql } from 'kysely';
import * as v from 'valibot';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The tables of those lists of an agreement that have an import table of their own. */
export const agreementListTables = {
  compensations: 'compensation',
  payments: 'agreement_payment',
  landowners: 'landowner',
  occupants: 'occupant',
} as const;

export type AgreementList = keyof typeof agreementListTables;

const rowSchema = v.object({ id: v.string(), owner: v.string(), key: v.string() });

const byAssociate = sql`coalesce(r.business_associate_id::text, '')`;

/** What identifies a row within each list, as import tables do. */
const keys: Readonly<Record<AgreementList, Sql>> = {
  compensations: sql`coalesce(r.compensation_type_id::text, '') || ' · ' || coalesce(r.date::text, '')`,
  payments: sql`r.kind || ' · ' || r.payee_id::text || ' · ' || coalesce(r.due_date::text, '')`,
  landowners: byAssociate,
  occupants: byAssociate,
};

/** The rows of a list of agreements, in order and by agreement. */
export async function agreementRows(
  { db }: Pick<RecordContext, 'db'>,
  list: AgreementList,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly v.InferOutput<typeof rowSchema>[]>> {
  if (agreementIds.length === 0) return new Map();
  const { rows } = await sql`select r.id, r.agreement_id as owner, ${keys[list]} as key
    from ${sql.table(agreementListTables[list])} r
    where r.agreement_id = any (${agreementIds}::uuid[]) order by r.sequence, r.id`.execute(
    db.withoutPlugins(),
  );
  return Map.groupBy(
    rows.map((row) => v.parse(rowSchema, row)),
    ({ owner }) => owner,
  );
}
