import { sql } from 'kysely';
import { feedLimits, reminderKinds, reminderRule } from 'shared-contracts/reminders';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { dueColumns, dueThings } from './due-things-store.ts';
import type { FolderRecords } from './folder-records-store.ts';

const datedSchema = v.object({
  kind: v.picklist(reminderKinds),
  recordId: v.string(),
  dueOn: v.string(),
  revision: v.number(),
});

/** A record with a day, and the number of its saves. */
export type DatedThing = v.InferOutput<typeof datedSchema>;

interface Wanted {
  readonly userId: string;
  /** Limits the dates to this project, for everybody; otherwise they are those that the person is reminded of. */
  readonly projectId: string | null;
  /** Limits the dates to these records, for everybody. */
  readonly folder?: FolderRecords | undefined;
  /** The first day, yyyy-MM-dd. */
  readonly from: string;
}

/** The last day that a date can be. */
const farthest = '9999-12-31';

/** Kinds for things that happened are not future dates. */
const dated = reminderKinds.filter((kind) => {
  const { isNews = false, isInboxOnly = false } = reminderRule(kind);
  return !isNews && !isInboxOnly;
});

/** The dates of a calendar, the earliest first, up to the limit: those that people are reminded of. */
export async function datedThings(
  db: Db,
  { userId, projectId, folder, from }: Wanted,
): Promise<readonly DatedThing[]> {
  const things = dueThings(from, farthest);
  const wanted = folder
    ? sql`t.record_id in (${folder.ids})`
    : projectId === null
      ? sql`t.user_id = ${userId}::uuid`
      : sql`t.project_id = ${projectId}::uuid`;
  const isOfFolder = (kind: (typeof dated)[number]): boolean => {
    const { source, row } = reminderRule(kind);
    return !folder || (source === folder.source && row === undefined);
  };
  const parts = dated.filter(isOfFolder).map(
    (kind) => sql`select ${sql.lit(kind)}::text as kind, t.record_id, t.due_on, t.revision
      from (${things[kind]}) t (${dueColumns}) where ${wanted}`,
  );
  const { rows } = await sql`select distinct x.kind, x.record_id as "recordId", x.revision,
      to_char(x.due_on, 'YYYY-MM-DD') as "dueOn"
    from (${sql.join(parts, sql` union all `)}) x
    order by "dueOn", x.kind, "recordId" limit ${feedLimits.dates}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(datedSchema, row));
}
