import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CurrentUser } from 'shared-contracts/rights';
import type { RecordCatalog } from './record-catalog.ts';
import { recordOf } from './record-catalog.ts';
import type { Row, Scope, Sql } from './record-mapping.ts';

/** Compiled column references: a read names tens of columns, always the same ones, and compiling each is costly. */
const named = new LRUCache<string, Sql>({ max: 20_000 });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A column of a row. */
export function columnOf({ alias }: Pick<Row, 'alias'>, column: string): Sql {
  const key = `${alias}.${column}`;
  const known = named.get(key);
  if (known) return known;
  const reference = sql.raw(key.split('.').map(quoted).join('.'));
  named.set(key, reference);
  return reference;
}

export const open: Scope = { kind: 'open' };

/** Visible to everybody who may see the record that the column references. */
export const via = (type: string, column: string): Scope => ({ kind: 'via', type, column });

const nothing = sql`false`;

/** The condition of a rule of its own, or undefined if everybody sees all rows. */
export const ruleCondition = (scope: Scope, row: Row): Sql | undefined =>
  scope.kind === 'rule' ? scope.where(row) : undefined;

/** Visible to the company that the column names; system administrators see all rows. */
export const ofCompany = (column: string): Scope => ({
  kind: 'rule',
  where: (row) =>
    row.user.isSystemAdministrator ? undefined : sql`${columnOf(row, column)} = ${row.user.productClientId}`,
});

/** All rows if the function allows the person, otherwise none. */
export const forThose = (may: (user: CurrentUser) => boolean): Scope => ({
  kind: 'rule',
  where: ({ user }) => (may(user) ? undefined : nothing),
});

/** Repeats `canAccessProject` in SQL: the projects of the person's company (decision 15). */
export const ofProjectParties: Scope = {
  kind: 'rule',
  where: (row) => {
    if (row.user.isSystemAdministrator) return undefined;
    const company = row.user.productClientId;
    return sql`(${columnOf(row, 'owner_id')} = ${company} or ${columnOf(row, 'broker_id')} = ${company}
      or ${columnOf(row, 'operator_id')} = ${company})`;
  },
};

/** Records of a project are visible with the project, others to their company. */
export const ofProjectOrOwner: Scope = {
  kind: 'rule',
  where: (row) => {
    if (row.user.isSystemAdministrator) return undefined;
    const seen =
      ofProjectParties.kind === 'rule' && ofProjectParties.where({ ...row, alias: 'scope_project' });
    const project = columnOf(row, 'surface_project_id');
    return sql`case when ${project} is null then ${columnOf(row, 'owner_id')} = ${row.user.productClientId}
      else exists (select 1 from surface_project scope_project where scope_project.id = ${project} and ${seen}) end`;
  },
};

/**
 * Repeats the timesheet's view right in SQL: brokers see their own, people who invoice or approve see all of their
 * company.
 */
export const ofTimesheetKeeper: Scope = {
  kind: 'rule',
  where: (row) => {
    const { user } = row;
    if (user.canAccessInvoice || user.isApprover)
      return sql`${columnOf(row, 'product_client_id')} = ${user.productClientId}`;
    return user.isBroker ? sql`${columnOf(row, 'user_id')} = ${user.id}` : nothing;
  },
};

export const ofInvoicing: Scope = {
  kind: 'rule',
  where: (row) =>
    row.user.canAccessInvoice
      ? sql`${columnOf(row, 'product_client_id')} = ${row.user.productClientId}`
      : nothing,
};

const whereOf = (scope: Scope, row: Row): Sql => ruleCondition(scope, row) ?? sql`true`;

/** Documents of a week or an invoice are visible with it, others like the records of a project. */
export const ofDocument: Scope = {
  kind: 'rule',
  where: (row) => {
    const [week, invoice] = [columnOf(row, 'timesheet_id'), columnOf(row, 'invoice_id')];
    const seenWeek = whereOf(ofTimesheetKeeper, { ...row, alias: 'scope_week' });
    const seenInvoice = whereOf(ofInvoicing, { ...row, alias: 'scope_invoice' });
    return sql`(${whereOf(ofProjectOrOwner, row)}
      and (${week} is null or exists (select 1 from timesheet scope_week where scope_week.id = ${week} and ${seenWeek}))
      and (${invoice} is null or exists (
        select 1 from invoice scope_invoice where scope_invoice.id = ${invoice} and ${seenInvoice})))`;
  },
};

/** The condition under which the person sees a row, or undefined if there is none. */
export function scopeCondition(catalog: RecordCatalog, type: string, row: Row, depth = 0): Sql | undefined {
  const { scope } = recordOf(catalog, type);
  if (scope.kind === 'open') return undefined;
  if (scope.kind === 'rule') return scope.where(row);
  const alias = `scope_${depth}`;
  const condition = scopeCondition(catalog, scope.type, { ...row, alias }, depth + 1);
  if (!condition) return undefined;
  const { table } = recordOf(catalog, scope.type);
  return sql`exists (select 1 from ${sql.table(table)} ${sql.ref(alias)}
    where ${sql.ref(`${alias}.id`)} = ${columnOf(row, scope.column)} and ${condition})`;
}
