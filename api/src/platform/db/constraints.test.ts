import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

const one = (table: string, column = 'id') => `(select ${column} from ${table} order by id limit 1)`;

it.each([
  [
    'an agreement of no project',
    `update agreement set surface_project_id = gen_random_uuid() where id = ${one('agreement')}`,
  ],
  ['an agreement without a name', `update agreement set name = '' where id = ${one('agreement')}`],
  ['an area below nothing', `update agreement set gross_area = -1 where id = ${one('agreement')}`],
  ['a share above all', `update landowner set interest_percentage = 101 where id = ${one('landowner')}`],
  [
    'a share of nothing',
    `update landowner set interest_fraction_denominator = 0 where id = ${one('landowner')}`,
  ],
  ['a unit of time that is none', `update agreement set term_unit = 'WEEKS' where id = ${one('agreement')}`],
  [
    'the same parcel twice on an agreement',
    `insert into agreement_parcel select gen_random_uuid(), agreement_id, 9, parcel_id from agreement_parcel limit 1`,
  ],
  [
    'an event type twice on a project',
    `insert into event (id, surface_project_id, agreement_id, event_type_id, owner_id, last_modified_on) select gen_random_uuid(), surface_project_id, agreement_id, event_type_id, owner_id, now() from event limit 1`,
  ],
  [
    'a colour that is none',
    `update surface_status set color_code = 'red' where id = ${one('surface_status')}`,
  ],
  [
    'a code twice, in another case',
    `insert into survey_status (id, code) select gen_random_uuid(), upper(code) from survey_status limit 1`,
  ],
  [
    'a communication without its parent',
    `update communication set agreement_id = null where source = 'Agreement'`,
  ],
  [
    'a communication that hangs on no project',
    `update communication set surface_project_id = null where source = 'Request'`,
  ],
  ['a link without an address', `update related_document set url = null where is_url_link`],
  ['a document of no parent', `update related_document set request_id = null where parent_type = 'Request'`],
  ['a task of no parent', `update assigned_task set request_id = null where parent_class = 'Request'`],
  ['a week that begins on a Tuesday', `update timesheet set week_starting = week_starting + 1`],
  [
    'a week twice',
    `insert into timesheet (id, user_id, product_client_id, week_starting, status) select gen_random_uuid(), user_id, product_client_id, week_starting, status from timesheet limit 1`,
  ],
  [
    'an invoice number twice',
    `insert into invoice (id, number, client_id, product_client_id, invoice_date, status, subtotal, tax, total) select gen_random_uuid(), lower(number), client_id, product_client_id, invoice_date, status, 0, 0, 0 from invoice where number is not null limit 1`,
  ],
  ['a row before the first', `update landowner set sequence = 0 where id = ${one('landowner')}`],
  ['a company that is still named', `delete from company`],
])('the database refuses %s', async (_, statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^23(503|505|514|502)$/),
  });
});

it('what belongs to a record goes with it', async () => {
  const { pool } = database;
  const { rows } = await pool.query(`select id from surface_project order by id limit 1`);
  const id = rows[0].id;
  await pool.query('delete from related_project where related_project_id = $1', [id]);
  await pool.query(
    'update timesheet_entry set surface_project_id = null, agreement_id = null where surface_project_id = $1',
    [id],
  );
  await pool.query('update invoice set surface_project_id = null where surface_project_id = $1', [id]);
  await pool.query('update invoice_line set surface_project_id = null where surface_project_id = $1', [id]);
  await pool.query('delete from obligation where surface_project_id = $1', [id]);
  await pool.query('delete from surface_project where id = $1', [id]);
  for (const table of [
    'agreement',
    'request',
    'stakeholder',
    'communication',
    'event',
    'related_document',
    'assigned_task',
    'member',
    'key_date',
  ]) {
    const left = await pool.query(`select 1 from ${table} where surface_project_id = $1`, [id]);
    expect([table, left.rows]).toEqual([table, []]);
  }
});
