import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import {
  callWithIds,
  makeProject,
  projectParts,
  readProject,
  saveProject,
} from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');
const parts = await projectParts(server);

const sixteen = <T>(work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 16 }, (_, place) => work(place)));

type Answer = Awaited<ReturnType<typeof saveProject>>;

const codes = async (work: (place: number) => Promise<Answer>) =>
  (await sixteen(work)).map((answer) => refusalOf(answer)?.code);

const wins = (results: readonly unknown[]) => results.filter((code) => code === undefined).length;

const clientOf = (place: number) => (place % 2 === 0 ? broker : operator);

const countOf = async (from: string, ...values: readonly unknown[]): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${from}`, [...values])).rows[0].count;

describe('sixteen at once', () => {
  it('make one project of one save', async () => {
    const input = {
      id: randomUUID(),
      saveId: randomUUID(),
      description: 'Same',
      revisions: [{ id: randomUUID(), saveId: randomUUID(), date: '2026-11-20' }],
    };
    expect(wins(await codes(() => saveProject(broker, input)))).toBe(16);
    expect(await countOf('history_entry where record_id = any($1)', [input.id, input.revisions[0]?.id])).toBe(
      2,
    );
  });

  it('number the rows that they add one after the other', async () => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const results = await codes((place) =>
      saveProject(clientOf(place), { id, revisions: [{ id: randomUUID(), date: '2026-11-20' }] }),
    );
    expect(wins(results)).toBe(16);
    const { revisions = [] } = (await readProject(broker, id)) ?? {};
    expect(revisions.map(({ sequence }) => sequence)).toEqual(revisions.map((_, place) => place + 1));
    const gone = await sixteen((place) =>
      callWithIds(broker, 'deleteProjectRevisions', revisions[place]?.id ?? ''),
    );
    expect(gone.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  it('answer an extra question once', async () => {
    const { id, revision } = await makeProject(broker, { operator: { id: parts.northfork } });
    const results = await codes((place) =>
      saveProject(clientOf(place), {
        id,
        revision,
        additionalInfoItems: [{ id: randomUUID(), type: { id: parts.licence }, value: String(place) }],
      }),
    );
    expect([wins(results), new Set(results)]).toEqual([1, new Set([undefined, 'CONFLICT'])]);
    expect(await countOf('additional_info_item where surface_project_id = $1', id)).toBe(1);
  });

  it('relate two projects once, from whichever side', async () => {
    const [one, other] = [await makeProject(broker), await makeProject(broker)];
    const results = await codes((place) => {
      const [from, to] = place % 2 === 0 ? [one, other] : [other, one];
      return saveProject(broker, {
        id: from.id,
        relatedProjects: [{ id: randomUUID(), relatedProject: { id: to.id } }],
      });
    });
    expect([wins(results), new Set(results)]).toEqual([1, new Set([undefined, 'VALIDATION'])]);
    expect(await countOf('related_project where related_project_id = any($1)', [one.id, other.id])).toBe(1);
  });

  it('make one copy of one copy', async () => {
    const { id: sourceId } = await makeProject(broker, {
      members: [{ id: randomUUID(), businessAssociate: { id: await parts.id('business_associate') } }],
    });
    const input = { id: randomUUID(), sourceId, description: 'Copy', parts: ['Members'] };
    const results = await codes(() =>
      broker.graphql(
        'mutation C($input: CopySurfaceProjectInput!) { copySurfaceProject(input: $input) { id } }',
        {
          input,
        },
      ),
    );
    expect(wins(results)).toBe(16);
    expect(await countOf('member where surface_project_id = $1', input.id)).toBe(1);
  });

  it('open and leave a project, and each is told once', async () => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const note = (client: TestClient, isLeaving: boolean) =>
      client.graphql(
        'mutation P($id: ID!, $isLeaving: Boolean) { notePresence(projectId: $id, isLeaving: $isLeaving) { since } }',
        { id, isLeaving },
      );
    const answers = await sixteen((place) => note(clientOf(place), place > 13));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await Promise.all([note(broker, false), note(operator, false)]);
    expect(await countOf('project_presence where surface_project_id = $1', id)).toBe(2);
  });

  it('archive and restore a project, and it is one of both', async () => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const results = await codes((place) =>
      callWithIds(clientOf(place), place % 2 ? 'archiveSurfaceProjects' : 'restoreSurfaceProjects', id),
    );
    expect(wins(results)).toBe(16);
    const { revision } = (await readProject(broker, id)) ?? {};
    expect(await countOf(`history_entry where record_kind = 'SURFACE_PROJECT' and record_id = $1`, id)).toBe(
      revision,
    );
  });
});
