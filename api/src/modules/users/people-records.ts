import { sql } from 'kysely';
import { userRights } from 'shared-contracts/accounts';
import { column, computed, many, name, noFacts, one, right } from '../../records/reading/record-fields.ts';
import { type RecordDeclaration, snakeCase } from '../../records/reading/record-mapping.ts';
import { columnOf, forThose, ofCompany, open } from '../../records/reading/scopes.ts';

/** A person's rights are shown only to system administrators and to that person (decision 12). */
const ownRight = (right: string) => {
  const value = snakeCase(right);
  return computed((row) =>
    row.user.isSystemAdministrator
      ? columnOf(row, value)
      : sql`case when ${columnOf(row, 'id')} = ${row.user.id} then ${columnOf(row, value)} end`,
  );
};

/** Companies and the people who work in Rightway. */
export const peopleRecords: Readonly<Record<string, RecordDeclaration>> = {
  Company: {
    scope: open,
    search: ['code', 'company_name'],
    order: [{ column: 'company_name' }],
    fields: {
      logo: one('Picture', 'logo_id'),
      offices: many('Office', 'company_id'),
      bookAccounts: many('BookAccount', 'company_id'),
      canEdit: right('masterData', 'edit', noFacts),
    },
  },
  // A company's logo is on all its documents, so everybody may see it; only a picture that the person's company
  // uploaded can be chosen as its logo.
  Picture: {
    table: 'stored_file',
    scope: open,
    order: [{ column: 'file_name' }],
    fields: { name: column('file_name') },
  },
  GisService: {
    scope: forThose((user) => user.isSystemAdministrator),
    order: name,
    search: ['name', 'url'],
    fields: { canEdit: right('masterData', 'edit', noFacts) },
  },
  ProjectCompany: {
    table: 'company',
    scope: open,
    order: [{ column: 'company_name' }],
    fields: {
      name: column('company_name'),
      productClientId: column('id'),
      isSyncWithLandWorks: column('is_sync_with_lw_enabled'),
    },
  },
  Person: {
    table: 'app_user',
    scope: open,
    order: [{ column: 'last_name' }],
    fields: { workEmail: column('email'), productClient: one('Company', 'company_id') },
  },
  User: {
    table: 'app_user',
    scope: ofCompany('company_id'),
    order: [{ column: 'last_name' }],
    hasSearchText: true,
    filters: {
      excludeAdminUsers: (row, exclude) =>
        exclude ? sql`not ${columnOf(row, 'is_system_administrator')}` : undefined,
      taskRoleId: (row, id) =>
        sql`exists (select 1 from user_task_role r where r.app_user_id = ${columnOf(row, 'id')}
          and r.task_role_id = ${id})`,
    },
    limited: { users: (row) => columnOf(row, 'is_active') },
    fields: {
      isAdmin: column('is_system_administrator'),
      ...Object.fromEntries(
        userRights.filter((name) => name !== 'isSystemAdministrator').map((name) => [name, ownRight(name)]),
      ),
      workEmail: column('email'),
      productClient: one('Company', 'company_id'),
      taskRoles: {
        kind: 'linked',
        type: 'TaskRole',
        table: 'user_task_role',
        from: 'app_user_id',
        to: 'task_role_id',
      },
      canEdit: right('user', 'edit', (row) => sql`json_build_object('userId', ${columnOf(row, 'id')})`),
    },
  },
};
