import { sql } from 'kysely';
import { languageOf } from 'shared-contracts';
import { type UserRight, type UserValues, userRights } from 'shared-contracts/accounts';
import * as v from 'valibot';
import { brokenUnique } from '../../platform/db/broken-constraint.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StoredRecord } from '../../records/writing/save-record.ts';

const namedSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/** The person as a save compares and the history tells it; locked until the transaction ends. */
export async function findUser(db: Db, id: string): Promise<StoredRecord<UserValues> | undefined> {
  const row = await db.selectFrom('appUser').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const company = await db
    .selectFrom('company')
    .select(['id', 'companyName'])
    .where('id', '=', row.companyId)
    .executeTakeFirstOrThrow();
  const { rows } =
    await sql`select r.id, r.name from user_task_role l join task_role r on r.id = l.task_role_id
    where l.app_user_id = ${id} order by r.name, r.id`.execute(db);
  const taskRoles = v.parse(namedSchema, rows);
  const rights = Object.fromEntries(userRights.map((right) => [right, row[right]])) as Record<
    UserRight,
    boolean
  >;
  const plain = {
    firstName: row.firstName,
    lastName: row.lastName,
    userName: row.userName,
    workEmail: row.email,
    workTitle: row.workTitle,
    locale: languageOf(row.locale),
    isActive: row.isActive,
    ...rights,
  };
  return {
    revision: row.revision,
    values: {
      ...plain,
      productClient: { id: company.id },
      taskRoles: taskRoles.map((role) => ({ id: role.id })),
    },
    shown: { ...plain, productClient: company, taskRoles },
    texts: {
      ...Object.fromEntries(
        Object.entries(plain).map(([field, value]) => [field, value === null ? null : String(value)]),
      ),
      productClient: company.companyName,
      taskRoles: taskRoles.map(({ name }) => name).join('\n') || null,
    },
  };
}

const columnsOf = ({ productClient, taskRoles: _, workEmail, ...columns }: UserValues) => ({
  ...columns,
  email: workEmail,
  companyId: productClient.id,
});

async function writeTaskRoles(db: Db, id: string, { taskRoles }: UserValues): Promise<void> {
  await db.deleteFrom('userTaskRole').where('appUserId', '=', id).execute();
  if (taskRoles.length === 0) return;
  await db
    .insertInto('userTaskRole')
    .values(taskRoles.map((role) => ({ appUserId: id, taskRoleId: role.id })))
    .execute();
}

/** Writes a person who has no password yet; false where one of this id is there. */
export async function insertUser(db: Db, id: string, values: UserValues): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('appUser')
    .values({ id, passwordHash: null, ...columnsOf(values) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await writeTaskRoles(db, id, values);
  return true;
}

/** Writes a person; with another e-mail address the person is no longer who the identity provider knew. */
export async function updateUser(db: Db, id: string, values: UserValues): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ signOnIssuer: null, signOnSubject: null })
    .where('id', '=', id)
    .where('email', '<>', values.workEmail)
    .execute();
  await db
    .updateTable('appUser')
    .set((set) => ({ ...columnsOf(values), revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writeTaskRoles(db, id, values);
}

/** Those of some ids that name no record: of a company, or of roles in the task manager. */
export async function unknownIds(
  db: Db,
  table: 'company' | 'task_role',
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql`select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  const known = new Set(rows.map((row) => v.parse(v.object({ id: v.string() }), row).id));
  return ids.filter((id) => !known.has(id.toLowerCase()));
}

/** The field whose value another person has already; undefined for every other failure. */
export function takenField(error: unknown): 'userName' | 'workEmail' | undefined {
  const fields = { app_user_user_name: 'userName', app_user_email: 'workEmail' } as const;
  const index = brokenUnique(error);
  return index === 'app_user_user_name' || index === 'app_user_email' ? fields[index] : undefined;
}
