import { unzipSync } from 'fflate';
import { mostPaymentLetters } from 'shared-contracts/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldOf, type Values } from '../../testing/billing-calls.ts';
import { askLetters, keepPaymentLetter, standOf } from '../../testing/letter-desk.ts';
import { eventually } from '../../testing/made-document.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const payees = mostPaymentLetters + 1;
/** So many are made: each takes a tenth of a second. */
const some = 60;

let server: TestServer;
let desk: RentDesk;
let template: string;
let sending: unknown;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  template = await keepPaymentLetter(server);
  await desk.query(
    `insert into business_associate (id, name, address_line1)
     select md5('payee ' || n)::uuid, 'Payee ' || lpad(n::text, 4, '0'), n || ' Range Road'
     from generate_series(1, $1::int) n`,
    payees,
  );
  await desk.query(
    `insert into agreement (id, surface_project_id, sequence, agreement_number, name, effective_date)
     select md5('lease ' || n)::uuid, $1, 30000 + n, 'LETTER-' || n, 'Lease ' || n, '2020-03-10'
     from generate_series(1, $2::int) n`,
    ...[desk.project.id, payees],
  );
  await desk.query(
    `insert into landowner (id, agreement_id, sequence, business_associate_id, interest_fraction_numerator,
       interest_fraction_denominator)
     select gen_random_uuid(), md5('lease ' || n)::uuid, 1, md5('payee ' || n)::uuid, 1, 1 from generate_series(1, $1::int) n`,
    payees,
  );
  await desk.query(
    `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
     select gen_random_uuid(), md5('lease ' || n)::uuid, 1, (select id from compensation_type where code = 'Loss of Use'),
       1000 + n, true from generate_series(1, $1::int) n`,
    payees,
  );
  const run = fieldOf(await desk.prepare('2031-03-01'), 'made');
  const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  const sent = fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  sending = (sent['sendings'] as readonly Values[])[0]?.['id'];
});

afterAll(() => server.stop());

const filed = () =>
  desk.query<{ letters: number }>(
    `select count(*)::int as letters from related_document
     where agreement_id in (select id from agreement where agreement_number like 'LETTER-%') group by agreement_id`,
  );

it('more letters than one run of them makes are refused in a sentence, and none is filed', async () => {
  const begun = (await askLetters(desk.preparer, template, [sending])).json();
  const stand = await eventually(async () => {
    const found = begun.result ? await standOf(desk.preparer, begun.result) : begun;
    expect(JSON.stringify(found)).toMatch(/can be made at once/);
    return found;
  });
  expect(JSON.stringify(stand)).toContain(
    `That would be ${payees} documents; ${mostPaymentLetters} can be made at once. Choose fewer records.`,
  );
  expect(await filed()).toEqual([]);
});

it('each payee of chosen payments has one letter, which is filed with the own agreement', async () => {
  const chosen = await desk.query<{ id: string }>(
    'select id from agreement_payment where rent_sending_id = $1 order by number limit $2',
    ...[sending, some],
  );
  const begun = (
    await askLetters(
      desk.preparer,
      template,
      chosen.map(({ id }) => id),
    )
  ).json();
  await eventually(async () =>
    expect(await standOf(desk.preparer, begun.result)).toMatchObject({ state: 'Done', message: null }),
  );
  const archive = unzipSync((await desk.preparer.get(`/api/documents/${begun.result}`)).rawPayload);
  expect(Object.keys(archive)).toHaveLength(some);
  expect(await filed()).toEqual(chosen.map(() => ({ letters: 1 })));
});
