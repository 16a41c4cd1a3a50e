import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from './tag-declaration.ts';

const fileSchema = v.object({ id: v.string(), name: v.string(), sha256: v.string() });

const templateSchema = v.object({
  id: v.string(),
  name: v.string(),
  reportTypeId: v.string(),
  isActive: v.boolean(),
  version: v.number(),
  files: v.array(fileSchema),
});

export type DocumentTemplate = v.InferOutput<typeof templateSchema>;
export type TemplateFileOf = v.InferOutput<typeof fileSchema>;

/** A template with its files in order, and the number of its version. */
export async function findTemplate(db: Db, id: string): Promise<DocumentTemplate | undefined> {
  const { rows } =
    await sql`select t.id, t.name, t.report_type_id as "reportTypeId", t.is_active as "isActive",
      coalesce((select max(number) from template_version where report_template_id = t.id), 1) as version,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', f.name, 'sha256', encode(s.sha256, 'hex'))
          order by f.sequence, f.id)
        from template_file f join stored_file s on s.id = f.stored_file_id
        where f.report_template_id = t.id), '[]'::json) as files
    from report_template t where t.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(templateSchema, row))[0];
}

/** The stored file of a template's file; for an upload that no template uses yet, the upload itself. */
const storedOf = (id: Sql): Sql =>
  sql`coalesce((select stored_file_id from template_file where id = ${id}), ${id})`;

/** Records that a file passed the check as a template for a kind of document. */
export async function noteChecked(
  db: Db,
  { fileId, reportTypeId, isLetter }: { fileId: string; reportTypeId: string; isLetter: boolean },
  now: Date,
): Promise<void> {
  await sql`insert into checked_template (stored_file_id, report_type_id, is_letter, checked_on)
    select id, ${reportTypeId}, ${isLetter}, ${now} from stored_file where id = ${storedOf(sql`${fileId}::uuid`)}
    on conflict (stored_file_id, report_type_id) do update
      set is_letter = excluded.is_letter, checked_on = excluded.checked_on`.execute(db);
}

const idSchema = v.object({ id: v.string() });

/** Returns which of the given files were not checked for a kind of document. */
export async function uncheckedOf(
  db: Db,
  fileIds: readonly string[],
  reportTypeId: string,
): Promise<readonly string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql`select f.id from unnest(${fileIds}::uuid[]) f(id) where not exists (
    select 1 from checked_template c where c.stored_file_id = ${storedOf(sql`f.id`)} and c.report_type_id = ${reportTypeId})`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** Stores the files of a template as its next version, if they differ from those of its latest one. */
export async function noteVersion(
  db: Db,
  templateId: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`with wanted as (
      select coalesce(jsonb_agg(jsonb_build_object('id', stored_file_id, 'name', name) order by sequence, id), '[]'::jsonb) as files
      from template_file where report_template_id = ${templateId}),
    last as (
      select number, files from template_version where report_template_id = ${templateId}
      order by number desc limit 1)
    insert into template_version (report_template_id, number, made_on, made_by_id, files)
    select ${templateId}, coalesce((select number from last), 0) + 1, ${now}, ${userId}, wanted.files
    from wanted where wanted.files is distinct from (select files from last)`.execute(db);
}

const versionSchema = v.object({
  number: v.number(),
  madeOn: v.pipe(
    v.date(),
    v.transform((moment) => moment.toISOString()),
  ),
  madeBy: v.nullable(v.string()),
  files: v.array(v.object({ id: v.string(), name: v.string() })),
  documents: v.number(),
});

/** The versions of a template, the newest first, with how many documents were made of each. */
export async function versionsOf(db: Db, templateId: string) {
  const { rows } = await sql`select n.number, n.made_on as "madeOn", u.full_name as "madeBy", n.files,
      (select count(*)::int from document_from_template d
        where d.report_template_id = n.report_template_id and d.template_version = n.number) as documents
    from template_version n left join app_user u on u.id = n.made_by_id
    where n.report_template_id = ${templateId} order by n.number desc limit 200`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(versionSchema, row));
}

/** A document that was created, and from which version. */
export interface MadeDocument {
  readonly relatedDocumentId: string | null;
  readonly generatedDocumentId: string | null;
  readonly templateFileId: string;
  readonly recordId: string;
  readonly associateId: string | null;
  readonly data: object;
}

/** Records what documents were created from. */
export async function noteMade(
  db: Db,
  template: DocumentTemplate,
  documents: readonly MadeDocument[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  for (const document of documents)
    await sql`insert into document_from_template (id, related_document_id, generated_document_id, report_template_id,
        template_name, template_version, template_file_id, record_id, business_associate_id, data, made_on, made_by_id)
      values (${crypto.randomUUID()}, ${document.relatedDocumentId}, ${document.generatedDocumentId}, ${template.id},
        ${template.name}, ${template.version}, ${document.templateFileId}, ${document.recordId},
        ${document.associateId}, ${JSON.stringify(document.data)}::jsonb, ${now}, ${userId})`.execute(db);
}
