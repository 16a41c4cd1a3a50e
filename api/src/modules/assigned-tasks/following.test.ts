import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { taskTools } from '../../testing/task-calls.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');
const tools = taskTools(server, admin);

let projectId: string;
let otherId: string;

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
  await tools.rows(
    `update surface_project set area_id = (select e.id from area e join state_or_province s on s.id = e.state_province_id
       where s.code = 'AB' order by e.id limit 1) where id = any ($1)`,
    [projectId, otherId],
  );
});

interface Moved {
  readonly id: string;
  readonly called: string;
  readonly follows: string;
  readonly before: string | null;
  readonly after: string;
  readonly isEarlier: boolean;
  readonly willMove: boolean;
}

const lines = 'id called follows before after isEarlier willMove';

const preview = (client: TestClient, id: string, rows: object) =>
  client.graphql(`query M($input: SurfaceProjectInput!) { moves: movedTasks(input: $input) { ${lines} } }`, {
    input: { id, ...rows },
  });

const movesOf = async (id: string, rows: object): Promise<readonly Moved[]> => {
  const { data, errors } = await preview(broker, id, rows);
  expect(errors).toBeUndefined();
  return data?.['moves'] as readonly Moved[];
};

const dueOf = async (...ids: readonly string[]) => {
  const rows = await tools.rows<{ id: string; due: string | null }>(
    'select id, due_date::text as due from assigned_task where id = any ($1)',
    ids,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.due ?? null);
};

const keyDate = async (project: string, name: string, plannedDate: string) => {
  const row = { id: randomUUID(), name, plannedDate };
  expect(refusalOf(await saveRows(broker, project, { keyDates: [row] }))).toBeUndefined();
  return row.id;
};

const move = (id: string, revision: number, plannedDate: string) => ({
  keyDates: [{ id, revision, plannedDate }],
});

const follows = async (project: string, rule: Record<string, unknown>) =>
  tools.assigned('Project', project, await tools.task('Project'), rule);

