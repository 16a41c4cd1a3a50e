import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyOf, refusalOf, saveAssociate } from '../../testing/associate-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

/** Changes a payee as its form does. */
async function change(id: string | undefined, values: Values) {
  const [known] = await desk.query<{ revision: number; name: string }>(
    'select revision, name from business_associate where id = $1',
    id,
  );
  const admin = await server.signIn('admin');
  const answer = await saveAssociate(admin, { id, ...known, ...values });
  expect(refusalOf(answer)).toBeUndefined();
}

/** A lease whose rent of 2031 was approved; its two owners have half of it each. */
async function paidLease(day: string) {
  const lease = await desk.lease({ effectiveDate: `2020-${day}`, annual: '1000', owners: ['1/2', '1/2'] });
  const month = `${day.slice(0, 2)}-01`;
  const { run } = await desk.prepared(`2031-${month}`);
  const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  return { ...lease, approved, next: async () => (await desk.prepared(`2032-${month}`)).rents };
}

it('the next run lists a payee with another address, and the history says what it was', async () => {
  const { next, payees } = await paidLease('02-10');
  expect(await next()).toMatchObject([{ oddities: [], isPaid: true }]);
  await change(payees[1], { addressLine1: '1 Elsewhere Street' });
  expect(await next()).toMatchObject([{ oddities: ['payeeMoved'], isPaid: true }]);
  const [{ id: rentId } = {}] = await next();
  const rentRow = await desk.query<{ run: string }>(
    'select rent_run_id as run from rent where id = $1',
    rentId,
  );
  const answer = await call(
    desk.preparer,
    'query S($id: ID!) { found: rents(rentRunId: $id) { nodes { shares { goesTo wentTo } } } }',
    { id: rentRow[0]?.run },
  );
  const [rent] = fieldOf(answer, 'found')['nodes'] as readonly { shares: readonly Values[] }[];
  expect(rent?.shares[0]?.['wentTo']).toBeNull();
  expect(rent?.shares[1]?.['goesTo']).toContain('1 Elsewhere Street');
  expect(String(rent?.shares[1]?.['wentTo'])).not.toContain('1 Elsewhere Street');
  expect(String(rent?.shares[1]?.['wentTo'])).not.toBe('');
  const [latest] = await historyOf(await server.signIn('admin'), 'BUSINESS_ASSOCIATE', payees[1] ?? '');
  expect(latest?.changes).toMatchObject([{ field: 'addressLine1', after: '1 Elsewhere Street' }]);
});

it.each([
  ['03-10', { vendorCode: 'V-9' }],
  ['04-10', { name: 'A company of another name' }],
  ['05-10', { postalCode: 'T0T 0T0' }],
])('and one with another vendor code, name or part of the address: %s', async (day, values) => {
  const { next, payees } = await paidLease(day);
  expect(await next()).toMatchObject([{ oddities: [] }]);
  await change(payees[0], values);
  expect(await next()).toMatchObject([{ oddities: ['payeeMoved'] }]);
});

it('who is changed back, or changed elsewhere, is not listed', async () => {
  const { next, payees } = await paidLease('06-10');
  await change(payees[0], { vendorCode: 'V-10' });
  await change(payees[0], { vendorCode: 'V-9', notes: 'Called', phoneNumber: '780-555-0101' });
  expect(await next()).toMatchObject([{ oddities: [] }]);
});

it('a change between the search and the approval stops the approval', async () => {
  const { payees } = await paidLease('07-10');
  const { run } = await desk.prepared('2032-07-01');
  await change(payees[0], { addressLine1: '2 Elsewhere Street' });
  const refused = refusalOf(await desk.approve(run['id'], run['revision']));
  expect(refused?.message).toMatch(/no longer what was looked through/);
});

it('a change between approval and sending is told before the payments go out', async () => {
  const { approved, payees, next } = await paidLease('08-10');
  const moved = async () => {
    const answer = await call(
      desk.preparer,
      'query M($id: ID!) { found: rentRun(id: $id) { movedPayees unsentCount } }',
      { id: approved['id'] },
    );
    return fieldOf(answer, 'found');
  };
  expect(await moved()).toEqual({ movedPayees: [], unsentCount: 2 });
  await change(payees[0], { name: 'Doe & Daughters', addressLine1: '3 Elsewhere Street' });
  expect(await moved()).toEqual({ movedPayees: ['Doe & Daughters'], unsentCount: 2 });
  const sent = fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  expect(sent['sendings']).toMatchObject([{ paymentCount: 2 }]);
  expect(await moved()).toEqual({ movedPayees: [], unsentCount: 0 });
  // What nobody approved is listed by the next run.
  expect(await next()).toMatchObject([{ oddities: ['payeeMoved'] }]);
});

