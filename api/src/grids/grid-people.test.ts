import { type GridAnswer, type GridSource, type GridSourceName, gridSource } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');

const sourceOf = (name: GridSourceName): GridSource => {
  const source = gridSource(name);
  if (!source) throw new Error(`There is no ${name}.`);
  return source;
};

async function answerOf(client: TestClient, name: GridSourceName, body: object): Promise<GridAnswer> {
  const { columns } = sourceOf(name);
  const answer = await client.post(`/api/grids/source/${name}`, {
    columns: columns.map(({ id }) => ({ id })),
    pageLimit: 1000,
    withTotal: true,
    ...body,
  });
  expect([name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([name, 200, '']);
  return answer.json().result;
}

async function valuesOf(client: TestClient, name: GridSourceName, column: string): Promise<unknown[]> {
  const { id, configId } = sourceOf(name);
  return (await client.get(`/api/grids/source/${id}/config/${configId}/column/${column}`)).json().result;
}

const textsOf = ({ rows }: GridAnswer, column: string): string[] =>
  rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []));

const people = [
  ['assigned-tasks', 'assigneeFullName'],
  ['communications', 'representativeFullName'],
  ['obligations', 'responsibleFullName'],
  ['events', 'lastModifiedByFullName'],
  ['timesheets', 'userFullName'],
] as const;

describe.each(people)('people of %s', (name, column) => {
  it('sort, filter, group and are listed', async () => {
    const sorted = await answerOf(broker, name, {
      columns: [{ id: column, direction: 'asc', isGrouped: true }],
    });
    const names = textsOf(sorted, column);
    expect(names.length).toBeGreaterThan(0);
    const inOrder = [...new Set(names)];
    const { rows } = await server.database.pool.query<{ name: string }>(
      'select name from unnest($1::text[]) name order by name',
      [inOrder],
    );
    expect(inOrder).toEqual(rows.map((row) => row.name));
    const groups = (sorted.groups ?? []).filter(({ value }) => value !== null);
    expect(groups.slice(0, inOrder.length).map(({ value }) => value)).toEqual(inOrder);
    expect(await valuesOf(broker, name, column)).toEqual(expect.arrayContaining(inOrder));
    const [first = ''] = names;
    const chosen = await answerOf(broker, name, {
      searchCriteria: { filters: [{ column, values: [first] }] },
    });
    expect(new Set(textsOf(chosen, column))).toEqual(new Set([first]));
    expect(chosen.total).toBe(groups.find(({ value }) => value === first)?.count);
  });
});

it.each(people.filter(([name]) => name !== 'timesheets' && name !== 'events'))(
  'the search box of %s finds rows by their people',
  async (name, column) => {
    const [first = ''] = textsOf(await answerOf(broker, name, { pageLimit: 50 }), column);
    const found = await answerOf(broker, name, { searchCriteria: { text: first.toUpperCase() } });
    expect(textsOf(found, column)).toContain(first);
  },
);

