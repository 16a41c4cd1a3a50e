import type { Flags } from 'shared-contracts/flags';
import { gridDefinition } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import type { RecordFacts } from 'shared-contracts/search';
import type { GridPlan, PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords } from '../../grids/grid-records-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { externalIdsOf } from '../../records/reading/external-ids-store.ts';
import { relatedCounts } from './facts-store.ts';
import { ownersOf } from './owners-store.ts';
import { recordLine } from './record-lines-store.ts';

interface FactsParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

/** The facts of a record of a source, and what belongs to it. Throws NOT_FOUND where the person may not see it. */
export async function recordFacts(
  { db, planOf }: FactsParts,
  plan: GridPlan,
  id: string,
  user: CurrentUser,
  flags: Flags,
): Promise<RecordFacts> {
  if (!isUuid(id)) throw notFound();
  const { columns } = gridDefinition(plan.source);
  const columnIds = columns.map((column) => column.id);
  const [[row], line] = await Promise.all([
    gridRecords(db, plan, user, [id], columnIds),
    recordLine(db, plan, user, id),
  ]);
  if (!row || !line) throw notFound();
  const related = await relatedCounts(db, planOf, plan, row.id, user, flags);
  const owners = await ownersOf(db, plan.source.name, row.id);
  const cells = Object.fromEntries(columnIds.map((column) => [column, row[column] ?? null]));
  return {
    source: plan.source.name,
    id: row.id,
    title: line.title,
    subtitle: line.subtitle,
    opens: line.path,
    columns: [...columns],
    cells,
    colors: row.colors ?? {},
    file: plan.source.type === 'RelatedDocument' && row['size'] !== null ? `api/files/${row.id}` : null,
    owners,
    externalIds: await externalIdsOf(db, user, plan.source.type, row.id),
    related,
  };
}

/** The records that belong to a record of a source. Throws NOT_FOUND if the person may not see it. */
export async function recordRelated(
  { db, planOf }: FactsParts,
  plan: GridPlan,
  id: string,
  user: CurrentUser,
  flags: Flags,
): Promise<RecordFacts['related']> {
  const [row] = isUuid(id) ? await gridRecords(db, plan, user, [id]) : [];
  if (!row) throw notFound();
  return relatedCounts(db, planOf, plan, row.id, user, flags);
}
