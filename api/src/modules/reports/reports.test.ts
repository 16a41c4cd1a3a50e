import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedDocument } from '../../testing/made-document.ts';
import { readExcel, readPdf, readWord } from '../../testing/read-report.ts';
import { reportRequest, runReport } from '../../testing/run-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const hour = 3_600_000;
let broker: TestClient;
let projectId: string;

interface Row {
  readonly id: string;
  readonly number: string;
}

/** A project of the demo that the broker edits, with agreements. */
async function findProject(): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(`select p.id from surface_project p
    join agreement a on a.surface_project_id = p.id
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    join company o on o.id = p.operator_id and o.company_name like 'Northfork%'
    where not p.is_archived group by p.id order by count(*) desc limit 1`);
  return rows[0]?.id ?? '';
}

const agreementsOf = async (id: string): Promise<readonly Row[]> =>
  (
    await server.database.pool.query<Row>(
      `select id, coalesce(nullif(reference_number, ''), nullif(agreement_number, ''), name) as number
      from agreement where surface_project_id = $1 order by sequence`,
      [id],
    )
  ).rows;

const body = (options: object = {}, ids: readonly string[] = [], parentId: string | null = projectId) =>
  reportRequest('agreementsLineList', { ids, parentId }, options);

const made = (request: object, client = broker) => runReport(client, request);
const opened = (id: string, client = broker) => openedDocument(client, id);

