import { randomUUID } from 'node:crypto';
import { type GridAnswer, gridSource } from 'shared-contracts/grids';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

beforeAll(async () => {
  await server.database.pool.query(
    `update rollout_rule set rule = jsonb_set(rule, '{audience}', '"everybody"') where name = 'enableInvoicing'`,
  );
});

const one = async (text: string, values: readonly unknown[] = []): Promise<string> =>
  (await server.database.pool.query<{ id: string }>(text, [...values])).rows[0]?.id ?? '';

async function data(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const answer = await admin.graphql(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data ?? {};
}

const saveTax = (input: Record<string, unknown>) =>
  admin.graphql('mutation ($input: TaxTypeInput!) { updateTaxType(input: $input) { revision rate } }', {
    input: { code: `T-${String(input['id']).slice(0, 8)}`, isActive: true, ...input },
  });

async function aTax(rate: unknown): Promise<string> {
  const id = randomUUID();
  expect((await saveTax({ id, rate })).errors).toBeUndefined();
  return id;
}

/** Numbers that floating point cannot represent, and how they are written. */
const exact = [
  ['0.1', '0.1'],
  ['0.3000', '0.3'],
  ['1.005', '1.005'],
  ['0', '0'],
  ['1500', '1500'],
  ['9999999999.9999', '9999999999.9999'],
  ['12345678901234.5678', '12345678901234.5678'],
] as const;

describe('a decimal that is read', () => {
  it.each(exact)(
    '%s is %s at a root, below it and in a list, however often it is asked',
    async (stored, text) => {
      const parcel = await one(
        'update parcel set gross_area = $1 where id = (select parcel_id from title limit 1) returning id',
        [stored],
      );
      const agreement = await one(
        'update agreement set gross_area = $1 where id = (select agreement_id from compensation limit 1) returning id',
        [stored],
      );
      await server.database.pool.query('update compensation set amount = $1 where agreement_id = $2', [
        stored,
        agreement,
      ]);
      // The first answer is worked out by graphql-js, the others by its compiler.
      for (let time = 0; time < 3; time += 1) {
        const read = await data(`{ parcel(id: "${parcel}") { grossArea titles { parcel { grossArea } } }
        agreement(id: "${agreement}") { areaAndLength { grossArea } compensations { amount } } }`);
        expect(read).toMatchObject({
          parcel: { grossArea: text, titles: expect.arrayContaining([{ parcel: { grossArea: text } }]) },
          agreement: {
            areaAndLength: { grossArea: text },
            compensations: expect.arrayContaining([{ amount: text }]),
          },
        });
      }
    },
  );

  it('stands beside terms, which are whole numbers', async () => {
    const id = await one('select id from agreement where term is not null limit 1');
    const { agreement } = await data(`{ agreement(id: "${id}") { term } }`);
    expect(agreement).toEqual({ term: expect.any(Number) });
  });
});

describe('a decimal that is saved', () => {
  it.each([
    ['0.1', '0.1'],
    ['1.50', '1.5'],
    ['007.2500', '7.25'],
    [5, '5'],
    [0.1, '0.1'],
    [12.3456, '12.3456'],
    ['12,5', '12.5'],
  ])('%j is kept as %s', async (rate, kept) => {
    const id = await aTax(rate);
    expect(await data(`{ taxType(id: "${id}") { rate } }`)).toEqual({ taxType: { rate: kept } });
  });

  it('is taken from the text of an operation as it is written there', async () => {
    for (const [literal, kept] of [
      ['"0.10"', '0.1'],
      ['0.30', '0.3'],
      ['7', '7'],
    ] as const) {
      const saved = await data(
        `mutation { updateTaxType(input: { id: "${randomUUID()}", code: "L${kept}", isActive: true, rate: ${literal} }) { rate } }`,
      );
      expect(saved).toEqual({ updateTaxType: { rate: kept } });
    }
  });

  it('of the same amount in another writing changes nothing', async () => {
    const id = await aTax('1.5');
    const again = await saveTax({ id, revision: 1, rate: '1.5000' });
    expect(again.data?.['updateTaxType']).toEqual({ revision: 1, rate: '1.5' });
    const changed = await saveTax({ id, revision: 1, rate: '1.5001' });
    expect(changed.data?.['updateTaxType']).toEqual({ revision: 2, rate: '1.5001' });
    const { history } = await data(
      'query ($id: ID!) { history(recordKind: TAX_TYPE, recordId: $id) { changes { field before after } } }',
      { id },
    );
    expect(history).toMatchObject([{ changes: [{ field: 'rate', before: '1.5', after: '1.5001' }] }, {}]);
  });

  it.each([
    ['abc'],
    ['1e5'],
    ['1.2.3'],
    ['0x10'],
    ['NaN'],
    ['Infinity'],
    ['1'.repeat(61)],
    [1e300],
    [true],
    [[1]],
    [{ is: 1 }],
  ])('%j is no number, which its field is told', async (rate) => {
    for (let time = 0; time < 2; time += 1) {
      const { errors } = await saveTax({ id: randomUUID(), rate });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        fields: [{ path: 'rate', message: 'Must be a number.' }],
      });
    }
  });

  it('of a hundred thousand digits is refused as well', async () => {
    const { errors } = await saveTax({ id: randomUUID(), rate: '9'.repeat(100_000) });
    expect(errors?.[0]?.extensions['code']).toBe('VALIDATION');
  });

  it.each([
    ['1.23456', 'Cannot exceed 4 digits after decimal place.'],
    ['12345678901', 'Cannot exceed 10 digits before decimal place.'],
    ['-1', 'Must be positive.'],
    ['100.0001', 'Must be between 0 and 100.'],
  ])('%s is told at its field: %s', async (rate, message) => {
    const { errors } = await saveTax({ id: randomUUID(), rate });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'rate', message }],
    });
  });

  it('stands in rows of a record and in what a conflict tells', async () => {
    const id = randomUUID();
    const input = {
      id,
      name: `Rates ${id}`,
      rateType: 'Default',
      effectiveDate: '2026-01-01',
      isActive: true,
      rates: [
        {
          id: randomUUID(),
          description: 'Kilometres',
          rate: '0.585',
          category: { id: await one('select id from rate_category limit 1') },
          ledgerCode: { id: await one('select id from ledger_code limit 1') },
          unitOfMeasurement: { id: await one('select id from unit_of_measurement limit 1') },
        },
      ],
    };
    const save = (values: object) =>
      admin.graphql(
        'mutation ($input: RateScheduleInput!) { updateRateSchedule(input: $input) { rates { rate } } }',
        {
          input: { ...input, ...values },
        },
      );
    const saved = await save({});
    expect(saved.errors).toBeUndefined();
    expect(saved.data).toEqual({ updateRateSchedule: { rates: [{ rate: '0.585' }] } });
    const stale = await save({ revision: 7, name: 'Other' });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { record: { rates: [{ rate: '0.585' }] } },
    });
  });
});

