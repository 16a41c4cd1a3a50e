import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import type { Inbox } from 'shared-contracts/reminders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const { pool } = server.database;

const userId = async (name: string) =>
  (await pool.query('select id from app_user where user_name = $1', [`${name}@rightway.test`])).rows[0].id;
const broker = await userId('broker');
const invoicing = await userId('invoicing');

/** A Friday afternoon in Alberta. */
const friday = Date.parse('2026-11-27T21:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let moved = 0;
const at = (moment: number) => {
  const by = moment - (Date.now() + moved);
  server.pass(by);
  moved += by;
};

/** A project that the broker sees, and a task of it for a person. */
async function addTask(assignee: string, dueOn: string, more: { archived?: boolean } = {}) {
  const [{ id: project }] = (
    await pool.query(
      `select id from surface_project where broker_id = (select company_id from app_user where id = $1)
        and is_archived = $2 order by id limit 1`,
      [broker, more.archived ?? false],
    )
  ).rows;
  const id = randomUUID();
  await pool.query(
    `insert into assigned_task (id, surface_project_id, parent_class, task_id, assignee_id, due_date)
      select $1, $2, 'Project', (select id from task order by id limit 1), $3, $4`,
    [id, project, assignee, dueOn],
  );
  return id;
}

const inboxOf = async (client: TestClient): Promise<Inbox> =>
  (await client.get('/api/inbox?zone=America/Edmonton')).json().result;

const dueOf = async (client: TestClient, kind = 'taskDue') =>
  (await inboxOf(client)).items.filter((item) => item.kind === kind);

async function round() {
  server.pass(20 * 60_000);
  moved += 20 * 60_000;
  await server.app.reminders.round();
}

/** Mails that went to the broker since the test began. */
let sentBefore = 0;
async function mails() {
  await server.app.mail.deliverDue();
  return server.mail.sent.slice(sentBefore).filter(({ to }) => to === 'broker@rightway.test');
}

// Only what a test makes sets days.
beforeAll(async () => {
  await pool.query('update landowner set copy_left_at = null');
  await pool.query('delete from compensation');
  await pool.query('delete from agreement_payment');
  await pool.query('update communication set step = null, delivered_date = null, delivery_noted_at = null');
  await pool.query('update indigenous_log set step = null, delivered_date = null, delivery_noted_at = null');
});

beforeEach(async () => {
  at(friday);
  await pool.query('delete from assigned_task');
  await pool.query('delete from obligation');
  await pool.query('update key_date set actual_date = current_date');
  await pool.query('update stakeholder set completed_date = current_date');
  await pool.query('update request_item set expiry_date = null');
  await pool.query('update agreement set expiry_date = null, effective_date = null, term = null');
  await pool.query('delete from clock_day');
  await pool.query('update timesheet_entry set sent_back_reason = null, approved_at = null');
  await pool.query(`update agreement_import set finished_at = '2020-01-01'`);
  await pool.query('update rate_schedule set end_date = null');
  await pool.query('delete from reminder');
  await pool.query('delete from reminder_way');
  await pool.query('delete from reminder_digest');
  await pool.query('delete from absence');
  await pool.query('delete from mail_job');
  await pool.query(`update reminder_round set filled_at = 'epoch'`);
  sentBefore = server.mail.sent.length;
});

describe('the inbox', () => {
  it('names what is due within days, with its project and where it opens, and nothing later', async () => {
    const id = await addTask(broker, '2026-11-30');
    await addTask(broker, '2026-12-01');
    await round();
    const items = await dueOf(await server.signIn('broker'));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ dueOn: '2026-11-30', isLate: false, isRead: false });
    expect(items[0]?.title).not.toBe('');
    expect(items[0]?.opens).toMatch(new RegExp(`^surface-project/[0-9a-f-]+/tasks/${id}$`));
  });

  it('tells the same thing again once it is late, and not a third time', async () => {
    await addTask(broker, '2026-11-27');
    await round();
    let client = await server.signIn('broker');
    const [ahead] = await dueOf(client);
    await client.post('/api/inbox/read', { ids: [ahead?.id], isRead: true });
    await round();
    expect((await dueOf(client)).map(({ isRead, isLate }) => [isRead, isLate])).toEqual([[true, false]]);
    at(friday + day);
    client = await server.signIn('broker');
    await round();
    const late = await dueOf(client);
    expect(late.map(({ isRead, isLate }) => [isRead, isLate])).toEqual([[false, true]]);
    await client.post('/api/inbox/read', { isRead: true });
    at(friday + 2 * day);
    await round();
    client = await server.signIn('broker');
    expect((await dueOf(client)).map(({ isRead, isLate }) => [isRead, isLate])).toEqual([[true, true]]);
  });

  it('lets go of what is done, and plans anew what moves', async () => {
    const done = await addTask(broker, '2026-11-28');
    const moves = await addTask(broker, '2026-11-28');
    await round();
    const client = await server.signIn('broker');
    expect(await dueOf(client)).toHaveLength(2);
    await client.post('/api/inbox/read', { isRead: true });
    await pool.query(`update assigned_task set completed_date = '2026-11-27' where id = $1`, [done]);
    await pool.query(`update assigned_task set due_date = '2026-11-29' where id = $1`, [moves]);
    await round();
    expect((await dueOf(client)).map(({ dueOn, isRead }) => [dueOn, isRead])).toEqual([
      ['2026-11-29', false],
    ]);
    await pool.query(`update assigned_task set due_date = '2027-03-01' where id = $1`, [moves]);
    await round();
    expect(await dueOf(client)).toEqual([]);
  });

  it('is by the day of the person, not of the server', async () => {
    await addTask(broker, '2026-11-27');
    // 04:30 UTC on the 28th is the evening of the 27th in Alberta, and the 28th in London.
    at(Date.parse('2026-11-28T04:10:00Z'));
    await pool.query(`update app_user set time_zone = 'America/Edmonton' where id = $1`, [broker]);
    await round();
    const client = await server.signIn('broker');
    expect((await dueOf(client)).map(({ isLate }) => isLate)).toEqual([false]);
    await pool.query(`update app_user set time_zone = 'Europe/London' where id = $1`, [broker]);
    await round();
    expect((await dueOf(client)).map(({ isLate }) => isLate)).toEqual([true]);
    await pool.query('update app_user set time_zone = null where id = $1', [broker]);
  });

  it('tells a person nothing of a project that they may no longer see', async () => {
    const id = await addTask(broker, '2026-11-28');
    await round();
    const client = await server.signIn('broker');
    expect(await dueOf(client)).toHaveLength(1);
    await pool.query(
      `update surface_project set broker_id = null, owner_id = (select id from company where code = 'PRG'),
        operator_id = null where id = (select surface_project_id from assigned_task where id = $1)`,
      [id],
    );
    // Before the next round too: the rights of the moment decide.
    expect(await dueOf(client)).toEqual([]);
    await round();
    expect((await pool.query('select 1 from reminder')).rows).toEqual([]);
  });

  it('belongs to its person: nobody marks, puts off or reads what is another’s', async () => {
    await addTask(broker, '2026-11-28');
    await round();
    const [item] = await dueOf(await server.signIn('broker'));
    const other = await server.signIn('operator');
    expect(await inboxOf(other)).toMatchObject({ items: [] });
    await other.post('/api/inbox/read', { ids: [item?.id], isRead: true });
    await other.post('/api/inbox/snooze', { ids: [item?.id], until: '2026-12-01' });
    await other.post('/api/inbox/read', { isRead: true });
    expect((await dueOf(await server.signIn('broker'))).map(({ isRead }) => isRead)).toEqual([false]);
  });

  it('puts off until a day, and is unread again then', async () => {
    await addTask(broker, '2026-11-29');
    await round();
    let client = await server.signIn('broker');
    const [item] = await dueOf(client);
    const snooze = (until: string | null) => client.post('/api/inbox/snooze', { ids: [item?.id], until });
    expect((await snooze('2026-11-28')).statusCode).toBe(200);
    expect(await dueOf(client)).toEqual([]);
    expect((await client.get('/api/start')).json().result.unread).toBe(0);
    at(friday + day);
    client = await server.signIn('broker');
    expect((await dueOf(client)).map(({ isRead }) => isRead)).toEqual([false]);
    expect((await snooze(dayAfter('2026-11-28', 91))).statusCode).toBe(422);
    expect((await snooze('2026-13-01')).statusCode).toBe(422);
    expect((await snooze(null)).statusCode).toBe(200);
  });

  it('is counted in the answer that open pages ask for anyway', async () => {
    await addTask(broker, '2026-11-28');
    const client = await server.signIn('broker');
    expect((await client.get('/api/start')).json().result.unread).toBe(0);
    await round();
    expect((await client.get('/api/start/current')).json().result.unread).toBe(1);
    expect((await server.visitor().get('/api/start')).json().result.unread).toBeUndefined();
  });

  it('has no kind that its person does not want', async () => {
    await addTask(broker, '2026-11-28');
    await round();
    const client = await server.signIn('broker');
    const ways = (await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'off' })).json().result;
    expect(ways).toContainEqual({ kind: 'taskDue', way: 'off' });
    expect(ways).toContainEqual({ kind: 'keyDate', way: 'digest' });
    expect(await dueOf(client)).toEqual([]);
    await round();
    expect(await dueOf(client)).toEqual([]);
    expect((await client.post('/api/inbox/ways', { kind: 'everything', way: 'off' })).statusCode).toBe(422);
  });

  it('tells of a task that another assigned, and not of one that a person gave to themselves', async () => {
    const given = await addTask(broker, '2027-05-01');
    const own = await addTask(broker, '2027-05-02');
    await pool.query(`update assigned_task set assigned_date = '2026-11-26'`);
    for (const [id, by] of [
      [given, invoicing],
      [own, broker],
    ])
      await pool.query(
        `insert into history_entry (id, record_kind, record_id, revision, changed_by, changed_at, changes, save_id)
          values ($1, 'ASSIGNED_TASK', $2, 1, $3, now(), '[]', $1)`,
        [randomUUID(), id, by],
      );
    await round();
    const items = await dueOf(await server.signIn('broker'), 'taskAssigned');
    expect(items.map(({ opens, isLate }) => [opens?.endsWith(given), isLate])).toEqual([[true, false]]);
  });
});

