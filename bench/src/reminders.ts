import { once } from 'node:events';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { freePorts } from '../../scripts/free-port.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { atEmptyPlace, type EmptyPlace } from './empty-place.ts';
import { report } from './report.ts';
import { quantile } from './timing.ts';

/** People, their dated tasks, tasks that become due in each step, steps, copies of the server. */
const people = 500;
const tasks = 50_000;
const later = 1000;
const steps = 6;
const copies = 3;
/** Dates of the calendar that is read, and how often. */
const dates = 2000;
const reads = 15;

/** Bars: milliseconds of a fill and of a calendar; mails that nobody got, and that somebody got twice. */
const bars = { fill: 5000, calendar: 100 } as const;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A mail server that takes everything and counts mails by their Message-ID. */
async function startSink(port: number) {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^message-id:\s*<(\S+?)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // Killed copies of the API leave broken connections; they send again over new ones.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { taken, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Tasks of a project, shared out among people, each due within a few days of now. */
const addTasks = (pool: Pool, count: number) =>
  pool.query(
    `insert into assigned_task (id, surface_project_id, parent_class, task_id, assignee_id, due_date)
      select gen_random_uuid(), p.id, 'Project', t.id, u.id, current_date + (n % 3)::integer
      from generate_series(1, $1::integer) n
      join (select id, row_number() over (order by id) - 1 as place from app_user where user_name like 'bench-%') u
        on u.place = n % $2::integer
      cross join (select id from surface_project p where not is_archived
        and broker_id = (select id from company where code = 'RLS') order by id limit 1) p
      cross join (select id from task order by id limit 1) t`,
    [count, people],
  );

/** Adds people who want immediate reminders, with dated tasks; the demo's own reminders are removed. */
async function fill(pool: Pool): Promise<void> {
  await pool.query('delete from assigned_task; delete from obligation; delete from reminder');
  await pool.query(
    'update key_date set actual_date = current_date; update agreement set expiry_date = null; update request_item set expiry_date = null',
  );
  await pool.query(
    'update stakeholder set completed_date = current_date; update agreement_payment set paid_date = current_date',
  );
  await pool.query(
    `insert into app_user (id, company_id, first_name, last_name, user_name, email, password_hash, is_broker, is_editor)
      select gen_random_uuid(), (select id from company where code = 'RLS'), 'Bench', n::text, 'bench-' || n || '@rightway.test',
        'bench-' || n || '@rightway.test', 'x', true, true from generate_series(1, $1::integer) n`,
    [people],
  );
  await pool.query(
    `insert into reminder_way (user_id, kind, way) select id, 'taskDue', 'atOnce' from app_user where user_name like 'bench-%'`,
  );
  await addTasks(pool, tasks);
  await pool.query('vacuum analyze');
}

/** Waits until all reminders are sent; throws after two minutes. */
async function settled(pool: Pool, expected: number): Promise<void> {
  const end = performance.now() + 120_000;
  let last: unknown;
  while (performance.now() < end) {
    const { rows } =
      await pool.query(`select (select count(*)::integer from reminder where kind = 'taskDue') as all,
      (select count(*)::integer from reminder where kind = 'taskDue' and mailing_id is null) as untold,
      (select count(*)::integer from mail_job) as waiting`);
    last = rows[0];
    if (rows[0].all === expected && rows[0].untold === 0 && rows[0].waiting === 0) return;
    await pause(500);
  }
  throw new Error(`Reminders were not told in time: ${JSON.stringify(last)} of ${expected}.`);
}

async function sendAll({ url, folder }: EmptyPlace, pool: Pool): Promise<boolean> {
  const port = await freePorts(4900, 1);
  const sink = await startSink(Number(port));
  const environment = {
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    DEMO: 'true',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  };
  const first = await startApi(environment);
  await first.stop();
  await fill(pool);

  const running: ApiProcess[] = [];
  const startOne = async () => running.push(await startApi(environment));
  await startOne();
  await settled(pool, tasks);
  const took = (await pool.query('select took_ms from reminder_round')).rows[0].took_ms;
  console.log(`\n${tasks} reminders of ${people} people told; the first round took at least ${took} ms`);

  // A copy dies in the middle of its work, and another is started, while things become due.
  await Promise.all(Array.from({ length: copies - 1 }, startOne));
  for (let step = 0; step < steps; step += 1) {
    await addTasks(pool, later);
    const dying = running.shift();
    if (dying) {
      dying.child.kill('SIGKILL');
      await once(dying.child, 'exit');
    }
    await pause(4000);
    await startOne();
  }
  // All are dead while things become due.
  for (const copy of running.splice(0)) copy.child.kill('SIGKILL');
  await addTasks(pool, later);
  await pause(2000);
  for (let place = 0; place < copies; place += 1) await startOne();
  await settled(pool, tasks + (steps + 1) * later);

  const mailings = (
    await pool.query('select distinct mailing_id as id from reminder where mailing_id is not null')
  ).rows.map(({ id }) => id);
  const lost = mailings.filter((id) => !sink.taken.has(id)).length;
  const doubled = [...sink.taken.values()].filter((count) => count > 1).length;
  const fillings: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await pause(16_000);
    fillings.push((await pool.query('select took_ms from reminder_round')).rows[0].took_ms);
  }

  const [reader] = running;
  if (!reader) throw new Error('No copy runs.');
  await pool.query(
    `update assigned_task set assignee_id = (select id from app_user where user_name = 'broker@rightway.test'),
      due_date = current_date + 30 where id in (select id from assigned_task order by id limit $1)`,
    [dates],
  );
  const made = await reader.post('/api/inbox/calendars', { name: 'bench', holds: 'mine' });
  const address = String(Object(made).address);
  const calendar = `${reader.address}${address.slice(address.indexOf('/api/'))}`;
  const times: number[] = [];
  let events = 0;
  for (let read = 0; read < reads; read += 1) {
    const began = performance.now();
    const answer = await fetch(calendar);
    if (!answer.ok) throw new Error(`The calendar was answered ${answer.status}.`);
    events = (await answer.text()).split('BEGIN:VEVENT').length - 1;
    times.push(performance.now() - began);
  }
  for (const copy of running) await copy.stop();
  await sink.stop();
  console.log(`${mailings.length} mails; a calendar of ${events} dates`);
  const lineOf = (name: string, ours: number, peer: number) => ({ name, ours, peer, ratio: ours / peer });
  return report('reminders: three copies, one dying all the time', 'ms; mails', { most: 1 }, [
    lineOf('fill of 57,000 dated things, the longest of three', Math.max(...fillings), bars.fill),
    lineOf(`calendar of ${events} dates, p50`, quantile(times, 0.5), bars.calendar),
    { name: 'mails that nobody got', ours: lost, peer: 0, ratio: lost === 0 ? 0 : Number.POSITIVE_INFINITY },
    {
      name: 'mails that somebody got twice',
      ours: doubled,
      peer: 0,
      ratio: doubled === 0 ? 0 : Number.POSITIVE_INFINITY,
    },
  ]);
}

/** 50,000 dated records of 500 people, reminded by three copies of the server that are killed in turn. */
export const reminders = (): Promise<boolean> =>
  atEmptyPlace('reminders', async (place) => {
    const pool = new Pool({ connectionString: place.url, max: 2 });
    try {
      return await sendAll(place, pool);
    } finally {
      await pool.end();
    }
  });
