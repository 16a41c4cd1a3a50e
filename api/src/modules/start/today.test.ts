import {
  type DayCount,
  gridSource,
  type SmartFolder,
  type StartToday,
  withoutConsent,
} from 'shared-contracts/grids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoNames } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { unseenIds } from '../../testing/unseen-ids.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

const today = async (client: TestClient): Promise<StartToday> =>
  (await client.get('/api/start/today')).json().result;

async function firstRow(client: TestClient, source: string) {
  const answer = await client.post(`/api/grids/source/${source}`, {
    columns: [{ id: columnOf[source] }],
    pageLimit: 1,
  });
  return answer.json().result.rows[0];
}

const columnOf: Record<string, string> = {
  projects: 'description',
  agreements: 'called',
  users: 'lastName',
};

it('lists what a person opened, the latest first, each once', async () => {
  const project = await firstRow(broker, 'projects');
  const agreement = await firstRow(broker, 'agreements');
  for (const body of [
    { source: 'projects', id: project.id },
    { source: 'agreements', id: agreement.id },
    { source: 'projects', id: project.id },
  ]) {
    expect((await broker.post('/api/start/recent', body)).statusCode).toBe(200);
  }
  const { recent } = await today(broker);
  expect(recent.map(({ source, id }) => [source, id])).toEqual([
    ['projects', project.id],
    ['agreements', agreement.id],
  ]);
  expect(recent[0]).toMatchObject({
    title: project.description,
    opens: `surface-project/${project.id}/details`,
  });
  expect(recent[1]?.opens).toMatch(
    new RegExp(`^surface-project/[0-9a-f-]+/agreements/${agreement.id}/details$`),
  );
});

it('keeps no record that the person may not see, and shows none that they no longer may', async () => {
  const prairie = await server.signIn('prairie');
  const operator = await server.signIn('operator');
  const project = await firstRow(operator, 'projects');
  expect((await prairie.post('/api/start/recent', { source: 'projects', id: project.id })).statusCode).toBe(
    404,
  );
  expect((await today(prairie)).recent).toEqual([]);
});

it('refuses what is no record', async () => {
  expect((await broker.post('/api/start/recent', { source: 'nothing', id: 'x' })).statusCode).toBe(422);
});

it('calls an entry of a list by its name, not by its code', async () => {
  const admin = await server.signIn('admin');
  const answer = await admin.post('/api/grids/source/countries', {
    columns: [{ id: 'code' }, { id: 'name' }],
    searchCriteria: { filters: [{ column: 'code', values: ['MX'] }] },
  });
  const [mexico] = answer.json().result.rows;
  await admin.post('/api/start/recent', { source: 'countries', id: mexico.id });
  expect((await today(admin)).recent[0]).toMatchObject({ title: 'Mexico', source: 'countries' });
});

it('calls an entry without a description by what it is known by', async () => {
  const admin = await server.signIn('admin');
  const answer = await admin.post('/api/grids/source/surface-status', {
    columns: [{ id: 'code' }, { id: 'description' }],
  });
  const [status] = answer
    .json()
    .result.rows.filter(({ description }: { description: string | null }) => !description);
  await admin.post('/api/start/recent', { source: 'surface-status', id: status.id });
  expect((await today(admin)).recent[0]).toMatchObject({ title: status.code, source: 'surface-status' });
});

it('says what each date is, so that a late rent is no agreement that came to its end', async () => {
  const { overdue, week, waiting } = await today(broker);
  const begins = (records: StartToday['recent'], source: string) => [
    ...new Set(records.filter((one) => one.source === source).map(({ detail }) => detail?.split(' · ')[0])),
  ];
  expect(begins(overdue.records, 'agreements')).toEqual(['Rent unpaid']);
  expect(begins(waiting.records, 'requests')).toEqual(['Sent']);
  expect(begins(waiting.records, 'stakeholders')).toEqual(['Notified']);
  for (const { source, detail } of week.records)
    expect(detail?.startsWith('Agreement expires')).toBe(source === 'agreements');
});

/** The number of rows in the list, or in the folder with its condition, that a number on Today opens. */
async function rowsBehind(client: TestClient, { source, folder, filters }: DayCount): Promise<number> {
  const folders: SmartFolder[] = (await client.get('/api/start/smart-folders')).json().result;
  const view = folders.find(({ id }) => id === folder)?.view;
  const answer = await client.post(`/api/grids/source/${source}`, {
    columns: [{ id: gridSource(source)?.columns[0]?.id }],
    searchCriteria: { filters: [...(view?.searchCriteria.filters ?? []), ...filters] },
    parameters: view?.parameters ?? [],
    pageLimit: 1,
    withTotal: true,
  });
  return answer.json().result.total;
}

