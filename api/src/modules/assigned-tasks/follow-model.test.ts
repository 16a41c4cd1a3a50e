import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { taskTools } from '../../testing/task-calls.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');
const tools = taskTools(server, admin);

let projectId: string;
let otherId: string;
const spud = '2027-05-10';

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
  for (const id of [projectId, otherId]) {
    const saved = await saveRows(broker, id, {
      keyDates: [{ id: randomUUID(), name: 'Spud', plannedDate: spud }],
    });
    expect(refusalOf(saved)).toBeUndefined();
  }
});

interface Item {
  readonly id: string;
  readonly task: { readonly id: string };
  readonly [field: string]: unknown;
}

const daysBefore = (dueCount: number) => ({
  dueAnchor: 'NamedDate',
  dueDateName: 'Spud',
  dueCount,
  dueUnit: 'Days',
  dueSide: 'Before',
});

/** A model with its task manager, and its tasks assigned on a project; by the ids of the model’s tasks. */
async function assignedModel(project: string, items: readonly Item[]) {
  const name = `Model ${randomUUID()}`;
  const modelId = await tools.keep('updateTaskModel', { name, items });
  const company = await tools.idOf(`select id from company where code = 'RLS'`);
  const managerId = await tools.keep('updateTaskManager', {
    ...{ name, productClient: { id: company }, taskModel: { id: modelId }, roles: [] },
  });
  await assignOn(managerId, project);
  return { modelId, managerId };
}

async function assignOn(managerId: string, project: string) {
  const { errors } = await admin.graphql(
    `mutation A($m: ID!, $p: ID!) { assignTasks(taskManagerId: $m, parentClass: Project, parentId: $p) { id } }`,
    { m: managerId, p: project },
  );
  expect(errors).toBeUndefined();
}

const anItem = async (rule: object): Promise<Item> => ({
  ...{ id: randomUUID(), task: { id: await tools.task('Project') } },
  ...rule,
});

const stored = (project: string, item: Item) =>
  tools
    .rows<{ id: string; revision: number; due: string | null; count: number | null }>(
      `select id, revision, due_date::text as due, due_count as count from assigned_task
        where surface_project_id = $1 and task_id = $2`,
      project,
      item.task.id,
    )
    .then(([row]) => row);

interface Moves {
  readonly movingCount: number;
  readonly stayingCount: number;
  readonly unseenCount: number;
  readonly moves: readonly {
    readonly called: string;
    readonly project: string;
    readonly opens: string;
    readonly before: string | null;
    readonly after: string;
    readonly isEarlier: boolean;
    readonly willMove: boolean;
  }[];
}

const input = async (id: string, items: readonly Item[]) => ({
  id,
  revision: Number(
    (await tools.rows<{ r: number }>('select revision as r from task_model where id = $1', id))[0]?.r,
  ),
  items,
});

async function preview(id: string, items: readonly Item[], client = admin): Promise<Moves> {
  const { data, errors } = await client.graphql(
    `query M($input: TaskModelInput!) { moves: taskModelMoves(input: $input) { movingCount stayingCount unseenCount
      moves { called project opens follows before after isEarlier willMove } } }`,
    { input: await input(id, items) },
  );
  if (!data) throw new Error(String(errors?.[0]?.extensions['code']));
  return data['moves'] as Moves;
}

const save = async (id: string, items: readonly Item[]) =>
  admin.graphql(`mutation S($input: TaskModelInput!) { saved: updateTaskModel(input: $input) { id } }`, {
    input: await input(id, items),
  });

