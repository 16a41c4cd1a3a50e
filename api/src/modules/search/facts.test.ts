import type { RecordFacts } from 'shared-contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function firstOf(name: DemoName, source: string, column: string) {
  const person = await server.signIn(name);
  const answer = await person.post(`/api/grids/source/${source}`, {
    columns: [{ id: column }],
    pageLimit: 1,
  });
  return { person, row: answer.json().result.rows[0] };
}

describe('the facts of a record', () => {
  it('are all values of its list, its address and what hangs on it, counted as its lists count', async () => {
    const { person, row } = await firstOf('operator', 'projects', 'description');
    const answer = await person.get(`/api/records/projects/${row.id}`);
    expect(answer.statusCode).toBe(200);
    const facts: RecordFacts = answer.json().result;
    expect(facts).toMatchObject({ source: 'projects', id: row.id, title: row.description, opens: row.opens });
    expect(Object.keys(facts.cells).toSorted()).toEqual(facts.columns.map(({ id }) => id).toSorted());
    expect(facts.cells['description']).toBe(row.description);
    const agreements = facts.related.find(({ source }) => source === 'agreements');
    const list = await person.post('/api/grids/source/agreements', {
      columns: [{ id: 'agreementNumber' }],
      parameters: [{ id: agreements?.parameter, value: row.id }],
      withTotal: true,
    });
    expect(agreements?.count).toBe(list.json().result.total);
    expect(facts.related.every(({ count }) => count > 0)).toBe(true);
  });

  it('of an associate lead to what names it', async () => {
    const person = await server.signIn('operator');
    const found = await person.get('/api/search?text=peters&first=20');
    const associate = found.json().result.records.find(({ kind }: { kind: string }) => kind === 'associates');
    const facts: RecordFacts = (await person.get(`/api/records/associates/${associate.id}`)).json().result;
    expect(facts.columns.length).toBeGreaterThan(5);
    for (const { parameter } of facts.related) expect(parameter).toBe('businessAssociateId');
  });

  it('are none of a record of somebody else', async () => {
    const { row } = await firstOf('operator', 'agreements', 'agreementNumber');
    const prairie = await server.signIn('prairie');
    expect((await prairie.get(`/api/records/agreements/${row.id}`)).statusCode).toBe(404);
  });

  it('are none where there is no such record, id or list', async () => {
    const person = await server.signIn('operator');
    for (const path of [
      'agreements/0b6d6f0a-0000-4c00-9a00-000000000000',
      'agreements/%27or%201=1',
      'nothing/0b6d6f0a-0000-4c00-9a00-000000000000',
    ])
      expect([path, (await person.get(`/api/records/${path}`)).statusCode]).toEqual([path, 404]);
  });

  it('are refused of a list that the person may not look at', async () => {
    const { row } = await firstOf('admin', 'cities', 'name');
    const reader = await server.signIn('readonly');
    expect((await reader.get(`/api/records/cities/${row.id}`)).statusCode).toBe(403);
  });
});
