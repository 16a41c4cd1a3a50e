import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';
import { root } from './suite.ts';

type TableColumns = ReadonlyMap<string, ReadonlySet<string>>;

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of each table, by the types that are made from the migrations. */
export function storedColumns(): TableColumns {
  const types = readFileSync(join(root, 'api/src/platform/db/stored-tables.ts'), 'utf8');
  return new Map(
    [...types.matchAll(/^ {2}(\w+): \{\n((?: {4}.+\n)*)/gm)].map(([, table = '', fields = '']) => [
      snakeCase(table),
      new Set([...fields.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => snakeCase(name))),
    ]),
  );
}

const statementSchema = v.object({
  type: v.literal('TaggedTemplateExpression'),
  tag: v.looseObject({ name: v.literal('sql') }),
  quasi: v.looseObject({ quasis: v.array(v.looseObject({ value: v.looseObject({ cooked: v.string() }) })) }),
});

/** The SQL statements of a program, with `?` for each inserted value and without comments and quoted texts. */
export function statementsIn(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const open: unknown[] = [parseSync(file, code).program];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (v.is(statementSchema, next)) {
      const text = next.quasi.quasis.map(({ value }) => value.cooked).join('?');
      found.push(
        text
          .replaceAll(/--.*$/gm, '')
          .replaceAll(/'(?:[^']|'')*'/g, "''")
          .toLowerCase(),
      );
    }
    open.push(...Object.values(next));
  }
  return found;
}

/** Words that follow a table's name and are no other name for it. */
const keywords = new Set(
  'on where set using left join inner cross order group limit for returning values union natural full right having offset'.split(
    ' ',
  ),
);

/** What each name in a statement means: a table's columns, or undefined where it also means a part of a query. */
function meanings(statement: string, tables: TableColumns) {
  const meant = new Map<string, ReadonlySet<string>[] | undefined>();
  for (const [, table = '', as] of statement.matchAll(
    /(?:\b(?:from|join|update|into|using)|,)\s+([a-z_]\w*)(?:\s+(?:as\s+)?([a-z_]\w*))?/g,
  )) {
    const columns = tables.get(table);
    const name = as && !keywords.has(as) ? as : table;
    if (!columns) {
      // A list of columns has commas too; only a name given to a part of a query is none of a table.
      if (as && !keywords.has(as)) meant.set(name, undefined);
    } else if (!meant.has(name)) meant.set(name, [columns]);
    else meant.get(name)?.push(columns);
  }
  for (const [, name = ''] of statement.matchAll(/[)?]\s*(?:as\s+)?([a-z_]\w*)/g)) meant.set(name, undefined);
  return meant;
}

/** Columns that a statement names and its tables do not have, as `alias.column` or `table (column)`. */
export function unknownColumns(statement: string, tables: TableColumns): readonly string[] {
  const meant = meanings(statement, tables);
  const read = [...statement.matchAll(/(?<![\w.")])([a-z_]\w*)\.([a-z_]\w*)/g)].flatMap(
    ([written, name = '', column = '']) => {
      const found = meant.get(name);
      return !found || found.some((columns) => columns.has(column)) ? [] : [written];
    },
  );
  const written = [
    ...statement.matchAll(/\binsert\s+into\s+([a-z_]\w*)(?:\s+as\s+\w+)?\s*\(([^()?]*)\)/g),
  ].flatMap(([, table = '', list = '']) => {
    const columns = tables.get(table);
    const names = list.split(',').map((name) => name.trim());
    return columns ? names.filter((name) => !columns.has(name)).map((name) => `${table} (${name})`) : [];
  });
  return [...read, ...written];
}

/** How many columns of all the API's statements are looked up, and those that do not exist, with their file. */
export function lookUpColumns(): { readonly statements: number; readonly unknown: readonly string[] } {
  const tables = storedColumns();
  const statements = globSync('api/src/**/*.ts', {
    cwd: root,
    exclude: (path) => /generated|\.test\./.test(path),
  }).flatMap((file) =>
    statementsIn(readFileSync(join(root, file), 'utf8'), file).map((statement) => ({ file, statement })),
  );
  return {
    statements: statements.length,
    unknown: statements.flatMap(({ file, statement }) =>
      unknownColumns(statement, tables).map((column) => `${file}: ${column}`),
    ),
  };
}