describe('a change of a task model', () => {
  it('says which open tasks would move, on which record, and moves those; by hand stays', async () => {
    const [moving, byHand, other] = [
      await anItem(daysBefore(10)),
      await anItem(daysBefore(5)),
      await anItem(daysBefore(3)),
    ];
    const { modelId, managerId } = await assignedModel(projectId, [moving, byHand, other]);
    await assignOn(managerId, otherId);
    expect((await stored(projectId, moving))?.due).toBe('2027-04-30');
    const third = await stored(projectId, other);
    const set = await stored(projectId, byHand);
    const typed = await tools.save([{ id: set?.id, revision: set?.revision, dueDate: '2027-05-07' }]);
    expect(refusalOf(typed)).toBeUndefined();
    const changed = [{ ...moving, ...daysBefore(20) }, { ...byHand, ...daysBefore(8) }, other];
    const foreseen = await preview(modelId, changed);
    expect(foreseen).toMatchObject({ movingCount: 3, stayingCount: 1, unseenCount: 0 });
    const lines = foreseen.moves.filter(({ opens }) => opens.includes(projectId));
    expect(
      lines.map(({ before, after, isEarlier, willMove }) => [before, after, isEarlier, willMove]),
    ).toEqual([
      ['2027-04-30', '2027-04-20', true, true],
      ['2027-05-07', '2027-05-02', true, false],
    ]);
    expect(lines[0]?.project).not.toBe('');
    // A preview writes nothing.
    expect(await stored(projectId, moving)).toMatchObject({ due: '2027-04-30', count: 10 });

    expect(refusalOf(await save(modelId, changed))).toBeUndefined();
    expect(await stored(projectId, moving)).toMatchObject({ due: '2027-04-20', count: 20 });
    expect(await stored(otherId, moving)).toMatchObject({ due: '2027-04-20', count: 20 });
    expect(await stored(projectId, byHand)).toMatchObject({ due: '2027-05-07', count: 8 });
    expect(await stored(otherId, byHand)).toMatchObject({ due: '2027-05-02', count: 8 });
    expect(await stored(projectId, other)).toMatchObject({
      due: '2027-05-07',
      count: 3,
      revision: third?.revision,
    });
    const entries = await historyOf(admin, 'ASSIGNED_TASK', (await stored(projectId, moving))?.id ?? '');
    expect(entries.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'dueCount', before: '10', after: '20' },
        { field: 'dueDate', before: '2027-04-30', after: '2027-04-20' },
      ]),
    );
    // Once more changes nothing more.
    expect(await preview(modelId, changed)).toMatchObject({ movingCount: 0, stayingCount: 0, moves: [] });
  });

  it('leaves alone what was completed, what has a rule of its own, and what an archived project has', async () => {
    const [done, own, rests] = [
      await anItem(daysBefore(10)),
      await anItem(daysBefore(10)),
      await anItem(daysBefore(10)),
    ];
    const { modelId, managerId } = await assignedModel(projectId, [done, own]);
    const { projectId: archived } = await twoProjects(server, broker);
    await saveRows(broker, archived, { keyDates: [{ id: randomUUID(), name: 'Spud', plannedDate: spud }] });
    const resting = await assignedModel(archived, [rests]);
    await tools.rows('update surface_project set is_archived = true where id = $1', archived);
    const [first, second] = [await stored(projectId, done), await stored(projectId, own)];
    await tools.save([{ id: first?.id, revision: first?.revision, completedDate: '2026-11-20' }]);
    await tools.save([{ id: second?.id, revision: second?.revision, dueCount: 12 }]);
    const changed = [done, own].map((item) => ({ ...item, ...daysBefore(30) }));
    expect(await preview(modelId, changed)).toMatchObject({ movingCount: 0, stayingCount: 0 });
    expect(refusalOf(await save(modelId, changed))).toBeUndefined();
    expect(await stored(projectId, done)).toMatchObject({ count: 10 });
    expect(await stored(projectId, own)).toMatchObject({ count: 12, due: '2027-04-28' });
    expect(await preview(resting.modelId, [{ ...rests, ...daysBefore(30) }])).toMatchObject({
      movingCount: 0,
    });
    expect(managerId).not.toBe('');
  });

  it('moves what follows a task that moves along', async () => {
    const first = await anItem(daysBefore(10));
    const rule = {
      dueAnchor: 'TaskDue',
      dueTask: first.task,
      dueCount: 2,
      dueUnit: 'Days',
      dueSide: 'After',
    };
    const second = await anItem(rule);
    const { modelId } = await assignedModel(projectId, [first, second]);
    expect((await stored(projectId, second))?.due).toBe('2027-05-02');
    const changed = [
      { ...first, ...daysBefore(11) },
      { ...second, dueCount: 4 },
    ];
    expect(await preview(modelId, changed)).toMatchObject({ movingCount: 2 });
    await save(modelId, changed);
    expect([(await stored(projectId, first))?.due, (await stored(projectId, second))?.due]).toEqual([
      '2027-04-29',
      '2027-05-03',
    ]);
  });

  it('is asked and made by administrators alone', async () => {
    const item = await anItem(daysBefore(10));
    const { modelId } = await assignedModel(projectId, [item]);
    await expect(preview(modelId, [{ ...item, ...daysBefore(1) }], broker)).rejects.toThrow('FORBIDDEN');
  });

  it('of sixteen at once lets one through, and the tasks have its rule', async () => {
    const item = await anItem(daysBefore(10));
    const { modelId } = await assignedModel(projectId, [item]);
    const sent = await input(modelId, [item]);
    const answers = await sixteenAtOnce((place) =>
      admin.graphql(`mutation S($input: TaskModelInput!) { saved: updateTaskModel(input: $input) { id } }`, {
        input: { ...sent, items: [{ ...item, ...daysBefore(40 + place) }] },
      }),
    );
    const codes = answers.map((answer) => refusalOf(answer)?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(15);
    const [row] = await tools.rows<{ count: number }>(
      'select due_count as count from task_model_item where id = $1',
      item.id,
    );
    expect((await stored(projectId, item))?.count).toBe(row?.count);
  });
});

