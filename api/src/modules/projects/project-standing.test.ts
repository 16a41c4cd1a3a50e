import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCommunication, refusalOf } from '../../testing/associate-calls.ts';
import { makeProject, projectParts } from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await projectParts(server);

const figures = `agreements consented requests requestsWaiting stakeholders engagements communications events documents
  tasksOpen tasksOverdue keyDates obligationsOpen members relatedProjects revisions`;

const standing = async (client: TestClient, id: string) =>
  client.graphql(
    `query S($id: ID!) { standing: projectStanding(id: $id) { ${figures} nextObligation { id dueDate project { id } } } }`,
    { id },
  );

it('of a new project is nothing but what was saved with it', async () => {
  const other = await makeProject(broker);
  const { id } = await makeProject(broker, {
    members: [{ id: randomUUID(), businessAssociate: { id: await parts.id('business_associate') } }],
    relatedProjects: [
      { id: randomUUID(), relatedProject: { id: other.id } },
      { id: randomUUID(), operatorReference: 'X' },
    ],
    revisions: [{ id: randomUUID(), date: '2026-11-20' }],
    communications: [aCommunication(), aCommunication()],
  });
  const counts = { members: 1, relatedProjects: 2, revisions: 1, communications: 2 };
  const answer = (await standing(broker, id)).data?.['standing'] as Record<string, unknown>;
  for (const [figure, count] of Object.entries(answer))
    expect([figure, count]).toEqual([
      figure,
      figure === 'nextObligation' ? null : (counts[figure as keyof typeof counts] ?? 0),
    ]);
  const ofOther = (await standing(broker, other.id)).data?.['standing'];
  expect(ofOther).toMatchObject({ relatedProjects: 1, members: 0 });
});

it('counts what the rows themselves say, of every project of the demo', async () => {
  const admin = await server.signIn('admin');
  const { rows: signed } = await server.database.pool.query(`update agreement
    set consent_received_date = null, documents_acquired_date = '2026-03-02'
    where id in (select min(id::text)::uuid from agreement group by surface_project_id) returning id`);
  expect(signed.length).toBeGreaterThan(0);
  const { rows } = await server.database.pool.query(`select p.id,
      (select count(*)::int from agreement x where x.surface_project_id = p.id) as agreements,
      (select count(*)::int from agreement x where x.surface_project_id = p.id
        and coalesce(x.consent_received_date, x.documents_acquired_date) is not null) as consented,
      (select count(*)::int from request x where x.surface_project_id = p.id) as requests,
      (select count(*)::int from request x where x.surface_project_id = p.id and x.sent_date is not null
        and x.received_date is null and x.completed_date is null) as "requestsWaiting",
      (select count(*)::int from assigned_task x where x.surface_project_id = p.id
        and x.completed_date is null) as "tasksOpen",
      (select count(*)::int from obligation x where x.surface_project_id = p.id
        and x.completed_date is null) as "obligationsOpen",
      (select count(*)::int from event x where x.surface_project_id = p.id and x.agreement_id is null) as events,
      (select min(x.due_date)::text from obligation x where x.surface_project_id = p.id
        and x.completed_date is null) as due
    from surface_project p order by p.id limit 12`);
  const standings = await Promise.all(
    rows.map(async ({ id, due, ...counts }) => {
      const answer = (await standing(admin, id)).data?.['standing'] as {
        nextObligation: { dueDate: string; project: { id: string } } | null;
      };
      const listed = await admin.graphql(
        'query D($id: ID!) { documents(parentId: $id, parentType: Project) { id } }',
        { id },
      );
      const documents = (listed.data?.['documents'] as unknown[] | undefined)?.length;
      expect(answer).toMatchObject({ ...counts, documents });
      expect([answer.nextObligation?.dueDate ?? null, answer.nextObligation?.project.id ?? id]).toEqual([
        due,
        id,
      ]);
      return counts;
    }),
  );
  expect(standings.some(({ agreements, obligationsOpen }) => agreements > 0 && obligationsOpen > 0)).toBe(
    true,
  );
});

it('of a project that is out of sight is like that of one that is not there', async () => {
  const { id } = await makeProject(broker);
  const prairie = await server.signIn('prairie');
  for (const projectId of [id, randomUUID(), 'nothing'])
    expect(refusalOf(await standing(prairie, projectId))?.code).toBe('NOT_FOUND');
});
