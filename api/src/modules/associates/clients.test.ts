import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});

afterAll(() => server.stop());

/** A company that no other test has. */
const aCompany = (kind: string) => {
  const id = randomUUID();
  return { id, code: id.slice(0, 8), companyName: `Company ${id.slice(0, 8)}`, kind };
};

async function save(input: object): Promise<void> {
  const { errors } = await admin.graphql(
    'mutation S($input: CompanyInput!) { saved: updateCompany(input: $input) { id } }',
    { input },
  );
  expect(errors).toBeUndefined();
}

/** What clients a landman is offered by such a name. */
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
  const { errors } = await admin.graphql('mutation D($ids: [ID!]!) { deleteCompanies(ids: $ids) }', {
    ids: [company.id],
  });
  expect(errors).toBeUndefined();
  expect(await clients(company.companyName)).toEqual([]);
  const { data } = await admin.graphql(
    'query A($query: String) { businessAssociates(query: $query) { isClient } }',
    {
      query: company.companyName,
    },
  );
  expect(data?.['businessAssociates']).toEqual([{ isClient: false }]);
});