describe('a loop within a model', () => {
  const after = (item: Item, anchor = 'TaskDue') => ({
    ...{ dueAnchor: anchor, dueTask: item.task, dueCount: 1, dueUnit: 'Days', dueSide: 'After' },
  });

  it('is refused at the row that closes it, with the tasks of the circle', async () => {
    const [one, two, three] = [await anItem({}), await anItem({}), await anItem({})];
    const [a, b, c] = await Promise.all([one, two, three].map((item) => tools.nameOf(item.task.id)));
    const items = [
      { ...one, ...after(two) },
      { ...two, ...after(three) },
      { ...three, ...after(one, 'TaskDone') },
    ];
    const name = `Model ${randomUUID()}`;
    const { errors } = await admin.graphql(
      `mutation S($input: TaskModelInput!) { saved: updateTaskModel(input: $input) { id } }`,
      { input: { id: randomUUID(), name, items } },
    );
    expect(errors?.[0]?.extensions['fields']).toEqual([
      {
        path: 'items[2].dueTask',
        message: `This task would follow itself: ‘${c}’ → ‘${a}’ → ‘${b}’ → ‘${c}’. Choose another task, or another date.`,
      },
    ]);
    expect(await tools.rows('select 1 from task_model where name = $1', name)).toEqual([]);
  });

  it('of tasks that wait for each other is refused, and one that follows itself', async () => {
    const [one, two] = [await anItem({}), await anItem({})];
    const sent = (items: readonly Item[]) =>
      admin.graphql(`mutation S($input: TaskModelInput!) { saved: updateTaskModel(input: $input) { id } }`, {
        input: {
          ...{ id: randomUUID(), name: `Model ${randomUUID()}` },
          items: items.map((item) => ({ ...item, id: randomUUID() })),
        },
      });
    const waiting = await sent([
      { ...one, waitsFor: two.task },
      { ...two, waitsFor: one.task },
    ]);
    expect(refusalOf(waiting)?.fields).toMatchObject([{ path: 'items[1].waitsFor' }]);
    expect(refusalOf(await sent([{ ...one, ...after(one) }]))?.fields).toMatchObject([
      { path: 'items[0].dueTask' },
    ]);
    // A task that waits for one that is due after it is no circle, and neither is a date that is not of a task.
    expect(
      refusalOf(
        await sent([
          { ...one, waitsFor: two.task },
          { ...two, ...after(one) },
        ]),
      ),
    ).toBeUndefined();
    expect(
      refusalOf(
        await sent([
          { ...one, ...daysBefore(1), dueTask: two.task },
          { ...two, ...after(one) },
        ]),
      ),
    ).toBeUndefined();
  });
});
