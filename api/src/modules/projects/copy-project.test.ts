import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { makeProject, projectParts, readProject, wholeProject } from '../../testing/project-calls.ts';
import { saveRows } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { taskTools } from '../../testing/task-calls.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');
const parts = await projectParts(server);
const tools = taskTools(server, await server.signIn('admin'));

const copy = (client: TestClient, input: object) =>
  client.graphql(
    `mutation C($input: CopySurfaceProjectInput!) { saved: copySurfaceProject(input: $input) { ${wholeProject} } }`,
    { input: { id: randomUUID(), description: 'South loop', parts: [], ...input } },
  );

const countOf = async (table: string): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

/** A project of ours with a bit of everything. */
const source = async () =>
  makeProject(broker, {
    afeNumber: 'AFE 1',
    priority: 'High',
    projectScope: 'Six kilometres.',
    uwi: '100/04-11-082-04W6/00',
    geometry: { type: 'Point', coordinates: [-114, 51] },
    broker: { id: parts.rightway },
    brokerProjectNumber: 'RLS-1',
    brokerReference: 'BR',
    operator: { id: parts.northfork },
    operatorOffice: { id: parts.northforkOffice },
    operatorProjectNumber: 'NFE-1',
    operatorReference: 'OP',
    surfaceStatus: { id: parts.northforkStatus },
    additionalInfoItems: [{ id: randomUUID(), type: { id: parts.licence }, value: '1-1' }],
    members: [{ id: randomUUID(), businessAssociate: { id: await parts.id('business_associate') } }],
    relatedProjects: [{ id: randomUUID(), operatorReference: 'X' }],
  });