describe('tasks that follow a date', () => {
  it('move with it in the same save, as the preview says, each told by its history', async () => {
    const spud = await keyDate(projectId, 'Spud', '2027-05-10');
    const rules = [
      [0, 'Days', 'After', '2027-05-10', '2027-06-01'],
      [10, 'Days', 'Before', '2027-04-30', '2027-05-22'],
      // Before Thursday June 17: not Victoria Day, and back over it from May 10 nothing is closed but weekends.
      [10, 'WorkingDays', 'Before', '2027-04-26', '2027-05-17'],
      [3, 'WorkingDays', 'After', '2027-05-13', '2027-06-04'],
      [5, 'AlbertaDays', 'After', '2027-05-17', '2027-06-08'],
      [2, 'Weeks', 'Before', '2027-04-26', '2027-05-18'],
      [6, 'Weeks', 'After', '2027-06-21', '2027-07-13'],
      [1, 'Months', 'After', '2027-06-10', '2027-07-01'],
      [1, 'Months', 'Before', '2027-04-10', '2027-05-01'],
      [30, 'Days', 'After', '2027-06-09', '2027-07-01'],
    ] as const;
    const tasks = [];
    for (const [dueCount, dueUnit, dueSide] of rules)
      tasks.push(
        await follows(projectId, { dueAnchor: 'NamedDate', dueDateName: 'spud', dueCount, dueUnit, dueSide }),
      );
    const last = await follows(projectId, {
      ...{ dueAnchor: 'TaskDue', dueTask: { id: tasks[0]?.id }, dueCount: 1, dueUnit: 'WorkingDays' },
    });
    const ids = [...tasks.map(({ id }) => id), last.id];
    expect(await dueOf(...ids)).toEqual([...rules.map(([, , , before]) => before), '2027-05-11']);

    const change = move(spud, 1, '2027-06-01');
    const foreseen = await movesOf(projectId, change);
    const after = [...rules.map(([, , , , day]) => day), '2027-06-02'];
    expect(new Map(foreseen.map((one) => [one.id, one.after]))).toEqual(
      new Map(ids.map((id, place) => [id, after[place]])),
    );
    expect(foreseen.every(({ willMove, isEarlier }) => willMove && !isEarlier)).toBe(true);
    expect(foreseen.find(({ id }) => id === ids[2])?.follows).toBe(
      '10 working days before the key date ‘spud’',
    );
    expect(await dueOf(ids[0] ?? '')).toEqual(['2027-05-10']);

    expect(refusalOf(await saveRows(broker, projectId, change))).toBeUndefined();
    expect(await dueOf(...ids)).toEqual(after);
    const [entry] = await historyOf(broker, 'ASSIGNED_TASK', ids[1] ?? '');
    expect(entry?.changes).toEqual([
      { field: 'dueDate', before: '2027-04-30', after: '2027-05-22' },
      { field: 'followedDate', before: null, after: 'spud · 2027-06-01' },
    ]);
    // Adds to the history of the latest moves which date each task followed.
    const reached = { keyDates: [{ id: spud, revision: 2, actualDate: '2027-05-25' }] };
    expect((await movesOf(projectId, reached)).every(({ isEarlier }) => isEarlier)).toBe(true);
    expect(await movesOf(projectId, { keyDates: [{ id: spud, revision: 2, notes: 'Wet.' }] })).toEqual([]);
  });

  it('stay where somebody set their date, which is said, until they are to follow again', async () => {
    const start = await keyDate(otherId, 'Start', '2027-03-01');
    const task = await follows(otherId, { dueAnchor: 'NamedDate', dueDateName: 'Start', dueCount: 7 });
    expect(await dueOf(task.id)).toEqual(['2027-03-08']);
    expect((await tools.save([{ id: task.id, revision: 2, dueDate: '2027-03-15' }])).errors).toBeUndefined();
    const change = move(start, 1, '2027-04-01');
    expect(await movesOf(otherId, change)).toMatchObject([
      { id: task.id, before: '2027-03-15', after: '2027-04-08', willMove: false },
    ]);
    const elsewhere = { keyDates: [{ id: randomUUID(), name: 'Elsewhere', plannedDate: '2027-01-01' }] };
    expect(await movesOf(otherId, elsewhere)).toEqual([]);
    await saveRows(broker, otherId, change);
    expect(await dueOf(task.id)).toEqual(['2027-03-15']);
    expect((await tools.save([{ id: task.id, revision: 3, dueByHand: false }])).errors).toBeUndefined();
    expect(await dueOf(task.id)).toEqual(['2027-04-08']);
    // A date that is cleared moves nothing; a new name of the key date is followed.
    await saveRows(broker, otherId, {
      keyDates: [{ id: start, revision: 2, name: 'Start of work', plannedDate: null }],
    });
    expect(await dueOf(task.id)).toEqual(['2027-04-08']);
    await saveRows(broker, otherId, move(start, 3, '2027-04-05'));
    expect(await dueOf(task.id)).toEqual(['2027-04-12']);
  });

  it('of another task wait for its completion, and are said before it is completed', async () => {
    const first = await follows(projectId, {});
    const next = await follows(projectId, {
      ...{ dueAnchor: 'TaskDone', dueTask: { id: first.id }, dueCount: 2, dueUnit: 'Weeks' },
    });
    expect(await dueOf(next.id)).toEqual([null]);
    const done = [{ id: first.id, completedDate: '2026-10-02' }];
    const { data } = await broker.graphql(
      `query M($input: [AssignedTaskInput!]!) { moves: movedByTasks(input: $input) { ${lines} } }`,
      { input: done },
    );
    expect(data?.['moves']).toMatchObject([{ id: next.id, before: null, after: '2026-10-16' }]);
    expect((await tools.save([{ ...done[0], revision: 1 }])).errors).toBeUndefined();
    expect(await dueOf(next.id)).toEqual(['2026-10-16']);
    // Nothing of the preview was stored: it would have been completed twice.
    expect((await historyOf(broker, 'ASSIGNED_TASK', first.id)).length).toBe(2);
  });

  it('follow the dates of their record', async () => {
    const agreement = await tools.ourAgreement();
    const task = async (rule: object) =>
      (await tools.assigned('Agreement', agreement, await tools.task('Agreement'), { ...rule })).id;
    const [expiry] = await tools.rows<{ day: string; revision: number; project: string }>(
      `update agreement set effective_date = '2020-02-29', expiry_date = '2030-06-30' where id = $1
       returning expiry_date::text as day, revision, surface_project_id as project`,
      agreement,
    );
    await tools.rows(
      `update landowner set signed_date = '2026-01-10', sent_date = '2026-01-02' where agreement_id = $1`,
      agreement,
    );
    const ids = [
      await task({ dueAnchor: 'Expiry', dueCount: 3, dueUnit: 'Months', dueSide: 'Before' }),
      await task({ dueAnchor: 'Effective', dueCount: 12, dueUnit: 'Months' }),
      await task({ dueAnchor: 'Signed', dueCount: 30 }),
      await task({ dueAnchor: 'Sent', dueCount: 0 }),
    ];
    expect(await dueOf(...ids)).toEqual(['2030-03-30', '2021-02-28', '2026-02-09', '2026-01-02']);
    const change = { agreements: [{ id: agreement, revision: expiry?.revision, expiryDate: '2031-07-31' }] };
    const project = expiry?.project ?? '';
    expect((await movesOf(project, change)).map(({ id, after }) => [id, after])).toEqual([
      [ids[0], '2031-04-30'],
    ]);
    // An agreement that is saved by itself moves them too, after it was said, and its answer says how many.
    const bulk = await broker.graphql(
      `query M($ids: [ID!]!, $values: AgreementBulkValues!) { moves: movedByBulk(ids: $ids, values: $values) { ${lines} } }`,
      { ids: [agreement], values: { expiryDate: '2032-02-29' } },
    );
    expect(bulk.data?.['moves']).toMatchObject([
      { id: ids[0], before: '2030-03-30', after: '2031-11-29', willMove: true },
    ]);
    expect(await dueOf(ids[0] ?? '')).toEqual(['2030-03-30']);
    expect(bulk.extensions).toBeUndefined();
    const alone = await broker.graphql(
      `mutation B($input: AgreementBulkInput!) { saved: bulkEditAgreements(input: $input) { id } }`,
      {
        input: {
          agreements: [{ id: agreement, revision: expiry?.revision }],
          values: { expiryDate: '2032-02-29' },
        },
      },
    );
    expect(alone.errors).toBeUndefined();
    expect(alone.extensions).toEqual({ movedTasks: { count: 1, projectIds: [project] } });
    expect(await dueOf(ids[0] ?? '')).toEqual(['2031-11-29']);
  });

  it('follow rows that are saved by themselves, which is said before, and the first notice of a party', async () => {
    const associate = await tools.rows<{ id: string }>(
      'select id from business_associate order by id limit 1',
    );
    const stakeholder = { id: randomUUID(), businessAssociate: associate[0] };
    expect(refusalOf(await saveRows(broker, projectId, { stakeholders: [stakeholder] }))).toBeUndefined();
    const task = async (rule: object) =>
      (await tools.assigned('Stakeholder', stakeholder.id, await tools.task('Stakeholder'), { ...rule })).id;
    const ids = [
      await task({ dueAnchor: 'Consent', dueCount: 10 }),
      await task({ dueAnchor: 'Notified', dueCount: 2, dueUnit: 'Weeks' }),
    ];
    expect(await dueOf(...ids)).toEqual([null, null]);
    const change = [{ id: stakeholder.id, revision: 1, consentDate: '2027-03-05' }];
    const { data, errors } = await broker.graphql(
      `query M($rows: [StakeholderInput!]) { moves: movedByRows(stakeholders: $rows) { ${lines} } }`,
      { rows: change },
    );
    expect(errors).toBeUndefined();
    expect(data?.['moves']).toMatchObject([
      { id: ids[0], before: null, after: '2027-03-15', willMove: true },
    ]);
    expect(await dueOf(...ids)).toEqual([null, null]);
    const saved = await broker.graphql(
      'mutation S($rows: [StakeholderInput!]!) { saved: updateStakeholders(input: $rows) { id } }',
      { rows: change },
    );
    expect(refusalOf(saved)).toBeUndefined();
    expect(await dueOf(...ids)).toEqual(['2027-03-15', null]);
    // Somebody who sees nothing of the project is told nothing, and nothing is asked of the others.
    const stranger = await server.signIn('prairie');
    const answer = await stranger.graphql(
      `query M($rows: [StakeholderInput!]) { moves: movedByRows(stakeholders: $rows) { ${lines} } }`,
      { rows: [{ ...change[0], consentDate: '2027-04-05' }] },
    );
    expect(answer.data?.['moves']).toEqual([]);

    const notice = (date: string) => ({
      input: [{ parentId: stakeholder.id, communication: { id: randomUUID(), date, step: 'Notice' } }],
    });
    const logged = await broker.graphql(
      'mutation L($input: [LoggedCommunicationInput!]!) { ids: logCommunications(input: $input, source: Stakeholder) }',
      notice('2026-09-08'),
    );
    expect(refusalOf(logged)).toBeUndefined();
    expect(await dueOf(...ids)).toEqual(['2027-03-15', '2026-09-22']);
    const row = { id: randomUUID(), stakeholderId: stakeholder.id, date: '2026-09-01', step: 'Notice' };
    const rows = { communications: [row] };
    expect((await movesOf(projectId, rows)).map(({ id, after }) => [id, after])).toEqual([
      [ids[1], '2026-09-15'],
    ]);
    expect(refusalOf(await saveRows(broker, projectId, rows))).toBeUndefined();
    expect(await dueOf(...ids)).toEqual(['2027-03-15', '2026-09-15']);
  });

  it.each([
    ['a date that its record does not have', { dueAnchor: 'Signed' }, 'dueAnchor'],
    ['a key date without a name', { dueAnchor: 'NamedDate', dueCount: 1 }, 'dueDateName'],
    ['no task', { dueAnchor: 'TaskDue' }, 'dueTask'],
    ['a day too far away', { dueAnchor: 'Assigned', dueCount: 3651 }, 'dueCount'],
  ])('cannot follow %s', async (_, rule, path) => {
    const answer = await tools.save([
      {
        id: randomUUID(),
        parentClass: 'Project',
        parentId: projectId,
        task: { id: await tools.task('Project') },
        ...rule,
      },
    ]);
    expect(refusalOf(answer)?.fields).toMatchObject([{ path: `input[0].${path}` }]);
  });

  it('cannot follow each other in a circle, nor a task of another project', async () => {
    const after = (id: string) => ({ dueAnchor: 'TaskDue', dueTask: { id }, dueCount: 1 });
    const first = await follows(projectId, {});
    const second = await follows(projectId, after(first.id));
    const third = await follows(projectId, after(second.id));
    const closing = await tools.save([{ id: first.id, revision: 1, ...after(third.id) }]);
    expect(refusalOf(closing)?.fields).toMatchObject([
      { path: 'input[0].dueTask', message: expect.stringMatching(/follows this one already/) },
    ]);
    const own = await tools.save([{ id: first.id, revision: 1, ...after(first.id) }]);
    expect(refusalOf(own)?.fields).toMatchObject([{ path: 'input[0].dueTask' }]);
    const far = await follows(otherId, {});
    const away = await tools.save([{ id: first.id, revision: 1, ...after(far.id) }]);
    expect(refusalOf(away)?.fields).toMatchObject([
      { path: 'input[0].dueTask', message: expect.stringMatching(/another project/) },
    ]);
  });

  it('never close a circle, however many try at once', async () => {
    const ring: string[] = [];
    for (let place = 0; place < 16; place += 1) ring.push((await follows(otherId, {})).id);
    const answers = await sixteenAtOnce((place) =>
      tools.save([
        {
          ...{ id: ring[place], revision: 1, dueAnchor: 'TaskDue', dueCount: 0 },
          dueTask: { id: ring[(place + 1) % 16] },
        },
      ]),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(15);
  });

  it('are previewed to who may save, and to nobody else', async () => {
    const change = { keyDates: [{ id: randomUUID(), name: 'Mine', plannedDate: '2027-01-01' }] };
    const reader = await server.signIn('readonly');
    const prairie = await server.signIn('prairie');
    expect(refusalOf(await preview(reader, projectId, change))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await preview(prairie, projectId, change))?.code).toBe('NOT_FOUND');
    await movesOf(projectId, change);
    expect(await tools.rows('select 1 from key_date where id = $1', change.keyDates[0]?.id)).toEqual([]);
  });
});

