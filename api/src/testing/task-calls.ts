import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestClient, TestServer } from './test-server.ts';

/** A rule as tests declare it: its effects, in their order. */
interface MadeRule {
  readonly trigger: 'Started' | 'Completed';
  readonly results: readonly (readonly [action: string, target: string])[];
}

const fields = `id revision parentClass parentId recordName task { id name } assignee { id fullName }
  assignedDate dueDate startedDate completedDate onHold notes canEdit`;

interface SavedTask {
  readonly id: string;
  readonly revision: number;
  readonly parentId: string;
  readonly startedDate: string | null;
  readonly completedDate: string | null;
  readonly dueDate: string | null;
  readonly assignedDate: string | null;
  readonly onHold: boolean;
  readonly notes: string | null;
  readonly assignee: { readonly id: string; readonly fullName: string } | null;
  readonly task: { readonly id: string; readonly name: string };
}

/** Frequent calls in tests of assigned tasks, for a given server. */
export function taskTools(server: TestServer, admin: TestClient) {
  const rows = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
    (await server.database.pool.query(text, [...values])).rows as T[];

  const idOf = async (text: string, ...values: readonly unknown[]): Promise<string> =>
    (await rows<{ id: string }>(text, ...values))[0]?.id ?? '';

  async function keep(mutation: string, input: Record<string, unknown>): Promise<string> {
    const type = `${mutation.replace('update', '')}Input`;
    const { data, errors } = await admin.graphql(
      `mutation M($input: ${type}!) { saved: ${mutation}(input: $input) { id } }`,
      { input: { id: randomUUID(), ...input } },
    );
    expect(errors).toBeUndefined();
    return (data?.['saved'] as { id: string } | undefined)?.id ?? '';
  }

  const save = (input: readonly object[], client = admin) =>
    client.graphql(
      `mutation S($input: [AssignedTaskInput!]!) { saved: updateAssignedTasks(input: $input) { ${fields} } }`,
      { input },
    );

  return {
    rows,
    idOf,
    keep,
    save,
    /** A kind of task, with its rules. */
    task: (taskType: string, rules: readonly MadeRule[] = [], more: Record<string, unknown> = {}) =>
      keep('updateTask', {
        name: `Task ${randomUUID()}`,
        taskType,
        ...more,
        rules: rules.map(({ trigger, results }) => ({
          id: randomUUID(),
          trigger,
          results: results.map(([action, target]) => ({ id: randomUUID(), action, target })),
        })),
      }),
    nameOf: async (task: string) =>
      (await rows<{ name: string }>('select name from task where id = $1', task))[0]?.name ?? '',
    /** A task assigned on a record. */
    async assigned(
      parentClass: string,
      parentId: string,
      task: string,
      more: Record<string, unknown> = {},
    ): Promise<SavedTask> {
      const { data, errors } = await save([
        { id: randomUUID(), parentClass, parentId, task: { id: task }, ...more },
      ]);
      expect(errors).toBeUndefined();
      const [saved] = (data?.['saved'] ?? []) as SavedTask[];
      if (!saved) throw new Error('Nothing was saved.');
      return saved;
    },
    effects: async (input: readonly object[], client = admin) => {
      const { data, errors } = await client.graphql(
        `query E($input: [AssignedTaskInput!]!) {
          effects: taskEffects(input: $input) { assignedTaskId trigger action willHappen sentence } }`,
        { input },
      );
      expect(errors).toBeUndefined();
      return data?.['effects'] as readonly { readonly willHappen: boolean; readonly sentence: string }[];
    },
    ourProject: () =>
      idOf(`select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS'
        order by p.id limit 1`),
    ourAgreement: () =>
      idOf(`select a.id from agreement a join surface_project p on p.id = a.surface_project_id
        join company c on c.id = p.broker_id where c.code = 'RLS' order by a.id limit 1`),
    openOn: (parentId: string, task: string) =>
      rows<{ assignee: string | null; due: string | null; assigned: string | null }>(
        `select assignee_id as assignee, due_date::text as due, assigned_date::text as assigned
         from assigned_task where parent_id = $1 and task_id = $2 and completed_date is null`,
        parentId,
        task,
      ),
  };
}

/** The day a number of days from now, yyyy-MM-dd, in UTC. */
export const dayFrom = (days = 0): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
