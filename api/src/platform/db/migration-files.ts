import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migration as its file declares it. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  /** Why instances of the previous version cannot run on the schema that it creates; undefined where they can. */
  readonly needsStop: string | undefined;
  /** Tables that nobody reads or writes while it writes them anew, each with how long that takes; empty for most. */
  readonly writesAnew: readonly string[];
  /** Whether its statements run one by one, outside a transaction, to build indexes while people work. */
  readonly isOutside: boolean;
}

/** Where the migrations of this version are. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

const declared = /^-- Beside the version before: (?:(safe)\.|not safe: (.+))\n/;
/** What is said of a migration whose first line says neither. */
export const untold = 'does not say that it is safe.';

const anew = /^-- Writes (\w+) anew: (.+)\.$/gm;
const outside = /^-- Outside a transaction\.$/m;

/**
 * The migrations of a folder in order. The first line of each states whether instances of the previous version may keep
 * running beside it: '-- Beside the version before: safe.' or '… not safe: why.' One that writes a whole table anew, which
 * keeps people from it, says for how long: '-- Writes parcel anew: 40 s for 500,000 rows.'
 */
export function migrationFiles(folder = migrationsFolder): readonly MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      const [, safe, why = untold] = declared.exec(sql) ?? [];
      const needsStop = safe === undefined ? why : undefined;
      const writesAnew = [...sql.matchAll(anew)].map(([, table, time]) => `${table}, ${time}`);
      return { name, sql, needsStop, writesAnew, isOutside: outside.test(sql) };
    });
}

const withoutBodies = (sql: string): string =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");

/** The statements of a migration, without comments, string literals and function bodies. */
export const statementsOf = (sql: string): readonly string[] =>
  withoutBodies(sql)
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

const commentOrLiteral = /'(?:[^']|'')*'|--[^\n]*/g;
const spaceOrLiteral = /'(?:[^']|'')*'|\s+/g;
const statement = /(?:'(?:[^']|'')*'|[^';])+/g;

/** The statements of a migration as they are to be run: without comments, with their string literals. */
export const wholeStatementsOf = (sql: string): readonly string[] =>
  (sql.replaceAll(commentOrLiteral, (part) => (part.startsWith("'") ? part : '')).match(statement) ?? [])
    .map((one) => one.trim().replaceAll(spaceOrLiteral, (part) => (part.startsWith("'") ? part : ' ')))
    .filter(Boolean);
