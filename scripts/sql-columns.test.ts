import { expect, it } from 'vitest';
import { lookUpColumns, statementsIn, storedColumns, unknownColumns } from './sql-columns.ts';

const tables = storedColumns();

it('every column that a statement of the API names is one of its table', () => {
  const { statements, unknown } = lookUpColumns();
  expect(unknown).toEqual([]);
  expect(statements).toBeGreaterThan(1000);
});

it.each([
  ['a column that is read', 'select a.id, a.refernce from agreement a', ['a.refernce']],
  ['a column of a joined table', 'select t.name from agreement a join company t on t.id = a.id', ['t.name']],
  ['a column that is written', 'insert into company (id, codes) values (?, ?)', ['company (codes)']],
  ['a name that means a query', 'select b.any from (select id as any from company) b', []],
  ['a name that means a table and a query', 'select b.any from company b union select b.any from (?) b', []],
  ['a part of a statement, whose tables stand elsewhere', 'a.refernce = ?', []],
])('%s', (_what, statement, unknown) => {
  expect(unknownColumns(statement, tables)).toEqual(unknown);
});

it('reads no column in a comment or a text', () => {
  const code = "const one = sql`select 'c.nothing' -- c.nothing\nfrom company c`;";
  expect(statementsIn(code, 'one.ts').flatMap((text) => unknownColumns(text, tables))).toEqual([]);
});
