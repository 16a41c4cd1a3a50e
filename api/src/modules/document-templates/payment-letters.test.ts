import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldOf, type Values } from '../../testing/billing-calls.ts';
import { askLetters, keepPaymentLetter } from '../../testing/letter-desk.ts';
import { eventually } from '../../testing/made-document.ts';
import { readWord } from '../../testing/read-report.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;
let sending: unknown;
let template: string;
let leases: readonly string[];

const ask = (ids: readonly unknown[], client: TestClient = desk.preparer) =>
  askLetters(client, template, ids);

/** The letters of some files or payments as texts, by their names. */
async function lettersOf(ids: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const begun = (await ask(ids)).json();
  expect(begun).toEqual({ result: expect.any(String) });
  const bytes = await eventually(async () => {
    const { state, message } = (
      await desk.preparer.get(`/api/documents/${begun.result}?progress=true`)
    ).json().result;
    expect({ state, message }).toEqual({ state: 'Done', message: null });
    return (await desk.preparer.get(`/api/documents/${begun.result}`)).rawPayload;
  });
  const letters = new Map<string, string>();
  for (const [name, file] of Object.entries(unzipSync(bytes)))
    letters.set(name, JSON.stringify(await readWord(Buffer.from(file))));
  return letters;
}

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  const both = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000', owners: ['1/2', '1/2'] });
  const one = await desk.lease({ effectiveDate: '2020-03-12', annual: '300' });
  leases = [both.id, one.id];
  await desk.query(
    'update business_associate set gst_number = $1 where id = $2',
    '123456782',
    both.payees[0],
  );
  const prepared = (await desk.prepared('2031-03-01')).run;
  const approved = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
  const sent = fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  sending = (sent['sendings'] as readonly Values[])[0]?.['id'];
  template = await keepPaymentLetter(server);
});

afterAll(() => server.stop());

it('a letter goes to each payee of a file, with all that they are paid, and is filed with the agreement', async () => {
  const letters = [...(await lettersOf([sending])).values()];
  expect(letters).toHaveLength(2);
  // 500 and 300 of the payee who is registered, with GST of 25 and 15.
  const [first, second] = letters.toSorted((letter) => (letter.includes('RENT-2') ? -1 : 1));
  for (const text of ['RENT-1', 'RENT-2', '$840.00', '$40.00', '123456782']) expect(first).toContain(text);
  expect(second).toContain('$500.00');
  expect(second).not.toContain('RENT-2');
  const filed = await desk.query<{ agreement: string; letters: number }>(
    `select agreement_id as agreement, count(*)::int as letters from related_document
     where agreement_id = any ($1) and notes like 'Made from the template Rent letter%' group by agreement_id`,
    leases,
  );
  expect(filed).toEqual([{ agreement: leases[0], letters: 2 }]);
  const communications = await desk.query<{ comments: string; name: string }>(
    `select c.comments, b.name from communication c join communication_business_associate x on x.communication_id = c.id
     join business_associate b on b.id = x.business_associate_id where c.agreement_id = any ($1) order by b.name`,
    leases,
  );
  expect(communications).toHaveLength(2);
  expect(communications[0]?.comments).toMatch(/^Letter sent: Rent letter - R2031-/);
});

it('is made of chosen payments too: their payees get the letter of the whole file', async () => {
  const [payment] = await desk.query<{ id: string }>(
    'select id from agreement_payment where agreement_id = $1 and rent_id is not null',
    leases[1],
  );
  const letters = [...(await lettersOf([payment?.id])).values()];
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('$840.00');
});

it('is for who runs rents in the company', async () => {
  expect((await ask([sending], await server.signIn('broker'))).statusCode).toBe(403);
  await desk.query(`update app_user set can_run_rentals = true where user_name like 'prairie@%'`);
  expect((await ask([sending], await server.signIn('prairie'))).statusCode).toBe(404);
  expect((await ask([randomUUID()])).statusCode).toBe(404);
});
