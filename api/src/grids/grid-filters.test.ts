import { type GridAnswer, gridSource } from 'shared-contracts/grids';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSpelled } from '../records/reading/spelled-order.ts';
import { nothingArchived } from '../testing/nothing-archived.ts';
import { runningServer } from '../testing/running-server.ts';
import { orderedWithin } from './grid-key-walk-store.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

beforeAll(async () => {
  await nothingArchived(server);
});

const columns = [
  'name',
  'agreementTypeCode',
  'surfaceStatusStatus',
  'datesExpiryDate',
  'areaAndLengthGrossArea',
  'landownersBusinessAssociateName',
  'relatedParcelsParcelFormattedLegalDescription',
  'projectOperatorProjectNumber',
].map((id) => ({ id }));

const post = (body: object, source = 'agreements') =>
  admin.post(`/api/grids/source/${source}`, { columns, pageLimit: 1000, withTotal: true, ...body });

async function search(searchCriteria: object): Promise<GridAnswer> {
  const answer = await post({ searchCriteria });
  expect(answer.statusCode).toBe(200);
  return answer.json().result;
}

const count = async (sql: string, values: readonly unknown[] = []) =>
  Number(
    (await server.database.pool.query(`select count(*) from agreement a ${sql}`, [...values])).rows[0].count,
  );

describe('a filter on a column', () => {
  it('takes any of some values of a lookup list', async () => {
    const { rows, total } = await search({
      filters: [{ column: 'surfaceStatusStatus', values: ['Signed', 'Refused'] }],
    });
    expect(total).toBe(
      await count(
        `join surface_status s on s.id = a.surface_status_id where s.status in ('Signed', 'Refused')`,
      ),
    );
    expect(total).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row['surfaceStatusStatus']))).toEqual(new Set(['Signed', 'Refused']));
  });

  it('counts days from the day that the server’s clock shows where the person is', async () => {
    const day = '2031-04-09';
    const { rows: agreements } = await server.database.pool.query(
      'select id from agreement order by id limit 1',
    );
    await server.database.pool.query('update agreement set expiry_date = $1 where id = $2', [
      day,
      agreements[0].id,
    ]);
    const found = async (moment: string) => {
      const ahead = Date.parse(moment) - Date.now();
      server.setClock(ahead);
      try {
        const { rows } = await search({
          zone: 'America/Edmonton',
          filters: [{ column: 'datesExpiryDate', within: 'today' }],
        });
        return rows.some(({ id }) => id === agreements[0].id);
      } finally {
        server.setClock(-ahead);
      }
    };
    // An hour before midnight in Alberta it is the next day in UTC.
    expect(await found(`2031-04-10T05:00:00Z`)).toBe(true);
    expect(await found(`2031-04-10T07:00:00Z`)).toBe(false);
  });

  it.each(['asc', 'desc'] as const)(
    'keeps the order of the numbers among several types, page by page, %s',
    async (direction) => {
      const expected = await server.database.pool.query(
        `select a.id from agreement a join agreement_type t on t.id = a.agreement_type_id
       where t.code in ('SL', 'ROW', 'TWS') and a.agreement_number is not null
       order by a.agreement_number ${direction}, a.id ${direction}`,
      );
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { rows, next }: GridAnswer = (
          await post({
            columns: [{ id: 'agreementNumber', direction, sortOrder: 1 }],
            pageLimit: 7,
            after,
            searchCriteria: { filters: [{ column: 'agreementTypeCode', values: ['SL', 'ROW', 'TWS'] }] },
          })
        ).json().result;
        found.push(...rows.flatMap((row) => (row['agreementNumber'] ? [String(row['id'])] : [])));
        after = next;
      } while (after !== null);
      expect(found.length).toBeGreaterThan(14);
      expect(found).toEqual(expected.rows.map(({ id }) => id));
    },
  );

  it('walks the rows of each key only where an index holds them in the order of the sort', async () => {
    for (const [table, keys] of Object.entries(orderedWithin)) {
      for (const [key, column] of Object.entries(keys).flatMap(([key, columns]) =>
        columns.map((column) => [key, column] as const),
      )) {
        const { rows } = await server.database.pool.query(
          'select indexdef from pg_indexes where tablename = $1',
          [table],
        );
        expect(rows.map(({ indexdef }) => indexdef).join('\n')).toContain(
          `(${key}, ${column}${isSpelled(column) ? ' COLLATE spelled' : ''}, id)`,
        );
      }
    }
  });

  it('takes empty ones beside values', async () => {
    const { total } = await search({ filters: [{ column: 'datesExpiryDate', values: [null] }] });
    expect(total).toBe(await count('where expiry_date is null'));
  });

  it('takes a range of days and of numbers, both ends included', async () => {
    const days = await search({
      filters: [{ column: 'datesExpiryDate', from: '2026-12-01', to: '2027-06-30' }],
    });
    expect(days.total).toBe(await count(`where expiry_date between '2026-12-01' and '2027-06-30'`));
    const areas = await search({ filters: [{ column: 'areaAndLengthGrossArea', from: 1, to: 2 }] });
    expect(areas.total).toBe(await count('where gross_area between 1 and 2'));
    expect(areas.total).toBeGreaterThan(0);
  });

  it('takes a literal part of a text in any case, stray spaces aside', async () => {
    const { rows, total } = await search({ filters: [{ column: 'name', contains: '  WIEBE ' }] });
    expect(total).toBe(await count(`where name ilike '%wiebe%'`));
    expect(total).toBeGreaterThan(0);
    expect(rows.every((row) => String(row['name']).toLowerCase().includes('wiebe'))).toBe(true);
    expect((await search({ filters: [{ column: 'name', contains: '%' }] })).total).toBe(0);
    expect((await search({ filters: [{ column: 'name', contains: '(' }] })).total).toBe(
      await count(`where name like '%(%'`),
    );
  });

  it('holds together with the others', async () => {
    const { total } = await search({
      filters: [
        { column: 'agreementTypeCode', values: ['ROW'] },
        { column: 'surfaceStatusStatus', contains: 'acq' },
      ],
    });
    expect(total).toBe(
      await count(`join surface_status s on s.id = a.surface_status_id join agreement_type t on t.id = a.agreement_type_id
        where t.code = 'ROW' and s.status ilike '%acq%'`),
    );
  });
});

