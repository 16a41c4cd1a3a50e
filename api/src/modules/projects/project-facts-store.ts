import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Referenced records of a project that must fit together, by id. */
export interface NamedParts {
  readonly broker: string | null;
  readonly brokerOffice: string | null;
  readonly operator: string | null;
  readonly operatorOffice: string | null;
  readonly surfaceStatus: string | null;
  readonly client: string | null;
}

const text = v.nullable(v.string());
const partsSchema = v.object({
  brokerKind: text,
  operatorKind: text,
  brokerOfficeCompany: text,
  operatorOfficeCompany: text,
  /** The operator whose list contains the status; null for a status of all operators. */
  statusCompany: text,
  isClient: v.nullable(v.boolean()),
});

/** The properties of the referenced records that must match, in one statement. */
export async function factsOfParts(db: Db, parts: NamedParts) {
  const { rows } = await sql`select
      (select kind from company where id = ${parts.broker}::uuid) as "brokerKind",
      (select kind from company where id = ${parts.operator}::uuid) as "operatorKind",
      (select company_id from office where id = ${parts.brokerOffice}::uuid) as "brokerOfficeCompany",
      (select company_id from office where id = ${parts.operatorOffice}::uuid) as "operatorOfficeCompany",
      (select product_client_id from surface_status where id = ${parts.surfaceStatus}::uuid) as "statusCompany",
      (select is_client from business_associate where id = ${parts.client}::uuid) as "isClient"`.execute(
    db.withoutPlugins(),
  );
  return v.parse(partsSchema, rows[0]);
}

const typeSchema = v.object({ id: v.string(), controlTypeCode: text, formTypeCode: text });
const optionSchema = v.object({ id: v.string(), typeId: v.string() });
const idSchema = v.object({ id: v.string() });

/** How the values of additional-info types are entered, and on which form. */
export async function infoTypes(db: Db, ids: readonly string[]) {
  const { rows } =
    await sql`select id, control_type_code as "controlTypeCode", form_type_code as "formTypeCode"
    from additional_info_type where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(typeSchema, row)).map((type) => [type.id, type]));
}

/** The additional-info types to which options belong. */
export async function typesOfOptions(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select id, additional_info_type_id as "typeId" from additional_info_option
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(optionSchema, row)).map(({ id, typeId }) => [id, typeId]));
}

/** Those of some additional-info items that belong to another project. */
export async function itemsElsewhere(db: Db, ids: readonly string[], projectId: string) {
  const { rows } = await sql`select id from additional_info_item
    where id = any (${ids}::uuid[]) and surface_project_id <> ${projectId}`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}

/** The name of the task model that a manager uses; null if it has none. */
export async function taskModelOf(db: Db, managerId: string): Promise<string | null> {
  const { rows } = await sql`select (select name from task_model where id = m.task_model_id) as name
    from task_manager m where m.id = ${managerId}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ name: text }), row).name)[0] ?? null;
}
