import { languageOf } from 'shared-contracts';
import type { AssignedTaskInput, MovedTask } from 'shared-contracts/graphql';
import { taskLimits } from 'shared-contracts/limits';
import { dueRuleText } from 'shared-contracts/tasks';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { asItIs } from '../../records/writing/writable-kind.ts';
import type { AssignedTaskSave } from './assigned-task-kind.ts';
import { areFollowed, followingTasks, projectsOfTasks } from './following-store.ts';
import { movesOf, type TaskMove } from './moves.ts';
import { saveTasks } from './save-tasks.ts';

/** Moves in the person's language, with the tasks that move first. */
export function movedTasks(
  moves: readonly TaskMove[],
  { user }: Pick<RecordContext, 'user'>,
): readonly MovedTask[] {
  const language = languageOf(user.locale);
  const rows = moves.map(({ task, after, willMove }) => ({
    ...{ id: task.id, called: task.called, before: task.dueDate, after, willMove },
    follows: dueRuleText(task, task.ofTask?.name, language) ?? '',
    isEarlier: task.dueDate !== null && after < task.dueDate,
  }));
  return rows
    .toSorted((one, other) => Number(other.willMove) - Number(one.willMove))
    .slice(0, taskLimits.moves);
}

/** The moves without tasks that were set by hand and would have the same day without the save. */
export function newMoves(moves: readonly TaskMove[], before: readonly TaskMove[]): readonly TaskMove[] {
  const stood = new Set(before.map(({ task, after }) => `${task.id} ${after}`));
  return moves.filter(({ task, after, willMove }) => willMove || !stood.has(`${task.id} ${after}`));
}

/**
 * A save of a task without its revision: a preview is based on what is stored, whatever revision the person has open.
 */
const asStored = ({ revision: _, saveId: __, ...input }: AssignedTaskInput): AssignedTaskSave =>
  input.parentId ? input : { ...input, revision: asItIs };

/**
 * The other tasks that would move if these tasks were saved now. The save is run and rolled back. A save that would be
 * refused moves nothing; the refusal is shown when it is actually made.
 */
export async function movedByTasks(
  inputs: readonly AssignedTaskInput[],
  context: RecordContext,
): Promise<readonly MovedTask[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  if (!(await areFollowed(context.db, ids))) return [];
  const before = movesOf(await followingTasks(context.db, await projectsOfTasks(context.db, ids)));
  let moves: readonly TaskMove[] = [];
  try {
    await saveTasks(inputs.map(asStored), { ...context, isRehearsal: true }, (found) => {
      moves = found;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [];
  }
  return movedTasks(
    newMoves(moves, before).filter(({ task }) => !ids.includes(task.id)),
    context,
  );
}
