import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rateSchema = v.object({
  ...{ taxTypeId: v.string(), code: v.string(), provinceId: v.null(), ledgerCodeId: v.null() },
  ...{ rate: v.string(), validFrom: v.string(), validTo: v.nullable(v.string()) },
});

export type GstRate = v.InferOutput<typeof rateSchema>;

/** The dated rates of the taxes on payments to registered payees: those without a province and a ledger code. */
export async function gstRates(db: Db): Promise<readonly GstRate[]> {
  const { rows } = await sql`select t.id as "taxTypeId", t.code, null as "provinceId", null as "ledgerCodeId",
      trim_scale(r.rate)::text as rate, r.valid_from::text as "validFrom", r.valid_to::text as "validTo"
    from tax_type t join tax_rate r on r.tax_type_id = t.id
    where t.is_on_payments and t.is_active and r.state_or_province_id is null and r.ledger_code_id is null
    order by t.code, r.valid_from`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rateSchema, row));
}

const idSchema = v.object({ id: v.string() });

/** Those of some payees who are registered for GST. */
export async function registeredPayees(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql`select id from business_associate
    where id = any (${ids}::uuid[]) and gst_number is not null`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}
