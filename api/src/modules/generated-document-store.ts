import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  documentLife,
  type LackingRecord,
  lackingRecordSchema,
  type OutputFormat,
  outputFormats,
  type ReportName,
  reportOfId,
} from 'shared-contracts/reports';
import { type CurrentUser, runsRents } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { ofProjectParties, ruleCondition } from '../records/reading/scopes.ts';

const documentSchema = v.object({
  id: v.string(),
  outputFormat: v.picklist(outputFormats),
  fileName: v.string(),
  state: v.picklist(['Running', 'Done', 'Failed']),
  message: v.nullable(v.string()),
  missing: v.nullable(v.array(lackingRecordSchema)),
  size: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  startedAt: v.date(),
  isOpened: v.boolean(),
});

export type GeneratedDocument = v.InferOutput<typeof documentSchema>;

/**
 * The key of a document's bytes in the file store. It depends on the document and not on the content, because the bytes
 * are deleted with the document even if another one has the same.
 */
export const bytesOf = (id: string): string => createHash('sha256').update(`document ${id}`).digest('hex');

interface NewDocument {
  readonly id: string;
  readonly user: CurrentUser;
  readonly reportId: string | null;
  readonly outputFormat: OutputFormat;
  readonly fileName: string;
}

/** The rights on which it depends what a person sees in a document, and the company whose data they see. */
function rightsOf(user: CurrentUser): readonly string[] {
  const { isApprover, isBroker, isEditor, isReadOnly, isSuperUser, isSystemAdministrator, canAccessInvoice } =
    user;
  const has = {
    ...{ isApprover, isBroker, isEditor, isSuperUser, isSystemAdministrator, canAccessInvoice },
    canWrite: !isReadOnly,
    canRunRentals: runsRents(user),
  };
  return [user.productClientId, ...Object.entries(has).flatMap(([right, isGiven]) => (isGiven ? right : []))];
}

/** The rights of approvers, of people who bill, and of people who run rents. */
type DeskRight = 'canAccessInvoice' | 'canRunRentals' | 'isApprover';

const ofDesks: readonly DeskRight[] = ['canAccessInvoice', 'canRunRentals', 'isApprover'];
const ofRents: readonly DeskRight[] = ['canRunRentals'];

/**
 * Rights that neither the content of a report nor who may run it depends on. Lists of a project contain no time,
 * invoices or rents that only these people see; reports of projects and time contain no runs of rents. A document that
 * is not listed here depends on every right.
 */
const unrelatedRights: Partial<Readonly<Record<ReportName, readonly DeskRight[]>>> = {
  agreementsLineList: ofDesks,
  requestsLineList: ofDesks,
  stakeholdersLineList: ofDesks,
  contactDetails: ofDesks,
  projectSummary: ofRents,
  projectDetails: ofRents,
  projectCostSummary: ofRents,
  periodSummary: ofRents,
  timesheetDetails: ofRents,
  workInProgress: ofRents,
  workInProgressAged: ofRents,
  invoice: ofRents,
};

/** The rights of a person that matter to a report; of a document that is not one, every right matters. */
function rightsFor(reportId: string | null, user: CurrentUser): readonly string[] {
  const name = reportId === null ? undefined : reportOfId(reportId.toLowerCase());
  const unrelated = new Set<string>(name && unrelatedRights[name]);
  return rightsOf(user).filter((right) => !unrelated.has(right));
}

const isSeenProject = (user: CurrentUser): Sql | undefined =>
  ruleCondition(ofProjectParties, { alias: 'p', user });

/** Whether the person of a document `g` still has its rights and every project that they had when it was begun. */
export const hasRightsOfDocument = (user: CurrentUser): Sql => sql`((g.rights is null
    or g.rights <@ ${[...rightsOf(user)]}::text[])
  and (g.projects is null or not exists (select 1 from unnest(g.projects) had (id) where not exists (
    select 1 from surface_project p where p.id = had.id and ${isSeenProject(user) ?? sql`true`}))))`;

/** Records a document that is being created, with the rights of its person that matter to it. */
export async function noteRunning(db: Db, document: NewDocument, now: Date): Promise<void> {
  const { id, user, reportId, outputFormat, fileName } = document;
  const isSeen = isSeenProject(user);
  const projects = isSeen
    ? sql`(select coalesce(array_agg(p.id), '{}') from surface_project p where ${isSeen})`
    : sql`null::uuid[]`;
  await sql`insert into generated_document
      (id, user_id, report_id, output_format, file_name, state, started_at, expires_at, rights, projects)
    values (${id}, ${user.id}, ${reportId}, ${outputFormat}, ${fileName}, 'Running', ${now},
      ${new Date(now.getTime() + documentLife)}, ${[...rightsFor(reportId, user)]}::text[], ${projects})`.execute(
    db,
  );
}

/** Records that a document is finished; it expires an hour later. Returns whether it is still wanted. */
export async function noteDone(db: Db, id: string, size: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update generated_document
    set state = 'Done', size = ${size}, expires_at = ${new Date(now.getTime() + documentLife)}
    where id = ${id} and state = 'Running' returning id`.execute(db);
  return rows.length > 0;
}

/** Records why a document was not created, and which records lack values for it. */
export async function noteFailed(
  db: Db,
  id: string,
  message: string,
  missing?: readonly LackingRecord[],
): Promise<void> {
  const missingJson = missing ? JSON.stringify(missing) : null;
  await sql`update generated_document set state = 'Failed', message = ${message}, missing = ${missingJson}::jsonb
    where id = ${id} and state = 'Running'`.execute(db);
}

/** A document of the person who requested it, unless it has expired or the person lost a right meanwhile. */
export async function findDocument(
  db: Db,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<GeneratedDocument | undefined> {
  const { rows } = await sql`select g.id, g.output_format, g.file_name, g.state, g.message, g.missing, g.size,
      g.started_at, g.opened_at is not null as is_opened
    from generated_document g where g.id = ${id} and g.user_id = ${user.id} and g.expires_at > ${now}
      and ${hasRightsOfDocument(user)}`.execute(db);
  return rows.map((row) => v.parse(documentSchema, row))[0];
}

/** Records that the person saw that a document is finished: the inbox reports those that nobody waits for. */
export async function noteOpened(db: Db, id: string, now: Date): Promise<void> {
  await sql`update generated_document set opened_at = ${now} where id = ${id} and opened_at is null`.execute(
    db,
  );
}

const idSchema = v.object({ id: v.string() });

/** Deletes the record of a document. */
export async function forgetDocument(db: Db, id: string): Promise<void> {
  await sql`delete from generated_document where id = ${id}`.execute(db);
}

/** Some of the documents that have expired. */
export async function expiredDocuments(db: Db, now: Date): Promise<readonly string[]> {
  const { rows } = await sql`select id from generated_document where expires_at <= ${now}
    order by expires_at limit 200`.execute(db);
  return rows.map((row) => v.parse(idSchema, row).id);
}
