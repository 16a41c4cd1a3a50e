import { sql } from 'kysely';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { billsOn } from '../open-bills-store.ts';

const balanceSchema = v.object({
  ...{
    clientId: v.string(),
    name: v.string(),
    invoiceCount: v.number(),
    notDue: v.string(),
    upTo30: v.string(),
  },
  ...{ upTo60: v.string(), upTo90: v.string(), over90: v.string(), total: v.string() },
});

const [young, middle, old] = billingLimits.ages;

/**
 * What clients owe on a day, by how long it has been overdue: invoices dated up to that day, less payments up to that
 * day, including the reversals and credit notes of an invoice. A negative balance means that the client has not been
 * paid back in full.
 */
export async function balancesOn(db: Db, companyId: string, day: string) {
  const overdue = sql`${day}::date - due`;
  const sum = (condition: Sql) => sql`trim_scale(coalesce(sum(open) filter (where ${condition}), 0))::text`;
  const { rows } = await sql`with bills as (${billsOn(companyId, day)})
    select o.client_id as "clientId", b.name, count(*)::int as "invoiceCount",
      ${sum(sql`${overdue} <= 0`)} as "notDue",
      ${sum(sql`${overdue} between 1 and ${sql.lit(young)}`)} as "upTo30",
      ${sum(sql`${overdue} > ${sql.lit(young)} and ${overdue} <= ${sql.lit(middle)}`)} as "upTo60",
      ${sum(sql`${overdue} > ${sql.lit(middle)} and ${overdue} <= ${sql.lit(old)}`)} as "upTo90",
      ${sum(sql`${overdue} > ${sql.lit(old)}`)} as "over90", trim_scale(sum(open))::text as total
    from bills o join business_associate b on b.id = o.client_id where o.open <> 0
    group by o.client_id, b.name order by sum(open) desc, b.name limit ${billingLimits.groups}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(balanceSchema, row));
}
