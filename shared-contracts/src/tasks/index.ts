export {
  type AssignedTaskBulkField,
  assignedTaskBulkFields,
  assignedTaskBulkValidator,
} from './assigned-task-bulk.ts';
export { assignedTaskFaults, type TaskDays } from './assigned-task-faults.ts';
export {
  assignedTaskLock,
  assignedTaskLocks,
  type LockedTask,
  type TaskLockReason,
  taskLockText,
} from './assigned-task-locks.ts';
export {
  type AssignedTaskField,
  type AssignedTaskValues,
  assignedTaskFields,
  assignedTaskRules,
  assignedTaskValidator,
  blockerRules,
  newAssignedTask,
} from './assigned-task-validator.ts';
export { datedLists } from './dated-lists.ts';
export { dueDay, dueRuleFaults, dueRuleText } from './due-rule.ts';
export {
  anchorsOf,
  type DueAnchorName,
  type DueRule,
  type DueSideName,
  type DueUnitName,
  dueAnchors,
  dueSides,
  dueUnits,
  followsTask,
} from './due-words.ts';
