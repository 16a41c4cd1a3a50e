import { dayAfter } from 'shared-contracts/days';
import type { TaskTrigger } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import { taskParents } from './task-parents.ts';
import { openTasks, type TaskPlace } from './task-place-store.ts';
import { type TaskDueRule, taskDueRule } from './task-rule.ts';
import { findDoer, findStatus, listRuleResults, type RuleResult, statusNow } from './task-rules-store.ts';

/** Why a rule has no effect. */
type Hindrance =
  | 'taskUnknown'
  | 'taskInactive'
  | 'taskElsewhere'
  | 'taskOpen'
  | 'taskDone'
  | 'noStatusHere'
  | 'statusUnknown'
  | 'statusAlready'
  | 'noAddress'
  | 'personAway';

/** The effect of a rule, or why it has none; `target` is the name of the task, status or address concerned. */
export type Effect = { readonly target: string } & (
  | {
      readonly action: 'AssignTask';
      readonly taskId: string;
      readonly assigneeId: string | null;
      readonly assigneeName: string | null;
      readonly assignedDate: string;
      readonly dueDate: string | null;
      readonly rule: TaskDueRule | null;
      /** The name of the task that it follows. */
      readonly followed: string | null;
    }
  | { readonly action: 'ChangeStatus'; readonly statusId: string }
  | { readonly action: 'EmailToUser'; readonly address: string; readonly name: string | null }
  | { readonly action: RuleResult['action']; readonly hindrance: Hindrance }
);

/** A task that was started or completed on a day, yyyy-MM-dd. */
interface Happening {
  readonly place: TaskPlace;
  readonly taskId: string;
  readonly trigger: TaskTrigger;
  readonly day: string;
}

/**
 * The effects of one save so far. A rule neither reassigns a task completed in the same save, which would make rules
 * loop, nor repeats an effect of another rule.
 */
export class RuleRun {
  readonly #done = new Set<string>();
  readonly #given = new Set<string>();
  readonly #statuses = new Map<string, string>();

  static #key({ parentClass, parentId }: TaskPlace, taskId: string): string {
    return `${taskParents[parentClass].type} ${parentId} ${taskId}`;
  }

  noteDone(place: TaskPlace, taskId: string): void {
    this.#done.add(RuleRun.#key(place, taskId));
    this.#given.delete(RuleRun.#key(place, taskId));
  }

  noteGiven(place: TaskPlace, taskId: string): void {
    this.#given.add(RuleRun.#key(place, taskId));
  }

  noteStatus(place: TaskPlace, statusId: string): void {
    this.#statuses.set(RuleRun.#key(place, ''), statusId);
  }

  /** The status that a rule of this save gave a record. */
  statusOf = (place: TaskPlace): string | undefined => this.#statuses.get(RuleRun.#key(place, ''));
  isDone = (place: TaskPlace, taskId: string): boolean => this.#done.has(RuleRun.#key(place, taskId));
  isGiven = (place: TaskPlace, taskId: string): boolean => this.#given.has(RuleRun.#key(place, taskId));
}

const runs = new WeakMap<Db, RuleRun>();

/** The effects so far in a transaction; an aborted transaction that is tried again starts without any. */
export function runOf(transaction: Db): RuleRun {
  const run = runs.get(transaction) ?? new RuleRun();
  runs.set(transaction, run);
  return run;
}

async function assigning(db: Db, { place, day }: Happening, { task, target }: RuleResult, run: RuleRun) {
  const action = 'AssignTask';
  const refused = (hindrance: Hindrance): Effect => ({ action, target: task?.name ?? target, hindrance });
  if (!task) return refused('taskUnknown');
  if (!task.isActive) return refused('taskInactive');
  if (task.taskType !== taskParents[place.parentClass].taskType) return refused('taskElsewhere');
  if (run.isDone(place, task.id)) return refused('taskDone');
  if (run.isGiven(place, task.id) || (await openTasks(db, place, [task.id])).size > 0)
    return refused('taskOpen');
  const { assigneeId, assigneeName, item } = await findDoer(db, place, task.id);
  const other = item?.followed
    ? (await openTasks(db, place, [item.followed.id])).get(item.followed.id)
    : undefined;
  const found = item && taskDueRule(item, place, () => other);
  const rule = found?.dueAnchor ? found : null;
  const days = item?.days ?? null;
  const effect: Effect = {
    ...{ action, target: task.name, taskId: task.id, assigneeId, assigneeName },
    assignedDate: day,
    dueDate: rule || days === null ? null : dayAfter(day, days),
    ...{ rule, followed: item?.followed?.name ?? null },
  };
  return effect;
}

async function settingStatus(
  db: Db,
  { place }: Happening,
  { status, target }: RuleResult,
  run: RuleRun,
): Promise<Effect> {
  const action = 'ChangeStatus';
  const refused = (hindrance: Hindrance, name = target): Effect => ({ action, target: name, hindrance });
  const { statusOf, table } = taskParents[place.parentClass];
  if (!statusOf) return refused('noStatusHere');
  const { parties } = place;
  const isTheirs = status && (status.ownerId === null || status.ownerId === parties.operatorId);
  const found = isTheirs ? status : await findStatus(db, status?.status ?? target, parties);
  if (!found) return refused('statusUnknown');
  const now = run.statusOf(place) ?? (await statusNow(db, table, place.parentId));
  if (now === found.id) return refused('statusAlready', found.status);
  run.noteStatus(place, found.id);
  return { action, target: found.status, statusId: found.id };
}

function mailing({ user, target }: RuleResult): Effect {
  const action = 'EmailToUser';
  if (user && !user.canSee) return { action, target: user.name, hindrance: 'personAway' };
  const address = user?.email ?? target;
  if (!address.includes('@')) return { action, target, hindrance: 'noAddress' };
  return { action, target: user?.name ?? address, address, name: user?.name ?? null };
}

/** The effects of a task's rules, in order; each address and status occurs once. */
export async function planEffects(db: Db, happening: Happening, run: RuleRun): Promise<readonly Effect[]> {
  const { place, taskId, trigger } = happening;
  if (trigger === 'Completed') run.noteDone(place, taskId);
  const effects: Effect[] = [];
  for (const result of await listRuleResults(db, taskId, trigger, place.parties)) {
    const effect =
      result.action === 'AssignTask'
        ? await assigning(db, happening, result, run)
        : result.action === 'ChangeStatus'
          ? await settingStatus(db, happening, result, run)
          : mailing(result);
    if (effect.action === 'AssignTask' && 'taskId' in effect) run.noteGiven(place, effect.taskId);
    const isPlanned = effects.some((one) => one.action === effect.action && one.target === effect.target);
    if (!isPlanned) effects.push(effect);
  }
  return effects;
}
