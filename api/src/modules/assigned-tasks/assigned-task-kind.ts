import { languageOf } from 'shared-contracts';
import type { AssignedTaskInput } from 'shared-contracts/graphql';
import { recordRights } from 'shared-contracts/rights';
import {
  assignedTaskFaults,
  assignedTaskFields,
  assignedTaskLock,
  assignedTaskLocks,
  assignedTaskRules,
  taskLockText,
} from 'shared-contracts/tasks';
import { validationText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/tasks.ts';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../../records/writing/writable-kind.ts';
import { completedTask, happenedTo } from './assigned-task-course.ts';
import { assignedTaskErrors, latestDay, namedId } from './assigned-task-errors.ts';
import { noteSteps } from './blocked-steps.ts';
import { blockerErrors } from './blocker-errors.ts';
import { carryOutRules, type RuleTask } from './carry-out-rules.ts';
import { followErrors, setByHand } from './follow-errors.ts';
import { taskParents } from './task-parents.ts';
import { findPlace, findTaskStates, type TaskPlace, type TaskState } from './task-place-store.ts';

export type AssignedTaskSave = Omit<AssignedTaskInput, 'revision' | 'saveId'> & SaveInput;

/** Where the tasks of a save belong, and what the save is part of. */
export interface TaskSurroundings {
  /** For a new task: the record that it will belong to. */
  readonly parent?: Pick<TaskPlace, 'parentClass' | 'parentId'>;
  /** The project whose form saves them; tasks of any other project are refused. */
  readonly projectId?: string;
  /** Assigns the tasks of a rule, as part of the same save. */
  readonly assign: (within: RecordContext, tasks: readonly RuleTask[]) => Promise<unknown>;
}

const blockerFields = [
  { name: 'blocker', shows: ['called'] },
  { name: 'lagCount' },
  { name: 'lagUnit' },
] as const;

const invalidAt = (path: string, { user }: RecordContext) =>
  invalid([{ path, message: validationText(languageOf(user.locale), 'invalid') }]);

async function stateOf(within: RecordContext, id: string): Promise<TaskState> {
  const state = (await findTaskStates(within.db, [id.toLowerCase()])).get(id.toLowerCase());
  if (!state || !(await isSeen(within, 'AssignedTask', id))) throw notFound();
  return state;
}

/** The record of a new task. Throws NOT_FOUND, or VALIDATION if it does not belong to the project. */
async function placeOfNew(
  within: RecordContext,
  { parent, projectId }: TaskSurroundings,
): Promise<TaskPlace> {
  if (!parent) throw invalidAt('parentId', within);
  const { type } = taskParents[parent.parentClass];
  const isThere = await isSeen(within, type, parent.parentId);
  const place = isThere ? await findPlace(within.db, parent.parentClass, parent.parentId) : undefined;
  if (projectId && place?.projectId !== projectId) throw invalidAt('parentId', within);
  if (!place) throw notFound();
  return place;
}

const factsOf = ({ user }: RecordContext, state: TaskState) => ({
  isNew: false,
  mayEditProject: recordRights.assignedTask.create(user, { project: state.parties }),
  isOwn: state.assigneeId === user.id,
});

async function checkRight(
  within: RecordContext,
  action: 'create' | 'edit' | 'delete',
  id: string,
  surroundings: TaskSurroundings,
): Promise<void> {
  const { user } = within;
  if (action === 'create') {
    const { parties } = await placeOfNew(within, surroundings);
    if (recordRights.assignedTask.create(user, { project: parties })) return;
    throw forbidden(messageFrom(texts, ({ mayNotAssign }) => mayNotAssign));
  }
  const state = await stateOf(within, id);
  if (surroundings.projectId && state.projectId !== surroundings.projectId) throw invalidAt('id', within);
  const facts = { project: state.parties, userId: state.assigneeId };
  if (recordRights.assignedTask[action](user, facts)) return;
  const reason = assignedTaskLock(user, factsOf(within, state)) ?? 'project';
  throw forbidden((language) => taskLockText(reason, language));
}

/** Sends a mail to the assignee, unless people assigned the task to themselves. */
async function mailAssignee(
  { id, before, after }: { id: string; before: StoredRecord | undefined; after: StoredRecord },
  { db, user, mail }: RecordContext,
): Promise<void> {
  const assignee = namedId(after.values, 'assignee');
  const isTheirs = assignee === undefined || assignee === namedId(before?.values, 'assignee');
  if (!isTheirs && assignee !== user.id) await mail.add(db, 'task-assigned', id);
}

/**
 * Tasks of any records, or of one project's form: rights, rules, who is notified, and what follows when one is
 * started or completed.
 */
export function assignedTaskKind(surroundings: TaskSurroundings): WritableKind<AssignedTaskSave> {
  const plain = formKind<AssignedTaskSave>({
    kind: 'ASSIGNED_TASK',
    type: 'AssignedTask',
    titleFields: ['task'],
    fields: assignedTaskFields.map((name) => ({
      name,
      ...(name === 'assignee' ? { shows: ['fullName'] } : {}),
      ...(name === 'dueTask' ? { shows: ['called'] } : {}),
      ...(name === 'blockers' ? { fields: blockerFields } : {}),
    })),
    rules: assignedTaskRules,
    made: async (within) => {
      const { parentClass, parentId, projectId } = await placeOfNew(within, surroundings);
      const { column } = taskParents[parentClass];
      return { parent_class: parentClass, surface_project_id: projectId, [column]: parentId };
    },
    check: ({ action, id }, within) => checkRight(within, action, id, surroundings),
    locks: async ({ id }, within, before) => {
      if (!before) return new Map();
      const { user } = within;
      const locks = assignedTaskLocks(user, factsOf(within, await stateOf(within, id)));
      const language = languageOf(user.locale);
      return new Map([...locks].map(([field, reason]) => [field, taskLockText(reason, language)]));
    },
    holds: (values, { clock, user }) =>
      assignedTaskFaults(values, latestDay(clock()), languageOf(user.locale)),
    written: async ({ id, before, after }, within) => {
      if (!after) return;
      await mailAssignee({ id, before, after }, within);
      const happened = happenedTo(before?.values, after.values);
      if (happened.length === 0) return;
      noteSteps(within.db, id, happened);
      const place = await stateOf(within, id);
      const carried = { id, revision: after.revision, taskId: place.taskId, place, happened };
      await carryOutRules(carried, within, surroundings.assign);
    },
    settled: (_, { mail }) => mail.nudge(),
  });
  return {
    ...plain,
    read: async (input, within, before): Promise<RecordValues> => {
      const values = await plain.read(completedTask(input, before?.values), within, before);
      const place = before ? await stateOf(within, input.id) : await placeOfNew(within, surroundings);
      const following = { ...values, ...setByHand(input, values, before?.values) };
      const errors = [
        ...(await assignedTaskErrors(within, following, before, place)),
        ...(await followErrors(within, input.id.toLowerCase(), following, before, place)),
        ...(await blockerErrors(within, input.id.toLowerCase(), following, before, place)),
      ];
      if (errors.length > 0) throw invalid(errors);
      return following;
    },
  };
}

/** Tasks of any records, as they are deleted. */
export const anyAssignedTaskKind = assignedTaskKind({ assign: async () => {} });
