import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  computed,
  documentFacts,
  hangsOn,
  isUserOwned,
  many,
  noFacts,
  one,
  partiesOf,
  plainLookup,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf, ofDocument, open, via } from '../../records/reading/scopes.ts';

/** Activities of a project: documents, tasks, models of events. */
export const activityRecords: Readonly<Record<string, RecordDeclaration>> = {
  MasterModel: { scope: open, fields: { canEdit: right('masterModel', 'edit', noFacts) } },
  MasterModelItem: plainLookup,
  RelatedDocument: {
    scope: ofDocument,
    besides: unlessArchived,
    order: [{ column: 'name', isNullable: true }],
    hasSearchText: true,
    filters: { parentType: (row, parentClass) => hangsOn(row, String(parentClass)) },
    fields: {
      ...project,
      // The SQL counterpart of the contract's extensionOf.
      extension: computed(
        (row) => sql`case when not ${columnOf(row, 'is_url_link')}
          then nullif(lower(substring(${columnOf(row, 'name')} from '^.+[.]([^.]*)$')), '') end`,
      ),
      hasNotes: computed((row) => sql`coalesce(btrim(${columnOf(row, 'notes')}) <> '', false)`),
      isUserOwned,
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      canEdit: right('relatedDocument', 'edit', documentFacts),
    },
  },
  AssignedTask: {
    scope: byProject,
    besides: unlessArchived,
    filters: {
      mine: (row, mine) => (mine ? sql`${columnOf(row, 'assignee_id')} = ${row.user.id}` : undefined),
      isOpen: (row, open) => (open ? sql`${columnOf(row, 'completed_date')} is null` : undefined),
    },
    order: [{ column: 'due_date', isNullable: true }],
    // Its search text contains its type, its owner and its project.
    hasSearchText: true,
    fields: {
      ...project,
      assignee: one('Person', 'assignee_id'),
      blockers: many('TaskBlocker', 'assigned_task_id'),
      blockedBy: computed(
        (row) => sql`(select string_agg(concat_ws(' · ', k.name,
            case when o.parent_class not in ('Any', 'Project') then o.record_name end), chr(10) order by b.sequence, b.id)
          from task_blocker b join assigned_task o on o.id = b.blocker_id join task k on k.id = o.task_id
          where b.assigned_task_id = ${columnOf(row, 'id')} and o.completed_date is null)`,
      ),
      called: computed(
        (row) => sql`concat_ws(' · ', (select k.name from task k where k.id = ${columnOf(row, 'task_id')}),
          case when ${columnOf(row, 'parent_class')} not in ('Any', 'Project') then ${columnOf(row, 'record_name')} end)`,
      ),
      canEdit: right(
        'assignedTask',
        'edit',
        (row) => sql`json_build_object('project', ${partiesOf(columnOf(row, 'surface_project_id'))},
          'userId', ${columnOf(row, 'assignee_id')})`,
      ),
    },
  },
  TaskBlocker: { scope: via('AssignedTask', 'assigned_task_id') },
};
