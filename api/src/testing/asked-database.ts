import type { Pool, QueryResultRow } from 'pg';

/** A statement with its values, by which a test asks the database what the product should tell. */
export class Statement {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }
}

/** Makes a statement of a template: values become parameters, statements among them are put in as they are. */
export function statement(parts: TemplateStringsArray, ...given: readonly unknown[]): Statement {
  const texts = [parts[0] ?? ''];
  const values: unknown[] = [];
  for (const [place, value] of given.entries()) {
    const behind = parts[place + 1] ?? '';
    const [first = '', ...others] = value instanceof Statement ? value.texts : ['', ''];
    values.push(...(value instanceof Statement ? value.values : [value]));
    texts.push(`${texts.pop()}${first}`, ...others);
    texts.push(`${texts.pop()}${behind}`);
  }
  return new Statement(texts, values);
}

/** The rows that a statement answers. */
export async function rowsOf<TRow extends QueryResultRow>(
  { database: { pool } }: { readonly database: { readonly pool: Pool } },
  { texts, values }: Statement,
): Promise<readonly TRow[]> {
  const text = texts.reduce((before, behind, place) => `${before}$${place}${behind}`);
  return (await pool.query<TRow>(text, [...values])).rows;
}

/** The `value` of the first row that a statement answers, '' where there is none. */
export const valueIn = async (server: Parameters<typeof rowsOf>[0], asked: Statement): Promise<string> =>
  (await rowsOf<{ value: string }>(server, asked))[0]?.value ?? '';
