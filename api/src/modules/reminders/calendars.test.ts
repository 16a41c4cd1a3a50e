import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer({ publicUrl: 'https://land.example/' });
const { pool } = server.database;

const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0];
const broker = (await one(`select id from app_user where user_name = 'broker@rightway.test'`)).id;
const project = (
  await one(
    `select id from surface_project where not is_archived and broker_id = (select company_id from app_user where id = $1)
      order by id limit 1`,
    [broker],
  )
).id;
const foreign = (
  await one(`select p.id from surface_project p where coalesce(
      (select u.company_id from app_user u where u.user_name = 'operator@rightway.test'), p.id)
    not in (p.owner_id, coalesce(p.broker_id, p.owner_id), coalesce(p.operator_id, p.owner_id)) order by p.id limit 1`)
)?.id;

const make = (client: TestClient, body: Record<string, unknown>) => client.post('/api/inbox/calendars', body);

/** A new calendar's address below the server. */
async function addressOf(
  client: TestClient,
  body: Record<string, unknown> = { name: 'Rightway', holds: 'mine' },
) {
  const { address } = (await make(client, body)).json().result;
  expect(address).toMatch(/^https:\/\/land\.example\/api\/calendars\/[\w-]{43}\.ics$/);
  return String(address).slice('https://land.example'.length);
}

const visitor = server.visitor();

/** The events of a calendar as an independent parser reads them. */
async function eventsOf(address: string) {
  const answer = await visitor.get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return new ICAL.Component(ICAL.parse(answer.payload)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      isAllDay: event.startDate.isDate,
      from: event.startDate.toString(),
      to: event.endDate.toString(),
      url: component.getFirstPropertyValue('url'),
    };
  });
}

async function addTask(dueOn: string, revision = 1) {
  const id = randomUUID();
  await pool.query(
    `insert into assigned_task (id, revision, surface_project_id, parent_class, task_id, assignee_id, due_date)
      values ($1, $2, $3, 'Project', (select id from task order by id limit 1), $4, $5)`,
    [id, revision, project, broker, dueOn],
  );
  return id;
}

beforeEach(async () => {
  await pool.query('delete from assigned_task');
  await pool.query('delete from obligation');
  await pool.query('delete from calendar_feed');
  await pool.query('update key_date set actual_date = current_date');
  await pool.query('update stakeholder set completed_date = current_date');
  await pool.query('update request_item set expiry_date = null');
  await pool.query('update agreement set land_agent_id = null, expiry_date = null');
});

