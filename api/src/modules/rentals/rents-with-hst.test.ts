import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hstRates, hstSource } from 'shared-contracts/billing';
import { gstOf } from 'shared-contracts/rentals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyOf } from '../../testing/associate-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { pagesOfSending } from '../../testing/pages-of-sending.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { gstRates } from './gst-store.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

/** Gives an agreement a parcel in a province. */
const onLandIn = (agreementId: string, code: string) =>
  desk.query(
    `with land as (
      insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, state_or_province_id)
        select gen_random_uuid(), 'Land of ' || $1::text || ' in ' || s.code, 'hst ' || s.code || $1::text, 'OTHER', 'SURFACE', s.id
          from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = $2
        returning id)
    insert into agreement_parcel (id, agreement_id, sequence, parcel_id) select gen_random_uuid(), $1::uuid, 1, id from land`,
    ...[agreementId, code],
  );

it('the rates that ship are those of the table, each with its source', async () => {
  const rows = await desk.query<Values>(
    `select s.code as province, trim_scale(r.rate)::text as rate, r.valid_from::text as from, r.valid_to::text as to, r.source
      from tax_rate r join tax_type t on t.id = r.tax_type_id join state_or_province s on s.id = r.state_or_province_id
      where t.code = 'HST' order by s.code, r.valid_from`,
  );
  expect(rows).toEqual(hstRates.map((rate) => ({ ...rate, source: hstSource })));
});

it('an installation that has HST without rates gets the same ones from its migration', async () => {
  await desk.query(`delete from tax_rate r using tax_type t where t.id = r.tax_type_id and t.code = 'HST'`);
  const file = join(import.meta.dirname, '../../platform/db/migrations/0218_hst_on_payments.sql');
  const statements = readFileSync(file, 'utf8');
  await desk.query(statements.slice(statements.indexOf('with hst'), statements.indexOf('-- Payments carry')));
  const rows = await desk.query<Values>(
    `select s.code as province, trim_scale(r.rate)::text as rate, r.valid_from::text as from, r.valid_to::text as to
      from tax_rate r join tax_type t on t.id = r.tax_type_id join state_or_province s on s.id = r.state_or_province_id
      where t.code = 'HST' order by s.code, r.valid_from`,
  );
  expect(rows).toEqual(hstRates);
});

it('a rent for land in Nova Scotia carries HST, one for land in Alberta GST', async () => {
  const [ns, ab] = [
    await desk.lease({ effectiveDate: '2020-03-10', annual: '1000' }),
    await desk.lease({ effectiveDate: '2020-03-11', annual: '1000' }),
  ];
  await desk.query(`update business_associate set gst_number = '123456782RT0001' where id = any ($1)`, [
    ...ns.payees,
    ...ab.payees,
  ]);
  for (const [lease, code] of [
    [ns, 'NS'],
    [ab, 'AB'],
  ] as const)
    await onLandIn(lease.id, code);
  const { run } = await desk.prepared('2031-03-01');
  const answer = await call(
    desk.preparer,
    `query S($id: ID!) { found: rents(rentRunId: $id) { nodes { agreement { id } shares { amount gstAmount gstTax } } } }`,
    { id: run['id'] },
  );
  const taxOf = (id: string) =>
    (
      fieldOf(answer, 'found')['nodes'] as readonly { agreement: { id: string }; shares: readonly Values[] }[]
    ).find(({ agreement }) => agreement.id === id)?.shares;
  // 14 % of 1,000 since April 2025; 5 % in Alberta.
  expect(taxOf(ns.id)).toEqual([{ amount: '1000', gstAmount: '140', gstTax: 'HST' }]);
  expect(taxOf(ab.id)).toEqual([{ amount: '1000', gstAmount: '50', gstTax: 'GST' }]);
  const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  const sent = fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  const kept = await desk.query<Values>(
    `select agreement_id as id, gst_tax as tax from agreement_payment where agreement_id = any ($1) order by gst_tax`,
    [ns.id, ab.id],
  );
  expect(kept).toEqual([
    { id: ab.id, tax: 'GST' },
    { id: ns.id, tax: 'HST' },
  ]);
  const [sending] = sent['sendings'] as readonly Values[];
  const pages = (kind: 'chequeRequisitions' | 'payeeStatements') =>
    pagesOfSending(desk.preparer, kind, sending?.['id']);
  // Both go to one payee: the column that has both is called by both.
  for (const kind of ['chequeRequisitions', 'payeeStatements'] as const)
    expect((await pages(kind)).join(' ')).toContain('GST/HST, CAD');
  await desk.query(`update agreement_payment set gst_tax = 'HST' where agreement_id = $1`, ab.id);
  for (const kind of ['chequeRequisitions', 'payeeStatements'] as const) {
    const text = (await pages(kind)).join(' ');
    expect(text).toContain('HST, CAD');
    expect(text).not.toContain('GST/HST, CAD');
  }
  // The history of the agreement says it by name.
  const [latest] = await historyOf(desk.preparer, 'AGREEMENT', ns.id);
  expect(latest?.changes[0]?.after).toContain('HST 140');
});

it.each(['AB', 'BC', 'NS', 'ON', 'QC'])(
  'the database names the tax of a day in %s as the run does',
  async (code) => {
    const lease = await desk.lease({ effectiveDate: '2004-03-10', annual: '1000' });
    await onLandIn(lease.id, code);
    const [place] = await desk.query<{ id: string }>(
      `select s.id from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = $1`,
      code,
    );
    const rates = await gstRates(server.database.db);
    for (const day of ['1990-01-01', '2009-01-01', '2010-07-01', '2013-03-31', '2013-04-01', '2025-04-01']) {
      const [found] = await desk.query<{ tax: string | null }>(
        'select payment_tax($1, $2) as tax',
        lease.id,
        day,
      );
      expect(found?.tax ?? '').toBe(gstOf('1000', rates, { day, provinceId: place?.id ?? null }).tax);
    }
  },
);
