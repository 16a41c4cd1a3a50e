import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Number of agreements in a project. */
export async function countAgreements(db: Db, id: string): Promise<number> {
  const { rows } =
    await sql`select count(*)::int as count from agreement where surface_project_id = ${id}`.execute(
      db.withoutPlugins(),
    );
  return v.parse(v.object({ count: v.number() }), rows[0]).count;
}

/** Deletes the documents of a project and of everything below it, with the data about their files. */
export async function deleteFilesOf(db: Db, id: string): Promise<void> {
  await sql`with gone as (
      delete from related_document where surface_project_id = ${id} returning stored_file_id)
    delete from stored_file f where f.id in (select stored_file_id from gone)
      and not exists (select 1 from template_file t where t.stored_file_id = f.id)
      and not exists (select 1 from related_document d
        where d.stored_file_id = f.id and d.surface_project_id is distinct from ${id})`.execute(db);
}

/** Detaches time that is not approved yet from a project; it stays with the people who worked. */
export async function freeTime(db: Db, id: string): Promise<void> {
  await sql`update timesheet_entry set surface_project_id = null
    where surface_project_id = ${id} and status in ('NOT_INVOICED', 'NOT_SPECIFIED', 'PENDING')`.execute(db);
}

/** Copies the numbers of a deleted project to the projects related to it. */
export async function keepNumbers(db: Db, id: string): Promise<void> {
  await sql`update related_project r set related_project_id = null,
      operator_project_number = coalesce(r.operator_project_number, p.operator_project_number),
      operator_reference = coalesce(r.operator_reference, p.operator_reference),
      broker_project_number = coalesce(r.broker_project_number, p.broker_project_number),
      broker_reference = coalesce(r.broker_reference, p.broker_reference)
    from surface_project p where p.id = ${id} and r.related_project_id = p.id`.execute(db);
}
