import type { Flags } from 'shared-contracts/flags';
import { type GridSource, gridSource } from 'shared-contracts/grids';
import { type InboxItem, reminderRule } from 'shared-contracts/reminders';
import type { CurrentUser } from 'shared-contracts/rights';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords } from '../../grids/grid-records-store.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Db } from '../../platform/db/database.ts';
import { shownColumns, startRecord } from '../start/index.ts';
import type { Reminder } from './inbox-store.ts';
import { placesOfComments } from './places-of-comments-store.ts';
import { placesOfImports } from './places-of-imports-store.ts';
import { placesOfRecipients } from './places-of-recipients-store.ts';
import { placesOfReports } from './places-of-reports-store.ts';
import { placesOfRows, type RowOfProject } from './places-of-rows-store.ts';
import { placesOfSaves } from './places-of-saves-store.ts';

export interface InboxParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

type Shown = Pick<InboxItem, 'title' | 'detail' | 'opens'>;

/** The names of a list's records by id; records that the person may not see are missing. */
async function namesIn(
  { db, planOf }: InboxParts,
  user: CurrentUser,
  source: GridSource,
  ids: readonly string[],
): Promise<readonly (readonly [string, Shown])[]> {
  const rows = await gridRecords(db, planOf(source), user, ids, shownColumns(source), true);
  return rows.map((row) => {
    const { title, detail, opens } = startRecord(source, row);
    return [row.id, { title, detail, opens }] as const;
  });
}

/** What a row opens; without a project it belongs to the person. */
interface Place {
  readonly id: string;
  readonly name: string;
  readonly projectId: string | null;
  readonly opens: string;
}

type FindPlaces = (db: Db, user: CurrentUser, ids: readonly string[]) => Promise<readonly Place[]>;

/** Rows that do not open in the tab of their kind. */
const findPlaces: ReadonlyMap<string, FindPlaces> = new Map<string, FindPlaces>([
  ['AGREEMENT_IMPORT', (db, _, ids) => placesOfImports(db, ids)],
  ['COMMENT', placesOfComments],
  ['GENERATED_DOCUMENT', placesOfReports],
  ['RECIPIENT', (db, _, ids) => placesOfRecipients(db, ids)],
  ['SAVED_OVER', placesOfSaves],
]);

const placesOf = (
  { db }: InboxParts,
  user: CurrentUser,
  row: RowOfProject,
  ids: readonly string[],
): Promise<readonly Place[]> => findPlaces.get(row.kind)?.(db, user, ids) ?? placesOfRows(db, row, ids);

/** The names of project rows that are in no list of their own; everybody who may see the project may see them. */
async function namesOfRows(
  parts: InboxParts,
  user: CurrentUser,
  source: GridSource,
  { row, ids }: { readonly row: RowOfProject; readonly ids: readonly string[] },
) {
  const places = await placesOf(parts, user, row, ids);
  const projects = new Map(
    await namesIn(parts, user, source, [...new Set(places.flatMap(({ projectId }) => projectId ?? []))]),
  );
  return places.flatMap(({ id, name, projectId, opens }): (readonly [string, Shown])[] => {
    const project = projectId === null ? null : projects.get(projectId);
    return project === undefined ? [] : [[id, { title: name, detail: project?.title ?? null, opens }]];
  });
}

/** Reminders as shown to a person, in order; those of records that the person may no longer see are left out. */
export async function inboxItems(
  parts: InboxParts,
  user: CurrentUser,
  flags: Flags,
  reminders: readonly Reminder[],
): Promise<readonly InboxItem[]> {
  const kinds = [...new Set(reminders.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { source: list, row } = reminderRule(kind);
      const source = gridSource(list);
      if (!source || !maySeeSource(source, user, flags)) return [];
      const ids = [...new Set(reminders.filter((one) => one.kind === kind).map(({ recordId }) => recordId))];
      const names = await (row
        ? namesOfRows(parts, user, source, { row, ids })
        : namesIn(parts, user, source, ids));
      return names.map(([id, shown]) => [`${kind} ${id}`, shown] as const);
    }),
  );
  const shown = new Map(found.flat());
  return reminders.flatMap(({ recordId, ...reminder }) => {
    const record = shown.get(`${reminder.kind} ${recordId}`);
    return record ? [{ ...reminder, ...record }] : [];
  });
}
