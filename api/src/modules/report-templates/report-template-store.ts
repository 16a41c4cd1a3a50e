import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const itemSchema = v.object({ id: v.string(), name: v.string(), ownerId: v.string() });

const templateSchema = v.object({
  revision: v.number(),
  name: v.string(),
  reportTypeId: v.string(),
  reportType: v.string(),
  isActive: v.boolean(),
  items: v.array(itemSchema),
});

/** A template as it is stored, kept from others until the transaction ends. */
export type StoredTemplate = v.InferOutput<typeof templateSchema>;

export async function findTemplate(db: Db, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql`select t.revision, t.name, t.report_type_id as "reportTypeId",
      (select y.name from report_type y where y.id = t.report_type_id) as "reportType", t.is_active as "isActive",
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'ownerId', f.owner_id)
        order by f.sequence, f.id), '[]'::json) from template_file f where f.report_template_id = t.id) as items
    from report_template t where t.id = ${id} for update of t`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(templateSchema, row))[0];
}

interface TemplateColumns {
  readonly name: string;
  readonly reportTypeId: string;
  readonly isActive: boolean;
}

export async function insertTemplate(db: Db, id: string, template: TemplateColumns): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into report_template (id, name, report_type_id, is_active)
    values (${id}, ${template.name}, ${template.reportTypeId}, ${template.isActive}) on conflict (id) do nothing`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function updateTemplate(db: Db, id: string, template: TemplateColumns): Promise<void> {
  await sql`update report_template set revision = revision + 1, name = ${template.name},
    report_type_id = ${template.reportTypeId}, is_active = ${template.isActive} where id = ${id}`.execute(db);
}

export async function isReportType(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from report_type where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Of some uploads those of the person's company that nothing else took over. */
export async function freeUploads(
  db: Db,
  user: CurrentUser,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql`select s.id from stored_file s where s.id in (${sql.join(ids)})
    and s.owner_id = ${user.productClientId}
    and not exists (select 1 from related_document d where d.stored_file_id = s.id)
    and not exists (select 1 from template_file f where f.stored_file_id = s.id)`.execute(db);
  return new Set(rows.map((row) => v.parse(v.object({ id: v.string() }), row).id));
}

interface Item {
  readonly id: string;
  readonly name: string;
}

/** Puts the files of a template in an order; those that are new are taken over from their uploads. */
export async function writeItems(
  db: Db,
  user: CurrentUser,
  templateId: string,
  items: readonly Item[],
  now: Date,
): Promise<void> {
  for (const [place, { id, name }] of items.entries()) {
    await sql`insert into template_file as f (id, report_template_id, name, sequence, uploaded_date, owner_id, stored_file_id)
      values (${id}, ${templateId}, ${name}, ${place + 1}, ${now}, ${user.productClientId}, ${id})
      on conflict (id) do update set name = ${name}, sequence = ${place + 1}
      where f.report_template_id = ${templateId}`.execute(db);
  }
}

const fileSchema = v.object({ id: v.string(), templateId: v.string(), ownerId: v.string() });

/** Files by their ids, with the template that each belongs to. */
export async function findFiles(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select id, report_template_id as "templateId", owner_id as "ownerId"
    from template_file where id in (${sql.join(ids)})`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(fileSchema, row));
}

export async function deleteFiles(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from template_file where id in (${sql.join(ids)})`.execute(db);
}

export async function deleteTemplate(db: Db, id: string): Promise<void> {
  await sql`delete from report_template where id = ${id}`.execute(db);
}
