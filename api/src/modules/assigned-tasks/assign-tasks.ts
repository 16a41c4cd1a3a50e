import { randomUUID } from 'node:crypto';
import { languageOf } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import type { TaskType } from 'shared-contracts/graphql';
import { zoneSchema } from 'shared-contracts/grids';
import { recordRights } from 'shared-contracts/rights';
import { dueRuleText } from 'shared-contracts/tasks';
import * as v from 'valibot';
import { texts } from '../../generated/texts/tasks.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { plannedTasks } from './assign-tasks-store.ts';
import { assignedTaskLists } from './assigned-task-lists.ts';
import { datesFollow } from './follow-dates.ts';
import { dueDatesOf } from './following-store.ts';
import { noteItems } from './model-tasks-store.ts';
import { taskParents } from './task-parents.ts';
import { findPlace, lockTasksOf, openTasks, type TaskPlace } from './task-place-store.ts';
import { type TaskDueRule, taskDueRule } from './task-rule.ts';

/** A task manager, and the record to which its model is applied. */
export interface AssignTasks {
  readonly taskManagerId: string;
  readonly parentClass: TaskType;
  readonly parentId: string;
  readonly zone?: string | null | undefined;
}

/** A task of the model with its person and due date. */
export interface Planned {
  readonly taskId: string;
  readonly assigneeId: string | null;
  readonly assignedDate: string;
  readonly dueDate: string | null;
  readonly follows: string | null;
  readonly isOpen: boolean;
}

/** A planned task with its new id, or with the existing one if it is already open. */
interface PlannedRow extends Planned {
  readonly id: string;
  readonly rule: TaskDueRule;
  /** The row of the model that contains its rule. */
  readonly itemId: string;
  /** The assigned task for which it waits. */
  readonly waitsFor: string | null;
}

async function dayOf({ zone }: AssignTasks, { db, user, clock }: RecordContext): Promise<string> {
  const known = v.safeParse(zoneSchema, zone ?? (await personZone(db, user)));
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  return dayIn(known.output, clock());
}

/** The record that gets the tasks. Throws NOT_FOUND, or FORBIDDEN for people who may not assign tasks there. */
async function placeOf(context: RecordContext, request: AssignTasks): Promise<TaskPlace> {
  const { taskManagerId, parentClass, parentId } = request;
  if (!(await isSeen(context, 'TaskManager', checkedId(taskManagerId)))) throw notFound();
  if (!(await isSeen(context, taskParents[parentClass].type, parentId))) throw notFound();
  const place = await findPlace(context.db, parentClass, checkedId(parentId));
  if (!place) throw notFound();
  if (!recordRights.assignedTask.create(context.user, { project: place.parties }))
    throw forbidden(messageFrom(texts, ({ mayNotAssign }) => mayNotAssign));
  return place;
}

/**
 * The model's tasks for a record. A task that follows no date is due the model's number of days after the previous one,
 * or has no date if there is no number.
 */
async function planOf(
  context: RecordContext,
  request: AssignTasks,
  place: TaskPlace,
): Promise<readonly PlannedRow[]> {
  const { db, user } = context;
  const items = await plannedTasks(db, checkedId(request.taskManagerId), request.parentClass, place);
  const open = await openTasks(
    db,
    place,
    items.map(({ taskId }) => taskId),
  );
  const today = await dayOf(request, context);
  const idOf = new Map(items.map(({ taskId }) => [taskId, open.get(taskId) ?? randomUUID()]));
  let due = today;
  return items.map(({ taskId, assigneeId, item }) => {
    const { days, followed, waitsForId } = item;
    const waited = waitsForId && waitsForId !== taskId ? idOf.get(waitsForId) : undefined;
    const rule = taskDueRule(item, place, (other) => idOf.get(other));
    due = rule.dueAnchor ? due : dayAfter(due, days ?? 0);
    return {
      ...{
        id: idOf.get(taskId) ?? '',
        taskId,
        assigneeId,
        assignedDate: today,
        rule,
        itemId: item.id,
        waitsFor: waited ?? null,
      },
      dueDate: rule.dueAnchor || days === null ? null : due,
      follows: dueRuleText(rule, followed?.name, languageOf(user.locale)) ?? null,
      isOpen: open.has(taskId),
    };
  });
}

/**
 * Sorts the tasks to assign so that tasks that others follow or wait for come first, because only existing ones can be
 * referenced.
 */
function inOrder(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = new Set<PlannedRow>();
  const add = (row: PlannedRow, above: readonly PlannedRow[]) => {
    if (sorted.has(row)) return;
    for (const id of [row.rule.dueTask?.id, row.waitsFor]) {
      const first = id ? byId.get(id) : undefined;
      if (first && !above.includes(first)) add(first, [...above, row]);
    }
    sorted.add(row);
  };
  for (const row of rows) add(row, []);
  return [...sorted];
}

/** Assigns planned tasks in the transaction of `within`, and moves them to the dates that they follow. */
async function assign(within: RecordContext, place: TaskPlace, fresh: readonly PlannedRow[]) {
  const { parentClass, parentId, projectId } = place;
  const tasks = inOrder(fresh).map(({ id, taskId, assigneeId, assignedDate, dueDate, rule, waitsFor }) => ({
    ...{ id, parentClass, parentId, assignedDate, dueDate, ...rule },
    blockers: waitsFor ? [{ id: randomUUID(), blocker: { id: waitsFor } }] : [],
    task: { id: taskId },
    assignee: assigneeId ? { id: assigneeId } : null,
  }));
  const follows = fresh.some(({ rule }) => rule.dueAnchor !== null);
  const ids = await saveRecords(within, [
    ...assignedTaskLists(tasks, 'tasks'),
    ...(follows ? [datesFollow([projectId])] : []),
  ]);
  await noteItems(within.db, fresh);
  return ids;
}

/** The result that `assignTasks` would have now: it is run and rolled back. Throws an AppError. */
export async function planTasks(request: AssignTasks, context: RecordContext): Promise<readonly Planned[]> {
  const place = await placeOf(context, request);
  const planned = await planOf(context, request, place);
  const fresh = planned.filter(({ isOpen }) => !isOpen);
  if (!fresh.some(({ rule }) => rule.dueAnchor !== null)) return planned;
  const days = await inTransaction({ ...context, isRehearsal: true }, async (within) => {
    await lockTasksOf(within.db, place.projectId);
    await assign(within, place, fresh);
    return dueDatesOf(
      within.db,
      fresh.map(({ id }) => id),
    );
  });
  return planned.map((row) => ({ ...row, dueDate: row.isOpen ? row.dueDate : (days.get(row.id) ?? null) }));
}

/**
 * Applies the model of a task manager: assigns its tasks for this kind of record to the people with their roles, each
 * due by the date that it follows, or the model's number of days after the one before. Tasks that are already open on the
 * record are left as they are. Returns the ids of the assigned tasks. Throws an AppError.
 */
export async function assignTasks(request: AssignTasks, context: RecordContext): Promise<readonly string[]> {
  const place = await placeOf(context, request);
  const ids = await inTransaction(context, async (within) => {
    await lockTasksOf(within.db, place.projectId);
    const planned = await planOf(within, request, place);
    if (planned.length === 0) throw badInput(messageFrom(texts, ({ noTasks }) => noTasks));
    const fresh = planned.filter(({ isOpen }) => !isOpen);
    if (fresh.length === 0) throw badInput(messageFrom(texts, ({ allOpen }) => allOpen));
    await assign(within, place, fresh);
    return fresh.map(({ id }) => id);
  });
  context.mail.nudge();
  return ids;
}
