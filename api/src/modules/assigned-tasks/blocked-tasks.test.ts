import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { taskTools } from '../../testing/task-calls.ts';
import { fillReminders } from '../reminders/fill-store.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');
const tools = taskTools(server, admin);

let projectId: string;
let otherId: string;

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
});

const waitsFor = (...ids: readonly string[]) => ({
  blockers: ids.map((id) => ({ id: randomUUID(), blocker: { id } })),
});

const onProject = async (more: Record<string, unknown> = {}, project = projectId) =>
  tools.assigned('Project', project, await tools.task('Project'), more);

const stateOf = async (id: string) => {
  const { data, errors } = await broker.graphql(
    'query T($id: ID!) { task: assignedTask(id: $id) { revision blockedBy readyOn blockers { blocker { id } lagCount lagUnit } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  return data?.['task'] as { revision: number; blockedBy: string | null; readyOn: string | null };
};

describe('a task that waits for others', () => {
  it('says for what, is not begun before, and can begin when the last of them is completed', async () => {
    const [first, second] = [await onProject(), await onProject()];
    const last = await onProject(waitsFor(first.id, second.id));
    const names = [await tools.nameOf(first.task.id), await tools.nameOf(second.task.id)];
    expect(await stateOf(last.id)).toMatchObject({ blockedBy: names.join('\n'), readyOn: null });
    const early = await tools.save([{ id: last.id, revision: 1, startedDate: '2026-10-05' }]);
    expect(refusalOf(early)?.fields).toEqual([
      {
        path: 'input[0].startedDate',
        message: `It waits for ‘${names[0]}’, ‘${names[1]}’. Complete that first.`,
      },
    ]);
    expect(
      (await tools.save([{ id: first.id, revision: 1, completedDate: '2026-10-05' }])).errors,
    ).toBeUndefined();
    expect(await stateOf(last.id)).toMatchObject({ blockedBy: names[1], readyOn: null });
    expect(await tools.effects([{ id: second.id, completedDate: '2026-10-07' }])).toMatchObject([
      { willHappen: true, sentence: expect.stringMatching(/no longer waits/) },
    ]);
    await tools.save([{ id: second.id, revision: 1, completedDate: '2026-10-07' }]);
    expect(await stateOf(last.id)).toMatchObject({ blockedBy: null, readyOn: '2026-10-07' });
    // One that is opened again is waited for again.
    await tools.save([{ id: second.id, revision: 2, completedDate: null }]);
    expect(await stateOf(last.id)).toMatchObject({ blockedBy: names[1], readyOn: null });
  });

  it('is completed in one save with what it waits for, in any order', async () => {
    const first = await onProject();
    const next = await onProject(waitsFor(first.id));
    const day = '2026-10-05';
    const both = [next, first].map(({ id }) => ({ id, revision: 1, completedDate: day }));
    expect((await tools.save(both)).errors).toBeUndefined();
  });

  it('begins some days after that, and its assignee is told on that day', async () => {
    const first = await onProject();
    const blockers = [{ id: randomUUID(), blocker: { id: first.id }, lagCount: 3, lagUnit: 'WorkingDays' }];
    const assignee = await tools.idOf(`select id from app_user where user_name like 'broker@%'`);
    const next = await onProject({ blockers, assignee: { id: assignee }, assignedDate: '2026-01-05' });
    // The project's own form completes it: Friday, and Thanksgiving is the next Monday.
    const done = { tasks: [{ id: first.id, revision: 1, completedDate: '2026-10-09' }] };
    expect(refusalOf(await saveRows(broker, projectId, done))).toBeUndefined();
    expect(await stateOf(next.id)).toMatchObject({ blockedBy: null, readyOn: '2026-10-15' });
    const early = await tools.save([{ id: next.id, revision: 1, startedDate: '2026-10-14' }]);
    expect(refusalOf(early)?.fields).toMatchObject([
      { path: 'input[0].startedDate', message: 'It can begin on Oct-15-2026 and not before.' },
    ]);
    const reminded = () =>
      tools.rows(
        `select due_on::text as day from reminder where record_id = $1 and kind = 'taskAssigned'`,
        next.id,
      );
    await fillReminders(server.database.db, new Date('2026-10-14T18:00:00Z'));
    expect(await reminded()).toEqual([]);
    await fillReminders(server.database.db, new Date('2026-10-15T18:00:00Z'));
    expect(await reminded()).toEqual([{ day: '2026-10-15' }]);
    expect(
      (await tools.save([{ id: next.id, revision: 1, startedDate: '2026-10-15' }])).errors,
    ).toBeUndefined();
  });

  it('is refused at the row of the task that would close a circle, that is named twice or is elsewhere', async () => {
    const first = await onProject();
    const second = await onProject(waitsFor(first.id));
    const third = await onProject(waitsFor(second.id));
    const far = await onProject({}, otherId);
    const refused = async (...ids: readonly string[]) =>
      refusalOf(await tools.save([{ id: first.id, revision: 1, ...waitsFor(...ids) }]))?.fields;
    const other = await onProject();
    expect(await refused(other.id, third.id)).toMatchObject([
      { path: 'input[0].blockers[1].blocker', message: expect.stringMatching(/neither could begin/) },
    ]);
    expect(await refused(first.id)).toMatchObject([{ path: 'input[0].blockers[0].blocker' }]);
    expect(await refused(other.id, other.id)).toMatchObject([{ path: 'input[0].blockers[1].blocker' }]);
    expect(await refused(far.id)).toMatchObject([
      { path: 'input[0].blockers[0].blocker', message: expect.stringMatching(/another project/) },
    ]);
  });

  it('never closes a circle, however many try at once', async () => {
    const ring: string[] = [];
    for (let place = 0; place < 16; place += 1) ring.push((await onProject({}, otherId)).id);
    const answers = await sixteenAtOnce((place) =>
      tools.save([{ id: ring[place], revision: 1, ...waitsFor(ring[(place + 1) % 16] ?? '') }]),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(15);
  });

  it('waits for no task that is deleted', async () => {
    const first = await onProject();
    const next = await onProject(waitsFor(first.id));
    const gone = await broker.graphql('mutation D($ids: [ID!]!) { deleteAssignedTasks(ids: $ids) }', {
      ids: [first.id],
    });
    expect(gone.errors).toBeUndefined();
    expect(await stateOf(next.id)).toMatchObject({ blockedBy: null });
    expect(
      (await tools.save([{ id: next.id, revision: 1, startedDate: '2026-10-05' }])).errors,
    ).toBeUndefined();
  });

  it('is assigned so by a model', async () => {
    const [first, next] = [await tools.task('Project'), await tools.task('Project')];
    const model = await tools.keep('updateTaskModel', {
      name: 'In order',
      items: [
        { id: randomUUID(), task: { id: next }, days: 2, waitsFor: { id: first } },
        { id: randomUUID(), task: { id: first }, days: 1 },
      ],
    });
    const manager = await tools.keep('updateTaskManager', {
      name: 'In order',
      productClient: { id: await tools.idOf(`select id from company where code = 'RLS'`) },
      taskModel: { id: model },
      roles: [],
    });
    const { data, errors } = await broker.graphql(
      `mutation A($id: ID!, $project: ID!) { tasks: assignTasks(taskManagerId: $id, parentClass: Project, parentId: $project) {
        task { id } blockedBy } }`,
      { id: manager, project: projectId },
    );
    expect(errors).toBeUndefined();
    expect(data?.['tasks']).toEqual([
      { task: { id: next }, blockedBy: await tools.nameOf(first) },
      { task: { id: first }, blockedBy: null },
    ]);
  });
});
