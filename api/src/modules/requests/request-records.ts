import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  computed,
  documentsOf,
  many,
  onlyProject,
  partiesOf,
  projectFile,
  right,
  tasksOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import { columnOf, via } from '../../records/reading/scopes.ts';

/** The facts that decide whether a request may be deleted: its project's companies, and its state in Connect. */
const connectFacts = (row: Row) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))},
  'connectNumber', ${columnOf(row, 'connect_number')}, 'connectStatus', ${columnOf(row, 'connect_status')})`;

/** The facts that decide the right to an item: the companies of its request's project. */
const projectOfItem = (row: Row) => sql`json_build_object('project',
  ${partiesOf(sql`(select r.surface_project_id from request r where r.id = ${columnOf(row, 'request_id')})`)})`;

/** Requests and their items, as they are read. */
export const requestRecords: Readonly<Record<string, RecordDeclaration>> = {
  Request: {
    scope: byProject,
    besides: unlessArchived,
    hasSearchText: true,
    fields: {
      ...projectFile,
      earliestExpiry: computed(
        (row) =>
          sql`(select min(i.expiry_date) from request_item i where i.request_id = ${columnOf(row, 'id')})`,
      ),
      relatedParcels: {
        kind: 'linked',
        type: 'Parcel',
        table: sql`(select distinct i.request_id, p.parcel_id from request_item i
          join request_item_parcel p on p.request_item_id = i.id)`,
        from: 'request_id',
        to: 'parcel_id',
      },
      ...documentsOf('Request'),
      tasks: tasksOf('Request'),
      canEdit: right('request', 'edit', onlyProject),
      canDelete: right('request', 'delete', connectFacts),
    },
  },
  RequestItem: {
    scope: via('Request', 'request_id'),
    fields: {
      relatedParcels: many('RequestItemParcel', 'request_item_id'),
      roads: many('RequestItemRoad', 'request_item_id'),
      revisions: many('RequestItemRevision', 'request_item_id'),
      ...documentsOf('RequestItem'),
      canEdit: right('requestItem', 'edit', projectOfItem),
    },
  },
  RequestItemParcel: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRoad: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRevision: { scope: via('RequestItem', 'request_item_id') },
};
