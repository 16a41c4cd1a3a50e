import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { askRows } from '../../testing/ask-rows.ts';
import { historyOf } from '../../testing/associate-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { recordContextOf } from '../../testing/record-context.ts';
import { runningServer } from '../../testing/running-server.ts';
import { keepClient } from './keep-client.ts';

const oneClient = join(import.meta.dirname, '../../platform/db/migrations/0100_one_client.sql');

const server = await runningServer();
const admin = await server.signIn('admin');

/** A company that no other test uses. */
const aCompany = (kind: string) => {
  const id = randomUUID();
  return { id, code: id.slice(0, 8), companyName: `Company ${id.slice(0, 8)}`, kind };
};

const answerOf = (input: object) =>
  admin.graphql('mutation S($input: CompanyInput!) { saved: updateCompany(input: $input) { id } }', {
    input,
  });

async function save(input: object): Promise<void> {
  expect((await answerOf(input)).errors).toBeUndefined();
}

async function remove(id: string): Promise<void> {
  const { errors } = await admin.graphql('mutation D($ids: [ID!]!) { deleteCompanies(ids: $ids) }', {
    ids: [id],
  });
  expect(errors).toBeUndefined();
}

/** The associates that represent a company. */
const clientsOf = (id: string) =>
  askRows(server)<{
    id: string;
  }>`select id from business_associate where product_client_id = ${id} and is_client`;

const historyOfClient = (client: { readonly id: string } | undefined) =>
  historyOf(admin, 'BUSINESS_ASSOCIATE', client?.id ?? '');

/** The clients that a landman is offered for such a name. */
async function clients(query: string) {
  const { data } = await (await server.signIn('broker')).graphql(
    'query C($query: String) { found: businessAssociates(clientsOnly: true, query: $query) { code name isActive } }',
    { query },
  );
  return data?.['found'];
}

it('is an operator from the day that its company was made, once, and called as that is', async () => {
  const { id, ...company } = aCompany('operator');
  await save({ id, ...company });
  const { code, companyName } = company;
  expect(await clients(companyName)).toEqual([{ code, name: companyName, isActive: true }]);
  await save({ id, ...company, revision: 1, companyName: `${companyName} Ltd.` });
  expect(await clients(companyName)).toEqual([{ code, name: `${companyName} Ltd.`, isActive: true }]);
});

it('is no broker', async () => {
  const company = aCompany('broker');
  await save(company);
  expect(await clients(company.companyName)).toEqual([]);
});

it('becomes an associate as any other where its company goes', async () => {
  const company = aCompany('operator');
  await save(company);
  await remove(company.id);
  expect(await clients(company.companyName)).toEqual([]);
  const { data } = await admin.graphql(
    'query A($query: String) { businessAssociates(query: $query) { isClient } }',
    {
      query: company.companyName,
    },
  );
  expect(data?.['businessAssociates']).toEqual([{ isClient: false }]);
});

it('is told by the history from its making on, and when its company goes', async () => {
  const { id, ...company } = aCompany('operator');
  await save({ id, ...company });
  const [made] = await clientsOf(id);
  await save({
    id,
    ...company,
    revision: 1,
    code: `${company.code}-2`,
    companyName: `${company.companyName} Ltd.`,
  });
  await remove(id);
  const changes = (await historyOfClient(made)).map(({ changes }) =>
    changes.filter(({ field }) => ['code', 'name', 'isClient'].includes(field)),
  );
  expect(changes).toEqual([
    [{ field: 'isClient', before: 'true', after: 'false' }],
    [
      { field: 'name', before: company.companyName, after: `${company.companyName} Ltd.` },
      { field: 'code', before: company.code, after: `${company.code}-2` },
    ],
    [
      { field: 'name', before: null, after: company.companyName },
      { field: 'code', before: null, after: company.code },
      { field: 'isClient', before: null, after: 'true' },
    ],
  ]);
});

describe('sixteen at once', () => {
  it('who make an operator of a company make one client, which is told once', async () => {
    const { id, ...company } = aCompany('broker');
    await save({ id, ...company });
    const answers = await sixteenAtOnce(() => answerOf({ id, ...company, revision: 1, kind: 'operator' }));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const [client, ...others] = await clientsOf(id);
    expect(others).toEqual([]);
    expect(await historyOfClient(client)).toHaveLength(1);
  });

  it('who keep the client of a company that nobody locks make one, and none is refused', async () => {
    const { id, ...company } = aCompany('broker');
    await save({ id, ...company });
    await askRows(server)`update company set kind = 'operator' where id = ${id}`;
    const context = await recordContextOf(server, admin);
    await sixteenAtOnce(() => inTransaction(context, (within) => keepClient(within, id)));
    const [client, ...others] = await clientsOf(id);
    expect(others).toEqual([]);
    expect(await historyOfClient(client)).toHaveLength(1);
  });
});

it('is the one that most was done for, where a company had several before that was refused', async () => {
  const { id, ...company } = aCompany('operator');
  await save({ id, ...company });
  const [idle] = await clientsOf(id);
  const ask = askRows(server);
  await ask`drop index business_associate_client`;
  const [busy, busier] = [randomUUID(), randomUUID()];
  await ask`insert into business_associate (id, name, is_client, product_client_id)
    select one, 'Client', true, ${id} from unnest(${[busy, busier]}::uuid[]) one`;
  await ask`with three as (select id, row_number() over (order by id) as place from surface_project limit 3)
    update surface_project p set client_id = case three.place when 1 then ${busy}::uuid else ${busier}::uuid end
    from three where three.id = p.id`;
  await server.database.pool.query(readFileSync(oneClient, 'utf8'));
  expect(await clientsOf(id)).toEqual([{ id: busier }]);
  expect(
    await ask`select is_client, product_client_id as company, revision from business_associate
      where id = any(${[busy, idle?.id]}::uuid[]) order by is_client`,
  ).toEqual([
    { is_client: false, company: null, revision: 2 },
    { is_client: true, company: null, revision: 2 },
  ]);
});