describe('news and ends', () => {
  const only = async (kind: string, client: TestClient) => dueOf(client, kind);

  it('tell of an import that has ended, a week that another approved, and of rates that end without others', async () => {
    await pool.query(
      `insert into agreement_import (id, surface_project_id, user_id, file_name, state, review, started_at, seen_at, finished_at)
        select gen_random_uuid(), (select id from surface_project where not is_archived
          and broker_id = (select company_id from app_user where id = $1) order by id limit 1),
          $1, 'Survey.xlsx', 'Done', '{}', $2, $2, $2`,
      [broker, new Date(friday)],
    );
    const [{ id: week }] = (
      await pool.query(
        `select t.id from timesheet t where t.user_id = $1 order by t.week_starting desc limit 1`,
        [broker],
      )
    ).rows;
    await pool.query(`update timesheet set week_starting = '2026-11-16' where id = $1`, [week]);
    await pool.query(
      `update timesheet_entry set status = 'APPROVED', approved_at = $2, approved_by_id = $3 where timesheet_id = $1`,
      [week, new Date(friday), invoicing],
    );
    const { rows } = await pool.query(
      `update rate_schedule set end_date = '2026-12-10' where id = (
        select id from rate_schedule where is_active order by id limit 1) returning id`,
    );
    await round();
    const client = await server.signIn('broker');
    expect(await only('importDone', client)).toMatchObject([{ title: 'Survey.xlsx', dueOn: '2026-11-27' }]);
    expect((await only('importDone', client))[0]?.opens).toMatch(/^surface-project\/[0-9a-f-]+\/agreements$/);
    expect(await only('weekApproved', client)).toMatchObject([{ dueOn: '2026-11-27', isLate: false }]);
    expect(await only('rateEnds', client)).toEqual([]);
    const admin = await server.signIn('admin');
    expect(await only('rateEnds', admin)).toMatchObject([
      { dueOn: '2026-12-10', opens: `rates/${rows[0].id}/details` },
    ]);
    // Rates that go on end nothing.
    await pool.query(
      `insert into rate_schedule (id, name, rate_type, client_id, company_id, surface_project_id, effective_date)
        select gen_random_uuid(), 'Next', rate_type, client_id, company_id, surface_project_id, '2026-12-11'
        from rate_schedule where id = $1`,
      [rows[0].id],
    );
    await round();
    expect(await only('rateEnds', await server.signIn('admin'))).toEqual([]);
  });

  it('tell nobody of a week that they approved themselves', async () => {
    await pool.query(
      `update timesheet_entry e set status = 'APPROVED', approved_at = $2, approved_by_id = $1
        from timesheet t where t.id = e.timesheet_id and t.user_id = $1`,
      [broker, new Date(friday)],
    );
    await round();
    expect(await only('weekApproved', await server.signIn('broker'))).toEqual([]);
  });
});