const remove = (id: string, client = broker) =>
  client.send({
    method: 'DELETE',
    url: `/api/documents/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });

const server = await runningServer();

beforeAll(async () => {
  broker = await server.signIn('broker');
  projectId = await findProject();
});

describe('the line list of agreements', () => {
  it('is a PDF of all agreements of the project in their order, with who made it', async () => {
    const { pages, info } = await readPdf(await made(body()));
    const text = pages.join(' ').replaceAll(' ', '');
    const places = (await agreementsOf(projectId)).map(({ number }) =>
      text.indexOf(number.replaceAll(' ', '')),
    );
    expect(places.length).toBeGreaterThan(2);
    expect(places.every((place) => place > 0)).toBe(true);
    expect(pages[0]).toContain('Agreements Line List');
    expect(pages[0]).toMatch(/Made \w{3}-\d\d?-\d{4} at \d\d?:\d\d[ap]m by/);
    expect(info['Title']).toContain('Agreements Line List');
  });

  it('is as wide as both sides together, where one of them may be empty', async () => {
    const [agreement] = await agreementsOf(projectId);
    const widths = async (left: string | null, right: string | null) => {
      await server.database.pool.query(
        `update agreement set left_width = $2, right_width = $3, width_unit_id =
          (select id from length_unit where code = 'm') where id = $1`,
        [agreement?.id, left, right],
      );
      const { rows } = readWord(await made(body({ outputFormat: 'Word' }, [agreement?.id ?? ''])));
      const at = rows[0]?.indexOf('Width') ?? -1;
      return rows[1]?.[at];
    };
    expect(await widths('10', '7.5')).toBe('17.5 m');
    expect(await widths('10', null)).toBe('10 m');
    expect(await widths(null, '7.5')).toBe('7.5 m');
    expect(await widths(null, null)).toBe('');
  });

  it('shows the selected ones alone, and nothing of another project', async () => {
    const [first, second] = await agreementsOf(projectId);
    const { rows } = await server.database.pool.query<Row>(
      'select id, name as number from agreement where surface_project_id <> $1 limit 1',
      [projectId],
    );
    const chosen = [first?.id ?? '', rows[0]?.id ?? ''];
    const word = readWord(await made(body({ outputFormat: 'Word' }, chosen)));
    expect(word.rows).toHaveLength(2);
    expect(word.rows[1]?.join(' ')).toContain(first?.number);
    expect(word.rows[1]?.join(' ')).not.toContain(second?.number);
  });

  it('shows personal information, compensation, contacts and communications only where they are asked for', async () => {
    const plain = readWord(await made(body({ outputFormat: 'Word' })));
    expect(plain.rows[0]).not.toContain('Compensation');
    expect(plain.rows[0]).not.toContain('Contact');
    expect(plain.rows[0]).not.toContain('Last Contact');
    const named = readWord(await made(body({ outputFormat: 'Word', showContact: true })));
    const reach = /@|\d{3}\)? ?-?\d{3}-?\d{4}/;
    const contact = (word: typeof named) => {
      const place = word.rows[0]?.indexOf('Contact') ?? -1;
      return word.rows
        .slice(1)
        .map((row) => row[place] ?? '')
        .join(' ');
    };
    expect(contact(named)).toMatch(/\w/);
    expect(contact(named)).not.toMatch(reach);
    const personal = { outputFormat: 'Word', showContact: true, showPersonalInformation: true };
    expect(contact(readWord(await made(body(personal))))).toMatch(reach);
  });

  it('sums compensation to the cent', async () => {
    const { rows } = await server.database.pool.query<{ sum: string }>(
      `select round(sum(c.amount), 2)::text as sum
      from compensation c join agreement a on a.id = c.agreement_id
      where a.surface_project_id = $1`,
      [projectId],
    );
    const excel = await readExcel(await made(body({ outputFormat: 'Excel', showCompensationDetails: true })));
    expect(Number(excel.at(-1)?.find((value) => typeof value === 'number')).toFixed(2)).toBe(rows[0]?.sum);
  });

  it('counts statuses, whose shares are a whole', async () => {
    const word = readWord(await made(body({ outputFormat: 'Word', showStatusPercentages: true })));
    const head = word.rows.findIndex((row) => row.length === 3);
    const shares = word.rows.slice(head + 1).filter(([name]) => name !== 'Total');
    const sum = shares.reduce((all, [, , share]) => all + Number(share), 0);
    expect(sum).toBeGreaterThan(99);
    expect(sum).toBeLessThan(101);
  });

  it('tells of landowners and occupants how they are reached only where that is asked for', async () => {
    const withOptions = (options: object) => ({
      ...body({ outputFormat: 'Word', ...options }),
      reportId: reportTypes.contactDetails.id,
    });
    const plain = readWord(await made(withOptions({})));
    expect(plain.rows[0]).toEqual(['Agreement', 'Legal Description', 'Role', 'Name', 'Contact']);
    expect(plain.rows.some(([, , role, name]) => role === 'Landowner' && name)).toBe(true);
    const whole = readWord(await made(withOptions({ showPersonalInformation: true })));
    expect(whole.rows[0]?.slice(5)).toEqual(['Phone', 'E-mail', 'Address']);
    expect(whole.rows.slice(1).some((row) => row[5])).toBe(true);
  });

  it('is made for requests and stakeholders too', async () => {
    for (const report of ['requestsLineList', 'stakeholdersLineList'] as const) {
      const request = { ...body({ showContact: true }), reportId: reportTypes[report].id };
      const { pages } = await readPdf(await made(request));
      expect(pages[0]).toContain(reportTypes[report].name);
    }
  });
});

describe('who may run and open a report', () => {
  const refusal = async (client: TestClient, request: object) => {
    const answer = await client.post('/api/reports/run', request);
    return [answer.statusCode, answer.json().message];
  };

  it('is who may edit the project; for others it is as for its form', async () => {
    expect(await refusal(await server.signIn('readonly'), body())).toEqual([
      403,
      'You need the right to edit this project to generate a report of it.',
    ]);
    expect((await refusal(await server.signIn('prairie'), body()))[0]).toBe(404);
    expect((await refusal(server.visitor(), body()))[0]).toBe(401);
    expect((await refusal(broker, body({}, [], null)))[0]).toBe(400);
  });

  it('is told what is wrong with what was asked', async () => {
    expect((await refusal(broker, body({ outputFormat: 'RTF' })))[0]).toBe(422);
    expect((await refusal(broker, { ...body(), reportId: crypto.randomUUID() }))[1]).toBe(
      'This report is not made here yet.',
    );
  });

  it('opens it alone, for an hour', async () => {
    const { result: id } = (await broker.post('/api/reports/run', body())).json();
    await opened(id);
    const other = await server.signIn('admin');
    expect((await other.get(`/api/documents/${id}`)).statusCode).toBe(404);
    expect((await remove(id, other)).statusCode).toBe(404);
    const document = await broker.get(`/api/documents/${id}`);
    expect(document.headers['content-type']).toBe('application/pdf');
    // Programs that read only the plain name get one without '?' for dashes and accents.
    expect(document.headers['content-disposition']).toMatch(/^inline; filename="[\x20-\x3e\x40-\x7e]+\.pdf"/);
    server.pass(hour);
    expect((await broker.get(`/api/documents/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ['a right', `update app_user set is_editor = $1 where user_name = 'broker@rightway.test'`],
    [
      'the project',
      `update surface_project set
         owner_id = case when owner_id = other.id then broker.id when owner_id = broker.id then other.id else owner_id end,
         broker_id = case when $1 then broker.id else other.id end
       from company broker, company other
       where surface_project.id = '{project}' and broker.code = 'RLS' and other.code = 'PRG'`,
    ],
    [
      'their company',
      `update app_user set company_id = (select company_id from app_user
         where user_name = case when $1 then 'leader@rightway.test' else 'prairie@rightway.test' end)
       where user_name = 'broker@rightway.test'`,
    ],
  ])('opens it no longer than they have %s', async (_, change) => {
    const set = (isGiven: boolean) =>
      server.database.pool.query(change.replace('{project}', projectId), [isGiven]);
    const { result: id } = (await broker.post('/api/reports/run', body())).json();
    await opened(id);
    await set(false);
    try {
      for (const query of ['', '?progress=true']) {
        const answer = await broker.get(`/api/documents/${id}${query}`);
        expect([answer.statusCode, answer.json().message]).toEqual([
          404,
          expect.stringContaining('while you have the rights'),
        ]);
      }
    } finally {
      await set(true);
    }
    expect((await broker.get(`/api/documents/${id}`)).statusCode).toBe(200);
  });

  it.each([
    ['can_run_rentals', [200, 200, 200]],
    ['is_approver', [200, 404, 404]],
    ['can_access_invoice', [200, 404, 404]],
    ['is_editor', [404, 404, 404]],
  ])('opens it without %s only where it does not depend on it', async (right, statuses) => {
    const set = (column: string, isGiven: boolean) =>
      server.database.pool.query(
        `update app_user set ${column} = $1 where user_name = 'broker@rightway.test'`,
        [isGiven],
      );
    const extra = ['can_run_rentals', 'is_approver', 'can_access_invoice'];
    for (const column of extra) await set(column, true);
    try {
      const ids: string[] = [];
      for (const request of [
        body(),
        reportRequest('projectCostSummary', { ids: [projectId] }, { outputFormat: 'Excel' }),
        reportRequest('workInProgress', {}, { outputFormat: 'Excel' }),
      ]) {
        const { result: id } = (await broker.post('/api/reports/run', request)).json();
        await opened(id);
        ids.push(id);
      }
      await set(right, false);
      const answers = await Promise.all(ids.map((id) => broker.get(`/api/documents/${id}`)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
    } finally {
      for (const column of extra) await set(column, false);
      await set('is_editor', true);
    }
  });

  it('may cancel it, and nothing of it is left', async () => {
    broker = await server.signIn('broker');
    const { result: id } = (await broker.post('/api/reports/run', body())).json();
    const progress = await broker.get(`/api/documents/${id}`);
    expect(progress.statusCode).toBe(202);
    expect(progress.json().result).toMatchObject({ id, done: 0, message: null });
    expect((await remove(id)).json()).toEqual({ result: { done: true } });
    expect((await broker.get(`/api/documents/${id}`)).statusCode).toBe(404);
  });
});
