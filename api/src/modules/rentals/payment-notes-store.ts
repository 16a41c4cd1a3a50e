import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** Who changed payments, and when. */
export interface NotedBy {
  readonly personId: string;
  readonly at: Date;
}

/** How the history writes a payment; `p` and `b` are its row and its payee's. */
export const paymentLine = sql`concat_ws(', ', p.number, p.due_date, b.name, trim_scale(p.amount))`;

/**
 * Notes in the history of agreements that their payments changed, and counts their revisions on: a form that was open
 * meanwhile does not write over them. `told` answers the agreement as `id`, and `before` and `after` as texts.
 */
export async function notePayments(db: Db, told: Sql, { personId, at }: NotedBy): Promise<void> {
  await sql`with told as (${told}),
    changed as (
      update agreement a set revision = a.revision + 1 from told t where a.id = t.id
      returning a.id, a.revision, t.before, t.after)
    insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes)
    select gen_random_uuid(), 'AGREEMENT', id, revision, null, ${at}::timestamptz, ${personId}::uuid,
      jsonb_build_array(jsonb_build_object('field', 'payments', 'before', before, 'after', after))
    from changed`.execute(db);
}
