import { type CurrentUser, type ProjectParties, recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/tasks.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';

/** Where tasks are to be done: a project, or an agreement with its project. */
export interface TaskPlace {
  readonly projectId: string;
  readonly agreementId: string | null;
  readonly parties: ProjectParties;
}

/** A task as a task manager gives it to somebody. */
export interface NewTask extends SaveInput {
  readonly taskId: string;
  readonly assigneeId: string | null;
  readonly assignedDate: string;
  readonly dueDate: string | null;
}

/** Throws FORBIDDEN to who may not assign tasks at a place. */
export function checkMayAssign(user: CurrentUser, { parties }: TaskPlace): void {
  if (!recordRights.assignedTask.create(user, { project: parties }))
    throw forbidden(said(texts, ({ mayNotAssign }) => mayNotAssign));
}

const named = (id: string | null) => (id === null ? null : { id });

/** Tasks that are assigned at one place; a mail tells each assignee who did not assign it. */
export const assignedTaskKind = (place: TaskPlace): WritableKind<NewTask> => ({
  kind: 'ASSIGNED_TASK',
  type: 'AssignedTask',
  writer: tableWriter({
    type: 'AssignedTask',
    fields: [
      { name: 'task' },
      { name: 'assignee', shows: ['fullName'] },
      { name: 'assignedDate' },
      { name: 'dueDate' },
    ],
    stamps: () => ({
      parent_class: place.agreementId ? 'Agreement' : 'Project',
      surface_project_id: place.projectId,
      agreement_id: place.agreementId,
    }),
  }),
  check: (_, { user }) => checkMayAssign(user, place),
  read: ({ taskId, assigneeId, assignedDate, dueDate }): RecordValues => ({
    task: named(taskId),
    assignee: named(assigneeId),
    assignedDate,
    dueDate,
  }),
  written: async ({ id, after }, { db, user, mail }) => {
    const assignee = after?.values['assignee'];
    const isNobody = typeof assignee !== 'object' || assignee === null;
    // Nobody is told by mail of what they gave themselves.
    if (isNobody || ('id' in assignee && assignee.id === user.id)) return;
    await mail.add(db, 'task-assigned', id);
  },
});
