import { parseCsv } from 'hucre/csv';
import { reportTypes } from 'shared-contracts/forms';
import { usualRentFile } from 'shared-contracts/rentals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { fieldOf, type Values } from '../../testing/billing-calls.ts';
import { openedDocument } from '../../testing/made-document.ts';
import { readExcel, readPdf } from '../../testing/read-report.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;
let run: Values;
let payees: readonly string[];

const fileOf = (made: Values, place = 0) => (made['sendings'] as readonly Values[])[place];

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  const first = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000.01', owners: ['1/2', '1/2'] });
  await desk.lease({ effectiveDate: '2020-03-12', annual: '300' });
  payees = first.payees.map(String);
  await desk.query(
    `update business_associate set name = '=HYPERLINK("x")', vendor_code = '+12' where id = $1`,
    payees[0],
  );
  const prepared = (await desk.prepared('2031-03-01')).run;
  run = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
});

afterAll(() => server.stop());

const taken = (id: unknown, format = 'csv', client: TestClient = desk.preparer) =>
  client.get(`/api/rent-files/${String(id)}?format=${format}`);

const csv = async () => parseCsv((await taken(fileOf(run)?.['id'])).body.replace('\uFEFF', ''));

const columns = async (...given: readonly (readonly [heading: string, value: string])[]) => {
  await desk.query('delete from rent_file_column');
  await desk.query(
    `insert into rent_file_column (id, code, position, value)
     select gen_random_uuid(), x.heading, x.place, x.value
     from jsonb_to_recordset($1::jsonb) as x(heading text, place integer, value text)`,
    JSON.stringify(given.map(([heading, value], place) => ({ heading, value, place: place + 1 }))),
  );
};

describe('the payments of a run', () => {
  it('go out once: the run is not taken back, and the agreements note it', async () => {
    expect(run).toMatchObject({ unsentCount: 3, sentCount: 0, sendings: [] });
    const other = (await desk.prepared('2031-04-01')).run;
    expect(refusalOf(await desk.send(other['id'], other['revision']))?.message).toMatch(/not approved/);
    for (const name of ['broker', 'readonly', 'prairie'] as const)
      expect(refusalOf(await desk.send(run['id'], run['revision'], await server.signIn(name)))?.code).toBe(
        'FORBIDDEN',
      );
    run = fieldOf(await desk.send(run['id'], run['revision']), 'made');
    expect(run).toMatchObject({
      ...{ unsentCount: 0, sentCount: 3 },
      sendings: [{ sequence: 1, paymentCount: 3, total: '1300.01' }],
    });
    expect(refusalOf(await desk.takeBack(run, 'x'))?.message).toMatch(/went out/);
    expect(refusalOf(await desk.send(run['id'], run['revision']))?.message).toMatch(/went out already/);
    const [noted] = await desk.query<{ changes: readonly { after: string }[] }>(
      `select h.changes from history_entry h join agreement a on a.id = h.record_id
       where a.agreement_number = 'RENT-2' order by h.revision desc limit 1`,
    );
    expect(noted?.changes[0]?.after).toMatch(/^R2031-\d{4}-0003, 2031-03-12, .*, 300, 20\d\d-/);
  });
});

