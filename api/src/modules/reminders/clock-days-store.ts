import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { WorkedOutDay } from './agreement-days.ts';

const sourceSchema = v.object({
  id: v.string(),
  projectId: v.string(),
  mark: v.string(),
  /** Whether it has, or had, anything that leads to a day; most have nothing. */
  mayHaveDays: v.boolean(),
});

/** A record from which days are computed, and the mark of its state, which changes with every save. */
export type ClockSource = v.InferOutput<typeof sourceSchema>;

/** By which rules, and for which day, records are checked. */
interface Look {
  /** The mark of the rules. */
  readonly rules: string;
  /** yyyy-MM-dd. */
  readonly today: string;
  /** Most records to return. */
  readonly most: number;
}

const unseen = (
  id: RawBuilder<unknown>,
  mark: RawBuilder<unknown>,
  { rules, today, most }: Look,
  extra = sql`true`,
) =>
  sql`left join clock_look k on k.source_id = ${id}
    where not p.is_archived and (k.source_id is null or k.looked_on <> ${today}::date or k.mark <> ${mark} || ${rules})
      and ${extra}
    order by k.looked_on nulls first, ${id} limit ${most}`;

/** Whether a project has parties, or had some at the last check. */
const hasParties = sql`(k.source_id is not null or exists (select 1 from stakeholder s where s.surface_project_id = p.id)
  or exists (select 1 from indigenous_engagement e where e.surface_project_id = p.id))`;

/**
 * Whether an agreement `a` has anything that leads to days: a copy that was left with an owner, rents, a notice before
 * a federal right of entry, or a term; or has stored days.
 */
const mayHaveDays = sql`(exists (select 1 from landowner l where l.agreement_id = a.id and l.copy_left_at is not null
    and l.signed_date is null)
  or exists (select 1 from compensation c where c.agreement_id = a.id and c.is_annual)
  or exists (select 1 from agreement_payment y where y.agreement_id = a.id and y.kind = 'Annual')
  or exists (select 1 from agreement_life_step s where s.agreement_id = a.id and s.kind = 'FederalEntryNotice')
  or a.expiry_date is null and a.term is not null
  or exists (select 1 from clock_day d where d.source_id = a.id))`;

/** Agreements that were saved, or whose rules were changed, since the last check; and all of them once a day. */
export async function unseenAgreements(db: Db, look: Look): Promise<readonly ClockSource[]> {
  const mark = sql`a.revision::text`;
  const { rows } = await sql`select a.id, p.id as "projectId", ${mark} || ${look.rules}::text as mark,
      ${mayHaveDays} as "mayHaveDays"
    from agreement a join surface_project p on p.id = a.surface_project_id
    ${unseen(sql`a.id`, mark, look)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(sourceSchema, row));
}

/** The same for projects whose parties are consulted. */
export async function unseenConsultations(db: Db, look: Look): Promise<readonly ClockSource[]> {
  const mark = sql`coalesce(c.mark, 0)::text`;
  const { rows } = await sql`select p.id, p.id as "projectId", ${mark} || ${look.rules}::text as mark,
      true as "mayHaveDays"
    from surface_project p left join consultation_mark c on c.surface_project_id = p.id
    ${unseen(sql`p.id`, mark, look, hasParties)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(sourceSchema, row));
}

/**
 * Stores the computed days of records in place of their previous ones, and that they were checked. Days that stay the
 * same are not touched; records deleted meanwhile are left out.
 */
export async function keepDays(
  db: Db,
  seen: readonly (ClockSource & { readonly days: readonly WorkedOutDay[] })[],
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  if (seen.length === 0) return;
  const days = seen.flatMap(({ id, projectId, days: found }) =>
    found.map((day) => ({ ...day, sourceId: id, projectId })),
  );
  const looks = seen.map(({ id, mark }) => ({ id, mark }));
  await sql`with look as (
      select * from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as x (id uuid, mark text)),
    day as (
      select distinct on (x.kind, x."recordId", x."dueOn") x.* from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as x (kind text, "recordId" uuid, "dueOn" date, "sourceId" uuid, "projectId" uuid)
      join surface_project p on p.id = x."projectId"),
    gone as (
      delete from clock_day d using look l where d.source_id = l.id and not exists (select 1 from day n
        where n.kind = d.kind and n."recordId" = d.record_id and n."dueOn" = d.due_on)),
    looked as (
      insert into clock_look (source_id, mark, looked_on) select l.id, l.mark, ${today}::date from look l
      on conflict (source_id) do update set mark = excluded.mark, looked_on = excluded.looked_on)
    insert into clock_day (kind, record_id, due_on, source_id, surface_project_id, worked_at)
    select n.kind, n."recordId", n."dueOn", n."sourceId", n."projectId", ${now} from day n
    on conflict (kind, record_id, due_on) do nothing`.execute(db.withoutPlugins());
}

/** Deletes what is stored about records that do not exist any more. */
export async function forgetGone(db: Db): Promise<void> {
  await sql`delete from clock_look k where not exists (select 1 from agreement a where a.id = k.source_id)
    and not exists (select 1 from surface_project p where p.id = k.source_id)`.execute(db.withoutPlugins());
  await sql`delete from clock_day d where not exists (select 1 from clock_look k where k.source_id = d.source_id)`.execute(
    db.withoutPlugins(),
  );
}
