import type { AssignedTaskInput } from 'shared-contracts/graphql';
import { assignedTaskRules } from 'shared-contracts/tasks';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import type { ProjectList } from '../project-list.ts';
import { type AssignedTaskSave, assignedTaskKind, type TaskSurroundings } from './assigned-task-kind.ts';
import { blockedStepsRefused } from './blocked-steps.ts';
import { tasksGetReady } from './ready-tasks.ts';

interface Around {
  readonly projectId?: string;
}

const parentOf = ({ parentClass, parentId }: AssignedTaskSave, projectId: string | undefined) => {
  if (parentClass && parentId) return { parentClass, parentId: parentId.toLowerCase() };
  return projectId ? { parentClass: 'Project' as const, parentId: projectId } : undefined;
};

/**
 * Lists of assigned tasks in a save, each at its path below `path`; the effects of their rules are part of the save.
 * Without a project they may belong to any records, and a new task references its own.
 */
export function assignedTaskLists(
  inputs: readonly AssignedTaskSave[],
  path: string,
  { projectId }: Around = {},
): readonly SaveList<RecordContext>[] {
  const assign: TaskSurroundings['assign'] = (within, tasks) =>
    saveRecords(within, assignedTaskLists(tasks, ''));
  const kinds = new Map<string, ReturnType<typeof assignedTaskKind>>();
  return inputs.map((input, place) => {
    const parent = parentOf(input, projectId);
    const key = `${parent?.parentClass} ${parent?.parentId}`;
    const kind =
      kinds.get(key) ??
      assignedTaskKind({
        ...(parent ? { parent } : {}),
        ...(projectId ? { projectId } : {}),
        assign,
      });
    kinds.set(key, kind);
    const list = listOf(kind, [input], path);
    return { ...list, rows: list.rows.map((row) => ({ ...row, path: path && `${path}[${place}]` })) };
  });
}

/** The path of a task in the lists of a save. */
export const pathIn = (lists: readonly SaveList<RecordContext>[], id: string): string | undefined =>
  lists.flatMap(({ rows }) => rows).find((row) => row.id === id)?.path;

const isNamed = ({ revision, ...input }: AssignedTaskInput) =>
  (revision ?? null) === null || namesFields(assignedTaskRules, input);

/** The tasks of a project and of everything below it, in the project's save. */
export const projectTasks: ProjectList = {
  name: 'tasks',
  lists: ({ projectId }, { tasks }) => {
    const lists = assignedTaskLists(tasks ?? [], 'tasks', { projectId: projectId.toLowerCase() });
    const named = lists.filter((_, place) => {
      const input = tasks?.[place];
      return input !== undefined && isNamed(input);
    });
    if (named.length === 0) return [];
    return [
      ...named,
      blockedStepsRefused((id) => pathIn(named, id)),
      tasksGetReady(async () => [projectId.toLowerCase()]),
    ];
  },
};
