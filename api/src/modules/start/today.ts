import { dayAfter } from 'shared-contracts/days';
import type { Flags } from 'shared-contracts/flags';
import {
  type DayBlock,
  type DayCount,
  type GridAnswerRow,
  type GridRequest,
  type GridSource,
  type GridSourceName,
  gridRequestSchema,
  gridSource,
  largestFolderCount,
  type StartRecord,
  type StartToday,
  startRecords,
} from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { gridRows } from '../../grids/grid-page-store.ts';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords, readRows } from '../../grids/grid-records-store.ts';
import { countRows } from '../../grids/grid-totals-store.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Db } from '../../platform/db/database.ts';
import { listInvitedPeople } from './invited-people-store.ts';
import { listProjectProgress } from './project-progress-store.ts';
import { listRecent } from './recent-store.ts';

type Filters = GridRequest['searchCriteria']['filters'];

/** Records of one list that a block of the day is about. */
interface Asked {
  readonly source: GridSourceName;
  /** The date that they stand by. */
  readonly column: string;
  /** What finds them in the list, or in the folder, beside the folder's condition. */
  readonly filters: Filters;
  /** The smart folder that they are found in, with its condition. */
  readonly folder?: { readonly id: string; readonly filters: Filters; readonly isMine?: boolean };
}

const openBy = (column: string) => ({ column, values: [null] });

/** What each block of the day looks for; days count from today. */
function asked(day: (offset: number) => string) {
  const today = day(0);
  const yesterday = day(-1);
  const thisWeek = { from: today, to: day(startRecords.week - 1) };
  const openTask = openBy('completedDate');
  const overdueTask = { column: 'dueDate', to: yesterday };
  const overdue: readonly Asked[] = [
    {
      source: 'assigned-tasks',
      column: 'dueDate',
      filters: [],
      folder: { id: 'my-overdue-tasks', filters: [openTask, overdueTask], isMine: true },
    },
    {
      source: 'obligations',
      column: 'dueDate',
      filters: [openBy('completedDate'), { column: 'dueDate', to: yesterday }],
    },
  ];
  const week: readonly Asked[] = [
    {
      source: 'assigned-tasks',
      column: 'dueDate',
      filters: [{ column: 'dueDate', ...thisWeek }],
      folder: { id: 'my-tasks', filters: [openTask], isMine: true },
    },
    {
      source: 'obligations',
      column: 'dueDate',
      filters: [openBy('completedDate'), { column: 'dueDate', ...thisWeek }],
    },
    {
      source: 'agreements',
      column: 'datesExpiryDate',
      filters: [{ column: 'datesExpiryDate', ...thisWeek }],
    },
    {
      source: 'stakeholders',
      column: 'detailsExpiryDate',
      filters: [openBy('detailsCompletedDate'), { column: 'detailsExpiryDate', ...thisWeek }],
    },
  ];
  const waiting: readonly Asked[] = [
    {
      source: 'requests',
      column: 'sentDate',
      filters: [openBy('receivedDate'), openBy('completedDate'), { column: 'sentDate', to: today }],
    },
    {
      source: 'stakeholders',
      column: 'detailsNotifiedDate',
      filters: [
        openBy('detailsConsentDate'),
        openBy('detailsCompletedDate'),
        { column: 'detailsNotifiedDate', to: today },
      ],
    },
  ];
  return { overdue, week, waiting };
}

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

/** Columns that say what a record belongs to, where its list has them. */
const detailColumns = ['recordName', 'projectDescription'];

/** Columns that name an entry of a list of names, the best first. */
const namingColumns = ['name', 'description'];

/** Columns that may name an entry of a list of names, of which the first that is filled in does. */
function namesOf(source: GridSource): readonly string[] {
  const texts = source.columns.filter(({ type }) => type === 'string').map(({ id }) => id);
  return [...namingColumns.filter((id) => texts.includes(id)), ...texts.slice(0, 1)];
}

const titlesOf = (source: GridSource): readonly string[] => titleColumns[source.name] ?? namesOf(source);

