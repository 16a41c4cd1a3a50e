import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';

const text = v.nullable(v.string());
const balanceSchema = v.object({
  ...{ id: v.string(), dueDate: text, due: v.string(), paid: v.string(), left: v.string(), gst: v.string() },
  tax: text,
  project: v.object({ ownerId: text, brokerId: text, operatorId: text }),
});

/**
 * Payments of projects that are not archived, with the amount that was due originally, what was paid in parts, and what
 * is left. A payment that is the rest of another one is traced back to that. Dollars before tax; `gst` is the tax on
 * what is left.
 */
export async function balancesOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql`with recursive chain as (
      select p.id, p.comes_from_id as of, p.comes_as, 0::numeric as paid
        from agreement_payment p where p.id = any (${ids}::uuid[])
      union all
      select c.id, b.comes_from_id, b.comes_as,
        c.paid + case when b.paid_date is not null and b.returned_date is null then b.amount else 0 end
      from chain c join agreement_payment b on b.id = c.of where c.comes_as = 'Rest'),
    whole as (select id, max(paid) as paid from chain group by id)
    select p.id, p.due_date::text as "dueDate", trim_scale(p.amount + w.paid)::text as due,
      trim_scale(w.paid)::text as paid, trim_scale(p.amount)::text as "left",
      trim_scale(coalesce(p.gst_amount, 0))::text as gst, p.gst_tax as tax, ${partiesOf(sql`f.id`)} as project
    from whole w join agreement_payment p on p.id = w.id
    join surface_project f on f.id = p.surface_project_id
    where not f.is_archived order by array_position(${ids}::uuid[], p.id)`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(balanceSchema, row));
}
