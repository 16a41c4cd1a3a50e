import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { dayFrom, taskTools } from '../../testing/task-calls.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const tools = taskTools(server, admin);

interface Answer {
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions['code'];
const fieldsOf = ({ errors }: Answer) =>
  (errors?.[0]?.extensions['fields'] as readonly { path: string; message: string }[] | undefined) ?? [];
const pathsOf = (answer: Answer) => fieldsOf(answer).map(({ path }) => path);
const personOf = (name: string) => tools.idOf(`select id from app_user where user_name like $1`, `${name}@%`);

describe('a task', () => {
  it('is assigned on a project, and a mail tells its assignee where it is', async () => {
    const project = await tools.ourProject();
    const task = await tools.task('Project');
    const broker = await personOf('broker');
    const saved = await tools.assigned('Project', project, task, {
      assignee: { id: broker },
      assignedDate: dayFrom(),
      dueDate: dayFrom(5),
      notes: 'Call first.',
    });
    expect(saved).toMatchObject({
      parentId: project,
      assignee: { fullName: 'Brooke Hanson' },
      dueDate: dayFrom(5),
      onHold: false,
      notes: 'Call first.',
      canEdit: true,
    });
    const [mail] = await server.mailsTo('broker@rightway.test');
    expect(mail?.subject).toBe(`New task: ${await tools.nameOf(task)}`);
    expect(mail?.text).toContain(`surface-project/${project}/tasks/${saved.id}`);
  });

  it('that somebody gives to themselves, or that goes on as it was given, is not mailed', async () => {
    const broker = await server.signIn('broker');
    const own = { assignee: { id: await personOf('broker') } };
    const project = await tools.ourProject();
    const before = await server.mailsTo('broker@rightway.test');
    const task = { id: randomUUID(), parentClass: 'Project', parentId: project, ...own };
    const kind = { task: { id: await tools.task('Project') } };
    expect((await tools.save([{ ...task, ...kind }], broker)).errors).toBeUndefined();
    expect((await tools.save([{ id: task.id, revision: 1, notes: 'On it.' }])).errors).toBeUndefined();
    expect(await server.mailsTo('broker@rightway.test')).toEqual(before);
  });

  it('is started, held, completed and opened again, each told by its history', async () => {
    const task = await tools.task('Project');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task);
    const step = async (revision: number, change: object) =>
      expect((await tools.save([{ id, revision, ...change }])).errors).toBeUndefined();
    await step(1, { startedDate: dayFrom(-1) });
    await step(2, { onHold: true });
    await step(3, { completedDate: dayFrom() });
    await step(4, { completedDate: null });
    const { data } = await admin.graphql(
      `{ task: assignedTask(id: "${id}") { revision startedDate completedDate onHold }
        history(recordKind: ASSIGNED_TASK, recordId: "${id}") { changes { field after } } }`,
    );
    // Completing a task also ends its waiting.
    expect(data?.['task']).toEqual({
      ...{ revision: 5, startedDate: dayFrom(-1), completedDate: null, onHold: false },
    });
    const history = data?.['history'] as readonly { changes: readonly { field: string; after: string }[] }[];
    expect(history.map(({ changes }) => changes.map(({ field }) => field)).slice(0, 4)).toEqual([
      ['completedDate'],
      ['completedDate', 'onHold'],
      ['onHold'],
      ['startedDate'],
    ]);
  });

  it('that is completed at once was started that day', async () => {
    const task = await tools.task('Project');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task);
    const { data } = await tools.save([{ id, revision: 1, completedDate: dayFrom(-2) }]);
    expect(data?.['saved']).toMatchObject([{ startedDate: dayFrom(-2), completedDate: dayFrom(-2) }]);
  });

  it('is deleted with its history kept', async () => {
    const task = await tools.task('Project');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task);
    const gone = await admin.graphql(`mutation { deleteAssignedTasks(ids: ["${id}"]) }`);
    expect(gone.data?.['deleteAssignedTasks']).toEqual([id]);
    const entries = await tools.rows<{ revision: number }>(
      'select revision from history_entry where record_id = $1 order by revision',
      id,
    );
    expect(entries).toHaveLength(2);
  });
});

