import { sql } from 'kysely';
import { formerAmounts } from 'shared-contracts/agreements';
import * as v from 'valibot';
import type { Sql } from '../records/reading/record-mapping.ts';

const text = v.nullable(v.string());

/** A head of annual compensation as stored: its amount now, its dated amounts, and the rows that it is the sum of. */
export const storedHeadSchema = v.object({
  ...{ name: v.string(), amount: text, isPricedByArea: v.boolean() },
  changes: v.array(v.object({ from: v.string(), amount: v.string() })),
  rows: v.array(v.object({ amount: text, costPerUnit: text, priceUnit: text, grossAreaOverride: text })),
});

/** What decides the former amounts of heads that are priced by area. */
export const rentedAreaSchema = v.object({
  areaUnit: text,
  surrenders: v.array(v.object({ date: v.string(), previousArea: v.string() })),
});

/** Two columns of a group of compensations `c` of one type `k`: its rows, and whether the type is priced by area. */
export const headRows = sql`coalesce(bool_or(k.is_cost_per_area_unit), false) as is_priced_by_area,
  json_agg(json_build_object('amount', trim_scale(c.amount)::text,
    'costPerUnit', trim_scale(c.cost_per_unit)::text, 'priceUnit', c.price_unit,
    'grossAreaOverride', trim_scale(c.gross_area_override)::text)) as rows`;

/** The unit of the areas of an agreement, by its code; null if it has none. */
export const areaUnitOf = (agreement: Sql): Sql =>
  sql`(select u.code from area_unit u join agreement g on g.area_unit_id = u.id where g.id = ${agreement})`;

/** The partial surrenders of an agreement that say how much land it took before, as JSON. */
export const surrendersOf = (agreement: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('date', l.date, 'previousArea', trim_scale(l.previous_area)::text)
      order by l.sequence, l.id), '[]')
    from agreement_life_step l where l.agreement_id = ${agreement} and l.kind = 'PartialSurrender'
      and l.previous_area is not null and l.surrendered_area is not null)`;

/** Heads with the amounts that they had before each partial surrender. */
export const datedHeads = (
  heads: readonly v.InferOutput<typeof storedHeadSchema>[],
  { areaUnit, surrenders }: v.InferOutput<typeof rentedAreaSchema>,
) =>
  heads.map(({ rows, isPricedByArea, ...head }) => ({
    ...head,
    former: formerAmounts({ isPricedByArea, rows }, surrenders, areaUnit),
  }));
