import { readdirSync, readFileSync } from 'node:fs';
import { agreementCalled } from 'shared-contracts/agreements';
import { describe, expect, it } from 'vitest';
import { agreementParts, anAgreement, saveAlone, saveInProject } from '../../testing/agreement-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const { projectId } = await agreementParts(server, broker);
const query = async (text: string, values: unknown[] = []): Promise<readonly Record<string, unknown>[]> =>
  (await server.database.pool.query(text, values)).rows;

const called = async (id: string) => {
  const { data } = await broker.graphql(
    `query A($id: ID!) { found: agreement(id: $id) { called revision } }`,
    { id },
  );
  return data?.['found'] as { readonly called: string; readonly revision: number };
};

it.each([
  ['its reference number', { referenceNumber: 'T13-200', agreementNumber: 'MSL-11', name: 'Nyberg' }],
  ['its agreement number without one', { referenceNumber: null, agreementNumber: 'MSL-11', name: 'Nyberg' }],
  [
    'its agreement number beside a blank one',
    { referenceNumber: ' ', agreementNumber: 'M-1', name: 'Nyberg' },
  ],
  ['its name without numbers', { referenceNumber: null, agreementNumber: null, name: 'Nyberg' }],
])('an agreement is called by %s, in the API as in its form', async (_, names) => {
  const agreement = anAgreement(names);
  await saveInProject(broker, projectId, agreement);
  expect((await called(agreement.id)).called).toBe(agreementCalled(names));
});

describe('an agreement that gets a reference number is called by it', () => {
  const name = 'T13-777';

  /** An agreement that was called by its number, with a row of a table where it has to have one. */
  async function renamed(table?: string) {
    const found = table
      ? await query(
          `select a.id from agreement a join surface_project p on p.id = a.surface_project_id and not p.is_archived
            where exists (select 1 from ${table} r where r.agreement_id = a.id)
              and p.broker_id = (select company_id from app_user where email = 'broker@rightway.test')
            order by a.id limit 1`,
        )
      : [];
    const id = found[0]?.['id'];
    if (table && typeof id === 'string') {
      await query('update agreement set reference_number = null where reference_number = $1', [name]);
      await saveAlone(broker, { id, revision: (await called(id)).revision, referenceNumber: name });
      return id;
    }
    const agreement = anAgreement({ agreementNumber: 'MSL-0099', name: 'Hallam, SE-4' });
    await saveInProject(broker, projectId, agreement);
    const { revision } = await called(agreement.id);
    await saveAlone(broker, { id: agreement.id, revision, referenceNumber: name });
    return agreement.id;
  }

  it('in the lists, the search, the picker, and among what was opened', async () => {
    const id = await renamed();
    const listed = await broker.post('/api/grids/source/agreements', {
      columns: [{ id: 'called', direction: 'asc' }],
      searchCriteria: { filters: [{ column: 'called', contains: name.toLowerCase() }] },
    });
    expect(listed.json().result.rows).toMatchObject([{ id, called: name }]);
    const found = (await broker.get(`/api/search?text=${name}&first=5`)).json().result.records;
    expect(found.find((record: { readonly id: string }) => record.id === id).title).toMatch(`${name}`);
    const { data } = await broker.graphql(
      `query P($id: ID!) { page: agreements(query: "${name}", surfaceProjectId: $id) { nodes { id called } } }`,
      { id: projectId },
    );
    expect(data?.['page']).toEqual({ nodes: [{ id, called: name }] });
    await broker.post('/api/start/recent', { source: 'agreements', id });
    const { recent } = (await broker.get('/api/start/today')).json().result;
    expect(recent[0]).toMatchObject({ id, title: `${name} Hallam, SE-4` });
    // What was renamed has its old number and name still to be found by.
    const byNumber = (await broker.get('/api/search?text=MSL-0099&first=5')).json().result.records;
    expect(byNumber.map((record: { readonly id: string }) => record.id)).toContain(id);
    await query('update agreement set reference_number = null where id = $1', [id]);
  });

  it.each([
    ['assigned-tasks', 'assigned_task', 'recordName'],
    ['communications', 'communication', 'recordName'],
    ['documents', 'related_document', 'recordName'],
    ['events', 'event', 'recordName'],
    ['obligations', 'obligation', 'recordName'],
    ['payments', 'agreement_payment', 'agreementCalled'],
  ])('in the list of %s', async (source, table, column) => {
    const id = await renamed(table);
    const rows = await query(`select id from ${table} where agreement_id = $1`, [id]);
    expect(rows.length).toBeGreaterThan(0);
    const answer = await broker.post(`/api/grids/source/${source}`, {
      columns: [{ id: column }],
      searchCriteria: { filters: [{ column, contains: name }] },
    });
    const ids = answer.json().result.rows.map((row: { readonly id: string }) => row.id);
    expect(ids.toSorted()).toEqual(rows.map((row) => row['id']).toSorted());
    const [called] = await query(`select record_called('AGREEMENT', $1) as name`, [id]);
    expect(String(called?.['name'])).toMatch(new RegExp(`^${name}\\b`));
  });
});

it('no statement makes up a name of an agreement by itself', () => {
  const folder = new URL('../../', import.meta.url);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('platform/db/migrations'),
  );
  expect(own.length).toBeGreaterThan(300);
  const madeUp = /(?:coalesce|concat_ws)\((?:nullif\()?(?:\w+\.)?(?:agreement_number|reference_number)\b/;
  expect(own.filter((path) => madeUp.test(readFileSync(new URL(path, folder), 'utf8')))).toEqual([]);
});

it('many agreements at once are told to the history with the project and the name of each alone', async () => {
  const alone = await query(
    `select id, project_of_record('AGREEMENT', id) as project, record_called('AGREEMENT', id) as called
     from agreement order by id`,
  );
  const together = await query(
    `select n.id, n.surface_project_id as project, n.called
     from agreements_called(array(select id from agreement)) n order by n.id`,
  );
  expect(alone.length).toBeGreaterThan(100);
  expect(alone.some(({ called }) => / \+\d+$/.test(String(called)))).toBe(true);
  expect(together).toEqual(alone);
});
