import { randomUUID } from 'node:crypto';
import { texts } from '../../generated/texts/tasks.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { findPlace, lockTasksOf, openTasks, plannedTasks } from './assign-tasks-store.ts';
import { assignedTaskKind, checkMayAssign, type NewTask } from './assigned-task-kind.ts';

interface AssignTasks {
  readonly taskManagerId: string;
  readonly parentClass: 'Project' | 'Agreement';
  readonly parentId: string;
}

const dayLength = 86_400_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Planned tasks, each due the model's days after the one before; a task without days has no date. */
function dated(planned: Awaited<ReturnType<typeof plannedTasks>>, today: number): readonly NewTask[] {
  let due = today;
  return planned.map(({ taskId, assigneeId, days }) => {
    due += (days ?? 0) * dayLength;
    return {
      id: randomUUID(),
      taskId,
      assigneeId,
      assignedDate: dayOf(today),
      dueDate: days === null ? null : dayOf(due),
    };
  });
}

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
  const { db, clock, mail } = context;
  const managerId = checkedId(taskManagerId);
  if (!(await isSeen(context, 'TaskManager', managerId))) throw notFound();
  const type = parentClass === 'Project' ? 'SurfaceProject' : 'Agreement';
  if (!(await isSeen(context, type, parentId))) throw notFound();
  const place = await findPlace(db, parentClass, checkedId(parentId));
  if (!place) throw notFound();
  checkMayAssign(context.user, place);
  const kind = assignedTaskKind(place);
  const ids = await inTransaction(context, async (within) => {
    await lockTasksOf(within.db, place);
    const planned = await plannedTasks(within.db, managerId, parentClass);
    if (planned.length === 0) throw badInput(said(texts, ({ noTasks }) => noTasks));
    const open = await openTasks(
      within.db,
      place,
      planned.map(({ taskId }) => taskId),
    );
    const fresh = dated(planned, clock().getTime()).filter(({ taskId }) => !open.has(taskId));
    if (fresh.length === 0) throw badInput(said(texts, ({ allOpen }) => allOpen));
    return saveRecords(within, [listOf(kind, fresh)]);
  });
  mail.nudge();
  return ids;
}
