import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { texts } from '../../generated/texts/tasks.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { modelCircle } from './model-circle.ts';
import { namesOfTasks } from './model-tasks-store.ts';

/** Faults of a model as a whole: the row that closes a circle, with the tasks of the circle. */
export async function modelFaults(
  values: RecordValues,
  within: RecordContext,
): Promise<readonly FieldError[]> {
  const items = values['items'];
  const circle = Array.isArray(items) ? modelCircle(items) : undefined;
  if (!circle) return [];
  const names = await namesOfTasks(within.db, circle.taskIds);
  const circleText = circle.taskIds.map((id) => `‘${names.get(id) ?? '?'}’`).join(' → ');
  const { modelFollowsItself, modelWaitsForItself } = inLanguage(texts, languageOf(within.user.locale));
  const message =
    circle.field === 'dueTask' ? modelFollowsItself(circleText) : modelWaitsForItself(circleText);
  return [{ path: `items[${circle.place}].${circle.field}`, message }];
}
