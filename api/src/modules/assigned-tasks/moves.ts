import { dueDay } from 'shared-contracts/tasks';
import type { FollowingTask } from './following-store.ts';

/** A task whose due date changes because of another date. */
export interface TaskMove {
  readonly task: FollowingTask;
  /** The date that it follows, yyyy-MM-dd. */
  readonly anchor: string;
  readonly after: string;
  /** False if its date was set by hand. */
  readonly willMove: boolean;
}

/**
 * The tasks whose due dates differ from what their rules compute from the dates that they follow, in the order of the
 * tasks. A task that follows another one follows the new date of that one. A task whose date was set by hand stays, and
 * so does one that follows a missing date, so that clearing a date does not discard a plan.
 */
export function movesOf(tasks: readonly FollowingTask[]): readonly TaskMove[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const known = new Map<string, string | null>();

  const anchorOf = ({ dueAnchor, anchorDay, ofTask }: FollowingTask): string | null => {
    if (dueAnchor === 'TaskDone') return ofTask?.completedDate ?? null;
    if (dueAnchor !== 'TaskDue') return anchorDay;
    const other = ofTask && byId.get(ofTask.id);
    return other ? dayOf(other) : (ofTask?.dueDate ?? null);
  };

  const ruled = (task: FollowingTask): string | null => {
    const anchor = anchorOf(task);
    return anchor === null ? null : (dueDay(anchor, task, task.province ?? undefined) ?? null);
  };

  /** The due date of a task after everything has moved. */
  function dayOf(task: FollowingTask): string | null {
    const found = known.get(task.id);
    if (found !== undefined) return found;
    // Tasks that follow each other in a circle are refused; if there is one nevertheless, its stored date ends the
    // recursion.
    known.set(task.id, task.dueDate);
    const day = task.dueByHand ? task.dueDate : (ruled(task) ?? task.dueDate);
    known.set(task.id, day);
    return day;
  }

  for (const task of tasks) dayOf(task);
  return tasks.flatMap((task) => {
    const [anchor, after] = [anchorOf(task), ruled(task)];
    return anchor === null || after === null || after === task.dueDate
      ? []
      : [{ task, anchor, after, willMove: !task.dueByHand }];
  });
}