const detailsOf = (source: GridSource): readonly string[] =>
  detailColumns.filter((detail) => source.columns.some(({ id }) => id === detail));

const shownColumns = (source: GridSource): readonly string[] => [
  ...new Set([...titlesOf(source), ...detailsOf(source)]),
];

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function startRecord(source: GridSource, row: GridAnswerRow, dateColumn?: string): StartRecord {
  const parts = titlesOf(source)
    .map((id) => textOf(row[id]))
    .filter(Boolean);
  const title = titleColumns[source.name] ? parts.join(' ') : parts[0];
  return {
    source: source.name,
    id: row.id,
    title: title || '(Not Set)',
    detail:
      // Once, where it hangs on the project itself.
      [...new Set(detailsOf(source).map((id) => textOf(row[id])))].filter(Boolean).join(' · ') || null,
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

interface Found {
  readonly counts: readonly DayCount[];
  readonly records: readonly StartRecord[];
}

/** How many records of a list there are, and the first of them by date; nothing of a list that the person may not look at. */
async function find(
  { db, planOf }: TodayParts,
  user: CurrentUser,
  flags: Flags,
  { source: name, column, filters, folder }: Asked,
): Promise<Found> {
  const source = sourceNamed(name);
  if (!maySeeSource(source, user, flags)) return { counts: [], records: [] };
  const view = {
    searchCriteria: { filters: [...(folder?.filters ?? []), ...filters] },
    parameters: folder?.isMine ? [{ id: 'mine' as const, value: true }] : [],
  };
  const request = v.parse(gridRequestSchema, {
    ...view,
    pageLimit: startRecords.listed,
    columns: [
      ...shownColumns(source).flatMap((id) => (id === column ? [] : [{ id }])),
      { id: column, direction: 'asc' },
    ],
  });
  const plan = planOf(source);
  const [count, { told }] = await Promise.all([
    countRows(db, plan, user, view, largestFolderCount),
    gridRows(db, plan, user, request),
  ]);
  return {
    counts: count > 0 ? [{ source: name, folder: folder?.id ?? null, filters, count }] : [],
    records: readRows(told).map((row) => startRecord(source, row, column)),
  };
}

/** A block of the day: what its lists have, the earliest first. */
async function blockOf(
  parts: TodayParts,
  user: CurrentUser,
  flags: Flags,
  lists: readonly Asked[],
): Promise<DayBlock> {
  const found = await Promise.all(lists.map((one) => find(parts, user, flags, one)));
  return {
    counts: found.flatMap(({ counts }) => counts),
    records: found
      .flatMap(({ records }) => records)
      .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
      .slice(0, startRecords.listed),
  };
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
      const rows = await gridRecords(db, planOf(source), user, ids, shownColumns(source), true);
      return rows.map((row) => [`${sourceId} ${row.id}`, startRecord(source, row)] as const);
    }),
  );
  const byKey = new Map(found.flat());
  return recent
    .flatMap(({ sourceId, recordId }) => byKey.get(`${sourceId} ${recordId}`) ?? [])
    .slice(0, startRecords.listed);
}

/** A person's day, yyyy-MM-dd: what is late, what comes within a week, what others have to answer, how far projects are. */
export async function startToday(
  parts: TodayParts,
  user: CurrentUser,
  flags: Flags,
  today: string,
): Promise<StartToday> {
  const day = (offset: number) => dayAfter(today, offset);
  const lists = asked(day);
  const projects = sourceNamed('projects');
  const [overdue, week, waiting, progress, invited, recent] = await Promise.all([
    blockOf(parts, user, flags, lists.overdue),
    blockOf(parts, user, flags, lists.week),
    blockOf(parts, user, flags, lists.waiting),
    maySeeSource(projects, user, flags)
      ? listProjectProgress(parts.db, parts.planOf(projects).catalog, user)
      : Promise.resolve([]),
    user.isSystemAdministrator ? listInvitedPeople(parts.db) : Promise.resolve(null),
    recentRecords(parts, user),
  ]);
  return {
    day: day(0),
    overdue,
    week,
    waiting,
    projects: [...progress],
    invited: invited && [...invited],
    recent,
  };
}
