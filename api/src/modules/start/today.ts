import {
  type GridAnswerRow,
  type GridRequest,
  type GridSource,
  type GridSourceName,
  gridRequestSchema,
  gridSource,
  type StartRecord,
  type StartToday,
  startRecords,
} from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { gridRows } from '../../grids/grid-page-store.ts';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords } from '../../grids/grid-records-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { listRecent } from './recent-store.ts';

const dayLength = 86_400_000;

/** Where dates stand that must not be missed, and what the record is done with. */
const datedSources: readonly {
  readonly source: GridSourceName;
  readonly column: string;
  readonly done?: string;
}[] = [
  { source: 'obligations', column: 'dueDate', done: 'completedDate' },
  { source: 'agreements', column: 'datesExpiryDate' },
  { source: 'stakeholders', column: 'detailsExpiryDate', done: 'detailsCompletedDate' },
];

/** Columns that say what a record is: those that name it, and what it belongs to. */
const titleColumns: Partial<Record<GridSourceName, readonly string[]>> = {
  projects: ['description'],
  agreements: ['agreementNumber', 'name'],
  requests: ['requestTypeCode', 'businessAssociateName'],
  stakeholders: ['businessAssociateName'],
  users: ['firstName', 'lastName'],
  'assigned-tasks': ['taskName'],
  obligations: ['obligationTypeCode'],
  communications: ['methodOfContactCode', 'date'],
  timesheets: ['weekStarting'],
};

const detailColumn = 'projectDescription';

const titlesOf = (source: GridSource): readonly string[] =>
  titleColumns[source.name] ??
  source.columns
    .filter(({ type }) => type === 'string')
    .slice(0, 1)
    .map(({ id }) => id);

const hasDetail = (source: GridSource): boolean => source.columns.some(({ id }) => id === detailColumn);

const shownColumns = (source: GridSource): readonly string[] => [
  ...titlesOf(source),
  ...(hasDetail(source) ? [detailColumn] : []),
];

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function startRecord(source: GridSource, row: GridAnswerRow, dateColumn?: string): StartRecord {
  const title = titlesOf(source)
    .map((id) => textOf(row[id]))
    .filter(Boolean)
    .join(' ');
  return {
    source: source.name,
    id: row.id,
    title: title || '(Not Set)',
    detail: textOf(row[detailColumn]) || null,
    date: dateColumn ? textOf(row[dateColumn]) || null : null,
    opens: row.opens,
  };
}

function sourceNamed(name: GridSourceName): GridSource {
  const source = gridSource(name);
  if (!source) throw new Error(`There is no grid ${name}.`);
  return source;
}

interface TodayParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

interface Asked {
  readonly source: GridSourceName;
  readonly column: string;
  readonly filters: NonNullable<GridRequest['searchCriteria']['filters']>;
  readonly mine?: boolean;
}

/** The first records of a source by a date. */
async function byDate(
  { db, planOf }: TodayParts,
  user: CurrentUser,
  { source: name, column, filters, mine }: Asked,
) {
  const source = sourceNamed(name);
  const request = v.parse(gridRequestSchema, {
    pageLimit: startRecords.listed,
    columns: [...shownColumns(source).map((id) => ({ id })), { id: column, direction: 'asc' }],
    searchCriteria: { filters },
    parameters: mine ? [{ id: 'mine', value: true }] : [],
  });
  const { rows } = await gridRows(db, planOf(source), user, request);
  return rows.map((row) => startRecord(source, row, column));
}

/** What the person opened last and may still see, the latest first. */
async function recentRecords({ db, planOf }: TodayParts, user: CurrentUser): Promise<StartRecord[]> {
  const recent = await listRecent(db, user.id);
  const sourceIds = [...new Set(recent.map(({ sourceId }) => sourceId))];
  const found = await Promise.all(
    sourceIds.map(async (sourceId) => {
      const source = gridSource(sourceId);
      if (!source) return [];
      const ids = recent.filter((one) => one.sourceId === sourceId).map(({ recordId }) => recordId);
      const rows = await gridRecords(db, planOf(source), user, ids, shownColumns(source));
      return rows.map((row) => [`${sourceId} ${row.id}`, startRecord(source, row)] as const);
    }),
  );
  const byKey = new Map(found.flat());
  return recent
    .flatMap(({ sourceId, recordId }) => byKey.get(`${sourceId} ${recordId}`) ?? [])
    .slice(0, startRecords.listed);
}

/** What the start screen shows beside the explorer; days count from today. */
export async function startToday(parts: TodayParts, user: CurrentUser, today: Date): Promise<StartToday> {
  const day = (offset: number) => new Date(today.getTime() + offset * dayLength).toISOString().slice(0, 10);
  const openBy = (column: string) => ({ column, values: [null] });
  const [recent, tasks, ...due] = await Promise.all([
    recentRecords(parts, user),
    byDate(parts, user, {
      source: 'assigned-tasks',
      column: 'dueDate',
      filters: [openBy('completedDate')],
      mine: true,
    }),
    ...datedSources.map(({ source, column, done }) =>
      byDate(parts, user, {
        source,
        column,
        filters: [{ column, from: day(0), to: day(startRecords.daysAhead) }, ...(done ? [openBy(done)] : [])],
      }),
    ),
  ]);
  return {
    recent,
    tasks,
    due: due
      .flat()
      .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
      .slice(0, startRecords.listed),
  };
}
