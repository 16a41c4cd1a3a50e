import { sql } from 'kysely';
import { rentHolds } from 'shared-contracts/agreements';
import * as v from 'valibot';
import {
  areaUnitOf,
  datedHeads,
  headRows,
  rentedAreaSchema,
  storedHeadSchema,
  surrendersOf,
} from '../rent-heads-store.ts';

/** The rents of an agreement, from its schedule and its annual heads of compensation. */
export const rentStandingSchema = v.pipe(
  v.object({
    firstDueDate: v.nullable(v.string()),
    intervalMonths: v.number(),
    endDate: v.nullable(v.string()),
    hold: v.nullable(v.picklist(rentHolds)),
    heads: v.array(storedHeadSchema),
    ...rentedAreaSchema.entries,
  }),
  v.transform(({ areaUnit, surrenders, ...rents }) => ({
    ...rents,
    heads: datedHeads(rents.heads, { areaUnit, surrenders }),
  })),
);

const agreement = sql.ref('s.id');

/**
 * The rents of an agreement `a` as JSON; null without a schedule or annual compensation. Read in the same statement as
 * the other facts for its clocks.
 */
export const rentStanding = sql`(select json_build_object('firstDueDate', s.first_due_date,
      'intervalMonths', s.interval_months, 'endDate', s.end_date, 'hold', s.hold,
      'areaUnit', ${areaUnitOf(agreement)}, 'surrenders', ${surrendersOf(agreement)},
      'heads', json_agg(json_build_object('name', h.name, 'amount', h.amount, 'changes', h.changes,
        'isPricedByArea', h.is_priced_by_area, 'rows', h.rows)))
    from rent_schedule s
    join lateral (select coalesce(min(k.code), '–') as name,
        case when bool_and(c.amount is not null) then trim_scale(sum(c.amount))::text end as amount,
        (select coalesce(json_agg(json_build_object('from', r.from_date, 'amount', trim_scale(r.amount)::text)), '[]')
          from rent_rate r where r.rent_schedule_id = s.id and r.compensation_type_id = c.compensation_type_id) as changes,
        ${headRows}
      from compensation c left join compensation_type k on k.id = c.compensation_type_id
      where c.agreement_id = s.id and c.is_annual group by c.compensation_type_id) h on true
    where s.id = a.id group by s.id)`;
