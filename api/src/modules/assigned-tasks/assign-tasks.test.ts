import { randomUUID } from 'node:crypto';
import { dayIn } from 'shared-contracts/days';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const idOf = async (text: string): Promise<string> => (await server.database.pool.query(text)).rows[0]?.id;

async function save(mutation: string, input: Record<string, unknown>): Promise<string> {
  const type = `${mutation.replace('update', '')}Input`;
  const { data, errors } = await admin.graphql(
    `mutation M($input: ${type}!) { saved: ${mutation}(input: $input) { id } }`,
    { input: { id: randomUUID(), ...input } },
  );
  expect(errors).toBeUndefined();
  return (data?.['saved'] as { id: string } | undefined)?.id ?? '';
}

/** A manager with a model of three tasks for projects and one for agreements; the broker does the first role. */
async function aManager() {
  const broker = await idOf(`select id from app_user where user_name like 'broker@%'`);
  const company = await idOf(`select id from company where code = 'RLS'`);
  const agent = await save('updateTaskRole', { name: `Agent ${randomUUID()}` });
  const task = (name: string, taskType = 'Project', role: string | null = agent) =>
    save('updateTask', { name, taskType, role: role && { id: role } });
  const tasks = [
    await task('Notify'),
    await task('Survey', 'Project', null),
    await task('Sign'),
    await task('Register', 'Agreement'),
  ];
  const model = await save('updateTaskModel', {
    name: 'Model',
    items: tasks.map((id, place) => ({ id: randomUUID(), task: { id }, days: [2, null, 5, 1][place] })),
  });
  const manager = await save('updateTaskManager', {
    name: 'Manager',
    productClient: { id: company },
    taskModel: { id: model },
    roles: [{ id: randomUUID(), role: { id: agent }, user: { id: broker } }],
  });
  return { manager, tasks };
}

const assign = (manager: string, parentClass: string, parentId: string, client = admin) =>
  client.graphql(
    `mutation A($manager: ID!, $parentClass: TaskType!, $parentId: ID!) {
      tasks: assignTasks(taskManagerId: $manager, parentClass: $parentClass, parentId: $parentId) {
        id parentClass parentId task { id } assignee { fullName } assignedDate dueDate } }`,
    { manager, parentClass, parentId },
  );

/** A day so many days after the one that it is at the company. */
const dayAfter = (days: number, from = Date.now()): string =>
  dayIn(new Date(from + days * 86_400_000), 'America/Edmonton');

const ourProject = () =>
  idOf(
    `select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS' limit 1`,
  );

