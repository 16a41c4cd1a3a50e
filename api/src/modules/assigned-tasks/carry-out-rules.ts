import { randomUUID } from 'node:crypto';
import type { TaskTrigger } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import { asItIs, type SaveInput, type WritableKind } from '../../records/writing/writable-kind.ts';
import { type Effect, planEffects, runOf } from './plan-effects.ts';
import { taskParents } from './task-parents.ts';
import { lockTasksOf, type TaskPlace } from './task-place-store.ts';
import type { TaskDueRule } from './task-rule.ts';
import { claimRun, noteFollowed } from './task-rules-store.ts';

/** A task that a save started or completed. */
export interface Carried {
  readonly id: string;
  /** The revision that the save made. */
  readonly revision: number;
  readonly taskId: string;
  readonly place: TaskPlace;
  /** The events, in order, each with its day. */
  readonly happened: readonly { readonly trigger: TaskTrigger; readonly day: string }[];
}

/** A task that a rule assigns. */
export interface RuleTask extends SaveInput, Partial<TaskDueRule> {
  readonly parentClass: TaskPlace['parentClass'];
  readonly parentId: string;
  readonly task: { readonly id: string };
  readonly assignee: { readonly id: string } | null;
  readonly assignedDate: string;
  readonly dueDate: string | null;
}

type Assign = (within: RecordContext, tasks: readonly RuleTask[]) => Promise<unknown>;

interface StatusSave extends SaveInput {
  readonly statusId: string;
}

/** Writes only the surface status of a record. An administrator made the rule, so no right is checked. */
function statusKind({ parentClass }: TaskPlace): WritableKind<StatusSave> | undefined {
  const { statusOf, type } = taskParents[parentClass];
  if (!statusOf) return undefined;
  return {
    kind: statusOf,
    type,
    writer: tableWriter({
      type,
      fields: [{ name: 'surfaceStatus', shows: ['status'] }],
      ...(statusOf === 'SURFACE_PROJECT' ? { stamps: ({ clock }) => ({ last_modified_on: clock() }) } : {}),
    }),
    check: () => {},
    read: ({ statusId }) => ({ surfaceStatus: { id: statusId } }),
  };
}

const historyFields = {
  AssignTask: 'followedTask',
  ChangeStatus: 'followedStatus',
  EmailToUser: 'followedMail',
} as const;

async function carryOut(
  effect: Effect,
  { id, place }: Carried,
  trigger: TaskTrigger,
  within: RecordContext,
  assign: Assign,
): Promise<void> {
  if ('hindrance' in effect) return;
  if (effect.action === 'EmailToUser') {
    await within.mail.add(within.db, 'task-followed', `${id} ${trigger} ${effect.address}`);
    return;
  }
  if (effect.action === 'ChangeStatus') {
    const kind = statusKind(place);
    const status = { id: place.parentId, revision: asItIs, statusId: effect.statusId } as const;
    if (kind) await saveRecord(kind, status, within);
    return;
  }
  const { taskId, assigneeId, assignedDate, dueDate, rule } = effect;
  const { parentClass, parentId } = place;
  await assign(within, [
    {
      ...{ id: randomUUID(), parentClass, parentId, assignedDate, dueDate, ...rule },
      task: { id: taskId },
      assignee: assigneeId ? { id: assigneeId } : null,
    },
  ]);
}

/** The effects as the history shows them: only names, which are the same in every language. */
const historyChanges = (effects: readonly Effect[]) =>
  Object.entries(historyFields).flatMap(([action, field]) => {
    const names = effects
      .filter((effect) => effect.action === action && !('hindrance' in effect))
      .map((effect) =>
        'assigneeName' in effect && effect.assigneeName
          ? `${effect.target}: ${effect.assigneeName}`
          : effect.target,
      );
    return names.length > 0 ? [{ field, after: names.join('\n') }] : [];
  });

/**
 * Runs the rules for the start and completion of a task, in the transaction of the save that started or completed it.
 * Each rule runs once in the life of an assigned task. Assigning a task does not start it, so an assigned task triggers
 * nothing in the same save.
 */
export async function carryOutRules(carried: Carried, within: RecordContext, assign: Assign): Promise<void> {
  const { id, revision, place, taskId, happened } = carried;
  if (happened.length === 0) return;
  await lockTasksOf(within.db, place.projectId);
  const run = runOf(within.db);
  const all: Effect[] = [];
  for (const { trigger, day } of happened) {
    if (!(await claimRun(within.db, id, trigger, within.clock()))) continue;
    for (const effect of await planEffects(within.db, { place, taskId, trigger, day }, run)) {
      await carryOut(effect, carried, trigger, within, assign);
      all.push(effect);
    }
  }
  const followed = historyChanges(all);
  if (followed.length > 0) await noteFollowed(within.db, id, revision, followed);
}
