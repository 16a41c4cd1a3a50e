import type { Pool } from 'pg';

/** Rows that belong to these records, with the column that references them. */
const parents = [
  'surface_project',
  'agreement',
  'request',
  'request_item',
  'stakeholder',
  'indigenous_engagement',
  'communication',
  'timesheet',
  'invoice',
];

async function idsWhere(
  pool: Pool,
  table: string,
  where: string,
  values: readonly unknown[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} where ${where}`, [...values]);
  return rows.map(({ id }) => id);
}

/**
 * The records that people in a company must never see: everything that belongs to projects in which it takes no part.
 */
export async function unseenIds(
  pool: Pool,
  companyId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  const add = (table: string, ids: readonly string[]) => {
    found.set(table, [...new Set([...(found.get(table) ?? []), ...ids])]);
  };
  add(
    'surface_project',
    await idsWhere(
      pool,
      'surface_project',
      '$1 not in (owner_id, coalesce(broker_id, owner_id), coalesce(operator_id, owner_id))',
      [companyId],
    ),
  );
  for (const table of ['communication', 'related_document']) {
    add(table, await idsWhere(pool, table, 'surface_project_id is null and owner_id <> $1', [companyId]));
  }
  add('timesheet', await idsWhere(pool, 'timesheet', 'product_client_id <> $1', [companyId]));
  add('invoice', await idsWhere(pool, 'invoice', 'product_client_id <> $1', [companyId]));
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any ($1)
       and exists (select 1 from information_schema.columns i where i.table_name = c.table_name and i.column_name = 'id')
       and c.table_name not in ('timesheet_entry', 'invoice', 'timesheet')`,
    [parents.map((name) => `${name}_id`)],
  );
  // Parents come first: each round adds what belongs to the records of the round before.
  for (const parent of parents) {
    for (const { table, column } of columns.filter((candidate) => candidate.column === `${parent}_id`)) {
      add(table, await idsWhere(pool, table, `${column} = any ($1)`, [found.get(parent) ?? []]));
    }
  }
  // A schedule of rents has the same id as its agreement.
  const agreements = found.get('agreement') ?? [];
  add('rent_schedule', await idsWhere(pool, 'rent_schedule', 'id = any ($1)', [agreements]));
  return found;
}
