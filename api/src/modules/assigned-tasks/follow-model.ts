import { isDeepStrictEqual } from 'node:util';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import {
  asItIs,
  type RecordValues,
  type SaveInput,
  type StoredRecord,
  type WritableKind,
} from '../../records/writing/writable-kind.ts';
import { namedId } from './assigned-task-errors.ts';
import { followsItself } from './circle-store.ts';
import { followDates } from './follow-dates.ts';
import { followingTasks } from './following-store.ts';
import { type ModelTask, tasksOfItems } from './model-tasks-store.ts';
import { newMoves } from './moved-tasks.ts';
import { movesOf, type TaskMove } from './moves.ts';
import { type TaskDueRule, taskDueRule } from './task-rule.ts';

interface RuleSave extends SaveInput, TaskDueRule {}

const ruleFields = ['dueAnchor', 'dueCount', 'dueUnit', 'dueSide', 'dueDateName'] as const;

/** Writes only the rule of tasks: the right was checked for the person who changed the model. */
const ruleKind: WritableKind<RuleSave> = {
  kind: 'ASSIGNED_TASK',
  type: 'AssignedTask',
  writer: tableWriter({
    type: 'AssignedTask',
    fields: [...ruleFields.map((name) => ({ name })), { name: 'dueTask', shows: ['called'] }],
  }),
  isWrittenBeside: () => true,
  check: () => {},
  read: ({ id: _, revision: __, saveId: ___, ...rule }) => ({ ...rule }),
};

/** Number of tasks that one save writes. */
const together = 500;

const itemsOf = (record: StoredRecord | undefined): readonly RecordValues[] => {
  const items = record?.values['items'];
  return Array.isArray(items) ? items : [];
};

/** The rule in a row of a model, in the form in which it is compared. */
const ruleOf = (item: RecordValues) => ({
  ...Object.fromEntries(ruleFields.map((field) => [field, item[field] ?? null])),
  dueTask: namedId(item, 'dueTask') ?? null,
});

/** Whether a task still has the previous rule of its row in the model, so nobody gave it another one. */
const hasRule = (task: ModelTask, before: RecordValues): boolean =>
  isDeepStrictEqual({ ...ruleOf({ ...task }), dueTask: task.followedId }, ruleOf(before));

/**
 * Gives the open tasks of a model the current rules of its rows, in the transaction of the model's save, and moves
 * those that follow a date. A task whose date was set by hand gets the rule and keeps its date. A task that somebody
 * gave another rule keeps that, and so does one whose row no longer has a rule. Returns the moves, and the tasks that
 * stay.
 */
export async function followModel(
  within: RecordContext,
  before: StoredRecord | undefined,
  after: StoredRecord | undefined,
): Promise<readonly TaskMove[]> {
  const known = new Map(itemsOf(before).map((item) => [String(item['id']), item]));
  const changed = itemsOf(after).filter((item) => {
    const old = known.get(String(item['id']));
    return old && item['dueAnchor'] && !isDeepStrictEqual(ruleOf(old), ruleOf(item));
  });
  if (changed.length === 0) return [];
  const tasks = await tasksOfItems(
    within.db,
    changed.map(({ id }) => String(id)),
  );
  const saves: RuleSave[] = [];
  const projects = new Set<string>();
  for (const task of tasks) {
    const old = known.get(task.itemId);
    if (!old || !hasRule(task, old)) continue;
    const rule = taskDueRule(task.item, task, () => task.newDueTaskId ?? undefined);
    if (rule.dueAnchor === null) continue;
    // With the changes that people made to the tasks of this record, the rule could create a circle.
    if (rule.dueTask && (await followsItself(within.db, task.id, rule.dueTask.id))) continue;
    saves.push({ id: task.id, revision: asItIs, ...rule });
    projects.add(task.projectId);
  }
  const ids = [...projects].toSorted();
  const stood = movesOf(await followingTasks(within.db, ids));
  for (let first = 0; first < saves.length; first += together)
    await saveRecords(within, [listOf(ruleKind, saves.slice(first, first + together), 'tasks')]);
  return newMoves(await followDates(within, ids), stood);
}
