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
