import { sql } from 'kysely';
import type { ChargeTerms, DatedMarkUp, DatedRate, Worker } from 'shared-contracts/billing';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { renewals, termsColumns, termsEntries } from './staying-lines-store.ts';

const text = v.nullable(v.string());

const rateSchema = v.object({
  ...{ id: v.string(), work: v.string(), price: v.string(), clientId: text, clientName: text },
  ...{ scheduleName: v.string(), effectiveDate: v.string(), endDate: text },
  ...{ ledgerCodeId: v.string(), isTaxable: v.boolean(), ...termsEntries },
  ...{ projectId: text, companyId: text, personId: text, personName: text, roleId: text, roleName: text },
});

/** A rate with the name of its client, and what work it is for. */
type NamedRate = DatedRate &
  ChargeTerms & {
    readonly clientName: string | null;
    readonly personName: string | null;
    readonly roleName: string | null;
  };

/** Active rates, for the given kinds of work or else for all. */
export async function ratesInUse(db: Db, works?: readonly string[]): Promise<readonly NamedRate[]> {
  const named = works
    ? sql`and lower(r.description) = any (${works.map((work) => work.trim().toLowerCase())}::text[])`
    : sql``;
  const { rows } = await sql`select r.id, r.description as work, trim_scale(r.rate)::text as price,
      s.client_id as "clientId", b.name as "clientName", s.name as "scheduleName",
      s.effective_date::text as "effectiveDate", s.end_date::text as "endDate", r.ledger_code_id as "ledgerCodeId",
      r.is_taxable as "isTaxable", ${termsColumns}, s.surface_project_id as "projectId", s.company_id as "companyId",
      r.person_id as "personId", u.full_name as "personName", r.role_id as "roleId", k.name as "roleName"
    from rate_type r join rate_schedule s on s.id = r.rate_schedule_id
    join unit_of_measurement m on m.id = r.unit_of_measurement_id left join ${renewals} w on w.id = s.id
    left join business_associate b on b.id = s.client_id left join app_user u on u.id = r.person_id
    left join task_role k on k.id = r.role_id
    where r.is_active and s.is_active ${named} order by lower(r.description), r.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(rateSchema, row));
}

const markUpSchema = v.object({
  ...{ scheduleId: v.string(), clientId: text, projectId: text, companyId: text, markUp: v.string() },
  ...{ effectiveDate: v.string(), endDate: text },
});

/** Active mark-ups on expenses. */
export async function markUpsInUse(db: Db): Promise<readonly DatedMarkUp[]> {
  const { rows } =
    await sql`select id as "scheduleId", client_id as "clientId", surface_project_id as "projectId",
      company_id as "companyId", trim_scale(expense_mark_up)::text as "markUp",
      effective_date::text as "effectiveDate", end_date::text as "endDate"
    from rate_schedule where is_active and expense_mark_up is not null`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(markUpSchema, row));
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

const workerSchema = v.object({ personId: v.string(), companyId: v.string(), roleIds: v.array(v.string()) });

/** The facts about people that rates depend on: company and task roles, by id. */
export async function workersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Worker>> {
  const { rows } = await sql`select u.id as "personId", u.company_id as "companyId",
      coalesce((select json_agg(r.task_role_id) from user_task_role r where r.app_user_id = u.id), '[]') as "roleIds"
    from app_user u where u.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(workerSchema, row)).map((worker) => [worker.personId, worker]));
}
