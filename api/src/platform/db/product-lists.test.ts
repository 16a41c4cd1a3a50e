import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.pool);
});

afterAll(() => database.close());

const listsWithoutForm = [
  'action_required',
  'area_unit',
  'indigenous_method_of_contact',
  'interest_type',
  'length_unit',
  'method_of_contact',
  'organization_type',
  'product',
  'project_type',
  'request_item_type',
  'request_type',
  'security_level',
  'stakeholder_requirement',
  'title_type',
  'unit_of_measurement',
];

const placesOf = async (country: string) => {
  const { rows } = await database.pool.query<{ code: string; name: string; is_master_record: boolean }>(
    `select s.code, s.name, s.is_master_record from state_or_province s
      join country c on c.id = s.country_id where c.code = $1 order by s.code`,
    [country],
  );
  return rows;
};

describe('the places that come with the product', () => {
  it('are the ten provinces and three territories of Canada, by their codes', async () => {
    const codes = (await placesOf('CA')).map(({ code }) => code);
    expect(codes.join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT');
  });

  it('are the fifty states of the United States and the District of Columbia', async () => {
    const places = await placesOf('US');
    expect(places).toHaveLength(51);
    const named = new Map(places.map(({ code, name }) => [code, name]));
    expect([named.get('MT'), named.get('ND'), named.get('DC')]).toEqual([
      'Montana',
      'North Dakota',
      'District of Columbia',
    ]);
    expect(new Set(named.values()).size).toBe(51);
  });

  it('cannot be deleted, as everything that comes with the product', async () => {
    const places = [...(await placesOf('CA')), ...(await placesOf('US'))];
    expect(places.filter(({ is_master_record }) => !is_master_record)).toEqual([]);
  });

  it('leave what an installation has already as it is, and add what it lacks once', async () => {
    const old = await openTestDatabase();
    try {
      await migrate(old.pool);
      // An older installation, whose administrator entered some places.
      await old.pool.query(`delete from provincial_rule; delete from state_or_province; delete from country;
        insert into country (id, code, name) values
          ('11111111-1111-4111-8111-111111111111', 'can', 'CANADA'),
          ('22222222-2222-4222-8222-222222222222', 'us', 'USA');
        insert into state_or_province (id, code, name, country_id) values
          ('33333333-3333-4333-8333-333333333333', 'ab', 'Alta.', '11111111-1111-4111-8111-111111111111'),
          ('44444444-4444-4444-8444-444444444444', 'BRIT', 'British columbia', '11111111-1111-4111-8111-111111111111')`);
      const sql = readFileSync(new URL('./migrations/0033_places.sql', import.meta.url), 'utf8');
      await old.pool.query(sql);
      await old.pool.query(sql);
      const { rows } = await old.pool.query(`select c.code, count(*)::int as n from country c
        join state_or_province s on s.country_id = c.id group by c.code order by c.code`);
      expect(rows).toEqual([
        { code: 'can', n: 13 },
        { code: 'us', n: 51 },
      ]);
      const kept = await old.pool.query(
        `select code, name, is_master_record from state_or_province where name ilike 'alta.' or name ilike 'british%'`,
      );
      expect(kept.rows).toEqual([
        { code: 'ab', name: 'Alta.', is_master_record: false },
        { code: 'BRIT', name: 'British columbia', is_master_record: false },
      ]);
    } finally {
      await old.close();
    }
  });
});

describe('an empty installation', () => {
  it.each(listsWithoutForm)('has entries in %s, which no form keeps', async (table) => {
    const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
    expect(rows[0].n).toBeGreaterThan(1);
  });

  it('keeps the same ids as every other one', async () => {
    const { rows } = await database.pool.query(`select id from unit_of_measurement where unit = 'hour'`);
    expect(rows).toEqual([{ id: 'c2e381f5-957c-c953-5e99-094e9ba4ea03' }]);
  });
});
