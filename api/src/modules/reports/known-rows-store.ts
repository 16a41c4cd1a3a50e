import { sql } from 'kysely';
import { barValue, type ReportBar } from '../../platform/reports/report-bar.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** A row of a chart: texts, days and numbers by column, and its bar. */
export type ChartRow = Readonly<Record<string, string | ReportBar | null>>;

/** Rows that are known already, as a statement for a section with these columns. */
export function knownRows(names: readonly string[], rows: readonly ChartRow[]): Sql {
  const texts = rows.map((row) =>
    names.map((name) => {
      const value = row[name] ?? null;
      return typeof value === 'object' && value !== null ? barValue(value) : value;
    }),
  );
  const cells = names.map((name, place) => sql`given.cells ->> ${sql.lit(place)}::int as ${sql.ref(name)}`);
  return sql`select ${sql.join(cells)} from jsonb_array_elements(${JSON.stringify(texts)}::jsonb)
    with ordinality given (cells, place) order by given.place`;
}
