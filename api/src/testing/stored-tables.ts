import { join } from 'node:path';
import type { Pool } from 'pg';

/** Where the types stand. */
export const storedTablesFile = join(import.meta.dirname, '../platform/db/stored-tables.ts');

interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

/** As Kysely's camel-case plugin names it. */
const camelCase = (name: string): string =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** What pg makes of a value of each type that is no text to it; every other type arrives as text. */
const readAs: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
};

const scalarOf = (type: string): string => {
  if (type === 'jsonb' || type === 'json') return 'unknown';
  return readAs[type] ?? 'string';
};

function typeOf({ type, isNullable, hasDefault }: StoredColumn): string {
  const read = type.startsWith('_') ? `${scalarOf(type.slice(1))}[]` : scalarOf(type);
  const empty = isNullable && read !== 'unknown' ? ' | null' : '';
  // A moment and a day are written as text as well.
  const whole = read === 'Date' ? `Day${isNullable ? 'OrNull' : ''}` : `${read}${empty}`;
  return hasDefault ? `Generated<${whole}>` : whole;
}

/** Every table and column that the migrations made; those of the migrations' own list are left out. */
async function storedColumns(pool: Pool): Promise<readonly StoredColumn[]> {
  const { rows } = await pool.query<StoredColumn>(`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as "hasDefault"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
    order by c.relname, a.attname`);
  return rows;
}

const head = `import type { ColumnType, Generated } from 'kysely';

type Day = ColumnType<Date, Date | string, Date | string>;
type DayOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
`;

/** Source text with the type of each stored table, as Kysely's camel-case plugin names it. */
export async function storedTables(pool: Pool): Promise<string> {
  const columns = await storedColumns(pool);
  const names = [...new Set(columns.map(({ table }) => table))];
  const tables = names.map((name) => {
    const fields = columns
      .filter(({ table }) => table === name)
      .map((column) => `    ${camelCase(column.column)}: ${typeOf(column)};`);
    return [`  ${camelCase(name)}: {`, ...fields, '  };'].join('\n');
  });
  return `${head}
/** Every stored table; made from the migrations by \`npm run tables\`. */
export interface StoredTables {
${tables.join('\n')}
}
`;
}
