import { sql } from 'kysely';
import type { HistoryAuthor, RecordKind } from 'shared-contracts/graphql';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryKey } from './history-cursor.ts';

type Reader = Pick<CurrentUser, 'productClientId' | 'isSystemAdministrator'>;

/** Whether a person may read an entry `h` of the history. */
const isOpen = ({ productClientId, isSystemAdministrator }: Reader) =>
  isSystemAdministrator
    ? sql`true`
    : sql`(h.only_company_id is null or h.only_company_id = ${productClientId})`;

interface HistoryQuestion {
  readonly projectId: string;
  /** The person who reads the history: entries that are only for another company are left out. */
  readonly reader: Reader;
  readonly since: Date | undefined;
  readonly personId: string | undefined;
  /** The last entry of the previous page. */
  readonly cursor: HistoryKey | undefined;
  readonly first: number;
}

const text = v.nullable(v.string());
const authorSchema = v.object({ id: v.string(), fullName: v.string(), companyName: v.string() });
const entrySchema = v.object({
  id: v.string(),
  /** The moment of the entry, to the microsecond. */
  at: v.string(),
  recordKind: v.custom<RecordKind>((kind) => typeof kind === 'string'),
  recordId: v.string(),
  recordName: v.string(),
  isGone: v.boolean(),
  isDeletion: v.boolean(),
  revision: v.number(),
  changedAt: v.pipe(
    v.date(),
    v.transform((at) => at.toISOString()),
  ),
  changedBy: authorSchema,
  changes: v.array(v.object({ field: v.string(), before: text, after: text })),
});

const author = sql`json_build_object('id', u.id, 'fullName', u.full_name, 'companyName', c.company_name)`;

/**
 * The saves of a project and of everything below it, newest first. It follows the index of the project, or of one
 * person in it, and stops at the end of the page. Names are the current ones, or the last ones of deleted records.
 */
export async function listProjectHistory(
  db: Db,
  { projectId, reader, since, personId, cursor, first }: HistoryQuestion,
): Promise<readonly v.InferOutput<typeof entrySchema>[]> {
  const conditions = [
    sql`h.surface_project_id = ${projectId}`,
    isOpen(reader),
    ...(personId ? [sql`h.changed_by = ${personId}`] : []),
    ...(since ? [sql`h.changed_at >= ${since}`] : []),
    ...(cursor ? [sql`(h.changed_at, h.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`] : []),
  ];
  const { rows } = await sql`select h.id, h.record_kind as "recordKind", h.record_id as "recordId",
      coalesce(nullif(record_called(h.record_kind, h.record_id), ''), h.record_name) as "recordName",
      there.project is null as "isGone",
      there.project is null and not exists (
        select 1 from history_entry n where n.record_kind = h.record_kind and n.record_id = h.record_id
          and n.revision > h.revision) as "isDeletion",
      h.revision, h.changed_at as "changedAt", h.changes, ${author} as "changedBy",
      to_char(h.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (
      select * from history_entry h where ${sql.join(conditions, sql` and `)}
      order by h.changed_at desc, h.id desc limit ${first}
    ) h
    join app_user u on u.id = h.changed_by join company c on c.id = u.company_id
    cross join lateral (select case when h.record_kind in ('SURFACE_PROJECT', 'AGREEMENT_ORDER', 'REQUEST_ORDER', 'STAKEHOLDER_ORDER') then h.surface_project_id
      else project_of_record(h.record_kind, h.record_id) end as project) there
    order by h.changed_at desc, h.id desc`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(entrySchema, row));
}

/**
 * The people who changed a project or something below it, by name: found by skipping from one person to the next along
 * the index.
 */
export async function listProjectAuthors(
  db: Db,
  projectId: string,
  reader: Reader,
): Promise<HistoryAuthor[]> {
  const { rows } = await sql`with recursive people as (
      (select h.changed_by from history_entry h
        where h.surface_project_id = ${projectId} and ${isOpen(reader)} order by h.changed_by limit 1)
      union all
      select (select h.changed_by from history_entry h
        where h.surface_project_id = ${projectId} and h.changed_by > p.changed_by and ${isOpen(reader)} order by h.changed_by limit 1)
      from people p where p.changed_by is not null)
    select ${author} as author from people p join app_user u on u.id = p.changed_by
    join company c on c.id = u.company_id order by u.last_name, u.first_name, u.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ author: authorSchema }), row).author);
}
