import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

const migration = join(import.meta.dirname, '../../platform/db/migrations/0217_rents_are_no_obligations.sql');

it('an obligation that comes again for the rent of a schedule comes no more; others stay', async () => {
  const dated = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000' });
  const undated = await desk.lease({ effectiveDate: null, annual: '1000' });
  const once = await desk.lease({ effectiveDate: '2020-03-10', annual: null });
  const add = (
    agreementId: string,
    description: string,
    more: { done?: string; every?: number | null } = {},
  ) =>
    desk.query(
      `insert into obligation (id, surface_project_id, agreement_id, sequence, description, due_date, completed_date,
         recurrence_interval, recurrence_unit)
       values (gen_random_uuid(), $1, $2, 900, $3, '2026-05-01', $4, $5, $6)`,
      ...[desk.project.id, agreementId, description, more.done ?? null],
      ...(more.every === null ? [null, null] : [1, 'Years']),
    );
  await add(dated.id, 'Annual rental');
  await add(undated.id, 'Rent of the site');
  await add(dated.id, 'Rent, done', { done: '2025-05-01' });
  await add(dated.id, 'Rent, once', { every: null });
  await add(dated.id, 'Review of rentals');
  await add(dated.id, 'Weeds');
  await add(once.id, 'Rent of a bridge');
  await desk.query((await readFile(migration, 'utf8')).replace(/^--.*$/gm, ''));
  const rows = await desk.query<{ description: string; recurs: boolean; isNoted: boolean }>(
    `select description, recurrence_unit is not null as recurs, notes like 'It came again%' as "isNoted"
     from obligation where sequence = 900 order by description`,
  );
  expect(rows.map(({ description, recurs, isNoted }) => [description, recurs, isNoted])).toEqual([
    ['Annual rental', false, true],
    ['Rent of a bridge', true, null],
    ['Rent of the site', false, true],
    ['Rent, done', true, null],
    ['Rent, once', false, null],
    ['Review of rentals', true, null],
    ['Weeds', true, null],
  ]);
  // The schedule of the lease without a day falls due when the obligation did.
  const due = await desk.query<{ id: string; day: string | null }>(
    'select id, first_due_date::text as day from rent_schedule where id = any ($1)',
    [dated.id, undated.id],
  );
  expect(new Map(due.map(({ id, day }) => [id, day]))).toEqual(
    new Map([
      [dated.id, null],
      [undated.id, '2026-05-01'],
    ]),
  );
});
