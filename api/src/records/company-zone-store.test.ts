import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openDemoDatabase } from '../testing/test-database.ts';
import { companyDay, personZone } from './company-zone-store.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

it('is the day of the zone that the company chose, else of its province, never the one of UTC', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from company where kind = 'operator' order by id limit 1`,
  );
  const id = rows[0]?.id ?? '';
  const dayAt = (moment: string) => companyDay(database.db, id, new Date(moment));
  const choose = (zone: string | null) =>
    database.pool.query('update company set time_zone = $2 where id = $1', [id, zone]);
  // Half past five in London is half past midnight in Toronto, and the evening before in the west.
  const night = '2026-06-26T04:30:00Z';
  await choose('America/Toronto');
  expect(await dayAt(night)).toBe('2026-06-26');
  await choose('America/Winnipeg');
  expect(await dayAt(night)).toBe('2026-06-25');
  await choose(null);
  expect(await dayAt(night)).toBe('2026-06-25');
  await database.pool.query(
    `update business_associate set state_or_province_id = (select id from state_or_province where code = 'MB')
      where is_client and product_client_id = $1`,
    [id],
  );
  expect(await dayAt('2026-06-26T05:30:00Z')).toBe('2026-06-26');
});

it('takes the zone that a person chose before the one of their company', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `update company set time_zone = 'America/Halifax' where id = (select id from company order by id limit 1)
      returning id`,
  );
  const productClientId = rows[0]?.id ?? '';
  const zoneOf = (timeZone: string | null) => personZone(database.db, { timeZone, productClientId });
  expect(await zoneOf('America/Regina')).toBe('America/Regina');
  expect(await zoneOf(null)).toBe('America/Halifax');
});

/** Code that takes a day from the clock of UTC or of the database for something people see. */
const daysOfUtc =
  /toISOString\(\)\s*\.(?:slice|split)|current_date|now\(\)::date|at time zone 'utc'\)::date|defaultZone/;

/** Files that may: days that a text or a workbook names, and questions of programs that name no zone. */
const allowed = new Set([
  'grids/grid-conditions-store.ts',
  'modules/start/smart-folders.ts',
  'modules/start/start-calls.ts',
]);

it('no day that the server makes for people is that of UTC', () => {
  const source = new URL('../', import.meta.url);
  const found = ['grids', 'modules', 'records'].flatMap((room) =>
    readdirSync(new URL(`${room}/`, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${room}/${name}`)
      .filter((name) => daysOfUtc.test(readFileSync(new URL(name, source), 'utf8'))),
  );
  expect(found.filter((name) => !allowed.has(name))).toEqual([]);
});
