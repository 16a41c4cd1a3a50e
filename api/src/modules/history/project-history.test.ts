import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { dayFrom, taskTools } from '../../testing/task-calls.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');
const tools = taskTools(server, admin);

interface Entry {
  readonly id: string;
  readonly recordKind: string;
  readonly recordId: string;
  readonly recordName: string;
  readonly isGone: boolean;
  readonly isDeletion: boolean;
  readonly changedBy: { readonly id: string; readonly fullName: string };
}

async function history(variables: Record<string, unknown>, client = admin) {
  const { data, errors } = await client.graphql(
    `query H($project: ID!, $since: DateTime, $person: ID, $first: Int, $after: String) {
      history: projectHistory(surfaceProjectId: $project, since: $since, personId: $person, first: $first, after: $after) {
        nodes { id recordKind recordId recordName isGone isDeletion changedAt changedBy { id fullName companyName }
          changes { field before after } }
        pageInfo { hasNextPage endCursor } } }`,
    variables,
  );
  const page = data?.['history'] as
    | { nodes: readonly Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
    | undefined;
  return { nodes: page?.nodes ?? [], pageInfo: page?.pageInfo, errors };
}

/** Adds entries without an author to the history of a project, one per minute, the newest a minute old. */
const fill = (project: string, count: number) =>
  server.database.pool.query(
    `insert into history_entry (id, record_kind, record_id, revision, changed_at, changed_by, changes)
     select gen_random_uuid(), 'SURFACE_PROJECT', $1, 1000 + n, now() - n * interval '1 minute',
       (select id from app_user order by id offset n % 3 limit 1), '[]'
     from generate_series(1, $2) n`,
    [project, count],
  );

describe('the history of a project', () => {
  it('tells of what hangs on it and on its agreements, newest first, each by its name', async () => {
    const [project] = await tools.rows<{ id: string; agreement: string }>(
      `select p.id, (select a.id from agreement a where a.surface_project_id = p.id order by a.id limit 1) as agreement
       from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS'
         and exists (select 1 from agreement a where a.surface_project_id = p.id) order by p.id limit 1`,
    );
    const own = await tools.assigned('Project', project?.id ?? '', await tools.task('Project'));
    const below = await tools.assigned('Agreement', project?.agreement ?? '', await tools.task('Agreement'));
    const { nodes } = await history({ project: project?.id, first: 2 });
    expect(nodes.map(({ recordId }) => recordId)).toEqual([below.id, own.id]);
    expect(nodes[0]).toMatchObject({ recordKind: 'ASSIGNED_TASK', isGone: false, isDeletion: false });
    expect(nodes[0]?.recordName).toContain(await tools.nameOf(below.task.id));
  });

  it('tells of what is gone, what it was called and who deleted it', async () => {
    const project = await tools.ourProject();
    const task = await tools.assigned('Project', project, await tools.task('Project'));
    await admin.graphql(`mutation { deleteAssignedTasks(ids: ["${task.id}"]) }`);
    const { nodes } = await history({ project, first: 2 });
    expect(nodes).toMatchObject([
      { recordId: task.id, isGone: true, isDeletion: true },
      { recordId: task.id, isGone: true, isDeletion: false },
    ]);
    expect(nodes[0]?.recordName).toContain(task.task.name);
  });

  it('is asked by person and from a moment on', async () => {
    const project = await tools.ourProject();
    await fill(project, 30);
    const people = await admin.graphql(
      `{ people: projectHistoryPeople(surfaceProjectId: "${project}") { id fullName companyName } }`,
    );
    const [first] = (people.data?.['people'] ?? []) as readonly { id: string }[];
    const theirs = await history({ project, person: first?.id, first: 1000 });
    expect(theirs.nodes.length).toBeGreaterThan(0);
    expect(new Set(theirs.nodes.map(({ changedBy }) => changedBy.id))).toEqual(new Set([first?.id]));
    const since = new Date(Date.now() - 10.5 * 60_000).toISOString();
    const recent = await history({ project, since, first: 1000 });
    const made = recent.nodes.filter(({ recordKind }) => recordKind === 'SURFACE_PROJECT');
    expect(made).toHaveLength(10);
  });

  it('pages by key: each entry once, also where something is written between two pages', async () => {
    const project = await tools.idOf(
      `select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS'
       order by p.id desc limit 1`,
    );
    const { nodes: before } = await history({ project, first: 1000 });
    await fill(project, 25);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await history({ project, first: 10, after });
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
      await tools.assigned('Project', project, await tools.task('Project'));
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(25 + before.length);
  });

  it.each(['nonsense', Buffer.from('2026-01-01T00:00:00Z').toString('base64url')])(
    'refuses the cursor %s',
    async (after) => {
      const { errors } = await history({ project: await tools.ourProject(), after });
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    },
  );

  it('is not there for who does not see the project', async () => {
    const foreign = await tools.idOf(
      `select p.id from surface_project p where not exists (
        select 1 from company c where c.code = 'RLS' and c.id in (p.owner_id, p.broker_id, p.operator_id)) limit 1`,
    );
    for (const project of [foreign || randomUUID(), randomUUID()]) {
      const { errors } = await history({ project }, broker);
      expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
    const people = await broker.graphql(
      `{ projectHistoryPeople(surfaceProjectId: "${foreign || randomUUID()}") { id } }`,
    );
    expect(people.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('reads a page of a hundred thousand entries along an index', async () => {
    const project = await tools.ourProject();
    await server.database.pool.query(
      `insert into history_entry (id, record_kind, record_id, revision, changed_at, changed_by, changes, surface_project_id)
       select gen_random_uuid(), 'COUNTRY', gen_random_uuid(), 1, now() - n * interval '1 second',
         people.ids[1 + n % cardinality(people.ids)], '[]', $1
       from generate_series(1, 100000) n, (select array_agg(id order by id) as ids from app_user) people`,
      [project],
    );
    await server.database.pool.query('analyze history_entry');
    const person = await tools.idOf('select id from app_user order by id desc limit 1');
    for (const [condition, values] of [
      ['', [project]],
      ['and changed_by = $2', [project, person]],
    ] as const) {
      const plan = await tools.rows<{ 'QUERY PLAN': string }>(
        `explain select * from history_entry where surface_project_id = $1 ${condition}
         order by changed_at desc, id desc limit 51`,
        ...values,
      );
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(
        /Index Scan.*history_entry_of_project/,
      );
    }
    const { nodes } = await history({ project, first: 50 });
    expect(nodes).toHaveLength(50);
  });
});

it('a save of the day stands in the history by its moment', async () => {
  const project = await tools.ourProject();
  const task = await tools.assigned('Project', project, await tools.task('Project'));
  await tools.save([{ id: task.id, revision: 1, startedDate: dayFrom() }]);
  const { nodes } = await history({ project, first: 1, since: new Date(Date.now() - 60_000).toISOString() });
  expect(nodes).toMatchObject([{ recordId: task.id, recordKind: 'ASSIGNED_TASK' }]);
});
