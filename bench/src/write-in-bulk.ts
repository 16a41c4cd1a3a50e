import type { Pool } from 'pg';

/** Writes many rows into tables as they are restored: without triggers, their indexes made again at the end. */
export async function writeInBulk(
  pool: Pool,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     left join pg_constraint c on c.conname = i.indexname
     where i.tablename = any ($1) and c.conname is null`,
    [tables],
  );
  for (const index of indexes) await pool.query(`drop index ${index.name}`);
  for (const table of tables) await pool.query(`alter table ${table} disable trigger all`);
  await write();
  for (const table of tables) await pool.query(`alter table ${table} enable trigger all`);
  for (const { definition } of indexes) await pool.query(definition);
}