describe('what a row hangs on', () => {
  const sources = ['assigned-tasks', 'communications', 'documents', 'events', 'obligations'] as const;

  it.each(sources)('is said in every row of %s, and sorted, found and listed by', async (name) => {
    const answer = await answerOf(broker, name, {
      columns: [{ id: 'recordName', direction: 'desc' }, { id: 'projectDescription' }],
    });
    const names = textsOf(answer, 'recordName');
    expect(names).toHaveLength(answer.rows.length);
    expect(names.filter((one) => one === '')).toEqual([]);
    const [first = ''] = names;
    const filtered = await answerOf(broker, name, {
      searchCriteria: { filters: [{ column: 'recordName', contains: first.slice(1).toUpperCase() }] },
    });
    expect(textsOf(filtered, 'recordName')).toContain(first);
    const searched = await answerOf(broker, name, { searchCriteria: { text: first } });
    expect(textsOf(searched, 'recordName')).toContain(first);
    expect(await valuesOf(broker, name, 'recordName')).toContain(names.at(-1));
  });

  it('is an agreement by its number and first landowner, and follows when either changes', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query(
      `select t.id, a.id as agreement, a.called as number, b.name, b.id as associate,
         (select count(*)::int from landowner o where o.agreement_id = a.id) as owners
       from assigned_task t join agreement a on a.id = t.agreement_id
       join landowner l on l.agreement_id = a.id join business_associate b on b.id = l.business_associate_id
       where t.parent_class = 'Agreement' and l.sequence = 1 and a.agreement_number is not null limit 1`,
    );
    const [{ id, agreement, number, name, associate, owners }] = rows;
    const more = owners > 1 ? ` +${owners - 1}` : '';
    const called = async (table = 'assigned_task', key = 'id', value = id) =>
      (await pool.query(`select record_name from ${table} where ${key} = $1`, [value])).rows[0]?.record_name;
    expect(await called()).toBe(`${number} · ${name}${more}`);
    await pool.query(`update business_associate set name = 'Fiddler, Ana' where id = $1`, [associate]);
    await pool.query(`update agreement set reference_number = 'Q-77' where id = $1`, [agreement]);
    expect(await called()).toBe(`Q-77 · Fiddler, Ana${more}`);
    for (const table of ['event', 'obligation', 'related_document']) {
      const found = await called(
        table,
        table === 'related_document' ? 'parent_id' : 'agreement_id',
        agreement,
      );
      expect([table, found ?? 'none']).toEqual([table, found ? `Q-77 · Fiddler, Ana${more}` : 'none']);
    }
    await pool.query('delete from landowner where agreement_id = $1', [agreement]);
    expect(await called()).toBe('Q-77');
  });

  it('is the project itself where nothing smaller is, and follows its name', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query(
      `select id, surface_project_id as project from assigned_task where parent_class = 'Project' limit 1`,
    );
    const [{ id, project }] = rows;
    await pool.query(`update surface_project set description = 'Wapiti tie-in' where id = $1`, [project]);
    const named = await pool.query('select record_name from assigned_task where id = $1', [id]);
    expect(named.rows).toEqual([{ record_name: 'Wapiti tie-in' }]);
  });

  it('of a document on a communication follows what the communication hangs on', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query(
      `select d.id, c.agreement_id as agreement from related_document d join communication c on c.id = d.communication_id
         join agreement a on a.id = c.agreement_id
       where d.parent_type = 'Communication' and c.source = 'Agreement' and a.reference_number is null
       order by d.id limit 1`,
    );
    const [{ id, agreement }] = rows;
    await pool.query(`update agreement set agreement_number = 'Q-88' where id = $1`, [agreement]);
    const named = await pool.query('select record_name from related_document where id = $1', [id]);
    expect(named.rows[0]?.record_name).toMatch(/^Q-88/);
  });
});

describe('a row', () => {
  it('carries the colours of its statuses, and whether what is due is done', async () => {
    const { rows } = await answerOf(broker, 'agreements', { columns: [{ id: 'surfaceStatusStatus' }] });
    const known = await server.database.pool.query<{ status: string; color: string }>(
      'select status, color_code as color from surface_status',
    );
    const colored = rows.filter(({ surfaceStatusStatus }) => surfaceStatusStatus !== null);
    expect(colored.length).toBeGreaterThan(0);
    for (const { surfaceStatusStatus, colors } of colored) {
      const fitting = known.rows.filter(({ status }) => status === surfaceStatusStatus);
      expect(fitting.map(({ color }) => color)).toContain(colors?.['surfaceStatusStatus']);
    }
    const tasks = await answerOf(broker, 'assigned-tasks', { columns: [{ id: 'dueDate' }] });
    expect(tasks.rows.some((row) => typeof row['completedDate'] === 'string')).toBe(true);
    expect(tasks.rows.every((row) => !('colors' in row))).toBe(true);
  });

  it.each(['#abc', '#aAbBcC'])('writes a colour of master data as six digits: %s', async (written) => {
    const { pool } = server.database;
    const before = await pool.query('select id, color_code from surface_status order by id limit 1');
    await pool.query('update surface_status set color_code = $1 where id = $2', [written, before.rows[0].id]);
    const answer = await answerOf(operator, 'projects', { columns: [{ id: 'surfaceStatusStatus' }] });
    const admin = await server.signIn('admin');
    const all = await answerOf(admin, 'agreements', { columns: [{ id: 'surfaceStatusStatus' }] });
    const colors = [...answer.rows, ...all.rows].map((row) => row.colors?.['surfaceStatusStatus']);
    expect(colors).toContain('#aabbcc');
    await pool.query('update surface_status set color_code = $1 where id = $2', [
      before.rows[0].color_code,
      before.rows[0].id,
    ]);
  });
});

it('a part of any text that a grid shows finds the row that it was taken from', async () => {
  const admin = await server.signIn('admin');
  for (const name of [
    'projects',
    'agreements',
    'requests',
    'communications',
    'documents',
    'invoices',
  ] as const) {
    const { columns } = sourceOf(name);
    const whole = await answerOf(admin, name, {});
    for (const { id, type, filterable } of columns) {
      const [value] =
        type === 'string' && filterable ? textsOf(whole, id).filter((one) => one.length > 1) : [];
      if (!value) continue;
      const contains = value.slice(0, 100).trim().toUpperCase();
      const found = await answerOf(admin, name, { searchCriteria: { filters: [{ column: id, contains }] } });
      expect([name, id, found.rows.some((row) => row[id] === value)]).toEqual([name, id, true]);
    }
  }
});