describe('a task manager', () => {
  it('assigns the tasks of its model to who has their roles, each due after the one before', async () => {
    const { manager, tasks } = await aManager();
    const project = await ourProject();
    const { data } = await assign(manager, 'Project', project);
    const common = { parentClass: 'Project', parentId: project, assignedDate: dayAfter(0) };
    expect(data?.['tasks']).toEqual([
      {
        id: expect.any(String),
        ...common,
        task: { id: tasks[0] },
        assignee: { fullName: 'Brooke Hanson' },
        dueDate: dayAfter(2),
      },
      { id: expect.any(String), ...common, task: { id: tasks[1] }, assignee: null, dueDate: null },
      {
        id: expect.any(String),
        ...common,
        task: { id: tasks[2] },
        assignee: { fullName: 'Brooke Hanson' },
        dueDate: dayAfter(7),
      },
    ]);
  });

  it('tells the assignee by mail and on the start screen', async () => {
    const { manager } = await aManager();
    const before = (await server.mailsTo('broker@rightway.test')).length;
    await assign(manager, 'Project', await ourProject());
    const mails = await server.mailsTo('broker@rightway.test');
    expect(mails.length - before).toBe(2);
    expect(mails.map(({ subject }) => subject)).toContain('New task: Notify');
    const broker = await server.signIn('broker');
    const today = (await broker.get('/api/start/today')).json().result;
    expect(JSON.stringify(today)).toContain('Notify');
  });

  it('serves agreements with the tasks that are for them', async () => {
    const { manager, tasks } = await aManager();
    const agreement = await idOf(
      `select a.id from agreement a join surface_project p on p.id = a.surface_project_id
       join company c on c.id = p.broker_id where c.code = 'RLS' limit 1`,
    );
    const { data } = await assign(manager, 'Agreement', agreement);
    expect(data?.['tasks']).toEqual([
      expect.objectContaining({
        parentClass: 'Agreement',
        parentId: agreement,
        task: { id: tasks[3] },
        dueDate: dayAfter(1),
      }),
    ]);
  });

  it.each(['Request', 'Stakeholder', 'Indigenous'] as const)('serves a %s', async (parentClass) => {
    const table = { Request: 'request', Stakeholder: 'stakeholder', Indigenous: 'indigenous_engagement' };
    const parent = await idOf(
      `select r.id from ${table[parentClass]} r join surface_project p on p.id = r.surface_project_id
       join company c on c.id = p.broker_id where c.code = 'RLS' limit 1`,
    );
    const task = await save('updateTask', { name: 'Ask', taskType: parentClass });
    const model = await save('updateTaskModel', {
      name: 'Model',
      items: [{ id: randomUUID(), task: { id: task }, days: 3 }],
    });
    const company = await idOf(`select id from company where code = 'RLS'`);
    const manager = await save('updateTaskManager', {
      name: 'Manager',
      productClient: { id: company },
      taskModel: { id: model },
    });
    const { data } = await assign(manager, parentClass, parent);
    expect(data?.['tasks']).toEqual([
      expect.objectContaining({ parentClass, parentId: parent, task: { id: task }, dueDate: dayAfter(3) }),
    ]);
  });

  it('tells first what it would assign, by the days of the person', async () => {
    const { manager, tasks } = await aManager();
    const project = await ourProject();
    const plan = (zone: string | null) =>
      admin.graphql(
        `query P($manager: ID!, $parentId: ID!, $zone: String) {
          plan: plannedTasks(taskManagerId: $manager, parentClass: Project, parentId: $parentId, zone: $zone) {
            task { id name } assignee { fullName } assignedDate dueDate isOpen } }`,
        { manager, parentId: project, zone },
      );
    // In the evening in Alberta, when it is the next day already in Greenwich.
    const today = new Date();
    const evening = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, 2);
    server.setClock(evening - Date.now());
    const { data } = await plan('America/Edmonton');
    server.setClock(0);
    expect(data?.['plan']).toEqual([
      {
        task: { id: tasks[0], name: 'Notify' },
        assignee: { fullName: 'Brooke Hanson' },
        assignedDate: dayAfter(0, evening),
        dueDate: dayAfter(2, evening),
        isOpen: false,
      },
      expect.objectContaining({ assignee: null, dueDate: null }),
      expect.objectContaining({ dueDate: dayAfter(7, evening) }),
    ]);
    await assign(manager, 'Project', project);
    const again = (await plan(null)).data?.['plan'] as readonly { isOpen: boolean }[];
    expect(again.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
    expect((await plan('Nowhere/At all')).errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('does not assign what is open there already', async () => {
    const { manager } = await aManager();
    const project = await ourProject();
    await assign(manager, 'Project', project);
    const again = await assign(manager, 'Project', project);
    expect(again.errors?.[0]?.message).toBe('All of these tasks are open there already.');
  });

  it('asked sixteen times at once assigns each task once', async () => {
    const { manager, tasks } = await aManager();
    const project = await ourProject();
    const answers = await Promise.all(Array.from({ length: 16 }, () => assign(manager, 'Project', project)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from assigned_task where surface_project_id = $1 and task_id = any ($2)',
      [project, tasks],
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('needs the right to the record', async () => {
    const { manager } = await aManager();
    const theirs = await idOf(
      `select id from surface_project where broker_id is distinct from (select id from company where code = 'RLS')
        and owner_id <> (select id from company where code = 'RLS') limit 1`,
    );
    const broker = await server.signIn('broker');
    if (theirs)
      expect((await assign(manager, 'Project', theirs, broker)).errors?.[0]?.extensions['code']).toBe(
        'NOT_FOUND',
      );
    const invoicing = await server.signIn('invoicing');
    expect(
      (await assign(manager, 'Project', await ourProject(), invoicing)).errors?.[0]?.extensions['code'],
    ).toBe('FORBIDDEN');
    const answer = await invoicing.graphql(
      `query P($manager: ID!, $parentId: ID!) {
        plannedTasks(taskManagerId: $manager, parentClass: Project, parentId: $parentId) { dueDate } }`,
      { manager, parentId: await ourProject() },
    );
    expect(answer.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await assign(randomUUID(), 'Project', await ourProject())).errors?.[0]?.extensions['code']).toBe(
      'NOT_FOUND',
    );
  });
});
