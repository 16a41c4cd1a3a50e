import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { lockedFirst } from '../locked-first.ts';
import { lockProjectsOf } from '../project-row-store.ts';
import type { AssignedTaskSave } from './assigned-task-kind.ts';
import { assignedTaskLists } from './assigned-task-lists.ts';
import { datesFollow } from './follow-dates.ts';
import { projectsOfTasks } from './following-store.ts';
import type { TaskMove } from './moves.ts';

/** Fields of a task whose change may move this task or those that follow it. */
const moving = [
  'assignedDate',
  'completedDate',
  'dueAnchor',
  'dueByHand',
  'dueCount',
  'dueDate',
  'dueKeyDate',
  'dueSide',
  'dueTask',
  'dueUnit',
] as const;

const mayMove = (input: AssignedTaskSave): boolean => moving.some((field) => input[field] !== undefined);

/**
 * Saves tasks of any records in one transaction, all or none, with what follows from them; those that follow a date that moves
 * move along. Returns their ids. Throws an AppError.
 */
export async function saveTasks(
  inputs: readonly AssignedTaskSave[],
  context: RecordContext,
  told?: (moves: readonly TaskMove[]) => void,
): Promise<readonly string[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  if (!inputs.some(mayMove)) return saveRecords(context, assignedTaskLists(inputs, 'input'));
  return saveRecords(context, [
    lockedFirst((db) => lockProjectsOf(db, 'assigned_task', ids)),
    ...assignedTaskLists(inputs, 'input'),
    datesFollow(({ db }) => projectsOfTasks(db, ids), told),
  ]);
}
