import { gridSource, gridSourceNames, gridSources } from 'shared-contracts/grids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCatalog } from '../modules.ts';
import type { Database } from '../platform/db/database.ts';
import { isSpelled } from '../records/reading/spelled-order.ts';
import { openDemoDatabase } from '../testing/test-database.ts';
import { comparedColumn } from './grid-order-store.ts';
import { gridPlans } from './grid-plan.ts';

const planOf = gridPlans(recordCatalog, () => new Date());

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

/** Lists of a few entries are read whole; an index would not serve them. */
const largestUnindexed = 100;

it('every sort that a grid offers over many rows walks an index', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string }>(
    `select t.relname as table, string_agg(a.attname || case when c.collname = 'spelled' then ' as spelled' else '' end, ',' order by k.place) as columns
     from pg_index i join pg_class t on t.oid = i.indrelid
     cross join lateral unnest(i.indkey, i.indcollation) with ordinality k (attnum, ordering, place)
     join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
     left join pg_collation c on c.oid = k.ordering
     where i.indpred is null group by i.indexrelid, t.relname`,
  );
  const indexes = new Set(rows.map(({ table, columns }) => `${table} ${columns}`));
  const missing: string[] = [];
  for (const source of gridSources) {
    const { mapping, columns } = planOf(source);
    const found = await database.pool.query(`select 1 from ${mapping.table} limit ${largestUnindexed}`);
    if (found.rows.length < largestUnindexed) continue;
    for (const { place, column } of columns.values()) {
      if (!column.sortable || place.kind === 'virtual') continue;
      const key = place.kind === 'own' ? comparedColumn(place.column) : place.key;
      const spelled = place.kind === 'own' && isSpelled(place.column) ? ' as spelled' : '';
      if (!indexes.has(`${mapping.table} ${key}${spelled},id`))
        missing.push(`${mapping.table} (${key}${spelled}, id)`);
    }
  }
  expect(missing).toEqual([]);
});

it('sources and their configurations have ids of their own, and are found by name and id', () => {
  const ids = gridSources.flatMap(({ id, configId }) => [id, configId]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(gridSources.map(({ name }) => name)).toEqual(gridSourceNames);
  for (const source of gridSources) {
    expect([gridSource(source.name), gridSource(source.id.toUpperCase())]).toEqual([source, source]);
    expect(new Set(source.columns.map(({ id }) => id)).size).toBe(source.columns.length);
  }
  expect(gridSource('nothing')).toBeUndefined();
});
