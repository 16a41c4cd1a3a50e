import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCommunication } from '../../testing/associate-calls.ts';
import { makeProject, projectParts } from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await projectParts(server);

const progress = (client: TestClient, id: string) =>
  client.graphql(
    `query P($id: ID!) { progress: projectProgress(id: $id) {
      agreements consents { week count } contacts { personName reached missed } paid owed work } }`,
    { id },
  );

const run = (text: string, ...values: readonly unknown[]) => server.database.pool.query(text, [...values]);

/** A project with three agreements: two consents in one week, one of them signed before the consent came in, and none. */
async function project() {
  const { id } = await makeProject(broker, {
    agreements: [1, 2, 3].map((number) => ({ id: randomUUID(), name: `Lease ${number}` })),
    communications: [
      aCommunication(),
      aCommunication({ outcome: 'NoAnswer' }),
      aCommunication({
        representative: { id: await parts.id("app_user where email = 'broker@rightway.test'") },
      }),
    ],
  });
  const { rows } = await run('select id from agreement where surface_project_id = $1 order by sequence', id);
  const [first, second] = rows.map((row: { readonly id: string }) => row.id);
  await run(`update agreement set consent_received_date = '2026-03-08' where id = $1`, first);
  await run(
    `update agreement set consent_received_date = '2026-03-20', documents_acquired_date = '2026-03-02' where id = $1`,
    second,
  );
  return { id, first };
}

it('of a project tells consents by the Monday of their week, and who reached whom', async () => {
  const { id } = await project();
  const { data } = await progress(broker, id);
  expect(data?.['progress']).toMatchObject({
    agreements: 3,
    consents: [{ week: '2026-03-02', count: 2 }],
    contacts: [
      { personName: null, reached: 1, missed: 1 },
      { personName: expect.any(String), reached: 1, missed: 0 },
    ],
    paid: '0',
    owed: '0',
  });
});

it('counts what came back as owed, and what was cancelled not at all', async () => {
  const { id, first } = await project();
  const payee = await parts.id('business_associate');
  const rows = [
    ['100', '2026-04-01', null, null],
    ['40.5', '2026-04-01', '2026-04-20', null],
    ['7', null, null, null],
    ['900', null, null, 'Cancelled'],
  ] as const;
  for (const [place, [amount, paid, returned, closing]] of rows.entries())
    await run(
      `insert into agreement_payment (id, agreement_id, surface_project_id, sequence, payee_id, kind, amount, paid_date,
         returned_date, closing, closed_date, closing_reason)
       select gen_random_uuid(), $1, $2, $3, $4, 'Annual', $5, $6, $7, $8::text,
         case when $8::text is null then null else date '2026-05-01' end,
         case when $8::text is null then null else 'Twice' end`,
      first,
      id,
      place + 1,
      payee,
      amount,
      paid,
      returned,
      closing,
    );
  expect((await progress(broker, id)).data?.['progress']).toMatchObject({ paid: '100', owed: '47.5' });
});

it('tells the cost of time to those alone who invoice, and nothing to people of other companies', async () => {
  const { id } = await project();
  const admin = await server.signIn('admin');
  const works = await Promise.all(
    [broker, admin].map(async (client) => (await progress(client, id)).data?.['progress']),
  );
  const mayInvoice = async (email: string) =>
    (await run('select can_access_invoice as may from app_user where email = $1', email)).rows[0].may;
  expect(works.map((one) => (one as { readonly work: string | null }).work !== null)).toEqual([
    await mayInvoice('broker@rightway.test'),
    await mayInvoice('admin@rightway.test'),
  ]);
  const stranger = await server.signIn('prairie');
  expect((await progress(stranger, id)).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  expect((await progress(broker, 'no id')).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});
