import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import * as v from 'valibot';
import { texts } from '../../generated/texts/tasks.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { taskParents } from './task-parents.ts';
import { findTask, lockTasksOf, openTasks, strangerTo, type TaskPlace } from './task-place-store.ts';

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

/** The id in a reference field of a save. */
export const namedId = (values: RecordValues | undefined, field: string): string | undefined =>
  v.parse(namedSchema, values?.[field])?.id;

/** The current date in the easternmost time zone: nobody's today is later. */
export const latestDay = (now: Date): string => dayIn('Pacific/Kiritimati', now);

/** Why a task cannot be assigned: it is archived, meant for another kind of record, or already open there. */
async function taskErrors(
  { db, user }: RecordContext,
  taskId: string,
  place: TaskPlace,
): Promise<readonly FieldError[]> {
  const messages = inLanguage(texts, languageOf(user.locale));
  const at = (message: string) => [{ path: 'task', message }];
  const task = await findTask(db, taskId);
  if (!task) return [];
  if (!task.isActive) return at(messages.inactive(task.name));
  if (task.taskType !== taskParents[place.parentClass].taskType) return at(messages.elsewhere(task.name));
  await lockTasksOf(db, place.projectId);
  return (await openTasks(db, place, [taskId])).size > 0 ? at(messages.openHere(task.name)) : [];
}

/** Faults of an assigned task that need the database: in the task, and in the person who is to do it. */
export async function assignedTaskErrors(
  within: RecordContext,
  values: RecordValues,
  before: StoredRecord | undefined,
  place: TaskPlace,
): Promise<readonly FieldError[]> {
  const assignee = namedId(values, 'assignee');
  const isOther = assignee !== undefined && assignee !== namedId(before?.values, 'assignee');
  const stranger = isOther ? await strangerTo(within.db, assignee, place) : undefined;
  const { stranger: strangerMessage } = inLanguage(texts, languageOf(within.user.locale));
  const taskId = before ? undefined : namedId(values, 'task');
  return [
    ...(taskId ? await taskErrors(within, taskId, place) : []),
    ...(stranger ? [{ path: 'assignee', message: strangerMessage(stranger) }] : []),
  ];
}
