import { dueAnchors, dueSides, dueUnits, followsTask } from 'shared-contracts/tasks';
import * as v from 'valibot';
import { copiedId, fresh, reference, text } from './copied-fields.ts';

const dueUnit = v.nullable(v.picklist(dueUnits));

export const blockerSchema = v.object({
  id: v.string(),
  blocker: reference,
  lagCount: v.nullable(v.number()),
  lagUnit: dueUnit,
});

export const taskSchema = v.object({
  id: v.string(),
  parentClass: v.string(),
  task: reference,
  assignee: reference,
  notes: text,
  completedDate: text,
  dueAnchor: v.nullable(v.picklist(dueAnchors)),
  dueCount: v.nullable(v.number()),
  dueUnit,
  dueSide: v.nullable(v.picklist(dueSides)),
  dueDateName: text,
  dueTask: reference,
  blockers: v.array(blockerSchema),
});

export type CopiedTask = v.InferOutput<typeof taskSchema>;

/** The kinds of tasks and the people that tasks name. */
export const namedByTasks = (tasks: readonly CopiedTask[]) => ({
  taskIds: tasks.flatMap(({ task }) => task?.id ?? []),
  personIds: tasks.flatMap(({ assignee }) => assignee?.id ?? []),
});

/**
 * Tasks without those of a kind that is not assigned any more, and without people who could not do them in the copy;
 * `assignable` has the ids of the others.
 */
export const assignableTasks = (
  tasks: readonly CopiedTask[],
  assignable: ReadonlySet<string>,
): readonly CopiedTask[] =>
  tasks.flatMap((row) => {
    if (!row.task || !assignable.has(row.task.id)) return [];
    return [{ ...row, assignee: row.assignee && assignable.has(row.assignee.id) ? row.assignee : null }];
  });

const namesSchema = v.nullish(v.array(v.object({ name: v.string() })), []);
const nameKey = (name: string | null): string => (name ?? '').trim().toLowerCase();
const noRule = {
  ...{ dueAnchor: null, dueCount: null, dueUnit: null, dueSide: null, dueDateName: null, dueTask: null },
};

/**
 * The task that stands for each one in the copy, by id. A project has a task open once, so of several of one kind the
 * open one is copied, otherwise the last.
 */
function copiedAs(tasks: readonly CopiedTask[]): ReadonlyMap<string, CopiedTask> {
  const ofKind = new Map<string, CopiedTask>();
  const kindOf = ({ id, task }: CopiedTask) => task?.id ?? id;
  for (const one of tasks) {
    const known = ofKind.get(kindOf(one));
    if (!known || known.completedDate !== null) ofKind.set(kindOf(one), one);
  }
  return new Map(tasks.map((one) => [one.id, ofKind.get(kindOf(one)) ?? one]));
}

/** What a task waits for and follows, by id. */
const needs = ({ dueTask, blockers }: CopiedTask): readonly string[] =>
  [dueTask, ...blockers.map(({ blocker }) => blocker)].flatMap((one) => one?.id ?? []);

/** Tasks in an order in which each comes after those that it needs: a row that is saved refers to earlier ones only. */
function inOrderOfNeed(copies: ReadonlyMap<string, CopiedTask>): readonly CopiedTask[] {
  const ordered: CopiedTask[] = [];
  const visited = new Set<string>();
  const visit = (id: string) => {
    const task = copies.get(id);
    if (!task || visited.has(task.id)) return;
    visited.add(task.id);
    needs(task).forEach(visit);
    ordered.push(task);
  };
  [...copies.keys()].forEach(visit);
  return ordered;
}

/**
 * A project's own tasks as the save of its copy `made` expects them: not started, with the due dates' rules whose date (one
 * of `dated`, which have names) or task is copied too, and those that follow the day on which the task is assigned; other
 * rules would follow nothing. They wait for what they waited for as far as it is copied.
 */
export function tasksToCopy(rows: readonly CopiedTask[], made: string, dated: unknown) {
  const copies = copiedAs(rows.filter((row) => row.parentClass === 'Project'));
  const names = new Set(v.parse(namesSchema, dated).map(({ name }) => nameKey(name)));
  const ordered = inOrderOfNeed(copies);
  const places = new Map(ordered.map(({ id }, place) => [id, place]));
  /** The copy of what a task needs; undefined without one, and where two kinds needed each other in turn. */
  const copyOf = (needed: v.InferOutput<typeof reference>, { id }: CopiedTask) => {
    const copy = needed && copies.get(needed.id);
    const isBefore = copy && (places.get(copy.id) ?? 0) < (places.get(id) ?? 0);
    return isBefore ? { id: copiedId(made, copy.id) } : undefined;
  };
  const ruleOf = (task: CopiedTask) => {
    const { dueAnchor, dueDateName, dueTask, dueCount, dueUnit: unit, dueSide } = task;
    const rule = { dueAnchor, dueCount, dueUnit: unit, dueSide, dueDateName: null, dueTask: null };
    if (followsTask(dueAnchor)) {
      const followed = copyOf(dueTask, task);
      return followed ? { ...rule, dueTask: followed } : noRule;
    }
    if (dueAnchor === 'NamedDate' && !names.has(nameKey(dueDateName))) return noRule;
    return { ...rule, dueDateName };
  };
  const blockersOf = (task: CopiedTask) => {
    const waits = task.blockers.flatMap((row) => {
      const blocker = copyOf(row.blocker, task);
      return blocker ? [{ ...row, id: copiedId(made, row.id), blocker }] : [];
    });
    return waits.filter(
      ({ blocker }, place) => waits.findIndex((row) => row.blocker.id === blocker.id) === place,
    );
  };
  return ordered.map((task) => {
    const { completedDate: _, ...row } = task;
    return {
      ...fresh(made)(row),
      ...ruleOf(task),
      blockers: blockersOf(task),
      ...{ parentClass: 'Project' as const, parentId: made },
    };
  });
}
