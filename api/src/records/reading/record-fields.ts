import { sql } from 'kysely';
import {
  type CurrentUser,
  projectRole,
  type RecordAction,
  type RecordFacts,
  type RightsKind,
  recordRights,
} from 'shared-contracts/rights';
import type { FieldMapping, RecordDeclaration, Row, SearchedText, Sql } from './record-mapping.ts';
import { columnOf, open, via } from './scopes.ts';

/** The record that a column references. */
export const one = (type: string, column: string): FieldMapping => ({ kind: 'one', type, column });
/** The records that reference this one in a column. */
export const many = (type: string, column: string, where?: (row: Row) => Sql): FieldMapping => ({
  kind: 'many',
  type,
  column,
  ...(where ? { where } : {}),
});
/** A column whose name differs from the field's. */
export const column = (name: string): FieldMapping => ({ kind: 'column', column: name });
/** A value computed in SQL. */
export const computed = (make: (row: Row) => Sql): FieldMapping => ({ kind: 'computed', sql: make });

/** The companies of the project that a column references, as JSON. */
export const partiesOf = (
  project: Sql,
) => sql`(select json_build_object('ownerId', p.owner_id, 'brokerId', p.broker_id,
  'operatorId', p.operator_id) from surface_project p where p.id = ${project})`;

/** The facts that decide a right: the companies of the record's project. */
export const onlyProject = (row: Row) =>
  sql`json_build_object('project', ${partiesOf(columnOf(row, 'surface_project_id'))})`;
/** The facts that decide a right to a project: its own companies. */
export const itself = (
  row: Row,
) => sql`json_build_object('project', json_build_object('ownerId', ${columnOf(row, 'owner_id')},
  'brokerId', ${columnOf(row, 'broker_id')}, 'operatorId', ${columnOf(row, 'operator_id')}))`;
/** A right that depends only on the person. */
export const noFacts = () => sql`json_build_object()`;
/** The facts that decide a right: the company that a column references. */
export const owner = (ownerColumn: string) => (row: Row) =>
  sql`json_build_object('ownerId', ${columnOf(row, ownerColumn)})`;

/** Whether the person may do something with the record, by the rules of the contracts. */
export function right(kind: RightsKind, action: RecordAction, facts: (row: Row) => Sql): FieldMapping {
  return { kind: 'ruled', facts, answer: recordRights[kind][action] };
}

/** Whether the record belongs to the person's own company. */
export const isUserOwned: FieldMapping = {
  kind: 'ruled',
  facts: owner('owner_id'),
  answer: (user, { ownerId }) => ownerId === user.productClientId,
};

/** The person's role in the project among the facts. */
export const role = (user: CurrentUser, { project }: RecordFacts) =>
  project ? projectRole(user, project) : 'NoAccess';

/** The project that a record belongs to. */
export const project = { project: one('SurfaceProject', 'surface_project_id') } as const;
/** The project of a record, also as the id `projectFileId`. */
export const projectFile = { ...project, projectFileId: column('surface_project_id') } as const;
/** Visible to everybody who may see the project. */
export const byProject = via('SurfaceProject', 'surface_project_id');

/** A list of choices that administrators maintain. */
export const lookup: RecordDeclaration = {
  scope: open,
  fields: { canEdit: right('masterData', 'edit', noFacts) },
};

/** A list of choices. */
export const plainLookup: RecordDeclaration = { scope: open };

/** The order by name. */
export const name = [{ column: 'name' }];
/** The order by a date, by default the newest first. */
export const byDate = (dateColumn: string, isDescending = true) => [{ column: dateColumn, isDescending }];

/** Address lines, city, province and postal code joined into one line. */
export const fullAddress = (lines: readonly string[]) =>
  computed(
    (
      row,
    ) => sql`nullif(concat_ws(', ', ${sql.join(lines.map((line) => sql`nullif(${columnOf(row, line)}, '')`))},
      (select c.name from city c where c.id = ${columnOf(row, 'city_id')}),
      (select s.code from state_or_province s where s.id = ${columnOf(row, 'state_or_province_id')}),
      nullif(${columnOf(row, 'postal_code')}, '')), '')`,
  );

/** Searches texts of the record that a column references. */
export const textOf = (table: string, key: string, ...columns: readonly string[]): SearchedText => ({
  table,
  key,
  columns,
});

/** Records that can belong to any kind of record, selected by its class. */
export const ofParent = (parentClass: string, parent: string): FieldMapping =>
  many(parent, 'parent_id', (row) => sql`${columnOf(row, 'parent_type')} = ${parentClass}`);
/** Whether a document belongs to a kind of record; the spatial files of a project count as its documents. */
export const hangsOn = (row: Pick<Row, 'alias'>, parentClass: string) =>
  parentClass === 'Project'
    ? sql`${columnOf(row, 'parent_type')} in ('Project', 'Spatial')`
    : sql`${columnOf(row, 'parent_type')} = ${parentClass}`;

/** The documents of a kind of record. */
export const documentsOf = (parentClass: string) => ({
  documents: many('RelatedDocument', 'parent_id', (row) => hangsOn(row, parentClass)),
});
/** The tasks of a kind of record. */
export const tasksOf = (parentClass: string): FieldMapping =>
  many('AssignedTask', 'parent_id', (row) => sql`${columnOf(row, 'parent_class')} = ${parentClass}`);

/** A value of the project that the record belongs to. */
export const ofProject = (field: string) =>
  computed(
    (row) => sql`(select ${sql.ref(`p.${field}`)} from surface_project p
      where p.id = ${columnOf(row, 'surface_project_id')})`,
  );

/** A document of the first item of a request to a Connect grantor is locked (002 §6). */
const isConnectItem = (
  row: Pick<Row, 'alias'>,
) => sql`exists (select 1 from request_item i join request r on r.id = i.request_id
  where i.id = ${columnOf(row, 'request_item_id')} and r.grantor_type = 'Connect'
    and i.sequence = (select min(f.sequence) from request_item f where f.request_id = r.id))`;

/**
 * The week that a document belongs to. A document that proves a line, or the whole week, is locked when that is
 * submitted.
 */
const weekOfDocument = (
  row: Pick<Row, 'alias'>,
) => sql`(select json_build_object('ownerId', t.product_client_id,
    'userId', t.user_id, 'isLocked', coalesce((select e.status from timesheet_entry e
      where e.id = ${columnOf(row, 'timesheet_entry_id')}), t.status) <> 'NOT_INVOICED')
  from timesheet t where t.id = ${columnOf(row, 'timesheet_id')})`;

const invoiceOfDocument = (
  row: Pick<Row, 'alias'>,
) => sql`(select json_build_object('ownerId', i.product_client_id)
  from invoice i where i.id = ${columnOf(row, 'invoice_id')})`;

/** The facts that the right to a document depends on. */
export const documentFacts = (row: Pick<Row, 'alias'>) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))}, 'ownerId', ${columnOf(row, 'owner_id')},
  'week', ${weekOfDocument(row)}, 'invoice', ${invoiceOfDocument(row)}, 'isConnectItem', ${isConnectItem(row)})`;

/** The facts that decide a right: the project's companies and the record's own. */
export const ownedOnProject = (row: Row) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))}, 'ownerId', ${columnOf(row, 'owner_id')})`;

/** Records that are linked to this one by the rows of another table, or of a statement. */
export const linked = (type: string, table: string | Sql, from: string, to: string): FieldMapping => ({
  ...{ kind: 'linked', type, table, from, to },
});

/** The person that a row references. */
export const person: FieldMapping = one('Person', 'user_id');
/** The company that a record belongs to. */
export const client = one('Company', 'product_client_id');
