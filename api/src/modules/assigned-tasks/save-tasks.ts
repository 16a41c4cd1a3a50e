import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { lockedFirst } from '../locked-first.ts';
import { lockProjectsOf } from '../project-row-store.ts';
import type { AssignedTaskSave } from './assigned-task-kind.ts';
import { assignedTaskLists, pathIn } from './assigned-task-lists.ts';
import { blockedStepsRefused } from './blocked-steps.ts';
import { datesFollow } from './follow-dates.ts';
import { projectsOfTasks } from './following-store.ts';
import type { TaskMove } from './moves.ts';
import { tasksGetReady } from './ready-tasks.ts';

/** Fields of a task whose change may move this task or those that follow it. */
const moving = [
  'blockers',
  'assignedDate',
  'completedDate',
  'dueAnchor',
  'dueByHand',
  'dueCount',
  'dueDate',
  'dueDateName',
  'dueSide',
  'dueTask',
  'dueUnit',
] as const;

const mayMove = (input: AssignedTaskSave): boolean => moving.some((field) => input[field] !== undefined);

/**
 * Saves tasks of any records in one transaction, all or none, with all effects; tasks that follow a moved date move
 * too. Returns their ids. Throws an AppError.
 */
export async function saveTasks(
  inputs: readonly AssignedTaskSave[],
  context: RecordContext,
  onMoves?: (moves: readonly TaskMove[]) => void,
): Promise<readonly string[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  const lists = assignedTaskLists(inputs, 'input');
  const steps = blockedStepsRefused((id) => pathIn(lists, id));
  if (!inputs.some(mayMove)) return saveRecords(context, [...lists, steps]);
  return saveRecords(context, [
    lockedFirst((db) => lockProjectsOf(db, 'assigned_task', ids)),
    ...lists,
    steps,
    tasksGetReady(({ db }) => projectsOfTasks(db, ids)),
    datesFollow(({ db }) => projectsOfTasks(db, ids), onMoves),
  ]);
}
