import { statementsOf } from '../platform/db/migration-files.ts';

const name = '(?:if (?:not )?exists )?(?:only )?([\\w.]+)';

/**
 * Statements that remove or change something that the previous version reads and writes; the first group is the table.
 */
const breaking: readonly (readonly [pattern: RegExp, what: string])[] = [
  [new RegExp(`^drop table ${name}`, 'i'), 'drops the table'],
  [new RegExp(`^alter table ${name} .*\\bdrop column\\b`, 'i'), 'drops a column of'],
  [new RegExp(`^alter table ${name} .*\\brename\\b`, 'i'), 'renames in'],
  [
    new RegExp(`^alter table ${name} .*\\balter (?:column )?\\w+ (?:set data )?type\\b`, 'i'),
    'changes a type in',
  ],
  [
    new RegExp(`^alter table ${name} .*\\balter (?:column )?\\w+ set not null\\b`, 'i'),
    'asks for a value in',
  ],
  [
    new RegExp(
      `^alter table ${name} .*\\badd (?!constraint\\b)(?:column )?(?:if not exists )?\\w+ (?!.*\\bdefault\\b)(?!.*\\bgenerated\\b).*\\bnot null\\b`,
      'i',
    ),
    'asks for a new value in',
  ],
  [
    new RegExp(
      `^alter table ${name} .*\\badd (?:constraint \\w+ )?(?:check|unique|foreign key|primary key|exclude)\\b(?!.*\\bnot valid\\b)`,
      'i',
    ),
    'adds a rule to',
  ],
];

const uniqueIndex = new RegExp(
  `^create unique index (?:concurrently )?(?:if not exists )?(?:\\w+ )?on ${name}`,
  'i',
);
const plainIndex = new RegExp(
  `^create (?:unique )?index (?!concurrently\\b)(?:if not exists )?(?:\\w+ )?on ${name}`,
  'i',
);
const createdTable = new RegExp(`^create (?:unlogged )?table ${name}`, 'i');

const storedColumn = new RegExp(
  `^alter table ${name} .*\\badd (?!constraint\\b).*\\bgenerated always as\\b.*\\bstored\\b`,
  'i',
);

const tableIn = (statement: string, pattern: RegExp): string | undefined => pattern.exec(statement)?.[1];

/** Why copies of the previous version would fail after a migration; empty if they can keep running. */
export function breaksVersionBefore(sql: string): readonly string[] {
  const statements = statementsOf(sql);
  const made = new Set(statements.map((statement) => tableIn(statement, createdTable)));
  return statements.flatMap((statement) =>
    [...breaking, [uniqueIndex, 'makes values unique in'] as const].flatMap(([pattern, what]) => {
      const table = tableIn(statement, pattern);
      return table === undefined || made.has(table) ? [] : [`${what} ${table}`];
    }),
  );
}

/** The tables from before a migration that a statement of it names by a pattern. */
function tablesBefore(sql: string, pattern: RegExp): readonly string[] {
  const statements = statementsOf(sql);
  const made = new Set(statements.map((statement) => tableIn(statement, createdTable)));
  return statements.flatMap((statement) => {
    const table = tableIn(statement, pattern);
    return table === undefined || made.has(table) ? [] : [table];
  });
}

/** Tables that cannot be written to while the migration builds an index on them. */
export const locksTables = (sql: string): readonly string[] => tablesBefore(sql, plainIndex);

/** Tables that can be neither read nor written while the migration fills a new column of each of their rows. */
export const writesTablesAnew = (sql: string): readonly string[] => tablesBefore(sql, storedColumn);
