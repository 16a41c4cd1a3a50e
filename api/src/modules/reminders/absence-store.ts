import { sql } from 'kysely';
import type { Absence } from 'shared-contracts/reminders';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const absenceRow = v.object({
  from: v.string(),
  to: v.string(),
  substitute: v.nullable(v.object({ id: v.string(), fullName: v.string() })),
});

/** When a person is away, and who is reminded meanwhile; null if no absence is stored. */
export async function absenceOf(db: Db, userId: string): Promise<Absence> {
  const { rows } =
    await sql`select to_char(a.from_day, 'YYYY-MM-DD') as "from", to_char(a.to_day, 'YYYY-MM-DD') as "to",
      case when u.id is not null then json_build_object('id', u.id, 'fullName', u.full_name) end as substitute
    from absence a left join app_user u on u.id = a.substitute_id where a.user_id = ${userId}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(absenceRow, row))[0] ?? null;
}

/** Whether somebody is an active colleague: work is not handed to other companies. */
export async function mayStandIn(db: Db, { productClientId }: CurrentUser, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user
    where id = ${id} and is_active and company_id = ${productClientId}`.execute(db.withoutPlugins());
  return rows.length > 0;
}

interface KeptAbsence {
  readonly from: string;
  readonly to: string;
  readonly substitute: string | null;
}

/** Stores when a person is away, replacing the previous absence; null means that they are here. */
export async function keepAbsence(db: Db, userId: string, absence: KeptAbsence | null): Promise<void> {
  await (absence === null
    ? sql`delete from absence where user_id = ${userId}`
    : sql`insert into absence (user_id, from_day, to_day, substitute_id)
        values (${userId}, ${absence.from}, ${absence.to}, ${absence.substitute})
        on conflict (user_id) do update set from_day = excluded.from_day, to_day = excluded.to_day,
          substitute_id = excluded.substitute_id`
  ).execute(db.withoutPlugins());
}
