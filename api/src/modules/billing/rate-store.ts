import { sql } from 'kysely';
import type { DatedRate } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

const rateSchema = v.object({
  ...{ id: v.string(), work: v.string(), price: v.string(), clientId: text, clientName: text },
  ...{ scheduleName: v.string(), effectiveDate: v.string(), endDate: text },
  ...{ ledgerCodeId: v.string(), isTaxable: v.boolean(), unit: v.string() },
});

/** A rate with the name of its client, and what it is for. */
type NamedRate = DatedRate & { readonly clientName: string | null; readonly unit: string };

/** Rates in use: of some kinds of work where they are named, else all. */
export async function ratesInUse(db: Db, works?: readonly string[]): Promise<readonly NamedRate[]> {
  const named = works
    ? sql`and lower(r.description) = any (${works.map((work) => work.trim().toLowerCase())}::text[])`
    : sql``;
  const { rows } = await sql`select r.id, r.description as work, trim_scale(r.rate)::text as price,
      s.client_id as "clientId", b.name as "clientName", s.name as "scheduleName",
      s.effective_date::text as "effectiveDate", s.end_date::text as "endDate", r.ledger_code_id as "ledgerCodeId",
      r.is_taxable as "isTaxable", m.unit
    from rate_type r join rate_schedule s on s.id = r.rate_schedule_id
    join unit_of_measurement m on m.id = r.unit_of_measurement_id
    left join business_associate b on b.id = s.client_id
    where r.is_active and s.is_active ${named} order by lower(r.description), r.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(rateSchema, row));
}

const placeSchema = v.object({ id: v.string(), clientId: text });

export async function clientsOfProjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql`select id, client_id as "clientId" from surface_project
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(placeSchema, row)).map(({ id, clientId }) => [id, clientId]));
}

const agreementSchema = v.object({ id: v.string(), projectId: v.string() });

export async function projectsOfAgreements(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql`select id, surface_project_id as "projectId" from agreement
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => v.parse(agreementSchema, row)).map(({ id, projectId }) => [id, projectId]),
  );
}