it('leaves alone what only a newer version of the server knows', async () => {
  await pool.query(
    `insert into reminder (user_id, kind, record_id, due_on, is_late) values ($1, 'permitExpiry', $1, '2026-11-30', false)`,
    [broker],
  );
  await pool.query(`insert into reminder_way (user_id, kind, way) values ($1, 'permitExpiry', 'here')`, [
    broker,
  ]);
  await round();
  const kept = async (table: string) =>
    (await pool.query(`select 1 from ${table} where kind = 'permitExpiry'`)).rows.length;
  expect([await kept('reminder'), await kept('reminder_way')]).toEqual([1, 1]);
  const client = await server.signIn('broker');
  expect(await dueOf(client, 'permitExpiry')).toEqual([]);
  expect((await client.get('/api/start')).json().result.unread).toBe(0);
});

describe('the mails', () => {
  it('come at seven in the morning of the person, Monday to Friday, once, with all that is new', async () => {
    await pool.query(`update app_user set time_zone = 'America/Edmonton' where id = $1`, [broker]);
    // Saturday's news waits until Monday.
    at(Date.parse('2026-11-28T18:00:00Z'));
    await addTask(broker, '2026-11-30');
    await addTask(broker, '2026-11-20');
    await round();
    expect(await mails()).toEqual([]);
    // Twenty minutes pass with a round: ten to seven, then ten past.
    at(Date.parse('2026-11-30T12:30:00Z'));
    await round();
    expect(await mails()).toEqual([]);
    at(Date.parse('2026-11-30T12:50:00Z'));
    await round();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 reminders, 1 overdue');
    expect(mail?.text).toContain('Task overdue since Nov-20-2026: ');
    expect(mail?.text).toContain('Task due on Nov-30-2026: ');
    expect(mail?.text).toContain('/inbox');
    await round();
    at(Date.parse('2026-12-01T18:00:00Z'));
    await round();
    expect((await mails()).filter(({ subject }) => !subject.includes('overdue since Nov-30'))).toHaveLength(
      1,
    );
    await pool.query('update app_user set time_zone = null where id = $1', [broker]);
  });

  it('come at once where a person wants that, one for all that is new, and not again', async () => {
    const client = await server.signIn('broker');
    await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
    await addTask(broker, '2026-11-28');
    await addTask(broker, '2026-11-29');
    await round();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 reminders']);
    // One click leads out of the kind.
    const [mail] = await mails();
    expect(mail?.text).toMatch(/No more mails about “Task due”: \S+inbox\/settings\?out=taskDue\n/);
    expect(mail?.html).toMatch(/<a href="[^"]+inbox\/settings\?out=taskDue"/);
    await round();
    expect(await mails()).toHaveLength(1);
  });

  it('of a week come on five mornings, each with what is new since, and none on a morning without anything new', async () => {
    await pool.query(`update app_user set time_zone = 'America/Edmonton' where id = $1`, [broker]);
    // Monday to Sunday, 30 November to 6 December 2026, at 7:10 in Alberta.
    const arrived: [string, string[]][] = [];
    const planned: Readonly<Record<string, readonly string[]>> = {
      '2026-11-30': ['2026-12-02', '2026-12-03'],
      '2026-12-02': ['2026-12-05'],
      '2026-12-04': ['2026-12-05'],
      '2026-12-05': ['2026-12-06'],
    };
    for (let morning = '2026-11-30'; morning <= '2026-12-07'; morning = dayAfter(morning)) {
      for (const due of planned[morning] ?? []) await addTask(broker, due);
      at(Date.parse(`${morning}T13:50:00Z`));
      const before = (await mails()).length;
      await round();
      const [mail, ...others] = (await mails()).slice(before);
      expect(others).toEqual([]);
      if (mail) arrived.push([morning, (mail.text ?? '').match(/Task \w+ \w+ \S+?(?=:)/g) ?? []]);
    }
    expect(arrived).toEqual([
      ['2026-11-30', ['Task due on Dec-02-2026', 'Task due on Dec-03-2026']],
      ['2026-12-02', ['Task due on Dec-05-2026']],
      // Of Wednesday's work nothing was done by Thursday, of Thursday's by Friday.
      ['2026-12-03', ['Task overdue since Dec-02-2026']],
      ['2026-12-04', ['Task overdue since Dec-03-2026', 'Task due on Dec-05-2026']],
      // The weekend is told on Monday.
      [
        '2026-12-07',
        [
          'Task overdue since Dec-05-2026',
          'Task overdue since Dec-05-2026',
          'Task overdue since Dec-06-2026',
        ],
      ],
    ]);
    await pool.query('update app_user set time_zone = null where id = $1', [broker]);
  });

  it('come on the days of work of the person, else on those of the company', async () => {
    const digestOn = async (morning: string) => {
      at(Date.parse(`${morning}T12:50:00Z`));
      // A morning is looked at twice.
      await pool.query(`update reminder_round set filled_at = 'epoch'`);
      const before = (await mails()).length;
      await round();
      return (await mails()).length - before;
    };
    await pool.query(`update app_user set time_zone = 'America/Edmonton' where id = $1`, [broker]);
    const company = (await pool.query('select company_id from app_user where id = $1', [broker])).rows[0]
      .company_id;
    const works = (person: string | null, house: string | null) =>
      Promise.all([
        pool.query('update app_user set work_days = $2 where id = $1', [broker, person]),
        pool.query('update company set work_days = $2 where id = $1', [company, house]),
      ]);
    // Saturday 28 November 2026, of a house that works then; and Sunday, on which it does not.
    await addTask(broker, '2026-11-28');
    await works(null, null);
    expect(await digestOn('2026-11-28')).toBe(0);
    await works(null, 'MO,TU,WE,TH,FR,SA');
    expect(await digestOn('2026-11-28')).toBe(1);
    await addTask(broker, '2026-12-01');
    expect(await digestOn('2026-11-29')).toBe(0);
    // Somebody who works on Sundays alone waits for no Monday, and is left in peace on it.
    await works('SU', 'MO,TU,WE,TH,FR,SA');
    expect(await digestOn('2026-11-30')).toBe(0);
    expect(await digestOn('2026-11-29')).toBe(1);
    await works(null, null);
  });

  it('leave out what was read or done, and what the person may no longer see', async () => {
    const client = await server.signIn('broker');
    await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
    const done = await addTask(broker, '2026-11-28');
    server.mail.isUp = false;
    await round();
    await mails();
    await pool.query('delete from reminder where record_id = $1', [done]);
    server.mail.isUp = true;
    server.pass(hour);
    moved += hour;
    expect(await mails()).toEqual([]);
    expect((await pool.query('select 1 from mail_job')).rows).toEqual([]);
  });

  it('reach somebody who signs in through the identity provider and has no password, and nobody who was only invited', async () => {
    const client = await server.signIn('broker');
    await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
    const { password_hash: hash, last_sign_in_at: entered } = (
      await pool.query('select password_hash, last_sign_in_at from app_user where id = $1', [broker])
    ).rows[0];
    const without = (signedIn: Date | null) =>
      pool.query('update app_user set password_hash = null, last_sign_in_at = $2 where id = $1', [
        broker,
        signedIn,
      ]);
    try {
      await addTask(broker, '2026-11-29');
      await without(null);
      await round();
      expect(await mails()).toEqual([]);
      await without(new Date(friday - day));
      await round();
      expect(await mails()).toHaveLength(1);
      // The morning's mail too: Monday, ten past seven in Alberta.
      await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'digest' });
      await addTask(broker, '2026-12-01');
      at(Date.parse('2026-11-30T13:50:00Z'));
      await round();
      expect(await mails()).toHaveLength(2);
    } finally {
      await pool.query('update app_user set password_hash = $2, last_sign_in_at = $3 where id = $1', [
        broker,
        hash,
        entered,
      ]);
    }
  });

  it('leave out what the person put off, and tell it on its day', async () => {
    await pool.query(`update app_user set time_zone = 'America/Edmonton' where id = $1`, [broker]);
    // Saturday, when no mail goes out: one of two reminders is put off until Tuesday.
    at(Date.parse('2026-11-28T18:00:00Z'));
    await addTask(broker, '2026-11-30');
    await addTask(broker, '2026-12-01');
    await round();
    const client = await server.signIn('broker');
    const later = (await dueOf(client)).find(({ dueOn }) => dueOn === '2026-12-01');
    await client.post('/api/inbox/snooze', { ids: [later?.id], until: '2026-12-01' });
    at(Date.parse('2026-11-30T13:50:00Z'));
    await round();
    const daysIn = (text: string) => text.match(/Task due on \S+?(?=:)/g);
    expect((await mails()).map(({ text }) => daysIn(text ?? ''))).toEqual([['Task due on Nov-30-2026']]);
    // The first one is done, so that Tuesday's mail is about the one that was put off.
    await pool.query(`update assigned_task set completed_date = '2026-11-30' where due_date = '2026-11-30'`);
    at(Date.parse('2026-12-01T13:50:00Z'));
    await round();
    expect((await mails()).slice(1).map(({ text }) => daysIn(text ?? ''))).toEqual([
      ['Task due on Dec-01-2026'],
    ]);
    await pool.query('update app_user set time_zone = null where id = $1', [broker]);
  });

  it('are not doubled by a mail server that refuses at first', async () => {
    const client = await server.signIn('broker');
    await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
    await addTask(broker, '2026-11-28');
    server.mail.isUp = false;
    await round();
    await mails();
    await round();
    server.mail.isUp = true;
    server.pass(hour);
    moved += hour;
    expect(await mails()).toHaveLength(1);
  });
});

