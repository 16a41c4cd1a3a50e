import { inLanguage, languageOf } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import type { Flags } from 'shared-contracts/flags';
import {
  type DayBlock,
  type DayCount,
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
import { routeAccess, routeTable } from 'shared-contracts/routes';
import * as v from 'valibot';
import { texts } from '../../generated/texts/day-dates.ts';
import { gridRows } from '../../grids/grid-page-store.ts';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords, readRows } from '../../grids/grid-records-store.ts';
import { countRows } from '../../grids/grid-totals-store.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Db } from '../../platform/db/database.ts';
import { type DayList, dayLists } from './day-lists.ts';
import { listInvitedPeople } from './invited-people-store.ts';
import { listProjectProgress } from './project-progress-store.ts';
import { listRecent } from './recent-store.ts';
import { shownColumns, startRecord } from './start-record.ts';
import { listWeeksSentBack } from './weeks-sent-back-store.ts';
import { agreementsWithoutProvince } from './without-province-store.ts';

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

/** The meaning of the dates in a column, in the person's language; undefined if something is simply due on them. */
function dateName(column: string, user: CurrentUser): string | undefined {
  const names: Readonly<Record<string, string>> = inLanguage(texts, languageOf(user.locale));
  return names[column];
}

/** A record whose title begins with the meaning of its date: an overdue lease may lack its rent or may have ended. */
const withDateName = (name: string | undefined, record: StartRecord): StartRecord =>
  name === undefined ? record : { ...record, detail: [name, record.detail].filter(Boolean).join(' · ') };

/** The number of records in a list, and the first of them by date; nothing for a list that the person may not see. */
async function find(
  { db, planOf }: TodayParts,
  user: CurrentUser,
  flags: Flags,
  { source: name, column, filters, folder, isCountOnly = false }: DayList,
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
  const [count, rows] = await Promise.all([
    countRows(db, plan, user, view, largestFolderCount),
    isCountOnly ? null : gridRows(db, plan, user, request).then((page) => readRows(page.rowsJson)),
  ]);
  return {
    counts: count > 0 ? [{ source: name, folder: folder?.id ?? null, filters, count }] : [],
    records: (rows ?? []).map((row) =>
      withDateName(dateName(column, user), startRecord(source, row, column)),
    ),
  };
}

/** One block of the day: the records of its lists, the earliest first. */
async function blockOf(
  parts: TodayParts,
  user: CurrentUser,
  flags: Flags,
  lists: readonly DayList[],
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

/** The records that the person opened last and may still see, the latest first. */
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

/** Agreements whose provincial rules cannot be determined, if the person may see agreements at all. */
async function withoutProvince({ db, planOf }: TodayParts, user: CurrentUser, flags: Flags) {
  const source = sourceNamed('agreements');
  if (!maySeeSource(source, user, flags)) return [];
  const plan = planOf(source);
  const ids = await agreementsWithoutProvince(db, plan.catalog, user);
  if (ids.length === 0) return [];
  const rows = await gridRecords(db, plan, user, ids, shownColumns(source), true);
  return rows.map((row) => startRecord(source, row));
}

/** The weeks of a person that were sent back, if the person may open their timesheets. */
function weeksSentBack({ db }: TodayParts, user: CurrentUser, flags: Flags) {
  const opens = routeTable.some(
    (entry) => entry.name === 'timesheets' && routeAccess(entry, flags, user) === 'open',
  );
  return opens ? listWeeksSentBack(db, user) : [];
}

/**
 * The day of a person, yyyy-MM-dd, in their zone: what is overdue, what is due within a week, what waits for others,
 * and the progress of projects.
 */
export async function startToday(
  parts: TodayParts,
  user: CurrentUser,
  flags: Flags,
  { today, zone }: { readonly today: string; readonly zone: string },
): Promise<StartToday> {
  const day = (offset: number) => dayAfter(today, offset);
  const lists = dayLists(day);
  const projects = sourceNamed('projects');
  const [overdue, week, waiting, progress, invited, recent, unknown, sentBack] = await Promise.all([
    blockOf(parts, user, flags, lists.overdue),
    blockOf(parts, user, flags, lists.week),
    blockOf(parts, user, flags, lists.waiting),
    maySeeSource(projects, user, flags)
      ? listProjectProgress(parts.db, parts.planOf(projects).catalog, user)
      : Promise.resolve([]),
    user.isSystemAdministrator ? listInvitedPeople(parts.db, zone) : Promise.resolve(null),
    recentRecords(parts, user),
    withoutProvince(parts, user, flags),
    weeksSentBack(parts, user, flags),
  ]);
  return {
    day: day(0),
    overdue,
    week,
    waiting,
    projects: [...progress],
    invited: invited && [...invited],
    recent,
    withoutProvince: unknown,
    sentBack,
  };
}
