import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import * as v from 'valibot';
import { cellValue } from '../../grids/grid-cells-store.ts';
import type { GridPlan } from '../../grids/grid-plan.ts';
import { addressOf } from '../../grids/row-address.ts';
import type { Db } from '../../platform/db/database.ts';
import { patternCondition } from '../../records/reading/record-filters.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction, selectMaker } from '../../records/reading/select-store.ts';
import { recordTitleOf } from './record-titles.ts';
import type { SearchParts } from './searched-text.ts';

const entrySchema = v.object({
  kind: v.string(),
  id: v.string(),
  title: v.nullable(v.string()),
  subtitle: v.nullable(v.string()),
});

/** Entries of the lists that administrators keep, as `select kind, id, title, subtitle` for each list. */
export const entriesFound = (
  plans: readonly GridPlan[],
  user: CurrentUser,
  pattern: unknown,
  first: number,
): readonly Sql[] =>
  plans.map((plan) => {
    const make = selectMaker(plan.catalog, user);
    const row = { alias: 'entry', user };
    const { title, subtitle } = recordTitleOf(plan.source);
    const textOf = ([path]: readonly string[]) =>
      path === undefined
        ? sql`null::text`
        : sql`${cellValue(make, plan.mapping, 'entry', path.split('.'))}::text`;
    return sql`(select ${plan.source.name}::text as kind, entry.id, ${textOf(title)} as title, ${textOf(subtitle)} as subtitle
      from ${sql.table(plan.mapping.table)} entry
      where ${conjunction([
        patternCondition(row, pattern, plan.mapping),
        scopeCondition(plan.catalog, plan.source.type, row),
      ])} order by 3 limit ${sql.lit(first)})`;
  });

/** A list entry in the shape of a search result. */
export function entryRecord(plans: readonly GridPlan[], row: unknown): FoundRecord {
  const { kind, id, title, subtitle } = v.parse(entrySchema, row);
  const source = plans.find((plan) => plan.source.name === kind)?.source ?? {};
  return { kind, id, title: title || '(Not Set)', subtitle: subtitle ?? '', path: addressOf(source, { id }) };
}

/** Entries of the lists that administrators keep, found in one statement: the lists are short, and many. */
export async function findInLists(
  db: Db,
  plans: readonly GridPlan[],
  user: CurrentUser,
  parts: SearchParts,
  first: number,
): Promise<readonly FoundRecord[]> {
  const selects = entriesFound(plans, user, parts.whole, first);
  if (selects.length === 0) return [];
  const { rows } = await sql`${sql.join(selects, sql` union all `)}`.execute(db.withoutPlugins());
  return rows.map((row) => entryRecord(plans, row));
}
