import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import * as v from 'valibot';
import { texts } from '../../generated/texts/tasks.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { isInProject, waitsForItself } from './circle-store.ts';
import { lockTasksOf, type TaskPlace } from './task-place-store.ts';

const blockersSchema = v.fallback(
  v.array(v.object({ id: v.string(), blocker: v.object({ id: v.string() }) })),
  [],
);

const blockersIn = (values: RecordValues | undefined) => v.parse(blockersSchema, values?.['blockers']);

/**
 * Faults of the tasks that a task waits for, each at its row: a task that is listed twice, belongs to another project,
 * or would itself wait for this one. The tasks of the project are locked, so that two saves do not create a circle
 * together.
 */
export async function blockerErrors(
  within: RecordContext,
  id: string,
  values: RecordValues,
  before: StoredRecord | undefined,
  place: Pick<TaskPlace, 'projectId'>,
): Promise<readonly FieldError[]> {
  const known = new Set(blockersIn(before?.values).map(({ blocker }) => blocker.id));
  const blockers = blockersIn(values);
  const twice = inLanguage(texts, languageOf(within.user.locale));
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  let isLocked = false;
  for (const [row, { blocker }] of blockers.entries()) {
    const at = (message: string) => errors.push({ path: `blockers[${row}].blocker`, message });
    if (seen.has(blocker.id)) at(twice.waitsTwice);
    seen.add(blocker.id);
    if (known.has(blocker.id)) continue;
    if (!isLocked) await lockTasksOf(within.db, place.projectId);
    isLocked = true;
    if (!(await isInProject(within.db, blocker.id, place.projectId))) at(twice.ofAnotherProject);
    else if (await waitsForItself(within.db, id, blocker.id)) at(twice.waitsInCircle);
  }
  return errors;
}
