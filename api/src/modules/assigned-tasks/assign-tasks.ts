import { recordRights } from 'shared-contracts/rights';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { addHistoryEntry } from '../../records/writing/history-store.ts';
import { findPlace, insertTasks, openTasks, plannedTasks } from './assign-tasks-store.ts';

interface AssignTasks {
  readonly taskManagerId: string;
  readonly parentClass: 'Project' | 'Agreement';
  readonly parentId: string;
}

const dayLength = 86_400_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Applies the model of a task manager: its tasks for this kind of record are
 * assigned to who has their roles, each due the model's days after the one
 * before. What is open there already is left as it is. Returns the ids of what
 * was assigned. Throws an AppError.
 */
export async function assignTasks(
  { taskManagerId, parentClass, parentId }: AssignTasks,
  context: RecordContext,
): Promise<readonly string[]> {
  const { db, user, clock, mail } = context;
  const managerId = checkedId(taskManagerId);
  if (!(await isSeen(context, 'TaskManager', managerId))) throw notFound();
  const type = parentClass === 'Project' ? 'SurfaceProject' : 'Agreement';
  if (!(await isSeen(context, type, parentId))) throw notFound();
  const place = await findPlace(db, parentClass, checkedId(parentId));
  if (!place) throw notFound();
  if (!recordRights.assignedTask.create(user, { project: place.parties }))
    throw forbidden('You do not have the right to assign tasks here.');
  const ids = await db.transaction().execute(async (transaction) => {
    const planned = await plannedTasks(transaction, managerId, parentClass);
    if (planned.length === 0)
      throw badInput('The model of this task manager has no tasks for such a record.');
    const open = await openTasks(
      transaction,
      place,
      planned.map(({ taskId }) => taskId),
    );
    const today = clock().getTime();
    let due = today;
    const dated = planned.map(({ taskId, assigneeId, days }) => {
      due += (days ?? 0) * dayLength;
      return { taskId, assigneeId, assignedDate: dayOf(today), dueDate: days === null ? null : dayOf(due) };
    });
    const fresh = dated.filter(({ taskId }) => !open.has(taskId));
    if (fresh.length === 0) throw badInput('All of these tasks are open there already.');
    const made = await insertTasks(transaction, place, fresh);
    for (const [index, id] of made.entries()) {
      const task = fresh[index];
      await addHistoryEntry(transaction, {
        recordKind: 'ASSIGNED_TASK',
        recordId: id,
        revision: 1,
        saveId: null,
        changedAt: clock(),
        changedBy: user.id,
        changes: [{ field: 'dueDate', before: null, after: task?.dueDate ?? null }],
      });
      // Nobody is told by mail of what they gave themselves.
      if (task?.assigneeId && task.assigneeId !== user.id) await mail.add(transaction, 'task-assigned', id);
    }
    return made;
  });
  mail.nudge();
  return ids;
}