describe('a calendar', () => {
  it('holds what its person is to do as whole days, month ends and leap days too', async () => {
    const id = await addTask('2027-12-31');
    await addTask('2028-02-29');
    const [last, leap] = await eventsOf(await addressOf(await server.signIn('broker')));
    expect(last).toMatchObject({
      uid: `taskDue-${id}@rightway`,
      isAllDay: true,
      from: '2027-12-31',
      to: '2028-01-01',
      url: `https://land.example/surface-project/${project}/tasks/${id}`,
    });
    expect(last?.summary).toMatch(/^Task due: ./);
    expect(leap).toMatchObject({ from: '2028-02-29', to: '2028-03-01' });
  });

  it('moves an event that moved, and takes out what was done or deleted', async () => {
    const id = await addTask('2027-05-03');
    const gone = await addTask('2027-05-04');
    const done = await addTask('2027-05-05');
    const address = await addressOf(await server.signIn('broker'));
    expect((await eventsOf(address)).map(({ from, sequence }) => [from, sequence])).toEqual([
      ['2027-05-03', 1],
      ['2027-05-04', 1],
      ['2027-05-05', 1],
    ]);
    await pool.query(`update assigned_task set due_date = '2027-06-01', revision = 2 where id = $1`, [id]);
    await pool.query(`update assigned_task set completed_date = '2026-11-27' where id = $1`, [done]);
    await pool.query('delete from assigned_task where id = $1', [gone]);
    expect((await eventsOf(address)).map(({ uid, from, sequence }) => [uid, from, sequence])).toEqual([
      [`taskDue-${id}@rightway`, '2027-06-01', 2],
    ]);
  });

  it('gives several days of one record each an event of its own', async () => {
    await pool.query(
      `update request_item set expiry_date = case when n.place = 1 then date '2027-05-06' else '2027-05-07' end
        from (select i.id, row_number() over (order by i.id) as place from request_item i where i.request_id = (
          select r.id from request r join request_item j on j.request_id = r.id where r.surface_project_id = $1
          group by r.id having count(*) > 1 order by r.id limit 1)) n where n.id = request_item.id`,
      [project],
    );
    const events = await eventsOf(
      await addressOf(await server.signIn('broker'), {
        name: 'P',
        holds: 'project',
        project: { id: project },
      }),
    );
    const days = events.filter(({ uid }) => uid.startsWith('requestExpiry-'));
    expect(days.map(({ from }) => from)).toEqual(['2027-05-06', '2027-05-07']);
    expect(new Set(days.map(({ uid }) => uid)).size).toBe(2);
    expect(days[0]?.uid).toMatch(/^requestExpiry-[0-9a-f-]{36}@rightway$/);
  });

  it('answers in short while nothing has changed', async () => {
    await addTask('2027-05-03');
    const address = await addressOf(await server.signIn('broker'));
    const first = await visitor.get(address);
    const again = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await addTask('2027-05-04');
    const changed = await visitor.get(address, { 'if-none-match': String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
  });

  it('of a project holds the dates of everybody on it', async () => {
    const client = await server.signIn('broker');
    const task = await addTask('2027-05-03');
    await pool.query('update assigned_task set assignee_id = null where id = $1', [task]);
    await pool.query(
      `insert into key_date (id, surface_project_id, sequence, name, planned_date) values ($1, $2, 90, 'Spud', '2027-05-10')`,
      [randomUUID(), project],
    );
    const address = await addressOf(client, { name: 'Project', holds: 'project', project: { id: project } });
    expect((await eventsOf(address)).map(({ summary, from }) => [summary, from])).toEqual([
      [expect.stringMatching(/^Task due: /), '2027-05-03'],
      ['Key date: Spud', '2027-05-10'],
    ]);
    // A task of nobody is nobody's to do; a key date is for the members of its project.
    const own = (await eventsOf(await addressOf(client))).map(({ summary }) => summary);
    expect(own).toEqual(['Key date: Spud']);
    await pool.query(`delete from key_date where name = 'Spud'`);
  });

  it('of a project that its person does not see is not made, nor without naming one', async () => {
    const client = await server.signIn('operator');
    expect(foreign).toBeDefined();
    const refused = await make(client, { name: 'x', holds: 'project', project: { id: foreign } });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      [{ path: 'project', message: 'Invalid value.' }],
    ]);
    expect((await make(client, { name: 'x', holds: 'project' })).statusCode).toBe(422);
    expect((await make(client, { name: '', holds: 'mine' })).statusCode).toBe(422);
  });

  it('of a smart folder holds the dates of what it finds now, whoever they are for', async () => {
    const client = await server.signIn('broker');
    const { rows } = await pool.query(
      `select id from agreement where surface_project_id = $1 order by id limit 2`,
      [project],
    );
    const [soon, later] = rows.map(({ id }) => id);
    await pool.query(`update agreement set expiry_date = current_date + 30 where id = $1`, [soon]);
    await pool.query(`update agreement set expiry_date = current_date + 300 where id = $1`, [later]);
    const address = await addressOf(client, {
      name: 'Expiring',
      holds: 'folder',
      folder: 'agreements-expiring',
    });
    const expiries = async () =>
      (await eventsOf(address)).map(({ uid }) => uid).filter((uid) => uid.startsWith('agreementExpiry-'));
    expect(await expiries()).toEqual([`agreementExpiry-${soon}@rightway`]);
    expect((await client.get('/api/inbox/calendars')).json().result[0]).toMatchObject({
      holds: 'folder',
      folder: 'agreements-expiring',
      project: null,
    });
    await pool.query(`update agreement set expiry_date = current_date + 20 where id = $1`, [later]);
    expect(await expiries()).toHaveLength(2);

    await addTask('2027-05-03');
    const tasks = await addressOf(client, { name: 'Tasks', holds: 'folder', folder: 'my-tasks' });
    expect((await eventsOf(tasks)).map(({ from }) => from)).toEqual(['2027-05-03']);
  });

  it('of a smart folder is not made without one, of one without dates, or of one that is not offered', async () => {
    const client = await server.signIn('broker');
    for (const folder of [undefined, null, 'active-projects', 'none'])
      expect((await make(client, { name: 'x', holds: 'folder', folder })).statusCode).toBe(422);
    const { rows } = await pool.query('select 1 from calendar_feed');
    expect(rows).toEqual([]);
  });

  it('is kept without its address, and says when it was last read', async () => {
    const client = await server.signIn('broker');
    const address = await addressOf(client);
    const [secret = ''] = address.split('/').at(-1)?.split('.') ?? [];
    const kept = await pool.query('select row_to_json(f)::text as text from calendar_feed f');
    expect(kept.rows[0].text).not.toContain(secret);
    const listed = async () => (await client.get('/api/inbox/calendars')).json().result;
    expect(JSON.stringify(await listed())).not.toContain(secret);
    expect((await listed())[0].lastUsedAt).toBeNull();
    await eventsOf(address);
    expect((await listed())[0].lastUsedAt).not.toBeNull();
  });

  it('ends at once: when its person ends it, and when its person is shut out', async () => {
    const client = await server.signIn('broker');
    const address = await addressOf(client);
    const other = await addressOf(client, { name: 'Other', holds: 'mine' });
    const feeds = (await client.get('/api/inbox/calendars')).json().result;
    const { id } = feeds.find(({ name }: { name: string }) => name === 'Other');
    expect(
      (await (await server.signIn('operator')).post('/api/inbox/calendars/revoke', { id })).statusCode,
    ).toBe(404);
    expect((await visitor.get(other)).statusCode).toBe(200);
    await client.post('/api/inbox/calendars/revoke', { id });
    expect((await visitor.get(other)).statusCode).toBe(404);
    await pool.query('update app_user set is_active = false where id = $1', [broker]);
    expect((await visitor.get(address)).statusCode).toBe(404);
    await pool.query('update app_user set is_active = true where id = $1', [broker]);
    expect((await visitor.get('/api/calendars/x.ics')).statusCode).toBe(404);
    expect((await visitor.get(`/api/calendars/${'A'.repeat(43)}.ics`)).statusCode).toBe(404);
  });

  it('shows nothing of a project that its person may no longer see', async () => {
    await addTask('2027-05-03');
    const address = await addressOf(await server.signIn('broker'));
    expect(await eventsOf(address)).toHaveLength(1);
    const { broker_id: was } = await one('select broker_id from surface_project where id = $1', [project]);
    const { owner_id: owner } = await one('select owner_id from surface_project where id = $1', [project]);
    await pool.query(
      `update surface_project set broker_id = null, owner_id = (select id from company where code = 'PRG')
        where id = $1`,
      [project],
    );
    expect(await eventsOf(address)).toEqual([]);
    await pool.query('update surface_project set broker_id = $2, owner_id = $3 where id = $1', [
      project,
      was,
      owner,
    ]);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const client = await server.signIn('broker');
    const requests = Array.from({ length: 24 }, (_, place) =>
      make(client, { name: `c${place}`, holds: 'mine' }),
    );
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