it('who was merged into an associate elsewhere is listed', async () => {
  const { next, payees, id } = await paidLease('09-10');
  const [other] = await desk.query<{ id: string }>(
    `select id from business_associate where address_line1 <> '' and not id = any ($1) order by id limit 1`,
    payees,
  );
  for (const table of ['agreement_payment set payee_id', 'landowner set business_associate_id'])
    await desk.query(
      `update ${table} = $1 where agreement_id = $2 and ${table.split(' ').at(-1)} = $3`,
      ...[other?.id, id, payees[1]],
    );
  expect(await next()).toMatchObject([{ oddities: ['payeeMoved'] }]);
});

it('a payee without an address of its own is told, whatever an owner typed on the agreement', async () => {
  const lease = await desk.lease({ effectiveDate: '2020-10-10', annual: '1000' });
  await desk.query(`update landowner set legal_address = 'On the title' where agreement_id = $1`, lease.id);
  await desk.query(`update business_associate set address_line1 = null where id = $1`, lease.payees[0]);
  expect((await desk.prepared('2031-10-01')).rents).toMatchObject([
    { oddities: ['noAddress'], isPaid: true },
  ]);
});

it('a payee outside Canada is told, by its country or its state, and is paid', async () => {
  const lease = await desk.lease({ effectiveDate: '2020-12-10', annual: '1000' });
  const oddities = async () => (await desk.prepared('2031-12-01')).rents;
  await desk.query(
    `update business_associate set address_line1 = '5 Main Street', state_or_province_id = null,
       country_id = (select id from country where code = 'CA')
     where id = $1`,
    lease.payees[0],
  );
  expect(await oddities()).toMatchObject([{ oddities: [], isPaid: true }]);
  await desk.query(
    `update business_associate set country_id = (select id from country where code = 'US') where id = $1`,
    lease.payees[0],
  );
  expect(await oddities()).toMatchObject([{ oddities: ['payeeAbroad'], isPaid: true }]);
  await desk.query(
    `update business_associate set country_id = null, state_or_province_id = (select s.id from state_or_province s
       join country c on c.id = s.country_id where c.code = 'US' order by s.code limit 1) where id = $1`,
    lease.payees[0],
  );
  expect(await oddities()).toMatchObject([{ oddities: ['payeeAbroad'], isPaid: true }]);
});

it('land that was sold: who was paid before is named, and who sold before the payments went out', async () => {
  const { approved, next, payees, id } = await paidLease('11-10');
  const former = async () => {
    const answer = await call(
      desk.preparer,
      'query F($id: ID!) { found: rentRun(id: $id) { formerPayees } }',
      {
        id: approved['id'],
      },
    );
    return fieldOf(answer, 'found')['formerPayees'];
  };
  const before = async (rent: unknown) => {
    const [rentRow] = await desk.query<{ run: string }>(
      'select rent_run_id as run from rent where id = $1',
      rent,
    );
    const answer = await call(
      desk.preparer,
      'query B($id: ID!) { found: rents(rentRunId: $id) { nodes { paidBefore } } }',
      { id: rentRow?.run },
    );
    return fieldOf(answer, 'found')['nodes'];
  };
  const [{ id: same } = {}] = await next();
  expect(await before(same)).toEqual([{ paidBefore: [] }]);
  expect(await former()).toEqual([]);
  const [other] = await desk.query<{ id: string }>(
    `select id from business_associate where address_line1 <> '' and not id = any ($1) order by id limit 1`,
    payees,
  );
  await desk.query(
    'update landowner set business_associate_id = $1 where agreement_id = $2 and business_associate_id = $3',
    ...[other?.id, id, payees[1]],
  );
  const names = await desk.query<{ name: string }>(
    'select name from business_associate where id = any ($1) order by name, id',
    payees,
  );
  const [sold] = await desk.query<{ name: string }>(
    'select name from business_associate where id = $1',
    payees[1],
  );
  expect(await former()).toEqual([sold?.name]);
  const [{ id: rentId, oddities } = {}] = await next();
  expect(oddities).toContain('payeeChanged');
  expect(await before(rentId)).toEqual([{ paidBefore: names.map(({ name }) => name) }]);
  // What went out is not asked about any more.
  fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  expect(await former()).toEqual([]);
});
