import {
  many,
  noFacts,
  one,
  owner,
  person,
  plainLookup,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { ofCompany, open, via } from '../../records/reading/scopes.ts';

/** Tasks, who does them, and in which order. */
export const taskRecords: Readonly<Record<string, RecordDeclaration>> = {
  TaskRole: { ...plainLookup, fields: { canEdit: right('taskRole', 'edit', noFacts) } },
  Team: {
    scope: ofCompany('product_client_id'),
    fields: {
      members: many('TeamMember', 'team_id'),
      canEdit: right('team', 'edit', owner('product_client_id')),
    },
  },
  TeamMember: { scope: via('Team', 'team_id'), fields: { user: person } },
  Task: {
    ...plainLookup,
    fields: {
      role: one('TaskRole', 'role_id'),
      rules: many('TaskRule', 'task_id'),
      canEdit: right('task', 'edit', noFacts),
    },
  },
  TaskRule: { scope: open, fields: { results: many('TaskRuleResult', 'task_rule_id') } },
  TaskRuleResult: plainLookup,
  TaskModel: {
    scope: open,
    fields: { items: many('TaskModelItem', 'task_model_id'), canEdit: right('taskModel', 'edit', noFacts) },
  },
  TaskModelItem: plainLookup,
  TaskManager: {
    scope: ofCompany('product_client_id'),
    fields: {
      roles: many('TaskManagerRole', 'task_manager_id'),
      canEdit: right('taskManager', 'edit', owner('product_client_id')),
    },
  },
  TaskManagerRole: { scope: via('TaskManager', 'task_manager_id'), fields: { user: person } },
};
