import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** Who changed payments, and when. */
export interface NotedBy {
  readonly personId: string;
  readonly at: Date;
}

/** A payment as the history shows it; `p` and `b` are its row and its payee's. */
export const paymentLine = sql`concat_ws(', ', p.number, p.due_date, b.name, trim_scale(p.amount),
  coalesce(p.gst_tax, 'GST/HST') || ' ' || trim_scale(p.gst_amount))`;

/**
 * Records in the history of agreements that their payments changed, and increments their revisions, so that a form that
 * is open meanwhile does not overwrite them. `changes` selects the agreement as `id`, and `before` and `after` as texts.
 */
export async function notePayments(db: Db, changes: Sql, { personId, at }: NotedBy): Promise<void> {
  await sql`with changes as (${changes}),
    changed as (
      update agreement a set revision = a.revision + 1 from changes t where a.id = t.id
      returning a.id, a.revision, a.surface_project_id as project, t.before, t.after)
    insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes,
      surface_project_id)
    select gen_random_uuid(), 'AGREEMENT', id, revision, null, ${at}::timestamptz, ${personId}::uuid,
      jsonb_build_array(jsonb_build_object('field', 'payments', 'before', before, 'after', after)), project
    from changed`.execute(db);
}

/** A payment with its state; `p` and `b` are its row and its payee's. */
const wholeLine = sql`concat_ws(', ', ${paymentLine}, p.requisitioned_date, p.paid_date, p.returned_date, p.reference,
  p.held_date, p.held_reason, p.closing, p.closed_date, p.closing_reason)`;

const linesOf = (ids: readonly string[]) => sql`
  select p.agreement_id as id, string_agg(${wholeLine}, E'\n' order by p.number, p.id) as text
  from agreement_payment p join business_associate b on b.id = p.payee_id
  where p.id = any (${ids}::uuid[]) group by p.agreement_id`;

/**
 * Changes payments, and adds their states before and after to the history of their agreements. `change` returns the
 * changed payments.
 */
export async function notedPayments(
  db: Db,
  ids: readonly string[],
  by: NotedBy,
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const { rows } = await linesOf(ids).execute(db.withoutPlugins());
  const before = JSON.stringify(rows);
  const changed = await change();
  await notePayments(
    db,
    sql`select n.id, w.text as before, n.text as after from (${linesOf(changed)}) n
      join jsonb_to_recordset(${before}::jsonb) as w(id uuid, text text) on w.id = n.id`,
    by,
  );
}
