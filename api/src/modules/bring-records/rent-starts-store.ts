import { sql } from 'kysely';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';

const day = v.nullable(v.string());
const rentSchema = v.object({
  ...{ id: v.string(), revision: v.number(), intervalMonths: v.number() },
  ...{ effectiveDate: day, firstDueDate: day, hasPayments: v.boolean() },
});

/** When the rents of an agreement fall due, and whether any payment of one is known. All days are yyyy-MM-dd. */
export type StoredRent = v.InferOutput<typeof rentSchema>;

/** The rents of agreements that have an annual amount, by agreement. */
export async function storedRents(
  { db }: Pick<RecordContext, 'db'>,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, StoredRent>> {
  const { rows } = await sql`select s.id, s.revision, s.interval_months as "intervalMonths",
      a.effective_date::text as "effectiveDate", s.first_due_date::text as "firstDueDate",
      exists (select from agreement_payment p where p.agreement_id = a.id and p.kind = 'Annual') as "hasPayments"
    from rent_schedule s join agreement a on a.id = s.id where s.id = any (${agreementIds}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(rentSchema, row)).map((one) => [one.id, one]));
}