it('of sixteen rounds at once one fills, and everybody is told once', async () => {
  const client = await server.signIn('broker');
  await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
  await addTask(broker, '2026-11-28');
  const rounds = await Promise.all(Array.from({ length: 16 }, () => server.app.reminders.round()));
  expect(rounds.filter(Boolean)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  expect((await pool.query(`select 1 from reminder where kind = 'taskDue'`)).rows).toHaveLength(1);
});

describe('while a person is away', () => {
  const away = (client: TestClient, body: unknown) => client.post('/api/inbox/absence', body);

  it('a colleague is reminded in their place, as far as they may see it, until they are back', async () => {
    const client = await server.signIn('broker');
    const kept = await away(client, { from: '2026-11-27', to: '2026-11-30', substitute: { id: invoicing } });
    expect(kept.json().result).toEqual({
      from: '2026-11-27',
      to: '2026-11-30',
      substitute: { id: invoicing, fullName: 'Ingrid Voss' },
    });
    await addTask(broker, '2026-11-29');
    await round();
    const colleague = await server.signIn('invoicing');
    expect((await dueOf(colleague)).map(({ standsInFor }) => standsInFor)).toEqual(['Brooke Hanson']);
    expect((await dueOf(client)).map(({ standsInFor }) => standsInFor)).toEqual([null]);
    at(friday + 4 * day);
    await round();
    expect(await dueOf(await server.signIn('invoicing'))).toEqual([]);
    await pool.query('delete from absence');
  });

  it('nothing is mailed, and what was new comes with the first mail after the return', async () => {
    const client = await server.signIn('broker');
    await client.post('/api/inbox/ways', { kind: 'taskDue', way: 'atOnce' });
    await away(client, { from: '2026-11-26', to: '2026-11-27' });
    await addTask(broker, '2026-11-29');
    await round();
    expect(await mails()).toEqual([]);
    at(friday + day);
    await round();
    expect(await mails()).toHaveLength(1);
    await pool.query('delete from absence');
  });

  it('is for days in order, and a colleague who can sign in', async () => {
    const client = await server.signIn('broker');
    const operator = await userId('operator');
    for (const [body, path] of [
      [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
      [{ from: '2026-12-01', to: 'soon' }, 'to'],
      [{ from: '2026-12-01', to: '2026-12-02', substitute: { id: operator } }, 'substitute'],
      [{ from: '2026-12-01', to: '2026-12-02', substitute: { id: broker } }, 'substitute'],
    ] as const) {
      const refused = await away(client, body);
      expect([
        refused.statusCode,
        refused.json().fields.map((field: { path: string }) => field.path),
      ]).toEqual([422, [path]]);
    }
    expect((await client.get('/api/inbox/absence')).json().result).toBeNull();
  });
});