describe('a copy of a project', () => {
  it('has its details without numbers, references and statuses, and the chosen parts', async () => {
    const { id: sourceId, description, communications: _, ...old } = await source();
    const answer = await copy(broker, { sourceId, parts: ['AdditionalInfo', 'Members', 'RelatedProjects'] });
    const made = answer.data?.['saved'] as typeof old & { readonly id: string };
    expect(made).toMatchObject({
      description: 'South loop',
      revision: 1,
      owner: { id: parts.rightway },
      ...Object.fromEntries(
        ['priority', 'projectScope', 'uwi', 'geometry', 'broker', 'operator', 'operatorOffice'].map(
          (field) => [field, old[field]],
        ),
      ),
      ...Object.fromEntries(
        [
          ...['afeNumber', 'brokerProjectNumber', 'brokerReference', 'operatorProjectNumber'],
          ...['operatorReference', 'surfaceStatus'],
        ].map((field) => [field, null]),
      ),
      additionalInfoItems: [{ value: '1-1' }],
      members: [{ sequence: 1, revision: 1 }],
      relatedProjects: [{ operatorReference: 'X' }],
    });
    expect(made.members[0]?.id).not.toBe(old.members[0]?.id);
    expect(description).toBe('North loop');
    expect(await readProject(broker, sourceId)).toMatchObject(old);
  });

  it('has no part that was not chosen', async () => {
    const { id: sourceId } = await source();
    const answer = await copy(broker, { sourceId });
    expect(answer.data?.['saved']).toMatchObject({
      additionalInfoItems: [],
      members: [],
      relatedProjects: [],
    });
  });

  it('sent twice is one', async () => {
    const { id: sourceId } = await source();
    const input = { id: randomUUID(), sourceId, parts: ['Members', 'Members', 'AdditionalInfo'] };
    const first = (await copy(broker, input)).data?.['saved'];
    expect((await copy(broker, input)).data?.['saved']).toEqual(first);
  });

  it.each([
    ['broker', undefined, 'rightway'],
    ['operator', undefined, 'northfork'],
    ['admin', undefined, 'rightway'],
    ['approver', 'FORBIDDEN', undefined],
    ['readonly', 'FORBIDDEN', undefined],
    ['prairie', 'NOT_FOUND', undefined],
  ] as const)('by %s: %s, owned by %s', async (name: DemoName, code, owner) => {
    const { id: sourceId } = await source();
    const before = await countOf('surface_project');
    const answer = await copy(await server.signIn(name), { sourceId, parts: ['Members'] });
    expect(refusalOf(answer)?.code).toBe(code);
    expect(await countOf('surface_project')).toBe(before + (code ? 0 : 1));
    if (owner) expect(answer.data?.['saved']).toMatchObject({ owner: { id: parts[owner] } });
  });

  it('is whole or nothing', async () => {
    const { id: sourceId } = await source();
    const before = await Promise.all(['surface_project', 'member', 'history_entry'].map(countOf));
    const refusal = refusalOf(await copy(operator, { sourceId, description: ' ', parts: ['Members'] }));
    expect(refusal).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'description' }] });
    expect(await Promise.all(['surface_project', 'member', 'history_entry'].map(countOf))).toEqual(before);
  });

  it('keeps the rules by which tasks follow what is copied too, and no others', async () => {
    const { id: sourceId } = await source();
    const spud = { id: randomUUID(), name: 'Spud', plannedDate: '2027-05-10' };
    expect(refusalOf(await saveRows(broker, sourceId, { keyDates: [spud] }))).toBeUndefined();
    const task = async (rule: Record<string, unknown>) =>
      tools.assigned('Project', sourceId, await tools.task('Project'), rule);
    const first = await task({
      ...{ dueAnchor: 'NamedDate', dueDateName: 'spud', dueCount: 10, dueUnit: 'Days', dueSide: 'Before' },
    });
    await task({
      dueAnchor: 'TaskDue',
      dueTask: { id: first.id },
      dueCount: 1,
      dueUnit: 'Weeks',
      dueSide: 'After',
    });
    await task({ dueAnchor: 'NamedDate', dueDateName: 'Ditching', dueCount: 2 });
    const rulesOf = async (id: string) =>
      (
        await server.database.pool.query(
          `select t.due_anchor as anchor, t.due_date::text as due, f.surface_project_id as "in" from assigned_task t
            left join assigned_task f on f.id = t.due_task_id where t.surface_project_id = $1
            order by t.due_date nulls last, t.due_anchor`,
          [id],
        )
      ).rows;
    const copied = async (chosen: readonly string[]) => {
      const { data, errors } = await copy(broker, { sourceId, parts: chosen });
      expect(errors).toBeUndefined();
      return (data?.['saved'] as { readonly id: string } | undefined)?.id ?? '';
    };
    const whole = await copied(['KeyDates', 'Tasks']);
    // Ten days before May 10, and a week after that.
    expect(await rulesOf(whole)).toEqual([
      { anchor: 'NamedDate', due: '2027-04-30', in: null },
      { anchor: 'TaskDue', due: '2027-05-07', in: whole },
      { anchor: null, due: null, in: null },
    ]);
    const without = await copied(['Tasks']);
    expect((await rulesOf(without)).map(({ anchor }) => anchor)).toEqual(['TaskDue', null, null]);
  });

  it('keeps what tasks wait for and follow among those that are copied, whatever their order', async () => {
    const { id: sourceId } = await source();
    const named = async (notes: string, more: Record<string, unknown> = {}, kind?: string) =>
      tools.assigned('Project', sourceId, kind ?? (await tools.task('Project')), { notes, ...more });
    const waiting = (blocker: string, more: object = {}) => ({
      id: randomUUID(),
      blocker: { id: blocker },
      ...more,
    });
    // What is waited for and followed was assigned after the tasks that do.
    const [last, second] = [await named('last'), await named('second', { dueDate: '2027-03-01' })];
    const first = await named('first', { dueDate: '2027-02-01' });
    const agreement = randomUUID();
    await saveRows(broker, sourceId, { agreements: [{ id: agreement, name: 'Lease' }] });
    const elsewhere = await tools.assigned('Agreement', agreement, await tools.task('Agreement'));
    const { errors: refused } = await tools.save([
      {
        ...{ id: second.id, revision: second.revision },
        blockers: [waiting(first.id, { lagCount: 3, lagUnit: 'Days' })],
        ...{
          dueAnchor: 'TaskDue',
          dueTask: { id: first.id },
          dueCount: 2,
          dueUnit: 'Weeks',
          dueSide: 'After',
        },
        dueByHand: false,
      },
      {
        ...{ id: last.id, revision: last.revision },
        blockers: [waiting(second.id), waiting(first.id), waiting(elsewhere.id)],
      },
    ]);
    expect(refused).toBeUndefined();
    const { data, errors } = await copy(broker, { sourceId, parts: ['Tasks'] });
    expect(errors).toBeUndefined();
    const { rows } = await server.database.pool.query(
      `select t.notes, f.notes as follows, t.due_count as due, (select json_agg(concat_ws(' ', o.notes, b.lag_count, b.lag_unit)
           order by b.sequence) from task_blocker b join assigned_task o on o.id = b.blocker_id
           where b.assigned_task_id = t.id) as waits
         from assigned_task t left join assigned_task f on f.id = t.due_task_id
         where t.surface_project_id = $1 order by t.notes`,
      [(data?.['saved'] as { readonly id: string } | undefined)?.id],
    );
    // The task of an agreement is not copied, so nothing waits for it.
    expect(rows).toEqual([
      { notes: 'first', follows: null, due: null, waits: null },
      { notes: 'last', follows: null, due: null, waits: ['second', 'first'] },
      { notes: 'second', follows: 'first', due: 2, waits: ['first 3 Days'] },
    ]);
  });

  it('has a task once that was completed and assigned again', async () => {
    const { id: sourceId } = await source();
    const [survey, signing] = [await tools.task('Project'), await tools.task('Project')];
    const done = { assignedDate: '2026-03-01', startedDate: '2026-03-02', completedDate: '2026-03-03' };
    const earlier = await tools.assigned('Project', sourceId, survey, { notes: 'earlier', ...done });
    const sign = await tools.assigned('Project', sourceId, signing, {
      notes: 'sign',
      blockers: [{ id: randomUUID(), blocker: { id: earlier.id } }],
    });
    await tools.assigned('Project', sourceId, survey, {
      notes: 'again',
      blockers: [{ id: randomUUID(), blocker: { id: sign.id } }],
    });
    const { data, errors } = await copy(broker, { sourceId, parts: ['Tasks'] });
    expect(errors).toBeUndefined();
    const { rows } = await server.database.pool.query(
      `select notes, completed_date as completed from assigned_task where surface_project_id = $1 order by notes`,
      [(data?.['saved'] as { readonly id: string } | undefined)?.id],
    );
    expect(rows).toEqual([
      { notes: 'again', completed: null },
      { notes: 'sign', completed: null },
    ]);
  });

  it('has no task that is not assigned any more, and nobody who left', async () => {
    const { id: sourceId } = await source();
    const [gone, kept] = [await tools.task('Project'), await tools.task('Project')];
    const person = (name: string) =>
      tools.idOf(`select id from app_user where user_name = $1`, `${name}@rightway.test`);
    const [leader, brokers] = [await person('leader'), await person('broker')];
    const first = await tools.assigned('Project', sourceId, gone, { assignee: { id: brokers } });
    await tools.assigned('Project', sourceId, kept, {
      ...{ notes: 'kept', assignee: { id: leader } },
      blockers: [{ id: randomUUID(), blocker: { id: first.id } }],
    });
    await tools.assigned('Project', sourceId, await tools.task('Project'), {
      ...{ notes: 'ours', assignee: { id: brokers } },
    });
    const set = async (isActive: boolean) => {
      await server.database.pool.query('update task set is_active = $2 where id = $1', [gone, isActive]);
      await server.database.pool.query('update app_user set is_active = $2 where id = $1', [
        leader,
        isActive,
      ]);
    };
    await set(false);
    const { data, errors } = await copy(broker, { sourceId, parts: ['Tasks'] });
    await set(true);
    expect(errors).toBeUndefined();
    const { rows } = await server.database.pool.query(
      `select t.notes, t.assignee_id as assignee, (select count(*)::int from task_blocker b where b.assigned_task_id = t.id) as waits
       from assigned_task t where t.surface_project_id = $1 order by t.notes`,
      [(data?.['saved'] as { readonly id: string } | undefined)?.id],
    );
    expect(rows).toEqual([
      { notes: 'kept', assignee: null, waits: 0 },
      { notes: 'ours', assignee: brokers, waits: 0 },
    ]);
  });

  it('takes along what of the demo its person sees', async () => {
    const { rows } = await server.database.pool.query(
      `select p.id from surface_project p where p.broker_id = $1 and p.operator_id = $2 order by p.id limit 1`,
      [parts.rightway, parts.northfork],
    );
    for (const client of [broker, operator]) {
      const old = await readProject(client, rows[0].id);
      const answer = await copy(client, {
        sourceId: rows[0].id,
        parts: ['AdditionalInfo', 'Members', 'RelatedProjects', 'KeyDates', 'Obligations', 'Events', 'Tasks'],
      });
      expect(refusalOf(answer)).toBeUndefined();
      const made = answer.data?.['saved'] as NonNullable<typeof old>;
      expect([made.additionalInfoItems.length, made.members.length]).toEqual([
        old?.additionalInfoItems.length,
        old?.members.length,
      ]);
    }
  });
});