describe('decimals in a grid', () => {
  const lines = 10_000;

  beforeAll(async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into invoice (id, number, client_id, product_client_id, invoice_date, status, subtotal, tax, total)
       select gen_random_uuid(), 'TENTH-' || n, i.client_id, i.product_client_id, '2026-01-01', 'FINALIZED', 0.1, n, n + 0.0001
       from (select * from invoice limit 1) i, generate_series(1, ${lines}) n`,
    );
    for (const [number, amount] of [
      ['EXACT-1', '12345678901234.5678'],
      ['EXACT-2', '12345678901234.5677'],
      ['EXACT-3', '9.5'],
      ['EXACT-4', '10'],
      ['EXACT-5', '-2.0050'],
    ])
      await pool.query(
        `insert into invoice (id, number, client_id, product_client_id, invoice_date, status, subtotal, tax, total)
         select gen_random_uuid(), $1, client_id, product_client_id, '2026-01-01', 'FINALIZED', $2, 0, $2 from invoice limit 1`,
        [number, amount],
      );
  });

  async function ask(part: string, body: object, ...filters: readonly object[]): Promise<GridAnswer> {
    const answer = await admin.post('/api/grids/source/invoices', {
      columns: [{ id: 'number' }, { id: 'subtotal', direction: 'asc' }],
      searchCriteria: { filters: [{ column: 'number', contains: part }, ...filters] },
      ...body,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().result;
  }

  const sorted = ['-2.005', '9.5', '10', '12345678901234.5677', '12345678901234.5678'];

  it('are exact texts, sorted as numbers, page after page', async () => {
    const subtotals: unknown[] = [];
    let after: string | null = null;
    do {
      const page: GridAnswer = await ask('EXACT-', { pageLimit: 2, after });
      subtotals.push(...page.rows.map((row) => row['subtotal']));
      after = page.next;
    } while (after !== null);
    expect(subtotals).toEqual(sorted);
    const down = await ask('EXACT-', { columns: [{ id: 'subtotal', direction: 'desc' }] });
    expect(down.rows.map((row) => row['subtotal'])).toEqual(sorted.toReversed());
  });

  it.each([
    [{ from: '10', to: '12345678901234.5677' }, ['10', '12345678901234.5677']],
    [{ from: '12345678901234.56775' }, ['12345678901234.5678']],
    [{ to: -2.005 }, ['-2.005']],
    [{ values: ['9.50', 10] }, ['9.5', '10']],
  ])('are filtered exactly by %j', async (filter, found) => {
    const { rows } = await ask('EXACT-', {}, { column: 'subtotal', ...filter });
    expect(rows.map((row) => row['subtotal'])).toEqual(found);
  });

  it.each(['abc', '1e5', 'NaN', 'Infinity', '', '1'.repeat(100), 1e300])(
    'are not filtered by %j',
    async (from) => {
      const { statusCode, body } = await admin.post('/api/grids/source/invoices', {
        columns: [{ id: 'subtotal' }],
        searchCriteria: { filters: [{ column: 'subtotal', from }] },
      });
      expect(statusCode).toBe(400);
      expect(body).toContain('Subtotal cannot be filtered by this value.');
    },
  );

  it('a whole-number column takes whole bounds in any writing, and names itself where it refuses', async () => {
    const between = (from: unknown, to: unknown) =>
      admin.post('/api/grids/source/agreements', {
        columns: [{ id: 'sequence', direction: 'asc' }],
        searchCriteria: { filters: [{ column: 'sequence', from, to }] },
      });
    const answer = await between('2', 2);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().result.rows[0].sequence).toBe(2);
    const refused = await between('1.5', 2);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Seq cannot be filtered by this value.');
  });

  it('ten thousand lines of 0.1 are a thousand, of the whole and of a group', async () => {
    const columns = [
      { id: 'status', isGrouped: true, direction: 'asc' },
      { id: 'subtotal', aggregate: 'sum' },
      { id: 'tax', aggregate: 'average' },
      { id: 'total', aggregate: 'maximum' },
      { id: 'number', aggregate: 'count' },
    ];
    const { aggregates, groups } = await ask('TENTH-', { columns, withTotal: true, pageLimit: 1 });
    const sums = { subtotal: '1000', tax: '5000.5', total: '10000.0001', number: lines };
    expect(aggregates).toEqual(sums);
    expect(groups).toEqual([{ value: 'FINALIZED', count: lines, aggregates: sums }]);
  });

  it('make groups of their own', async () => {
    const columns = [
      { id: 'subtotal', isGrouped: true, direction: 'desc' },
      { id: 'total', aggregate: 'sum' },
    ];
    const { groups } = await ask('EXACT-', { columns, withTotal: true });
    expect(groups?.map(({ value }) => value)).toEqual(sorted.toReversed());
    expect(groups?.map(({ aggregates }) => aggregates['total'])).toEqual(sorted.toReversed());
  });

  it('are listed once for a filter', async () => {
    const configId = gridSource('invoices')?.configId;
    const answer = await admin.get(`/api/grids/source/invoices/config/${configId}/column/subtotal`);
    const values: unknown[] = answer.json().result;
    expect(values.filter((value) => value === '0.1')).toHaveLength(1);
    expect(values).toEqual(expect.arrayContaining(['-2.005', '12345678901234.5677']));
    expect(values.every((value) => typeof value === 'string')).toBe(true);
  });
});
