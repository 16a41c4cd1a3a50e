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

/** The dated rates of taxes on payments to registered payees, including those of provinces, without ledger codes. */
export async function gstRates(db: Db): Promise<readonly GstRate[]> {
  const { rows } =
    await sql`select t.id as "taxTypeId", t.code, r.state_or_province_id as "provinceId", null as "ledgerCodeId",
      trim_scale(r.rate)::text as rate, r.valid_from::text as "validFrom", r.valid_to::text as "validTo", t.replaces_others as "replacesOthers"
    from tax_type t join tax_rate r on r.tax_type_id = t.id
    where t.is_on_payments and t.is_active and r.ledger_code_id is null
    order by t.code, r.valid_from`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rateSchema, row));
}

const placeSchema = v.object({ provinceId: v.nullable(v.string()), areRentsExempt: v.boolean() });

/** An agreement as a save leaves it; the project is known for a new one, and otherwise read with the agreement. */
interface TaxedAgreement {
  readonly id: string;
  readonly projectId: string | undefined;
  readonly parcelIds: readonly string[];
}

/**
 * What decides the tax on payments that somebody enters for an agreement, the same as for its rents in a run: the
 * province of its first parcel that has one, else of the project's area, and whether its schedule exempts its rents.
 */
export async function taxedPlace(db: Db, { id, projectId, parcelIds }: TaxedAgreement) {
  const { rows } = await sql`select coalesce(
      (select province_ids[1] from parcel where id = any (${parcelIds}::uuid[]) and cardinality(province_ids) > 0
        order by array_position(${parcelIds}::uuid[], id) limit 1),
      (select e.state_province_id from surface_project p join area e on e.id = p.area_id
        where p.id = coalesce(${projectId ?? null}::uuid, (select surface_project_id from agreement where id = ${id}))))
        as "provinceId",
      exists (select from rent_schedule where id = ${id} and is_gst_exempt) as "areRentsExempt"`.execute(
    db.withoutPlugins(),
  );
  return v.parse(placeSchema, rows[0]);
}

const idSchema = v.object({ id: v.string() });

/** Returns which of the given payees are registered for GST. */
export async function registeredPayees(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql`select id from business_associate
    where id = any (${ids}::uuid[]) and gst_number is not null`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}
