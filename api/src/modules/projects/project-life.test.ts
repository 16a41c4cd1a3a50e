import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import {
  callWithIds,
  makeProject,
  projectParts,
  readProject,
  savedProject,
  saveProject,
} from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let broker: TestClient;
let operator: TestClient;
let admin: TestClient;
let parts: Awaited<ReturnType<typeof projectParts>>;

const server = await runningServer();

beforeAll(async () => {
  [broker, operator, admin] = [
    await server.signIn('broker'),
    await server.signIn('operator'),
    await server.signIn('admin'),
  ];
  parts = await projectParts(server);
});

const query = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
  (await server.database.pool.query(text, [...values])).rows as T[];

/** Where a project is found by people: list and picker, grid, search, start screen. */
async function foundIn(client: TestClient, { id, description }: { id: string; description: string }) {
  const list = await client.graphql(
    'query L($text: String) { surfaceProjects(query: $text) { nodes { id } totalCount } }',
    { text: description },
  );
  const { nodes } = (list.data?.['surfaceProjects'] ?? {}) as { nodes: readonly { id: string }[] };
  const grid = async (filters: readonly object[]) =>
    (
      await client.post('/api/grids/source/0b6d6f0a-5a6a-4c00-9a00-000000000001', {
        page: 1,
        pageLimit: 50,
        columns: [{ id: 'description' }],
        searchCriteria: { text: description, filters },
        parameters: [],
      })
    ).json().result.rows as readonly { id: string }[];
  const search = (await client.get(`/api/search?text=${encodeURIComponent(description)}&first=20`)).json();
  const today = (await client.get('/api/start/today?today=2026-11-22&zone=America/Edmonton')).json();
  const has = (rows: readonly { id: string }[]) => rows.some((row) => row.id === id);
  return {
    list: has(nodes),
    grid: has(await grid([])),
    search: has(search.result.records),
    home: JSON.stringify(today.result ?? today).includes(id),
    archivedGrid: has(await grid([{ column: 'isArchived', values: [true] }])),
  };
}

const named = () => ({ description: `Loop ${randomUUID()}` });

describe('an archived project', () => {
  it('is in no list, picker, grid, search or start screen until it is restored; it is read by who has its address', async () => {
    const made = await makeProject(broker, { ...named(), operator: { id: parts.northfork } });
    const opened = { source: 'projects', id: made.id };
    await broker.post('/api/start/recent', opened);
    const shown = { list: true, grid: true, search: true, home: true, archivedGrid: false };
    expect(await foundIn(broker, made)).toEqual(shown);

    expect((await callWithIds(operator, 'archiveSurfaceProjects', made.id)).data).toEqual({
      done: [made.id],
    });
    const hidden = { list: false, grid: false, search: false, home: false, archivedGrid: true };
    expect(await foundIn(broker, made)).toEqual(hidden);
    expect(await readProject(broker, made.id)).toMatchObject({ isArchived: true, revision: 2 });

    await callWithIds(broker, 'restoreSurfaceProjects', made.id);
    expect(await foundIn(broker, made)).toEqual(shown);
    const [restored, archived] = await historyOf(broker, 'SURFACE_PROJECT', made.id);
    expect([archived?.changes, restored?.changes]).toEqual([
      [{ field: 'isArchived', before: 'false', after: 'true' }],
      [{ field: 'isArchived', before: 'true', after: 'false' }],
    ]);
  });

  it('is archived once, however often it is asked for', async () => {
    const { id } = await makeProject(broker);
    for (const _ of [1, 2]) await callWithIds(broker, 'archiveSurfaceProjects', id, id);
    expect(await historyOf(broker, 'SURFACE_PROJECT', id)).toHaveLength(2);
  });

  it.each([
    ['approver', 'FORBIDDEN'],
    ['readonly', 'FORBIDDEN'],
    ['prairie', 'NOT_FOUND'],
  ] as const)('is not made one by %s', async (name, code) => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const client = await server.signIn(name);
    for (const call of ['archiveSurfaceProjects', 'restoreSurfaceProjects'])
      expect(refusalOf(await callWithIds(client, call, id))?.code).toBe(code);
  });

  it('is all of them or none', async () => {
    const { id } = await makeProject(broker);
    const refusal = refusalOf(await callWithIds(broker, 'archiveSurfaceProjects', id, randomUUID()));
    expect(refusal?.code).toBe('NOT_FOUND');
    expect((await readProject(broker, id))?.['isArchived']).toBe(false);
  });
});