describe.each(demoNames)('the day of %s', (name) => {
  let client: TestClient;
  let day: StartToday;
  let unseen: ReadonlySet<string>;

  beforeAll(async () => {
    client = await server.signIn(name);
    day = await today(client);
    const account = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
    const byTable =
      name === 'admin' ? new Map() : await unseenIds(server.database.pool, account?.company.id ?? '');
    unseen = new Set([...byTable.values()].flat());
  });

  it('counts what its lists find', async () => {
    const counts = [day.overdue, day.week, day.waiting].flatMap((block) => block.counts);
    for (const count of counts) {
      expect([count.source, await rowsBehind(client, count)]).toEqual([count.source, count.count]);
    }
  });

  it('meets no record of others', () => {
    const ids = JSON.stringify(day).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    expect(ids.filter((id) => unseen.has(id))).toEqual([]);
  });

  it('says once what a record belongs to', () => {
    const records = [day.overdue, day.week, day.waiting].flatMap((block) => block.records);
    const repeated = records.filter(({ detail }) => {
      const parts = detail?.split(' · ') ?? [];
      return new Set(parts).size < parts.length;
    });
    expect(repeated).toEqual([]);
  });

  it('tells who was invited to administrators alone', () => {
    expect(day.invited !== null).toBe(name === 'admin');
  });

  it('lists what it is about in the order of its dates', () => {
    for (const { records } of [day.overdue, day.week, day.waiting]) {
      const dates = records.map(({ date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted());
      expect(records.every(({ title }) => title.length > 0)).toBe(true);
    }
    expect(day.overdue.records.every(({ date }) => (date ?? '') < day.day)).toBe(true);
    expect(day.week.records.every(({ date }) => (date ?? '') >= day.day)).toBe(true);
  });
});

/** The day of a person who is where clocks show UTC. */
const inUtcOf = async (client: TestClient): Promise<StartToday> =>
  (await client.get('/api/start/today?zone=UTC')).json().result;

describe('in the evening of the person, when it is tomorrow in UTC', () => {
  const zone = 'America/Edmonton';
  let release: () => void;
  let operator: TestClient;
  let evening: string;

  beforeAll(async () => {
    operator = await server.signIn('operator');
    const utcDay = (await inUtcOf(operator)).day;
    // 03:00 of the next day in UTC is the evening of this one in Alberta.
    const until = Date.parse(`${utcDay}T00:00:00Z`) + 27 * 3_600_000 - Date.now();
    release = server.holdTime();
    server.setClock(until);
    evening = utcDay;
    // Demo data that happens to fall on the day of the test is moved out of the way.
    await server.database.pool.query(
      'update assigned_task set due_date = due_date - 30 where due_date = $1',
      [evening],
    );
    await server.database.pool.query(
      `update assigned_task set completed_date = null, due_date = $1 where id in (
        select t.id from assigned_task t join app_user u on u.id = t.assignee_id
          where u.user_name = 'operator@rightway.test' limit 3)`,
      [evening],
    );
  });

  afterAll(() => {
    server.setClock(0);
    release();
  });

  const count = (block: StartToday['overdue']) =>
    block.counts.find(({ source }) => source === 'assigned-tasks')?.count ?? 0;
  const overdueIn = async (query: string) => {
    const folders: SmartFolder[] = (await operator.get(`/api/start/smart-folders${query}`)).json().result;
    return folders.find(({ id }) => id === 'my-overdue-tasks')?.count ?? 0;
  };

  it('what is due today is not overdue, on the day screen and in the folders', async () => {
    const here: StartToday = (await operator.get(`/api/start/today?zone=${zone}`)).json().result;
    const inUtc = await inUtcOf(operator);
    expect([here.day, inUtc.day > evening]).toEqual([evening, true]);
    expect(count(inUtc.overdue) - count(here.overdue)).toBe(3);
    expect(here.week.records.filter(({ date }) => date === evening).length).toBeGreaterThan(0);
    expect((await overdueIn('')) - (await overdueIn(`?zone=${zone}`))).toBe(3);
    expect(await overdueIn(`?zone=${zone}`)).toBe(count(here.overdue));
  });

  it('no zone that there is none of is taken', async () => {
    expect((await operator.get('/api/start/today?zone=America/Nowhere')).statusCode).toBe(422);
  });
});

it('has something to do for those who work on projects', async () => {
  const day = await today(await server.signIn('operator'));
  expect(day.overdue.records.length).toBeGreaterThan(0);
  expect(day.waiting.counts.map(({ source }) => source)).toContain('requests');
});

it('tells how many agreements of a project have their consent, of all', async () => {
  const { projects } = await today(broker);
  expect(projects.length).toBeGreaterThan(0);
  for (const project of projects.slice(0, 3)) {
    const rows = async (filters: object[]) =>
      (
        await broker.post('/api/grids/source/agreements', {
          columns: [{ id: 'agreementNumber' }],
          parameters: [{ id: 'surfaceProjectId', value: project.id }],
          searchCriteria: { filters },
          withTotal: true,
        })
      ).json().result.total;
    const open = await rows(withoutConsent);
    expect([project.agreements, project.consented]).toEqual([await rows([]), (await rows([])) - open]);
    expect(open).toBeGreaterThan(0);
  }
});

it('tells an administrator who was invited and has not come in yet', async () => {
  const admin = await server.signIn('admin');
  await server.database.pool.query(
    `update app_user set invited_at = '2026-11-03T15:00:00Z', password_hash = null, last_sign_in_at = null
      where user_name = 'approver@rightway.test'`,
  );
  const { invited } = await today(admin);
  expect(invited).toMatchObject([{ date: '2026-11-03', source: 'users', opens: `user/${invited?.[0]?.id}` }]);
  // The day is the person's.
  const inZone = async (zone: string): Promise<StartToday> =>
    (await admin.get(`/api/start/today?zone=${zone}`)).json().result;
  for (const [zone, date] of [
    ['Pacific/Kiritimati', '2026-11-04'],
    ['America/Vancouver', '2026-11-03'],
  ] as const)
    expect((await inZone(zone)).invited?.[0]?.date).toBe(date);
});
