import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rateSchema = v.object({
  ...{ taxTypeId: v.string(), code: v.string(), provinceId: v.nullable(v.string()), ledgerCodeId: v.null() },
  ...{
    rate: v.string(),
    validFrom: v.string(),
    validTo: v.nullable(v.string()),
    replacesOthers: v.boolean(),
  },
});

export type GstRate = v.InferOutput<typeof rateSchema>;

/** The dated rates of the taxes on payments to registered payees, those of provinces too: without a ledger code. */
export async function gstRates(db: Db): Promise<readonly GstRate[]> {
  const { rows } =
    await sql`select t.id as "taxTypeId", t.code, r.state_or_province_id as "provinceId", null as "ledgerCodeId",
      trim_scale(r.rate)::text as rate, r.valid_from::text as "validFrom", r.valid_to::text as "validTo", t.replaces_others as "replacesOthers"
    from tax_type t join tax_rate r on r.tax_type_id = t.id
    where t.is_on_payments and t.is_active and r.ledger_code_id is null
    order by t.code, r.valid_from`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rateSchema, row));
}

const placeSchema = v.object({ provinceId: v.nullable(v.string()) });

/** The province of the first of some parcels, in their order, that has one; null if none has. */
export async function provinceOfParcels(db: Db, parcelIds: readonly string[]): Promise<string | null> {
  if (parcelIds.length === 0) return null;
  const { rows } = await sql`select province_ids[1] as "provinceId" from parcel
    where id = any (${parcelIds}::uuid[]) and cardinality(province_ids) > 0
    order by array_position(${parcelIds}::uuid[], id) limit 1`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row).provinceId)[0] ?? null;
}

const idSchema = v.object({ id: v.string() });

/** Those of some payees who are registered for GST. */
export async function registeredPayees(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql`select id from business_associate
    where id = any (${ids}::uuid[]) and gst_number is not null`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}