describe('a model whose tasks follow dates', () => {
  it('is shown with the dates that it then assigns', async () => {
    const spud = '2027-09-01';
    await keyDate(otherId, 'Rig on site', spud);
    const [survey, licence, notice, rest] = [
      await tools.task('Project'),
      await tools.task('Project'),
      await tools.task('Project'),
      await tools.task('Project'),
    ];
    const before = {
      dueUnit: 'WorkingDays',
      dueSide: 'Before',
      dueAnchor: 'NamedDate',
      dueDateName: 'Rig on site',
    };
    const model = await tools.keep('updateTaskModel', {
      name: 'Drilling',
      items: [
        // It follows one that comes after it.
        {
          task: { id: survey },
          dueAnchor: 'TaskDue',
          dueTask: { id: licence },
          dueCount: 2,
          dueUnit: 'Weeks',
          dueSide: 'Before',
        },
        { task: { id: licence }, ...before, dueCount: 20 },
        { task: { id: notice }, ...before, dueDateName: 'Unknown', dueCount: 5 },
        { task: { id: rest }, days: 3 },
      ].map((item) => ({ id: randomUUID(), ...item })),
    });
    const manager = await tools.keep('updateTaskManager', {
      name: 'Drilling crew',
      productClient: { id: await tools.idOf(`select id from company where code = 'RLS'`) },
      taskModel: { id: model },
      roles: [],
    });
    const request = {
      taskManagerId: manager,
      parentClass: 'Project',
      parentId: otherId,
      zone: 'America/Edmonton',
    };
    const { data, errors } = await broker.graphql(
      `query P($taskManagerId: ID!, $parentClass: TaskType!, $parentId: ID!, $zone: String) {
        plan: plannedTasks(taskManagerId: $taskManagerId, parentClass: $parentClass, parentId: $parentId, zone: $zone) {
          task { id } dueDate follows isOpen } }`,
      request,
    );
    expect(errors).toBeUndefined();
    const plan = data?.['plan'] as readonly {
      task: { id: string };
      dueDate: string | null;
      follows: string | null;
    }[];
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton' }).format(new Date());
    // Back from Wednesday September 1 2027: August 31, 30, 27 … 4 and 3, and Heritage Day is no holiday for all employers.
    expect(plan.map(({ dueDate }) => dueDate)).toEqual([
      '2027-07-21',
      '2027-08-04',
      null,
      dayAfter(today, 3),
    ]);
    expect(plan.map(({ follows: rule }) => rule)).toEqual([
      expect.stringMatching(/^2 weeks before the due date of ‘Task /),
      '20 working days before the key date ‘Rig on site’',
      '5 working days before the key date ‘Unknown’',
      null,
    ]);
    expect(await tools.openOn(otherId, licence)).toEqual([]);
    const done = await broker.graphql(
      `mutation A($taskManagerId: ID!, $parentClass: TaskType!, $parentId: ID!, $zone: String) {
        tasks: assignTasks(taskManagerId: $taskManagerId, parentClass: $parentClass, parentId: $parentId, zone: $zone) {
          task { id } dueDate } }`,
      request,
    );
    expect(done.errors).toBeUndefined();
    expect(done.data?.['tasks']).toEqual(plan.map(({ task, dueDate }) => ({ task, dueDate })));
    // A key date of that name, once there is one, is followed.
    await keyDate(otherId, 'unknown', '2027-10-15');
    expect(await tools.openOn(otherId, notice)).toMatchObject([{ due: '2027-10-07' }]);
  });
});
