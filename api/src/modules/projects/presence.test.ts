import { projectLimits } from 'shared-contracts/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { makeProject, projectParts, savedProject, saveProject } from '../../testing/project-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let release: () => void;
let id: string;
let parts: Awaited<ReturnType<typeof projectParts>>;
const clients = new Map<DemoName, TestClient>();

const client = async (name: DemoName): Promise<TestClient> => {
  const known = clients.get(name) ?? (await server.signIn(name));
  clients.set(name, known);
  return known;
};

beforeAll(async () => {
  server = await startTestServer();
  release = server.holdTime();
  parts = await projectParts(server);
});

beforeEach(async () => {
  id = (await makeProject(await client('broker'), { operator: { id: parts.northfork } })).id;
});

afterAll(async () => {
  release();
  await server.stop();
});

const notePresence = async (name: DemoName, isLeaving = false) =>
  (await client(name)).graphql(
    `mutation P($id: ID!, $isLeaving: Boolean) { others: notePresence(projectId: $id, isLeaving: $isLeaving) {
      since person { fullName workEmail productClient { companyName } } } }`,
    { id, isLeaving },
  );

/** The others who have the project open, by the part of their addresses before the '@'. */
const others = async (name: DemoName, isLeaving = false) => {
  const { data } = await notePresence(name, isLeaving);
  const present = (data?.['others'] ?? []) as readonly { person: { workEmail: string } }[];
  return present.map(({ person }) => person.workEmail.split('@')[0]);
};

describe('who else has a project open', () => {
  it('is told with name, company and since when, the first first', async () => {
    expect(await others('broker')).toEqual([]);
    server.pass(1000);
    expect(await others('operator')).toEqual(['broker']);
    expect(await others('superuser')).toEqual(['broker', 'operator']);
    const { data } = await notePresence('superuser');
    expect(data?.['others']).toMatchObject([
      { person: { productClient: { companyName: 'Rightway Land Services' } } },
      { person: { productClient: { companyName: 'Northfork Energy' } } },
    ]);
  });

  it('is forgotten when it leaves, and without a sign after a moment', async () => {
    await notePresence('broker');
    await notePresence('operator');
    expect(await others('broker', true)).toEqual(['operator']);
    expect(await others('operator')).toEqual([]);
    server.pass(projectLimits.presenceForgotten - 1000);
    expect(await others('broker')).toEqual(['operator']);
    server.pass(1000);
    expect(await others('broker')).toEqual([]);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from project_presence where surface_project_id = $1',
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('has it open since it opened it, as long as it gives signs', async () => {
    await notePresence('broker');
    const since = async () => {
      const { data } = await notePresence('operator');
      return ((data?.['others'] ?? []) as readonly { since: string }[])[0]?.since;
    };
    const first = await since();
    for (const _ of [1, 2, 3, 4]) {
      server.pass(projectLimits.presenceRenewed);
      await notePresence('broker');
    }
    expect(await since()).toBe(first);
    server.pass(projectLimits.presenceForgotten);
    await notePresence('broker');
    expect(await since()).not.toBe(first);
  });

  it('is told of those alone who see it now', async () => {
    await notePresence('operator');
    expect(await others('broker')).toEqual(['operator']);
    savedProject(await saveProject(await client('broker'), { id, revision: 1, operator: null }));
    expect(await others('broker')).toEqual([]);
    expect(refusalOf(await notePresence('operator'))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await notePresence('prairie'))?.code).toBe('NOT_FOUND');
  });

  it('may only read it', async () => {
    await notePresence('readonly');
    expect(await others('broker')).toEqual(['readonly']);
  });
});
