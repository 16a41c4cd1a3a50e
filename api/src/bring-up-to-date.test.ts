import { reportTypes } from 'shared-contracts/forms';
import { forNobody } from 'shared-contracts/rollout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringUpToDate } from './bring-up-to-date.ts';
import { readArea } from './delivery/releases/release-store.ts';
import { readRules } from './delivery/rollout/rollout-store.ts';
import type { Database } from './platform/db/database.ts';
import { openDemoDatabase } from './testing/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

it('a flag or an area that the database does not know is for nobody; what it knows stays as it is', async () => {
  await bringUpToDate(database);
  const before = await readRules(database.db);
  await database.pool.query(`delete from rollout_rule where name in ('candidate-map', 'enableTimesheets')`);
  await database.pool.query(`delete from area_rollout where area = 'map'`);
  await bringUpToDate(database);
  await bringUpToDate(database);
  const after = await readRules(database.db);
  const fresh = { revision: 1, rule: forNobody, area: null, title: null };
  expect(after).toEqual(
    new Map([...before, ['candidate-map', fresh] as const, ['enableTimesheets', fresh] as const]),
  );
  expect(await readArea(database.db, 'map')).toMatchObject({ revision: 1, stableVersion: null });
});

it('a report of the contract is one that documents can name', async () => {
  const { id, name } = reportTypes.invoice;
  await database.pool.query('delete from report_template where report_type_id = $1', [id]);
  await database.pool.query('delete from report_type where id = $1', [id]);
  await bringUpToDate(database);
  const { rows } = await database.pool.query('select name from report_type where id = $1', [id]);
  expect(rows).toEqual([{ name }]);
});

it('land that was stored before its province was asked for lies in the one of its description', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select p.id from parcel p join state_or_province s on s.id = p.state_or_province_id
      where p.legal_type = 'DLS' and s.code = 'AB' order by p.id limit 1`,
  );
  const id = rows[0]?.id;
  await database.pool.query(
    'update parcel set land_provinces = null, state_or_province_id = null, country_id = null where id = $1',
    [id],
  );
  await bringUpToDate(database);
  const { rows: after } = await database.pool.query(
    `select s.code, p.province_ids = array[s.id] as held, p.revision from parcel p
      join state_or_province s on s.id = p.state_or_province_id where p.id = $1`,
    [id],
  );
  expect(after).toEqual([{ code: 'AB', held: true, revision: 1 }]);
});
