import { inLanguage, languageOf } from 'shared-contracts';
import type { AssignedTaskInput, TaskEffect } from 'shared-contracts/graphql';
import { shownDate } from 'shared-contracts/shown-dates';
import { dueRuleText } from 'shared-contracts/tasks';
import { texts } from '../../generated/texts/task-effects.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { completedTask, happenedTo } from './assigned-task-course.ts';
import { nextTasks } from './blocked-store.ts';
import { type Effect, planEffects, RuleRun } from './plan-effects.ts';
import { taskParents } from './task-parents.ts';
import { findPlace, findTaskStates, type TaskState } from './task-place-store.ts';
import { hasRun } from './task-rules-store.ts';

/** Most tasks whose effects are listed in one call; each takes several statements. */
const most = 500;

type Sentences = (typeof texts)['en'];

function sentenceOf(effect: Effect, language: ReturnType<typeof languageOf>): string {
  const words: Sentences = inLanguage(texts, language);
  const { target } = effect;
  if ('hindrance' in effect) return words.nothing[effect.hindrance](target);
  if (effect.action === 'ChangeStatus') return words.status(target);
  if (effect.action === 'EmailToUser') return words.mail(target);
  const follows = effect.rule && dueRuleText(effect.rule, effect.followed ?? undefined, language);
  if (follows) return words.assignFollowing(target, effect.assigneeName ?? undefined, follows);
  const due = effect.dueDate ? shownDate(effect.dueDate, language) : undefined;
  return words.assign(target, effect.assigneeName ?? undefined, due);
}

/** The state of a new task on its record; undefined if the person may not see the record. */
async function newState(
  context: RecordContext,
  { parentClass, parentId, task }: AssignedTaskInput,
): Promise<TaskState | undefined> {
  if (!parentClass || !isUuid(parentId) || !task || !isUuid(task.id)) return undefined;
  if (!(await isSeen(context, taskParents[parentClass].type, parentId))) return undefined;
  const place = await findPlace(context.db, parentClass, parentId);
  const nothing = { assigneeId: null, startedDate: null, completedDate: null };
  return place && { ...place, taskId: task.id, ...nothing };
}

/** The tasks that can begin once these are completed; their assignees are notified. */
async function leadsOn(
  { db }: RecordContext,
  completed: readonly string[],
  language: ReturnType<typeof languageOf>,
): Promise<readonly TaskEffect[]> {
  const [first] = completed;
  if (first === undefined) return [];
  const words: Sentences = inLanguage(texts, language);
  return (await nextTasks(db, completed)).map(({ name, who }) => ({
    ...{ assignedTaskId: first, trigger: 'Completed', action: 'AssignTask', willHappen: true },
    sentence: words.next(name, who ?? undefined),
  }));
}

/**
 * The effects of saving these tasks now, as sentences in the person's language. Computed from the plan that a save
 * would execute; nothing is written. There are no sentences for tasks that the person may not see.
 */
export async function listEffects(
  context: RecordContext,
  inputs: readonly AssignedTaskInput[],
): Promise<readonly TaskEffect[]> {
  if (inputs.length > most)
    throw badInput(messageFrom(writingTexts, ({ tooManySaved }) => tooManySaved(most)));
  const { db, user } = context;
  const language = languageOf(user.locale);
  const states = await findTaskStates(
    db,
    inputs.map(({ id }) => checkedId(id)),
  );
  const run = new RuleRun();
  const shown: TaskEffect[] = [];
  const completed: string[] = [];
  for (const input of inputs) {
    const id = input.id.toLowerCase();
    const known = states.get(id);
    const state = known ?? (await newState(context, input));
    if (!state || (known && !(await isSeen(context, 'AssignedTask', id)))) continue;
    const before = { startedDate: state.startedDate, completedDate: state.completedDate };
    const { startedDate, completedDate } = completedTask(input, before);
    for (const { trigger, day } of happenedTo(before, { startedDate, completedDate })) {
      if (trigger === 'Completed') completed.push(id);
      const effects = await planEffects(db, { place: state, taskId: state.taskId, trigger, day }, run);
      const isRepeated = effects.length > 0 && (await hasRun(db, id, trigger));
      const sentences = isRepeated
        ? effects
            .slice(0, 1)
            .map((effect) => ({ effect, sentence: inLanguage(texts, language).before[trigger] }))
        : effects.map((effect) => ({ effect, sentence: sentenceOf(effect, language) }));
      shown.push(
        ...sentences.map(({ effect, sentence }) => ({
          ...{ assignedTaskId: id, trigger, action: effect.action, sentence },
          willHappen: !isRepeated && !('hindrance' in effect),
        })),
      );
    }
  }
  return [...shown, ...(await leadsOn(context, completed, language))];
}