describe('what is wrong with tasks', () => {
  it('is told of all rows at their paths, and nothing is written', async () => {
    const project = await tools.ourProject();
    const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()];
    const [task, ofAgreements] = [await tools.task('Project'), await tools.task('Agreement')];
    const at = { parentClass: 'Project', parentId: project };
    const answer = await tools.save([
      { id: one, ...at, task: { id: task }, startedDate: dayFrom(3), notes: 'x'.repeat(10_001) },
      { id: other, ...at, task: { id: ofAgreements } },
      { id: third, ...at },
    ]);
    expect(codeOf(answer)).toBe('VALIDATION');
    expect(pathsOf(answer).toSorted()).toEqual(['input[0].notes', 'input[1].task', 'input[2].task']);
    expect(await tools.rows('select 1 from assigned_task where id = any ($1)', [one, other, third])).toEqual(
      [],
    );
  });

  it.each([
    [{ startedDate: dayFrom(3) }, 'startedDate'],
    [{ completedDate: dayFrom(3) }, 'completedDate'],
    [{ startedDate: dayFrom(-1), completedDate: dayFrom(-2) }, 'completedDate'],
    [{ completedDate: dayFrom(-2), onHold: true }, 'onHold'],
    [{ dueDate: 'tomorrow' }, undefined],
  ])('%j', async (change, path) => {
    const task = await tools.task('Project');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task);
    const answer = await tools.save([{ id, revision: 1, ...change }]);
    if (path) expect(pathsOf(answer)).toContain(`input[0].${path}`);
    else expect(answer.errors).toBeDefined();
    expect(await tools.rows('select 1 from assigned_task where id = $1 and revision > 1', id)).toEqual([]);
  });

  it('is one that is no longer active', async () => {
    const task = await tools.task('Project', [], { isActive: false });
    const at = { parentClass: 'Project', parentId: await tools.ourProject() };
    const answer = await tools.save([{ id: randomUUID(), ...at, task: { id: task } }]);
    expect(fieldsOf(answer)).toEqual([
      {
        path: 'input[0].task',
        message: `‘${await tools.nameOf(task)}’ is no longer active. Choose another task.`,
      },
    ]);
  });

  it('is one that is open there already, also of sixteen at once', async () => {
    const project = await tools.ourProject();
    const task = await tools.task('Project');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        tools.save([{ id: randomUUID(), parentClass: 'Project', parentId: project, task: { id: task } }]),
      ),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await tools.openOn(project, task)).toHaveLength(1);
    const refused = answers.find(({ errors }) => errors !== undefined);
    expect(refused && pathsOf(refused)).toEqual(['input[0].task']);
  });

  it('is somebody who does not see the project', async () => {
    const stranger = await tools.idOf(
      `select u.id from app_user u where u.company_id not in (
        select unnest(array[owner_id, broker_id, operator_id]) from surface_project where id = $1
      ) and not u.is_system_administrator limit 1`,
      await tools.ourProject(),
    );
    const task = await tools.task('Project');
    const broker = await personOf('broker');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task, {
      assignee: { id: broker },
    });
    await server.database.pool.query('update app_user set is_active = false where id = $1', [stranger]);
    const answer = await tools.save([{ id, revision: 1, assignee: { id: stranger } }]);
    await server.database.pool.query('update app_user set is_active = true where id = $1', [stranger]);
    expect(pathsOf(answer)).toEqual(['input[0].assignee']);
  });

  it('is a record that is not there, or stands out of sight', async () => {
    const task = await tools.task('Project');
    const input = { id: randomUUID(), parentClass: 'Project', task: { id: task } };
    expect(codeOf(await tools.save([{ ...input, parentId: randomUUID() }]))).toBe('NOT_FOUND');
    expect(pathsOf(await tools.save([{ ...input }]))).toEqual(['input[0].parentId']);
  });

  it('is an older revision, with what is there now', async () => {
    const task = await tools.task('Project');
    const { id } = await tools.assigned('Project', await tools.ourProject(), task);
    await tools.save([{ id, revision: 1, notes: 'First' }]);
    const late = await tools.save([{ id, revision: 1, notes: 'Late' }]);
    expect(codeOf(late)).toBe('CONFLICT');
    expect(late.errors?.[0]?.extensions['conflict']).toMatchObject({ record: { notes: 'First' } });
  });
});

