import * as v from 'valibot';
import { fieldsOf } from '../validators/rules.ts';
import { assignedTaskRules } from './assigned-task-validator.ts';

/** The fields that can be edited in several tasks together, in the order of the dialog. */
export const assignedTaskBulkFields = ['assignee', 'dueDate', 'assignedDate'] as const;

export type AssignedTaskBulkField = (typeof assignedTaskBulkFields)[number];

/** The values of such an edit; each task's own rules are checked too. */
export const assignedTaskBulkValidator = fieldsOf(
  v.pick(v.object(assignedTaskRules), assignedTaskBulkFields).entries,
);
