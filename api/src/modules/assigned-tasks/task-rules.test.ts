import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { dayFrom, taskTools } from '../../testing/task-calls.ts';
import { followedMail } from './followed-mail.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const tools = taskTools(server, admin);

const done = (results: readonly (readonly [string, string])[]) => [
  { trigger: 'Completed' as const, results },
];
const complete = (id: string, revision = 1) => tools.save([{ id, revision, completedDate: dayFrom() }]);

/** A status of the list of an agreement's operator that it does not have now. */
const anotherStatus = async (agreement: string) =>
  (
    await tools.rows<{ status: string }>(
      `select s.status from agreement a join surface_project p on p.id = a.surface_project_id
       join surface_status s on s.product_client_id = p.operator_id
       where a.id = $1 and s.is_active and s.id is distinct from a.surface_status_id order by s.id limit 1`,
      agreement,
    )
  )[0]?.status ?? '';

const statusOf = async (agreement: string) =>
  (
    await tools.rows<{ status: string; revision: number }>(
      `select s.status, a.revision from agreement a join surface_status s on s.id = a.surface_status_id where a.id = $1`,
      agreement,
    )
  )[0];

describe('the rules of a task', () => {
  it('assign the next one to who has its role in the project’s task manager, due by its model', async () => {
    const project = await tools.ourProject();
    const broker = await tools.idOf(`select id from app_user where user_name like 'broker@%'`);
    const role = await tools.keep('updateTaskRole', { name: `Agent ${randomUUID()}` });
    const next = await tools.task('Project', [], { role: { id: role } });
    const model = await tools.keep('updateTaskModel', {
      name: 'Model',
      items: [{ id: randomUUID(), task: { id: next }, days: 4 }],
    });
    const manager = await tools.keep('updateTaskManager', {
      name: 'Manager',
      productClient: { id: await tools.idOf(`select id from company where code = 'RLS'`) },
      taskModel: { id: model },
      roles: [{ id: randomUUID(), role: { id: role }, user: { id: broker } }],
    });
    await server.database.pool.query('update surface_project set task_manager_id = $1 where id = $2', [
      manager,
      project,
    ]);
    const first = await tools.task('Project', done([['AssignTask', await tools.nameOf(next)]]));
    const { id } = await tools.assigned('Project', project, first);
    const mails = (await server.mailsTo('broker@rightway.test')).length;
    expect((await complete(id)).errors).toBeUndefined();
    expect(await tools.openOn(project, next)).toEqual([
      { assignee: broker, due: dayFrom(4), assigned: dayFrom() },
    ]);
    expect((await server.mailsTo('broker@rightway.test')).length - mails).toBe(1);
  });

  it('assign it to nobody where nobody has its role, on whatever record the first stands', async () => {
    const agreement = await tools.ourAgreement();
    const next = await tools.task('Agreement');
    const first = await tools.task('Agreement', done([['AssignTask', await tools.nameOf(next)]]));
    const { id } = await tools.assigned('Agreement', agreement, first);
    await complete(id);
    expect(await tools.openOn(agreement, next)).toEqual([{ assignee: null, due: null, assigned: dayFrom() }]);
  });

  it.each(['NFE', 'PRG'])(
    'set the status of the operator %s, whose list the rule was made by',
    async (code) => {
      // A name that is in the lists of both.
      const agreement = await tools.idOf(
        `select a.id from agreement a join surface_project p on p.id = a.surface_project_id
         join surface_status s on s.id = a.surface_status_id
       where (select code from company where id = p.operator_id) = $1 and s.status <> 'Expired'
       order by a.id limit 1`,
        code,
      );
      const task = await tools.task('Agreement', done([['ChangeStatus', 'Expired']]));
      const { id } = await tools.assigned('Agreement', agreement, task);
      await complete(id);
      const set = await tools.rows<{ status: string; code: string }>(
        `select s.status, (select code from company where id = s.product_client_id) as code
       from agreement a join surface_status s on s.id = a.surface_status_id where a.id = $1`,
        agreement,
      );
      expect(set).toEqual([{ status: 'Expired', code }]);
    },
  );

  it('mail nobody who lost sight of the project before the mail went out', async () => {
    const project = await tools.idOf(
      `select p.id from surface_project p where (select code from company where id = p.broker_id) = 'RLS'
         and (select code from company where id = p.owner_id) = 'NFE' order by p.id limit 1`,
    );
    const task = await tools.task('Project', done([['EmailToUser', 'broker@rightway.test']]));
    const { id } = await tools.assigned('Project', project, task);
    await complete(id);
    const compose = () =>
      followedMail(server.database.db, 'https://rightway.test/')(`${id} Completed broker@rightway.test`);
    expect((await compose())?.to).toBe('broker@rightway.test');
    await tools.rows('update surface_project set broker_id = null where id = $1', project);
    expect(await compose()).toBeUndefined();
  });

  it('are told of no task that the person does not see', async () => {
    const agreement = await tools.idOf(
      `select a.id from agreement a join surface_project p on p.id = a.surface_project_id
       where (select code from company where id = p.operator_id) = 'NFE' and p.owner_id in
         (select id from company where code in ('NFE', 'RLS')) order by a.id limit 1`,
    );
    const task = await tools.task('Agreement', done([['ChangeStatus', await anotherStatus(agreement)]]));
    const { id } = await tools.assigned('Agreement', agreement, task);
    const completed = [{ id, completedDate: dayFrom() }];
    expect(await tools.effects(completed)).toHaveLength(1);
    expect(await tools.effects(completed, await server.signIn('prairie'))).toEqual([]);
  });

  it('say that a status is there already, and leave the record as it is', async () => {
    const agreement = await tools.ourAgreement();
    const status = await anotherStatus(agreement);
    const first = await tools.task('Agreement', done([['ChangeStatus', status]]));
    const given = await tools.assigned('Agreement', agreement, first);
    await tools.save([{ id: given.id, revision: 1, completedDate: dayFrom() }]);
    const before = await statusOf(agreement);
    expect(before?.status).toBe(status);
    const second = await tools.task('Agreement', done([['ChangeStatus', status]]));
    const { id } = await tools.assigned('Agreement', agreement, second);
    expect(await tools.effects([{ id, completedDate: dayFrom() }])).toMatchObject([
      { willHappen: false, sentence: `The status is ‘${status}’ already.` },
    ]);
    await tools.save([{ id, revision: 1, completedDate: dayFrom() }]);
    expect(await statusOf(agreement)).toEqual(before);
  });

  it('are told of no day that is none', async () => {
    const task = await tools.task('Agreement', done([['ChangeStatus', 'Signed']]));
    const { id } = await tools.assigned('Agreement', await tools.ourAgreement(), task);
    for (const completedDate of ['<script>', '2026-02-30', ''])
      expect(await tools.effects([{ id, completedDate }])).toEqual([]);
  });

  it('set the status of the agreement, from the list of its operator, in its history', async () => {
    const agreement = await tools.ourAgreement();
    const status = await anotherStatus(agreement);
    const before = await statusOf(agreement);
    const task = await tools.task('Agreement', done([['ChangeStatus', status]]));
    const { id } = await tools.assigned('Agreement', agreement, task);
    await complete(id);
    expect(await statusOf(agreement)).toEqual({ status, revision: (before?.revision ?? 0) + 1 });
    const { data } = await admin.graphql(
      `{ history(recordKind: AGREEMENT, recordId: "${agreement}", first: 1) { changes { field before after } } }`,
    );
    expect(data?.['history']).toEqual([
      { changes: [{ field: 'surfaceStatus', before: before?.status ?? null, after: status }] },
    ]);
  });

  it('mail a person in their language, and an address that nobody has', async () => {
    const agreement = await tools.ourAgreement();
    await server.database.pool.query(
      `update app_user set locale = 'es' where email = 'broker@rightway.test'`,
    );
    const task = await tools.task(
      'Agreement',
      done([
        ['EmailToUser', 'broker@rightway.test'],
        ['EmailToUser', 'survey@elsewhere.test'],
      ]),
    );
    const { id } = await tools.assigned('Agreement', agreement, task);
    await complete(id);
    const [mail] = await server.mailsTo('broker@rightway.test');
    const [other] = await server.mailsTo('survey@elsewhere.test');
    await server.database.pool.query(
      `update app_user set locale = 'en' where email = 'broker@rightway.test'`,
    );
    expect(mail?.subject).toMatch(/^Completada: /);
    expect(mail?.text).toContain(`/tasks/${id}`);
    expect(other?.subject).toMatch(/^Completed: /);
    expect(other?.text).not.toContain('/tasks/');
  });

  it('mail nobody who does not see the project', async () => {
    const project = await tools.ourProject();
    const [stranger] = await tools.rows<{ email: string; name: string }>(
      `select u.email, u.full_name as name from app_user u where not u.is_system_administrator and u.company_id not in (
        select unnest(array_remove(array[owner_id, broker_id, operator_id], null)) from surface_project where id = $1)
       limit 1`,
      project,
    );
    const target = stranger?.email ?? '';
    const task = await tools.task('Project', done([['EmailToUser', target]]));
    const { id } = await tools.assigned('Project', project, task);
    if (stranger)
      expect(await tools.effects([{ id, revision: 1, completedDate: dayFrom() }])).toEqual([
        expect.objectContaining({
          willHappen: false,
          sentence: `${stranger.name} does not see this project or is no longer active: no e-mail goes out.`,
        }),
      ]);
    await complete(id);
    expect(await server.mailsTo(target)).toEqual([]);
  });

  it('are told before they happen, in the order in which they do, and come about so', async () => {
    const agreement = await tools.ourAgreement();
    const status = await anotherStatus(agreement);
    const next = await tools.task('Agreement');
    const name = await tools.nameOf(next);
    const task = await tools.task('Agreement', [
      { trigger: 'Started', results: [['EmailToUser', 'broker@rightway.test']] },
      {
        trigger: 'Completed',
        results: [
          ['AssignTask', name],
          ['ChangeStatus', status],
          ['AssignTask', name],
          ['AssignTask', 'A task of old that is gone'],
          ['EmailToUser', 'nobody'],
        ],
      },
    ]);
    const { id } = await tools.assigned('Agreement', agreement, task);
    const effects = await tools.effects([{ id, revision: 1, completedDate: dayFrom() }]);
    expect(effects.map(({ sentence }) => sentence)).toEqual([
      'Brooke Hanson gets an e-mail.',
      `‘${name}’ is assigned to nobody yet.`,
      `The status becomes ‘${status}’.`,
      'No task is called ‘A task of old that is gone’: nothing is assigned.',
      '‘nobody’ is no e-mail address: no e-mail goes out.',
    ]);
    expect(effects.map(({ willHappen }) => willHappen)).toEqual([true, true, true, false, false]);
    expect(await tools.openOn(agreement, next)).toEqual([]);
    await complete(id);
    const { data } = await admin.graphql(
      `{ history(recordKind: ASSIGNED_TASK, recordId: "${id}", first: 1) { changes { field after } } }`,
    );
    const entries = data?.['history'] as readonly { changes: unknown }[] | undefined;
    expect(entries?.[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'followedTask', after: name },
        { field: 'followedStatus', after: status },
        { field: 'followedMail', after: 'Brooke Hanson' },
      ]),
    );
  });

  it('are carried out once: not again for the same save, nor for a task that is opened and completed anew', async () => {
    const project = await tools.ourProject();
    const next = await tools.task('Project');
    const first = await tools.task('Project', done([['AssignTask', await tools.nameOf(next)]]));
    const { id } = await tools.assigned('Project', project, first);
    const saveId = randomUUID();
    const once = { id, revision: 1, saveId, completedDate: dayFrom() };
    await tools.save([once]);
    await server.database.pool.query('delete from assigned_task where task_id = $1', [next]);
    expect((await tools.save([once])).errors).toBeUndefined();
    expect(await tools.openOn(project, next)).toEqual([]);
    await tools.save([{ id, revision: 2, completedDate: null }]);
    expect(await tools.effects([{ id, revision: 3, completedDate: dayFrom() }])).toEqual([
      expect.objectContaining({
        willHappen: false,
        sentence: 'What follows its completion was done before and is not repeated.',
      }),
    ]);
    expect((await complete(id, 3)).errors).toBeUndefined();
    expect(await tools.openOn(project, next)).toEqual([]);
  });

  it('are carried out once by sixteen who complete it at once', async () => {
    const project = await tools.ourProject();
    const next = await tools.task('Project');
    const first = await tools.task(
      'Project',
      done([
        ['AssignTask', await tools.nameOf(next)],
        ['EmailToUser', 'sixteen@elsewhere.test'],
      ]),
    );
    const { id } = await tools.assigned('Project', project, first);
    const answers = await Promise.all(Array.from({ length: 16 }, () => complete(id)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await tools.openOn(project, next)).toHaveLength(1);
    expect(await server.mailsTo('sixteen@elsewhere.test')).toHaveLength(1);
  });

  it('assign one task once where sixteen others that lead to it are completed at once', async () => {
    const project = await tools.ourProject();
    const next = await tools.task('Project');
    const name = await tools.nameOf(next);
    const firsts = await Promise.all(
      Array.from({ length: 16 }, async () =>
        tools.assigned('Project', project, await tools.task('Project', done([['AssignTask', name]]))),
      ),
    );
    const answers = await Promise.all(firsts.map(({ id }) => complete(id)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await tools.openOn(project, next)).toHaveLength(1);
  });

  it('that lead back to one another end where they began', async () => {
    const project = await tools.ourProject();
    const one = await tools.task('Project');
    const other = await tools.task('Project', done([['AssignTask', await tools.nameOf(one)]]));
    const { data } = await admin.graphql(`{ task(id: "${one}") { revision name } }`);
    const found = data?.['task'] as { revision: number; name: string } | undefined;
    const { revision = 0, name = '' } = found ?? {};
    // The first triggers the second and itself.
    await tools.keep('updateTask', {
      id: one,
      revision,
      name,
      taskType: 'Project',
      rules: [
        {
          id: randomUUID(),
          trigger: 'Completed',
          results: [await tools.nameOf(other), name].map((target) => ({
            id: randomUUID(),
            action: 'AssignTask',
            target,
          })),
        },
      ],
    });
    const first = await tools.assigned('Project', project, one);
    const second = await tools.assigned('Project', project, other);
    const both = await tools.save(
      [first, second].map(({ id }) => ({ id, revision: 1, completedDate: dayFrom() })),
    );
    expect(both.errors).toBeUndefined();
    expect(await tools.openOn(project, one)).toEqual([]);
    expect(await tools.openOn(project, other)).toEqual([]);
  });

  it('fall with the save that they belong to', async () => {
    const project = await tools.ourProject();
    const next = await tools.task('Project');
    const first = await tools.task('Project', done([['AssignTask', await tools.nameOf(next)]]));
    const { id } = await tools.assigned('Project', project, first);
    const answer = await tools.save([
      { id, revision: 1, completedDate: dayFrom() },
      { id: randomUUID(), parentClass: 'Project', parentId: project },
    ]);
    expect(answer.errors?.[0]?.extensions['code']).toBe('VALIDATION');
    expect(await tools.openOn(project, next)).toEqual([]);
    expect((await complete(id)).errors).toBeUndefined();
    expect(await tools.openOn(project, next)).toHaveLength(1);
  });

  it('name what they are about by its id: a renamed task is still assigned', async () => {
    const project = await tools.ourProject();
    const next = await tools.task('Project');
    const first = await tools.task('Project', done([['AssignTask', await tools.nameOf(next)]]));
    await server.database.pool.query('update task set name = $2 where id = $1', [next, `New ${next}`]);
    const { data } = await admin.graphql(
      `{ task(id: "${first}") { rules { results { target targetTask { id } } } } }`,
    );
    expect(data?.['task']).toEqual({
      rules: [{ results: [{ target: `New ${next}`, targetTask: { id: next } }] }],
    });
    const { id } = await tools.assigned('Project', project, first);
    await complete(id);
    expect(await tools.openOn(project, next)).toHaveLength(1);
  });

  it('keep what they name from being deleted', async () => {
    const next = await tools.task('Project');
    await tools.task('Project', done([['AssignTask', await tools.nameOf(next)]]));
    const { errors } = await admin.graphql(`mutation { deleteTasks(ids: ["${next}"]) }`);
    expect(errors?.[0]?.message).toBe('It is used by other records. Make it inactive instead.');
  });

  it('are the administrator’s: an assignee who may not edit the project carries them out too', async () => {
    const agreement = await tools.ourAgreement();
    const status = await anotherStatus(agreement);
    const task = await tools.task('Agreement', done([['ChangeStatus', status]]));
    const assignee = await tools.idOf(`select id from app_user where user_name like 'invoicing@%'`);
    const { id } = await tools.assigned('Agreement', agreement, task, { assignee: { id: assignee } });
    const person = await server.signIn('invoicing');
    const saved = await tools.save([{ id, revision: 1, completedDate: dayFrom() }], person);
    expect(saved.errors).toBeUndefined();
    expect((await statusOf(agreement))?.status).toBe(status);
  });

  it('tell nothing of tasks that the person does not see', async () => {
    expect(await tools.effects([{ id: randomUUID(), completedDate: dayFrom() }])).toEqual([]);
  });
});
