import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdUpToDate } from '../../bring-up-to-date.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('runs each migration once, in order, also when two copies start together', async () => {
  const [first, second] = await Promise.all([migrate(database.pool), migrate(database.pool)]);
  const ran = [...first, ...second];
  expect(ran).toEqual([...ran].sort());
  expect(ran.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ran).size).toBe(ran.length);
  expect(await migrate(database.pool)).toEqual([]);
});

describe('a migration that builds an index while people work', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rightway-migrations-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, ...statements: string[]) =>
    writeFileSync(join(folder, name), `-- Beside the version before: safe.\n${statements.join(';\n')};\n`);
  const index = 'create index concurrently if not exists long_row_value on long_row (value)';
  const isValid = async () =>
    (
      await database.pool.query(
        `select indisvalid from pg_index where indexrelid = to_regclass('long_row_value')`,
      )
    ).rows;

  it('runs outside a transaction, by one of the copies that start together, and anew where it was broken off', async () => {
    write(
      '9001_table.sql',
      'create table long_row (value int)',
      'insert into long_row select generate_series(1, 1000)',
    );
    write('9002_index.sql', `-- Outside a transaction.\n${index}`);
    const ran = await Promise.all([migrate(database.pool, { folder }), migrate(database.pool, { folder })]);
    expect(ran.flat()).toEqual(['9001_table.sql', '9002_index.sql']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);

    await database.pool.query(`delete from migration where name = '9002_index.sql'`);
    await database.pool.query(
      `update pg_index set indisvalid = false where indexrelid = 'long_row_value'::regclass`,
    );
    expect(await migrate(database.pool, { folder })).toEqual(['9002_index.sql']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });

  it('holds the rows that the migration names in quotes', async () => {
    write('9004_text.sql', `alter table long_row add column "as" text not null default 'It''s new; -- so'`);
    write(
      '9005_some.sql',
      '-- Outside a transaction.\ncreate index concurrently if not exists long_row_new on long_row (value)\n' +
        "  where \"as\" = 'It''s  new; -- so'",
    );
    expect(await migrate(database.pool, { folder })).toEqual(['9004_text.sql', '9005_some.sql']);
    const { rows } = await database.pool.query(
      `select pg_get_expr(indpred, indrelid) as held from pg_index where indexrelid = 'long_row_new'::regclass`,
    );
    expect(rows).toEqual([{ held: `("as" = 'It''s  new; -- so'::text)` }]);
  });

  it('does nothing else, as it could not be taken back', async () => {
    write('9003_more.sql', '-- Outside a transaction.\nupdate long_row set value = 0');
    await expect(migrate(database.pool, { folder })).rejects.toThrow('The migration 9003_more.sql failed.');
    const { rows } = await database.pool.query('select count(*)::int as count from long_row where value = 0');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

it('what a database lacks is told without being run, and a start that must not migrate refuses it', async () => {
  const empty = await openTestDatabase();
  try {
    const pending = await pendingMigrations(empty.pool);
    expect(pending[0]).toMatchObject({ name: '0001_accounts.sql', needsStop: undefined });
    await expect(holdUpToDate(empty)).rejects.toThrow(
      `The database lacks ${pending.length} migrations, the first is 0001_accounts.sql.`,
    );
    expect(await pendingMigrations(empty.pool)).toEqual(pending);
    expect(await pendingMigrations(database.pool)).toEqual([]);
    await holdUpToDate(database);
  } finally {
    await empty.close();
  }
});
