import { expect, it } from 'vitest';
import { migrationFiles, untold } from '../platform/db/migration-files.ts';
import { breaksVersionBefore, locksTables, writesTablesAnew } from './migration-safety.ts';

const files = migrationFiles();

/** The last migration from before upgrades happened while people work. */
const lastBefore = '0100_one_client.sql';

it('each migration says whether copies of the version before may work beside it, and none says so that takes something from them', () => {
  const wrong = files.filter(
    ({ sql, needsStop }) => needsStop === undefined && breaksVersionBefore(sql).length > 0,
  );
  expect(wrong.map(({ name, sql }) => [name, ...breaksVersionBefore(sql)])).toEqual([]);
  // With more behind 'safe.' on its line it counts as untold, and operators would be told to stop people's work.
  expect(files.filter(({ needsStop }) => needsStop === untold).map(({ name }) => name)).toEqual([]);
});

it('no new migration keeps people from writing while it builds an index', () => {
  const blocking = files.filter(
    ({ name, sql, isOutside }) => name > lastBefore && !isOutside && locksTables(sql).length > 0,
  );
  expect(blocking.map(({ name, sql }) => [name, ...locksTables(sql)])).toEqual([]);
});

it('a migration says which tables people wait for while it writes them anew, and for how long', () => {
  const filled = files.filter(({ name, sql }) => name > lastBefore && writesTablesAnew(sql).length > 0);
  expect(filled.map(({ name }) => name)).toContain('0299_order_of_land.sql');
  const untold = filled.flatMap(({ name, sql, writesAnew }) =>
    writesTablesAnew(sql)
      .filter((table) => !writesAnew.some((line) => line.startsWith(`${table}, `)))
      .map((table) => `${name}: ${table}`),
  );
  expect(untold).toEqual([]);
  expect(writesTablesAnew('alter table a add column b text generated always as (c) stored')).toEqual(['a']);
  expect(
    writesTablesAnew('create table a (c text); alter table a add b text generated always as (c) stored'),
  ).toEqual([]);
  expect(writesTablesAnew('alter table a add column b int generated always as identity')).toEqual([]);
});

it.each([
  ['drop table a', ['drops the table a']],
  ['alter table a drop column b', ['drops a column of a']],
  ['alter table if exists only a rename column b to c', ['renames in a']],
  ['alter table a alter column b type bigint', ['changes a type in a']],
  ['alter table a alter b set not null', ['asks for a value in a']],
  ['alter table a add column b text not null', ['asks for a new value in a']],
  ["alter table a add column b text not null default ''", []],
  ['alter table a add column b text', []],
  ['alter table a add constraint c check (b > 0)', ['adds a rule to a']],
  ['alter table a add constraint c check (b > 0) not valid', []],
  ['alter table a add constraint c check ((b = 1) = (d is not null)) not valid', []],
  ['create unique index i on a (b)', ['makes values unique in a']],
  ['create unique index concurrently if not exists i on a (b)', ['makes values unique in a']],
  ['create table a (b int); create unique index i on a (b); alter table a add unique (b)', []],
  [
    "-- drop table a\nselect 'drop table a'; create function f() returns int as $$ drop table a; $$ language sql",
    [],
  ],
])('%s breaks the version before: %j', (sql, breaks) => {
  expect(breaksVersionBefore(sql)).toEqual(breaks);
});

it('an index of a table that is there locks it, unless it is built concurrently', () => {
  expect(locksTables('create index i on a (b)')).toEqual(['a']);
  expect(locksTables('create index concurrently if not exists i on a (b)')).toEqual([]);
  expect(locksTables('create table a (b int); create index i on a (b)')).toEqual([]);
});
