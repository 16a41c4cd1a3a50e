import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

const without = `i.indexprs is null and am.amname = 'btree' and c.relnamespace = 'public'::regnamespace`;

/** The indexes on plain columns, each with its columns, their order, and the condition on its rows. */
const indexes = `select c.relname as name, i.indrelid, i.indisunique, coalesce(pg_get_expr(i.indpred, i.indrelid), '') as rows,
    (select string_agg(concat_ws(' ', k.attnum, i.indclass[k.at - 1], i.indcollation[k.at - 1], i.indoption[k.at - 1]), ','
      order by k.at) || ',' from unnest(i.indkey) with ordinality k (attnum, at)) as columns
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam where ${without}`;

it('no index has only the first columns of another one, which answers the same', async () => {
  const { rows } = await database.pool.query(
    `with known as (${indexes}) select a.name, b.name as other from known a join known b
       on b.indrelid = a.indrelid and b.name <> a.name and b.rows = a.rows and starts_with(b.columns, a.columns)
     where not a.indisunique order by a.name, b.name`,
  );
  expect(rows).toEqual([]);
});

it.each([
  ['communication_answered', "(step = ANY (ARRAY['Answer'::text, 'Objection'::text]))"],
  ['indigenous_log_answered', "(step = ANY (ARRAY['Answer'::text, 'Objection'::text]))"],
  ['invoice_paper_missing_idx', "((paper_kept IS NULL) AND (status <> 'PENDING'::text))"],
])('%s holds the rows that its statement asks for', async (name, held) => {
  const { rows } = await database.pool.query(
    'select pg_get_expr(indpred, indrelid) as held from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  expect(rows).toEqual([{ held }]);
});