describe('the file for a payables system', () => {
  it('has the usual columns where nobody chose others, read back by another parser', async () => {
    const [heads, ...rows] = await csv();
    expect(heads).toEqual(usualRentFile.map(({ heading }) => heading));
    const number = String(run['number']);
    expect(rows.map((row) => [row[0], row[1], row[5], row[6]])).toEqual([
      [`${number}-0001`, '2031-03-10', '500.01', 'RENT-1'],
      [`${number}-0002`, '2031-03-10', '500.00', 'RENT-1'],
      [`${number}-0003`, '2031-03-12', '300.00', 'RENT-2'],
    ]);
    expect(rows[0]?.slice(2, 4)).toEqual(["'+12", `'=HYPERLINK("x")`]);
    const stored = await desk.query<{ heading: string; value: string }>(
      'select code as heading, value from rent_file_column order by position',
    );
    expect(stored).toEqual(usualRentFile);
  });

  it('is a workbook too: texts stay texts, amounts are numbers', async () => {
    const answer = await taken(fileOf(run)?.['id'], 'xlsx');
    expect(answer.headers['content-disposition']).toContain(`payments-${String(run['number'])}-1.xlsx`);
    const rows = await readExcel(answer.rawPayload);
    const first = rows.find((row) => String(row[0]).endsWith('-0001'));
    expect(first?.slice(2, 4)).toEqual(['+12', '=HYPERLINK("x")']);
    expect(first?.[5]).toBe(500.01);
  });

  it('has the columns that administrators keep, a line for each head where one asks for it', async () => {
    await columns(['Doc', 'number'], ['=Head', 'headName'], ['Value', 'headAmount']);
    const [heads, first] = await csv();
    expect(heads).toEqual(['Doc', "'=Head", 'Value']);
    expect(first?.slice(1)).toEqual(['Loss of Use', '500.01']);
    await columns();
    expect((await csv())[0]).toEqual(usualRentFile.map(({ heading }) => heading));
  });

  it('is for who runs rents in the company', async () => {
    const id = fileOf(run)?.['id'];
    for (const name of ['broker', 'prairie'] as const)
      expect((await taken(id, 'csv', await server.signIn(name))).statusCode).toBe(403);
    await desk.query(`update app_user set can_run_rentals = true where user_name like 'prairie@%'`);
    expect((await taken(id, 'csv', await server.signIn('prairie'))).statusCode).toBe(404);
    expect((await taken('5b0c1c9e-0000-4000-8000-0000000000aa')).statusCode).toBe(404);
    expect((await taken(id, 'pdf')).statusCode).toBe(400);
  });
});

/** The pages of a report of the payments that went out. */
async function pagesOf(report: 'chequeRequisitions' | 'payeeStatements', ids = [fileOf(run)?.['id']]) {
  const ask = (client: TestClient) =>
    client.post('/api/reports/run', {
      reportId: reportTypes[report].id,
      dataSource: { ids, parentId: null },
      options: {},
    });
  expect((await ask(await server.signIn('broker'))).statusCode).toBe(403);
  expect((await ask(await server.signIn('prairie'))).statusCode).toBe(404);
  const begun = (await ask(desk.preparer)).json();
  expect(begun).toEqual({ result: expect.any(String) });
  const bytes = await openedDocument(desk.preparer, begun.result);
  return (await readPdf(bytes)).pages;
}

it('cheque requisitions are a list and a page for each payee', async () => {
  const pages = await pagesOf('chequeRequisitions');
  // Both leases pay the first payee; the second one has a cheque of its own.
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('1,300.01');
  expect(pages.filter((page) => page.includes('RENT-2'))).toHaveLength(1);
  const own = pages.slice(1).find((page) => page.includes('RENT-2'));
  expect(own).toContain('800.01');
  expect(pages.slice(1).find((page) => !page.includes('RENT-2'))).toContain('500.00');
});

it('a statement has what a payee was paid in the year, without what came back or was paid in another one', async () => {
  const [first] = await desk.query<{ day: string }>(
    `select max(requisitioned_date)::text as day from agreement_payment where rent_sending_id = $1`,
    fileOf(run)?.['id'],
  );
  const year = Number(first?.day.slice(0, 4));
  const typed = (amount: string, paid: string, returned: string | null) =>
    desk.query(
      `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, paid_date, returned_date)
       select gen_random_uuid(), a.id, 90 + $5::int, 'Other', $1, $2, $3, $4 from agreement a
       where a.agreement_number = 'RENT-2'`,
      ...[payees[0], amount, paid, returned, Number(amount)],
    );
  await desk.query('delete from agreement_payment where payee_id = any ($1) and rent_id is null', payees);
  await typed('11', `${year}-01-01`, null);
  await typed('12', `${year}-01-02`, `${year}-02-01`);
  await typed('13', `${year - 1}-12-31`, null);
  const pages = await pagesOf('payeeStatements');
  expect(pages).toHaveLength(2);
  const own = pages.find((page) => page.includes('RENT-2'));
  expect(own).toContain(`Statement of payments ${year}`);
  expect(own).toContain('811.01');

  // Of two payments that were chosen: their payee in the year of each.
  const chosen = await desk.query<{ id: string }>(
    `select id from agreement_payment where payee_id = $1 and amount in (11, 13)`,
    payees[0],
  );
  const years = await pagesOf(
    'payeeStatements',
    chosen.map(({ id }) => id),
  );
  expect(years).toHaveLength(2);
  expect(years[0]).toContain(`${year - 1} · `);
  expect(years[0]).toContain('13.00');
  expect(years[1]).toContain('811.01');
});
