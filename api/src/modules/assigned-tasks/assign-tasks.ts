import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import type { TaskType } from 'shared-contracts/graphql';
import { zoneSchema } from 'shared-contracts/grids';
import { recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/tasks.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { said, toProgrammers } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { plannedTasks } from './assign-tasks-store.ts';
import { assignedTaskLists } from './assigned-task-lists.ts';
import { taskParents } from './task-parents.ts';
import { findPlace, lockTasksOf, openTasks, type TaskPlace } from './task-place-store.ts';

/** A task manager, and the record that its model is applied to. */
export interface AssignTasks {
  readonly taskManagerId: string;
  readonly parentClass: TaskType;
  readonly parentId: string;
  readonly zone?: string | null | undefined;
}

/** A task of the model with who does it by when. */
export interface Planned {
  readonly taskId: string;
  readonly assigneeId: string | null;
  readonly assignedDate: string;
  readonly dueDate: string | null;
  readonly isOpen: boolean;
}

async function dayOf({ zone }: AssignTasks, { db, user, clock }: RecordContext): Promise<string> {
  const known = v.safeParse(zoneSchema, zone ?? (await personZone(db, user)));
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  return dayIn(known.output, clock());
}

/** Where the tasks go. Throws NOT_FOUND, or FORBIDDEN to who may not assign there. */
async function placeOf(context: RecordContext, asked: AssignTasks): Promise<TaskPlace> {
  const { taskManagerId, parentClass, parentId } = asked;
  if (!(await isSeen(context, 'TaskManager', checkedId(taskManagerId)))) throw notFound();
  if (!(await isSeen(context, taskParents[parentClass].type, parentId))) throw notFound();
  const place = await findPlace(context.db, parentClass, checkedId(parentId));
  if (!place) throw notFound();
  if (!recordRights.assignedTask.create(context.user, { project: place.parties }))
    throw forbidden(said(texts, ({ mayNotAssign }) => mayNotAssign));
  return place;
}

/** The model's tasks for a record, each due the model's days after the one before; one without days has no date. */
async function planOf(
  context: RecordContext,
  asked: AssignTasks,
  place: TaskPlace,
): Promise<readonly Planned[]> {
  const { db } = context;
  const planned = await plannedTasks(db, checkedId(asked.taskManagerId), asked.parentClass, place);
  const open = await openTasks(
    db,
    place,
    planned.map(({ taskId }) => taskId),
  );
  const today = await dayOf(asked, context);
  let due = today;
  return planned.map(({ taskId, assigneeId, days }) => {
    due = dayAfter(due, days ?? 0);
    const dueDate = days === null ? null : due;
    return { taskId, assigneeId, assignedDate: today, dueDate, isOpen: open.has(taskId) };
  });
}

/** The outcome that `assignTasks` would have now. Throws an AppError. */
export const planTasks = async (asked: AssignTasks, context: RecordContext): Promise<readonly Planned[]> =>
  planOf(context, asked, await placeOf(context, asked));

/**
 * Applies the model of a task manager: assigns its tasks for this kind of record to the people with their roles, each
 * due the model's number of days after the one before. Tasks that are already open on the record are left as they are.
 * Returns the ids of the assigned tasks. Throws an AppError.
 */
export async function assignTasks(asked: AssignTasks, context: RecordContext): Promise<readonly string[]> {
  const place = await placeOf(context, asked);
  const ids = await inTransaction(context, async (within) => {
    await lockTasksOf(within.db, place.projectId);
    const planned = await planOf(within, asked, place);
    if (planned.length === 0) throw badInput(said(texts, ({ noTasks }) => noTasks));
    const fresh = planned.filter(({ isOpen }) => !isOpen);
    if (fresh.length === 0) throw badInput(said(texts, ({ allOpen }) => allOpen));
    const { parentClass, parentId } = place;
    const tasks = fresh.map(({ taskId, assigneeId, assignedDate, dueDate }) => ({
      ...{ id: randomUUID(), parentClass, parentId, assignedDate, dueDate },
      task: { id: taskId },
      assignee: assigneeId ? { id: assigneeId } : null,
    }));
    return saveRecords(within, assignedTaskLists(tasks, 'tasks'));
  });
  context.mail.nudge();
  return ids;
}
