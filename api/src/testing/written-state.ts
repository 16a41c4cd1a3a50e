import type { Pool } from 'pg';

/** A hash of the rows of all tables except these: it changes if anything was written. */
export async function writtenState(
  pool: Pool,
  but: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any ($1) order by 1`,
    [['session', ...but]],
  );
  const states = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ state: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as state from ${name} row`,
    );
    states.set(name, rows[0]?.state ?? '');
  }
  return states;
}
