import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { AssignedTaskInput } from 'shared-contracts/graphql';
import { dueRuleFaults, followsTask } from 'shared-contracts/tasks';
import { texts } from '../../generated/texts/tasks.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { namedId } from './assigned-task-errors.ts';
import { followsItself, isInProject } from './circle-store.ts';
import { lockTasksOf, type TaskPlace } from './task-place-store.ts';

/**
 * Whether the due date of a task counts as set by hand after a save: the person says so, or changes the date of a task
 * that follows another date. A task that follows nothing has no such mark.
 */
export function setByHand(
  { dueByHand, dueDate }: Pick<AssignedTaskInput, 'dueByHand' | 'dueDate'>,
  values: RecordValues,
  before: RecordValues | undefined,
): { readonly dueByHand: boolean } {
  if (!values['dueAnchor'] && (values['dueAnchor'] === null || !before?.['dueAnchor']))
    return { dueByHand: false };
  if (dueByHand !== undefined && dueByHand !== null) return { dueByHand };
  const isTyped =
    Boolean(before?.['dueAnchor']) &&
    dueDate !== undefined &&
    (dueDate ?? null) !== (before?.['dueDate'] ?? null);
  return { dueByHand: isTyped || before?.['dueByHand'] === true };
}

const ruleFields = ['dueAnchor', 'dueDateName', 'dueTask'] as const;

/** Faults of the date that a task follows: its record has no such date, or the followed task follows this one. */
export async function followErrors(
  within: RecordContext,
  id: string,
  values: RecordValues,
  before: StoredRecord | undefined,
  place: TaskPlace,
): Promise<readonly FieldError[]> {
  const now: RecordValues = { ...before?.values, ...values };
  const isAsBefore = ruleFields.every(
    (field) => JSON.stringify(now[field] ?? null) === JSON.stringify(before?.values[field] ?? null),
  );
  if (isAsBefore) return [];
  const language = languageOf(within.user.locale);
  const faults = dueRuleFaults(now, place.parentClass, language);
  const other = namedId(now, 'dueTask');
  if (faults.length > 0 || !followsTask(now['dueAnchor']) || other === undefined) return faults;
  const { db } = within;
  const { circle, ofAnotherProject } = inLanguage(texts, language);
  // Makes two saves that would each create half of a circle wait for each other.
  await lockTasksOf(db, place.projectId);
  if (!(await isInProject(db, other, place.projectId)))
    return [{ path: 'dueTask', message: ofAnotherProject }];
  return (await followsItself(db, id, other)) ? [{ path: 'dueTask', message: circle }] : [];
}
