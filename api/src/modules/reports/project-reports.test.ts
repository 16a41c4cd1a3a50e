import { reportDialogs, sortTypes } from 'shared-contracts/reports';
import { describe, expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { readExcel, readPdf, readWord } from '../../testing/read-report.ts';
import { reportRequest, runReport } from '../../testing/run-report.ts';
import { runningServer } from '../../testing/running-server.ts';

interface Found {
  readonly id: string;
  readonly description: string;
}

/** The projects of a company's people that are not archived. */
const projectsOf = (userName: string): Promise<readonly Found[]> =>
  askRows(server)<Found>`select p.id, p.description from surface_project p, app_user u
    where u.user_name = ${`${userName}@rightway.test`} and not p.is_archived
    and u.company_id in (p.owner_id, p.broker_id, p.operator_id) order by p.id`;

const summary = (options: object, source = {}) =>
  reportRequest('projectSummary', source, {
    sortType: sortTypes.areaName,
    outputFormat: 'Word',
    ...options,
  });

const rowsOf = async (request: object, client = broker) => readWord(await runReport(client, request)).rows;

const server = await runningServer();
const broker = await server.signIn('broker');

describe('the project summary', () => {
  it('tells every project that the person sees once, in each of its eight orders', async () => {
    const operator = await server.signIn('operator');
    const seen = (await projectsOf('operator')).map(({ description }) => description).toSorted();
    expect(seen.length).toBeGreaterThan(3);
    for (const sort of reportDialogs.projectSummary.sortTypes) {
      const rows = await rowsOf(summary({ sortType: sortTypes[sort] }), operator);
      const projects = rows.slice(1).filter((row) => row.length > 1 && !row[0]?.startsWith('Total'));
      expect(projects.map(([name]) => name).toSorted()).toEqual(seen);
      const groups = rows.filter((row) => row.length === 1);
      if (sort === 'projectDescription') {
        expect(groups).toEqual([]);
        expect(projects.map(([name]) => name)).toEqual(seen);
      } else expect(groups.length).toBeGreaterThan(0);
    }
  });

  it('sums agreements of groups to those of all', async () => {
    const rows = await readExcel(
      await runReport(broker, summary({ outputFormat: 'Excel', sortType: sortTypes.surfaceStatus })),
    );
    const [found] = await askRows(server)<{ count: string }>`select count(*)::text as count from agreement a
      join surface_project p on p.id = a.surface_project_id
      join app_user u on u.user_name = 'broker@rightway.test'
      where not p.is_archived and u.company_id in (p.owner_id, p.broker_id, p.operator_id)`;
    const counted = Number(found?.count);
    const totals = rows.filter(([label]) => typeof label === 'string' && label.startsWith('Total'));
    const numbers = totals.map((row) => row.find((value) => typeof value === 'number'));
    expect(numbers.at(-1)).toBe(counted);
    expect(numbers.slice(0, -1).reduce<number>((sum, value) => sum + Number(value), 0)).toBe(counted);
  });

  it('shows scope, comment, action and percentages only where they are asked for', async () => {
    const optional = ['Agreements by Status', 'Project Scope', 'Acquisition Comment', 'Action Item'];
    const [plain = []] = await rowsOf(summary({}));
    expect(plain.filter((title) => optional.includes(title))).toEqual([]);
    const all = {
      showStatusPercentages: true,
      showProjectScope: true,
      showAcquisitionComment: true,
      showActionItems: true,
    };
    const [whole = []] = await rowsOf(summary(all));
    expect(whole.slice(-4)).toEqual(optional);
  });

  it('leaves out what is acquired where only what is outstanding is asked for', async () => {
    const [, ...rows] = await rowsOf(
      summary({ showOutstandingOnly: true, sortType: sortTypes.projectDescription }),
    );
    const [, , , , , , , , , agreements, acquired] = rows[0] ?? [];
    expect(Number(acquired)).toBeLessThan(Number(agreements));
    for (const row of rows.slice(0, -1)) expect(Number(row[10])).toBeLessThan(Number(row[9]));
  });

  it('is of the named projects that the person sees, never of one that is only named', async () => {
    const operator = await server.signIn('operator');
    const own = await projectsOf('operator');
    const foreign = (await projectsOf('prairie')).filter(({ id }) => own.every((one) => one.id !== id));
    const [mine] = own;
    const [other] = foreign;
    if (!mine || !other) throw new Error('The demo has no such projects.');
    const rows = await rowsOf(summary({}, { ids: [mine.id, other.id] }), operator);
    const text = rows.flat().join(' ');
    expect(text).toContain(mine.description);
    expect(text).not.toContain(other.description);
    const alone = await operator.post('/api/reports/run', summary({}, { parentId: other.id }));
    expect(alone.statusCode).toBe(404);
  });

  it('is of projects that the person may edit; of several it names those that they may not', async () => {
    const seen = await projectsOf('readonly');
    const [one, two] = seen;
    if (!one || !two) throw new Error('The demo has no such projects.');
    for (const person of ['readonly', 'approver'] as const) {
      const client = await server.signIn(person);
      for (const report of ['projectSummary', 'projectDetails', 'projectCostSummary'] as const) {
        const sort = {
          sortType: report === 'projectDetails' ? sortTypes.operatorProject : sortTypes.areaName,
        };
        const run = async (source: object) => {
          const answer = await client.post('/api/reports/run', reportRequest(report, source, sort));
          return [answer.statusCode, answer.json().message];
        };
        expect(await run({ parentId: one.id }), `${person}, ${report}`).toEqual([
          403,
          'You need the right to edit this project to generate a report of it.',
        ]);
        const [status, message] = await run({ ids: [one.id, two.id] });
        expect(status).toBe(403);
        expect(message).toContain('You need the right to edit these projects');
        for (const { description } of [one, two]) expect(message).toContain(description);
        const [, ofAll] = await run({});
        expect(ofAll).toContain(`(+${seen.length - 3})`);
      }
    }
  });

  it('needs a sort type', async () => {
    const answer = await broker.post('/api/reports/run', reportRequest('projectSummary'));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Sort type is required');
  });

  it('is written in the language that is asked for', async () => {
    const { pages } = await readPdf(
      await runReport(broker, { ...summary({ outputFormat: 'PDF' }), language: 'es' }),
    );
    expect(pages[0]).toContain('Resumen de proyectos');
    expect(pages[0]).toContain('Ordenado por');
  });

  it('can be looked at before: its first page alone, as PDF whatever is chosen', async () => {
    const { pages } = await readPdf(await runReport(broker, { ...summary({}), isPreview: true }));
    expect(pages[0]).toContain('Preview of page 1');
  });
});

describe('the project details', () => {
  const details = (options: object, source: object) =>
    reportRequest('projectDetails', source, {
      sortType: sortTypes.operatorProject,
      outputFormat: 'Word',
      ...options,
    });

  const everything = {
    showProjectScope: true,
    showAcquisitionComment: true,
    showActionItem: true,
    showProjectCommunications: true,
    showAgreements: true,
    showAgreementDates: true,
    showAgreementCommunications: true,
    showCompensation: true,
    showRequests: true,
    showStakeholders: true,
    showIndigenous: true,
  };

  it('tell the facts of a project, and each list only where it is asked for', async () => {
    const project = (await projectsOf('broker')).at(-1);
    const plain = await rowsOf(details({}, { parentId: project?.id ?? null }));
    expect(plain.some(([fact]) => fact === 'Operator')).toBe(true);
    expect(plain.every((row) => row.length === 2)).toBe(true);
    const whole = await rowsOf(details(everything, { parentId: project?.id ?? null }));
    const titles = whole.filter(([first]) => first === '#' || first === 'Date').map((row) => row.join(' '));
    expect(titles).toHaveLength(6);
    expect(titles.join(' ')).toMatch(/Consent Requested.*Compensation.*Grantor.*Stakeholder.*Community/);
  });

  it('show days and compensation of agreements only where they are asked for', async () => {
    const project = (await projectsOf('broker')).at(-1);
    const rows = await rowsOf(details({ showAgreements: true }, { parentId: project?.id ?? null }));
    const head = rows.find(([first]) => first === '#');
    expect(head).toEqual(['#', 'Agreement', 'Type', 'Status', 'Legal Description', 'Registered Owner']);
  });

  it('never show what is confidential', async () => {
    const project = (await projectsOf('broker')).at(-1);
    await askRows(server)`update communication set confidential = true, comments = 'Between us alone.'
      where id = (select id from communication where surface_project_id = ${project?.id ?? ''}
        order by id limit 1)`;
    const rows = await rowsOf(details(everything, { parentId: project?.id ?? null }));
    expect(rows.flat().join(' ')).not.toContain('Between us alone.');
  });

  describe('with its charts', () => {
    const charts = async (person: 'admin' | 'broker', project: string) =>
      rowsOf(details({ showProgress: true }, { parentId: project }), await server.signIn(person));
    /** The rows below the heading that begins with a word, as far as the next heading. */
    const below = (rows: readonly (readonly string[])[], heading: string) => {
      const at = rows.findIndex(([first]) => first === heading);
      const width = rows[at]?.length;
      const end = rows.findIndex((row, place) => place > at && row.length !== width);
      return rows.slice(at + 1, end < 0 ? undefined : end);
    };

    it('prints consents beside the plan, money, contacts and, for who bills, unbilled time', async () => {
      const [project] = await askRows(server)<{ id: string }>`select p.id from surface_project p
        where p.consent_target is not null and p.afe_amount is not null and not p.is_archived
          and exists (select 1 from agreement a where a.surface_project_id = p.id and a.consent_received_date is not null)
          and exists (select 1 from communication c where c.surface_project_id = p.id) order by p.id limit 1`;
      const rows = await charts('admin', project?.id ?? '');
      const weeks = below(rows, 'Week of');
      expect(weeks.length).toBeGreaterThan(1);
      const [found] = await askRows(server)<{ count: string; afe: string }>`select
        (select count(*) from agreement g where g.surface_project_id = ${project?.id ?? ''}
          and coalesce(g.consent_received_date, g.documents_acquired_date) is not null)::text as count,
        to_char(p.afe_amount, 'FM999,999,999.00') as afe
        from surface_project p where p.id = ${project?.id ?? ''}`;
      const bars = weeks.filter(([, done]) => done !== '');
      expect(bars.at(-1)?.[1]).toBe(found?.count);
      expect(bars.at(-1)?.[3]).toMatch(/^█*[│█ ]*$/);
      expect(below(rows, 'Amount of').find(([what]) => what === 'AFE')?.[1]).toBe(found?.afe);
      expect(rows.some(([first]) => first === 'Person')).toBe(true);
      expect(rows.some(([first]) => first === 'Age' || first === 'Everything is billed.')).toBe(true);
      const others = await charts('broker', project?.id ?? '');
      expect(others.some(([first]) => first === 'Age')).toBe(false);
      expect(below(others, 'Amount of').map(([what]) => what)).not.toContain('Time, Expenses');
    });

    it('does not count what is confidential, and is left out where it is not asked for', async () => {
      const [project] = await askRows(server)<{ id: string }>`select p.id from surface_project p
        join communication c on c.surface_project_id = p.id where not p.is_archived
        group by p.id order by count(*) desc, p.id limit 1`;
      const id = project?.id ?? '';
      await askRows(server)`update communication set confidential = true where surface_project_id = ${id}`;
      const rows = await charts('admin', id);
      expect(rows.flat()).toContain('There are no contacts.');
      expect((await rowsOf(details({}, { parentId: id }))).flat()).not.toContain('There are no contacts.');
    });
  });

  it('tell projects one after the other by the operator’s number', async () => {
    const ids = (await projectsOf('operator')).slice(0, 3).map(({ id }) => id);
    const rows = await rowsOf(details({}, { ids }), await server.signIn('operator'));
    const numbers = rows.filter(([fact]) => fact === 'Operator Number').map(([, value]) => value);
    expect(numbers).toHaveLength(3);
    expect(numbers).toEqual(numbers.toSorted());
  });
});

describe('the project cost summary', () => {
  it('sums compensation to the cent, by project and by type', async () => {
    const ids = (await projectsOf('broker')).map(({ id }) => id);
    const rows = await readExcel(
      await runReport(
        broker,
        reportRequest(
          'projectCostSummary',
          { ids },
          { outputFormat: 'Excel', showCompensationDetails: true },
        ),
      ),
    );
    const [found] = await askRows(server)<{ paid: string }>`select round(sum(c.amount), 2)::text as paid
      from compensation c join agreement a on a.id = c.agreement_id
      where a.surface_project_id = any (${ids}::uuid[])`;
    const totals = rows.filter(([label]) => label === 'Total');
    expect(totals).toHaveLength(3);
    expect(totals[0]?.find((value) => typeof value === 'number')?.toFixed(2)).toBe(found?.paid);
    expect(Number(totals[1]?.at(-1)).toFixed(2)).toBe(found?.paid);
  });

  it('tells the first year and the annual part apart, and what was paid of each by year', async () => {
    const ids = (await projectsOf('broker')).map(({ id }) => id);
    const rows = await readExcel(
      await runReport(
        broker,
        reportRequest(
          'projectCostSummary',
          { ids },
          { outputFormat: 'Excel', showCompensationDetails: true },
        ),
      ),
    );
    const [head = []] = rows.filter((row) => row.includes('First Year'));
    expect(head.slice(3)).toEqual(
      expect.arrayContaining([
        'First Year',
        'Paid of It',
        'Each Later Year',
        'Annual Paid So Far',
        'Total So Far',
      ]),
    );
    const [sums] = await askRows(server)<Record<string, string>>`select
        round(sum(amount) filter (where kind = 'Annual' and paid_date is not null and returned_date is null), 2)::text
          as annual,
        round(sum(amount) filter (where closing is null), 2)::text as owed,
        round(sum(amount) filter (where closing is null and paid_date is not null and returned_date is null), 2)::text
          as paid
      from agreement_payment where surface_project_id = any (${ids}::uuid[])`;
    const [whole = [], , years = []] = rows.filter(([label]) => label === 'Total');
    const money = (row: readonly unknown[], name: string) => Number(row[head.indexOf(name)]).toFixed(2);
    expect(money(whole, 'Annual Paid So Far')).toBe(Number(sums?.['annual'] ?? 0).toFixed(2));
    const [owed, paid, left] = years.filter((value) => typeof value === 'number');
    expect(owed?.toFixed(2)).toBe(sums?.['owed']);
    expect(paid?.toFixed(2)).toBe(sums?.['paid']);
    expect(left?.toFixed(2)).toBe((Number(owed) - Number(paid)).toFixed(2));
  });

  it('has the annual compensation by the amounts that are dated until today', async () => {
    const [lease] = await askRows(server)<{ id: string; project: string; type: string }>`
      select a.id, a.surface_project_id as project, c.compensation_type_id as type
      from compensation c join agreement a on a.id = c.agreement_id join rent_schedule s on s.id = a.id
      join surface_project p on p.id = a.surface_project_id join company k on k.id = p.broker_id and k.code = 'RLS'
      where c.is_annual and c.amount > 0 and not p.is_archived
        and not exists (select from rent_rate r where r.rent_schedule_id = a.id) order by a.id limit 1`;
    const costs = async () => {
      const request = reportRequest(
        'projectCostSummary',
        { ids: [lease?.project ?? ''] },
        { outputFormat: 'Excel' },
      );
      const rows = await readExcel(await runReport(broker, request));
      const head = rows.find((row) => row.includes('Each Later Year')) ?? [];
      const row = rows[rows.indexOf(head) + 1] ?? [];
      return ['First Year', 'Each Later Year', 'Total So Far'].map((name) => Number(row[head.indexOf(name)]));
    };
    const [[firstYear = 0, annual = 0, total = 0], [typed]] = [
      await costs(),
      await askRows(server)<{ amount: number }>`select sum(amount)::float as amount from compensation
        where agreement_id = ${lease?.id} and compensation_type_id = ${lease?.type} and is_annual`,
    ];
    for (const [sequence, [day, amount]] of [
      ['2020-05-01', 2000.25],
      ['2021-05-01', 3100.5],
      ['2099-05-01', 9999],
    ].entries())
      await server.database.pool.query(
        `insert into rent_rate (id, rent_schedule_id, sequence, compensation_type_id, from_date, amount)
         values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
        [lease?.id, sequence + 1, lease?.type, day, amount],
      );
    // The amount of 2021 takes the place of the entered one; that of 2099 does not apply yet.
    const later = Number((annual - Number(typed?.amount) + 3100.5).toFixed(2));
    expect(await costs()).toEqual([firstYear, later, total]);
  });

  it('tells what time costs only to who bills', async () => {
    const request = reportRequest('projectCostSummary', {}, { outputFormat: 'Word' });
    const [plain = []] = await rowsOf(request, await server.signIn('operator'));
    expect(plain).not.toContain('Time and Expenses');
    const [whole = []] = await rowsOf(request, await server.signIn('admin'));
    expect(whole).toContain('Time and Expenses');
  });
});
