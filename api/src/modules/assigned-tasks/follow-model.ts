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

/** The rule of tasks and no other field: who changes a model was checked for that. */
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

/** Tasks that one save writes. */
const together = 500;

const itemsOf = (record: StoredRecord | undefined): readonly RecordValues[] => {
  const items = record?.values['items'];
  return Array.isArray(items) ? items : [];
};

/** The rule of a row of a model, as it is compared. */
const ruleOf = (item: RecordValues) => ({
  ...Object.fromEntries(ruleFields.map((field) => [field, item[field] ?? null])),
  dueTask: namedId(item, 'dueTask') ?? null,
});

/** Whether a task still has the rule that its row of the model had before: nobody gave it another one. */
const hasRule = (task: ModelTask, before: RecordValues): boolean =>
  isDeepStrictEqual({ ...ruleOf({ ...task }), dueTask: task.followedId }, ruleOf(before));

/**
 * Gives the open tasks of a model the rules that its rows have now, in the transaction of its save, and moves those that
 * follow a date; one whose date was set by hand gets the rule and keeps its date. A task that somebody gave another rule keeps
 * that, and so does one whose row has no rule any more. Returns the moves, and the tasks that stay.
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
    // What people made of the tasks of this record may lead back to it.
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
