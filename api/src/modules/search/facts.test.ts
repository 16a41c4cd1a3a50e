import { relatedLists } from 'shared-contracts/grids';
import { largestRelatedCount, type RecordFacts } from 'shared-contracts/search';
import { describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

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

  it('tell the colours of its statuses, and the file of a document', async () => {
    const agreement = await firstOf('operator', 'agreements', 'surfaceStatusStatus');
    const path = `/api/records/agreements/${agreement.row.id}`;
    const facts: RecordFacts = (await agreement.person.get(path)).json().result;
    expect(facts.colors).toEqual(agreement.row.colors);
    expect(Object.keys(facts.colors)).toContain('surfaceStatusStatus');
    expect(facts.file).toBeNull();
    const rows = await agreement.person.post('/api/grids/source/documents', { columns: [{ id: 'size' }] });
    const file = rows.json().result.rows.find(({ size }: { size: number | null }) => size !== null);
    const document: RecordFacts = (await agreement.person.get(`/api/records/documents/${file.id}`)).json()
      .result;
    expect(document.file).toBe(`api/files/${file.id}`);
  });

  it('name the owners of land with the day on which a title of theirs was searched', async () => {
    const query = async (text: string, values: readonly unknown[] = []) =>
      (await server.database.pool.query(text, [...values])).rows;
    const [place] = await query(
      `select x.parcel_id as parcel, t.id as title, w.agreement_id as agreement, b.name from title_parcel x
        join title t on t.id = x.title_id and t.status = 'Active' join ownership o on o.title_id = t.id
        join business_associate b on b.id = o.business_associate_id
        join agreement_parcel a on a.parcel_id = x.parcel_id
        join landowner w on w.agreement_id = a.agreement_id and w.business_associate_id = b.id
        join agreement r on r.id = a.agreement_id join surface_project s on s.id = r.surface_project_id
        join company c on c.id in (s.operator_id, s.broker_id)
        where c.code = 'NFE' and not s.is_archived limit 1`,
    );
    const person = await server.signIn('operator');
    const ownersOf = async (path: string): Promise<RecordFacts['owners']> =>
      (await person.get(`/api/records/${path}`)).json().result.owners;
    await query(
      'update title set searched_date = null where id in (select title_id from title_parcel where parcel_id = $1)',
      [place?.parcel],
    );
    expect(await ownersOf(`parcels/${place?.parcel}`)).toContainEqual({
      name: place?.name,
      recordedOn: null,
    });
    await query(`update title set searched_date = '2026-05-04' where id = $1`, [place?.title]);
    for (const path of [`parcels/${place?.parcel}`, `agreements/${place?.agreement}`])
      expect([path, await ownersOf(path)]).toEqual([
        path,
        expect.arrayContaining([{ name: place?.name, recordedOn: '2026-05-04' }]),
      ]);
    const { row } = await firstOf('operator', 'projects', 'description');
    expect(await ownersOf(`projects/${row.id}`)).toEqual([]);
  });

  it('of an associate lead to what names it', async () => {
    const person = await server.signIn('operator');
    const found = await person.get('/api/search?text=peters&first=20');
    const associate = found.json().result.records.find(({ kind }: { kind: string }) => kind === 'associates');
    const facts: RecordFacts = (await person.get(`/api/records/associates/${associate.id}`)).json().result;
    expect(facts.columns.length).toBeGreaterThan(5);
    for (const { parameter } of facts.related) expect(parameter).toBe('businessAssociateId');
  });

  it.each([
    ['companies', 'companyName'],
    ['users', 'lastName'],
    ['roles', 'name'],
    ['cities', 'name'],
    ['surface-status', 'status'],
    ['countries', 'name'],
  ])('of %s count what hangs on them as the narrowed lists do', async (source, column) => {
    const admin = await server.signIn('admin');
    const rows = await admin.post(`/api/grids/source/${source}`, {
      columns: [{ id: column, direction: 'asc' }],
      pageLimit: 40,
    });
    let counted = 0;
    for (const { id } of rows.json().result.rows) {
      const answer = await admin.get(`/api/records/${source}/${id}/related`);
      const related: RecordFacts['related'] = answer.json().result;
      counted += related.length;
      for (const { source: list, parameter, count } of related) {
        const narrowed = await admin.post(`/api/grids/source/${list}`, {
          parameters: [{ id: parameter, value: id }],
          pageLimit: 1,
          withTotal: true,
        });
        const total = Math.min(narrowed.json().result.total, largestRelatedCount);
        expect([list, total]).toEqual([list, count]);
      }
      if (counted > 6) break;
    }
    expect(counted).toBeGreaterThan(0);
  });

  it('of a client count its invoices, which its list narrows to', async () => {
    const clerk = await server.signIn('invoicing');
    const clients = await clerk.post('/api/grids/source/associates', {
      columns: [{ id: 'name' }],
      searchCriteria: { filters: [{ column: 'name', values: ['Northfork Energy'] }] },
    });
    const [client] = clients.json().result.rows;
    const related: RecordFacts['related'] = (
      await clerk.get(`/api/records/associates/${client.id}/related`)
    ).json().result;
    const invoices = related.find(({ source }) => source === 'invoices');
    expect(invoices).toMatchObject({ parameter: 'businessAssociateId' });
    const list = await clerk.post('/api/grids/source/invoices', {
      columns: [{ id: 'clientName' }],
      parameters: [{ id: 'businessAssociateId', value: client.id }],
      withTotal: true,
    });
    const { rows, total } = list.json().result;
    expect([total > 1, invoices?.count]).toEqual([true, Math.min(total, largestRelatedCount)]);
    expect(new Set(rows.map((row: Record<string, unknown>) => row['clientName']))).toEqual(
      new Set(['Northfork Energy']),
    );
  });

  it('count nothing for who may not look at the list, and count by what they may see', async () => {
    const { person: admin, row } = await firstOf('admin', 'companies', 'companyName');
    const reader = await server.signIn('readonly');
    expect((await reader.get(`/api/records/companies/${row.id}/related`)).statusCode).toBe(403);
    expect((await admin.get(`/api/records/companies/${row.id}/related`)).statusCode).toBe(200);
    expect((await admin.get('/api/records/companies/nothing/related')).statusCode).toBe(404);
  });

  it('every declared list can be narrowed as it says, and no other', async () => {
    const admin = await server.signIn('admin');
    const narrowed = (source: string, id: string) =>
      admin.post(`/api/grids/source/${source}`, {
        parameters: [{ id, value: '0b6d6f0a-0000-4c00-9a00-000000000000' }],
        pageLimit: 1,
      });
    for (const [parameter, { lists }] of Object.entries(relatedLists))
      for (const source of Object.keys(lists))
        expect([parameter, source, (await narrowed(source, parameter)).statusCode]).toEqual([
          parameter,
          source,
          200,
        ]);
    expect((await narrowed('events', 'city')).statusCode).toBe(400);
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