describe('a deleted project', () => {
  it.each(['broker', 'operator', 'superuser', 'readonly'] as const)('is none by %s', async (name) => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const client = await server.signIn(name);
    expect(refusalOf(await callWithIds(client, 'deleteSurfaceProjects', id))).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/system administrator/),
    });
  });

  it('takes along what hangs on it, and leaves its numbers to those that are related to it', async () => {
    const other = await makeProject(broker);
    const made = await makeProject(broker, {
      operatorProjectNumber: 'NFE-9',
      revisions: [{ id: randomUUID(), date: '2026-11-20' }],
    });
    savedProject(
      await saveProject(broker, {
        id: other.id,
        relatedProjects: [{ id: randomUUID(), relatedProject: { id: made.id } }],
      }),
    );
    expect((await callWithIds(admin, 'deleteSurfaceProjects', made.id)).data).toEqual({ done: [made.id] });
    expect(await readProject(admin, made.id)).toBeUndefined();
    expect((await readProject(broker, other.id))?.relatedProjects).toMatchObject([
      { relatedProject: null, operatorProjectNumber: 'NFE-9' },
    ]);
    expect(await query('select 1 from project_revision where surface_project_id = $1', made.id)).toEqual([]);
  });

  it('is none while it has agreements, and says so', async () => {
    const [found] = await query<{ id: string; count: number }>(
      `select surface_project_id as id, count(*)::int as count from agreement group by 1 order by 2 desc limit 1`,
    );
    const refusal = refusalOf(await callWithIds(admin, 'deleteSurfaceProjects', found?.id ?? ''));
    expect(refusal).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining(`It holds ${found?.count} agreements. Archive it instead`),
    });
    expect(await readProject(admin, found?.id ?? '')).toBeDefined();
  });

  it('is none while it is invoiced, and says so', async () => {
    const { id } = await makeProject(broker);
    await query('update invoice set surface_project_id = $1 where id = (select id from invoice limit 1)', id);
    const refusal = refusalOf(await callWithIds(admin, 'deleteSurfaceProjects', id));
    expect(refusal).toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(/used by 1 invoice/) });
    expect(await readProject(admin, id)).toBeDefined();
  });

  it.each([
    ['INVOICED', false],
    ['APPROVED', false],
    ['NOT_INVOICED', true],
  ])('with time that is %s goes: %s', async (status, goes) => {
    const { id } = await makeProject(broker);
    const [entry] = await query<{ id: string }>(
      `update timesheet_entry set surface_project_id = $1, agreement_id = null, status = $2
       where id = (select id from timesheet_entry limit 1) returning id`,
      id,
      status,
    );
    const refusal = refusalOf(await callWithIds(admin, 'deleteSurfaceProjects', id));
    if (goes) expect(refusal).toBeUndefined();
    else expect(refusal?.message).toMatch(/used by 1 timesheet/);
    const [left] = await query<{ project: string | null }>(
      'select surface_project_id as project from timesheet_entry where id = $1',
      entry?.id,
    );
    expect(left?.project).toBe(goes ? null : id);
  });
});

describe('deleted rows', () => {
  const rows = () => ({
    members: [{ id: randomUUID(), businessAssociate: null as object | null }],
    relatedProjects: [{ id: randomUUID(), operatorReference: 'X' }],
    revisions: [{ id: randomUUID(), date: '2026-11-20' }],
  });

  it.each([
    ['broker', undefined],
    ['operator', undefined],
    ['admin', undefined],
    ['approver', 'FORBIDDEN'],
    ['readonly', 'FORBIDDEN'],
    ['prairie', 'NOT_FOUND'],
  ] as const)('by %s: %s', async (name, code) => {
    const associate = { id: await parts.id('business_associate') };
    const given = rows();
    const members = given.members.map((member) => ({ ...member, businessAssociate: associate }));
    const { id } = await makeProject(broker, { ...given, members, operator: { id: parts.northfork } });
    const client = await server.signIn(name);
    for (const [call, row] of [
      ['deleteMembers', members[0]],
      ['deleteRelatedProjects', given.relatedProjects[0]],
      ['deleteProjectRevisions', given.revisions[0]],
    ] as const)
      expect(refusalOf(await callWithIds(client, call, row?.id ?? ''))?.code).toBe(code);
    const left = await readProject(broker, id);
    expect([left?.members, left?.relatedProjects, left?.revisions].map((list) => list?.length)).toEqual(
      code ? [1, 1, 1] : [0, 0, 0],
    );
  });
});