describe('the right to tasks', () => {
  /** A project that the invoicing person sees but may not edit, with a task of theirs and one of somebody else. */
  async function twoTasks() {
    const project = await tools.ourProject();
    const own = await tools.assigned('Project', project, await tools.task('Project'), {
      assignee: { id: await personOf('invoicing') },
    });
    const other = await tools.assigned('Project', project, await tools.task('Project'));
    return { project, own, other, person: await server.signIn('invoicing') };
  }

  it('lets the assignee write its course, and nothing of the plan', async () => {
    const { own, person } = await twoTasks();
    const done = await tools.save(
      [{ id: own.id, revision: 1, completedDate: dayFrom(), notes: 'Done' }],
      person,
    );
    expect(done.errors).toBeUndefined();
    const plan = await tools.save([{ id: own.id, revision: 2, dueDate: dayFrom(30) }], person);
    expect(fieldsOf(plan)).toEqual([
      {
        path: 'input[0].dueDate',
        message: 'Whoever edits the project plans this. You can start, hold and complete your task.',
      },
    ]);
  });

  it('keeps others’ tasks, new ones and deletes from who does not edit the project', async () => {
    const { project, own, other, person } = await twoTasks();
    expect(codeOf(await tools.save([{ id: other.id, revision: 1, notes: 'x' }], person))).toBe('FORBIDDEN');
    const task = { id: await tools.task('Project') };
    const made = [{ id: randomUUID(), parentClass: 'Project', parentId: project, task }];
    expect(codeOf(await tools.save(made, person))).toBe('FORBIDDEN');
    expect(codeOf(await person.graphql(`mutation { deleteAssignedTasks(ids: ["${own.id}"]) }`))).toBe(
      'FORBIDDEN',
    );
  });

  it('hides tasks of foreign projects', async () => {
    const foreign = await tools.idOf(
      `select a.id from assigned_task a join surface_project p on p.id = a.surface_project_id
       where not exists (select 1 from company c where c.code = 'RLS' and c.id in (p.owner_id, p.broker_id, p.operator_id))
       limit 1`,
    );
    const broker = await server.signIn('broker');
    if (foreign)
      expect(codeOf(await tools.save([{ id: foreign, revision: 1, notes: 'x' }], broker))).toBe('NOT_FOUND');
    expect(codeOf(await tools.save([{ id: randomUUID(), revision: 1, notes: 'x' }], broker))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the save of a project', () => {
  const saveProject = (id: string, tasks: readonly object[]) =>
    admin.graphql(
      'mutation S($input: SurfaceProjectInput!) { saved: updateSurfaceProject(input: $input) { id revision } }',
      { input: { id, tasks } },
    );

  it('writes the tasks of its tabs, on the project where nothing else is said, and leaves the project as it is', async () => {
    const project = await tools.ourProject();
    const before = await tools.rows('select revision from surface_project where id = $1', project);
    const task = await tools.task('Project');
    const id = randomUUID();
    expect((await saveProject(project, [{ id, task: { id: task } }])).errors).toBeUndefined();
    expect(await tools.openOn(project, task)).toHaveLength(1);
    expect(await tools.rows('select revision from surface_project where id = $1', project)).toEqual(before);
    const done = await saveProject(project, [{ id, revision: 1, completedDate: dayFrom() }]);
    expect(done.errors).toBeUndefined();
    expect(await tools.openOn(project, task)).toEqual([]);
  });

  it('refuses a task and a record of another project at the row’s path, and writes nothing', async () => {
    const [project, other] = (
      await tools.rows<{ id: string }>(
        `select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS' order by p.id limit 2`,
      )
    ).map(({ id }) => id);
    const task = await tools.task('Project');
    const foreign = await tools.assigned('Project', other ?? '', task);
    const id = randomUUID();
    const answer = await saveProject(project ?? '', [
      { id, task: { id: task } },
      { id: foreign.id, revision: 1, notes: 'x' },
      { id: randomUUID(), task: { id: task }, parentClass: 'Project', parentId: other },
    ]);
    expect(pathsOf(answer)).toEqual(['tasks[1].id', 'tasks[2].parentId']);
    expect(await tools.rows('select 1 from assigned_task where id = $1', id)).toEqual([]);
  });
});

it('the list of a project’s tasks can leave the completed ones out', async () => {
  const project = await tools.ourProject();
  const task = await tools.task('Project');
  const { id } = await tools.assigned('Project', project, task);
  const listed = async () => {
    const { data } = await admin.graphql(
      `{ tasks: assignedTasks(surfaceProjectId: "${project}", isOpen: true, first: 1000) { nodes { id } } }`,
    );
    const page = data?.['tasks'] as { nodes: readonly { id: string }[] } | undefined;
    return page?.nodes.map((one) => one.id) ?? [];
  };
  expect(await listed()).toContain(id);
  await tools.save([{ id, revision: 1, completedDate: dayFrom() }]);
  expect(await listed()).not.toContain(id);
});