describe('the search', () => {
  it('finds an agreement by its owner and by its land', async () => {
    const { rows } = await search({});
    const [row] = rows;
    const land = String([row?.['relatedParcelsParcelFormattedLegalDescription']].flat()[0]);
    const owner = String([row?.['landownersBusinessAssociateName']].flat()[0]);
    for (const text of [land, owner]) {
      const found = await search({ text: ` ${text.toLowerCase()} ` });
      expect(found.rows.map(({ id }) => id)).toContain(row?.['id']);
      expect(found.total).toBeLessThan(1000);
    }
  });

  it('follows the new name of an owner and of a parcel', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query(
      `select l.agreement_id, l.business_associate_id, p.parcel_id from landowner l join agreement_parcel p using (agreement_id) limit 1`,
    );
    await pool.query(`update business_associate set name = 'Zzyzx Holdings' where id = $1`, [
      rows[0].business_associate_id,
    ]);
    expect((await search({ text: 'zzyzx' })).rows.map(({ id }) => id)).toContain(rows[0].agreement_id);
    await pool.query(`update parcel set formatted_legal_description = 'Q-QUARTER' where id = $1`, [
      rows[0].parcel_id,
    ]);
    expect((await search({ text: 'q-quarter' })).rows.map(({ id }) => id)).toContain(rows[0].agreement_id);
    await pool.query('delete from landowner where agreement_id = $1', [rows[0].agreement_id]);
    expect((await search({ text: 'zzyzx' })).rows.map(({ id }) => id)).not.toContain(rows[0].agreement_id);
  });
});

describe('a grid of one project', () => {
  it('holds its rows alone', async () => {
    const { rows: projects } = await server.database.pool.query(
      'select id, operator_project_number from surface_project order by id limit 1',
    );
    const answer = await post({ parameters: [{ id: 'surfaceProjectId', value: projects[0].id }] });
    const { rows, total } = answer.json().result as GridAnswer;
    expect(total).toBe(await count('where surface_project_id = $1', [projects[0].id]));
    expect(new Set(rows.map((row) => row['projectOperatorProjectNumber']))).toEqual(
      new Set([projects[0].operator_project_number]),
    );
  });
});

it('a moment is found by the day that it has where the person is', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "update related_document set uploaded_date = '2026-07-02T03:00:00Z' where id = (select id from related_document limit 1) returning id",
  );
  const found = async (filter: object, zone?: string) => {
    const answer = await admin.post('/api/grids/source/documents', {
      columns: [{ id: 'name' }],
      searchCriteria: { filters: [{ column: 'uploadedDate', ...filter }], ...(zone ? { zone } : {}) },
      pageLimit: 1000,
    });
    const result: GridAnswer = answer.json().result;
    return result.rows.some(({ id }) => id === rows[0]?.id);
  };
  const first = { from: '2026-07-01', to: '2026-07-01' };
  expect([await found(first), await found(first, 'America/Edmonton')]).toEqual([false, true]);
  expect(await found({ values: ['2026-07-01'] }, 'America/Edmonton')).toBe(true);
  expect(await found({ from: '2026-07-02' }, 'America/Edmonton')).toBe(false);
  expect(await found({ to: '9999-12-31' })).toBe(true);
});

it('moments are grouped by the days that they have where the person is', async () => {
  const { pool } = server.database;
  // In Edmonton the evening and the morning of July 1, the last minute of June 30, and the half hour after midnight on the
  // day on which clocks go back.
  const moments = [
    '2019-07-02T03:00:00Z',
    '2019-07-01T14:00:00Z',
    '2019-07-01T05:59:00Z',
    '2019-11-03T06:30:00Z',
  ];
  const { rows } = await pool.query<{ id: string }>('select id from related_document order by id limit 4');
  for (const [place, { id }] of rows.entries())
    await pool.query('update related_document set uploaded_date = $2 where id = $1', [id, moments[place]]);
  const answer = await admin.post('/api/grids/source/documents', {
    columns: [{ id: 'uploadedDate', isGrouped: true, direction: 'asc' }],
    searchCriteria: { zone: 'America/Edmonton', filters: [{ column: 'uploadedDate', to: '2019-12-31' }] },
    withTotal: true,
  });
  const { groups } = answer.json().result as GridAnswer;
  expect(groups?.map(({ value, count: number }) => [value, number])).toEqual([
    ['2019-06-30', 1],
    ['2019-07-01', 2],
    ['2019-11-03', 1],
  ]);
});

describe('the values of a column', () => {
  const source = gridSource('agreements');
  const values = (field: string, config = source?.configId) =>
    admin.get(`/api/grids/source/${source?.id}/config/${config}/column/${field}`);

  it.each([
    [
      'agreementTypeCode',
      'select distinct t.code as value from agreement a join agreement_type t on t.id = a.agreement_type_id',
    ],
    [
      'datesExpiryDate',
      'select distinct expiry_date::text as value from agreement where expiry_date is not null',
    ],
    ['sequence', 'select distinct sequence as value from agreement'],
    [
      'referenceNumber',
      `select distinct reference_number as value from agreement where reference_number <> ''`,
    ],
  ])('%s: each once, without empty ones', async (field, sql) => {
    const { rows } = await server.database.pool.query<{ value: string | number }>(sql);
    const answer = await values(field);
    expect(answer.statusCode).toBe(200);
    expect(new Set(answer.json().result)).toEqual(new Set(rows.map(({ value }) => value)));
    expect(answer.json().result).toHaveLength(rows.length);
  });

  it('are not there for another grid or an unknown column', async () => {
    for (const answer of [
      await values('nothing'),
      await values('landownersBusinessAssociateName'),
      await values('name', '0b6d6f0a-5a6b-4c00-9a00-999999999999'),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('This grid has no such column to filter by.');
    }
  });
});

describe('a request that makes no sense is refused with a sentence', () => {
  it.each([
    ['an unknown column', { columns: [{ id: 'nothing', direction: 'asc' }] }, 400],
    ['a sort of a list', { columns: [{ id: 'landownersBusinessAssociateName', direction: 'asc' }] }, 400],
    ['a number for a day', { searchCriteria: { filters: [{ column: 'datesExpiryDate', from: 5 }] } }, 400],
    [
      'a day that is none',
      { searchCriteria: { filters: [{ column: 'datesExpiryDate', from: '2026-13-45' }] } },
      400,
    ],
    [
      'a text for a number',
      { searchCriteria: { filters: [{ column: 'sequence', values: ['1; drop table agreement'] }] } },
      400,
    ],
    ['an unknown filter', { searchCriteria: { filters: [{ column: 'nothing', values: [] }] } }, 400],
    ['a sum of texts', { columns: [{ id: 'name', aggregate: 'sum' }] }, 400],
    ['a broken page', { after: 'x' }, 400],
    [
      'another sort’s page',
      { after: Buffer.from('{"phase":"filled","keys":[1]}').toString('base64url') },
      400,
    ],
    [
      'a parameter that is not of this grid',
      { parameters: [{ id: 'businessAssociateId', value: '0b6d6f0a-5a01-4c00-9a00-000000000001' }] },
      400,
    ],
    ['no columns', { columns: [] }, 422],
    ['a page of 5,000 rows', { pageLimit: 5000 }, 422],
  ])('%s', async (_, body, status) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('message')]);
  });

  it('an unknown grid', async () => {
    const answer = await post({}, 'nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is no such grid.' });
  });

  it('nobody signed in', async () => {
    expect((await server.visitor().post('/api/grids/source/agreements', { columns })).statusCode).toBe(401);
  });
});
