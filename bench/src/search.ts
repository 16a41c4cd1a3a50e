import type { GridFilter } from 'shared-contracts/grids';
import { bareSql, columns, company, gridPage, placeOf } from './agreements-grid.ts';
import type { ApiProcess } from './api-process.ts';
import type { BareProcess } from './bare-process.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

interface Question {
  readonly name: string;
  readonly sort: string;
  readonly text?: string;
  readonly filters?: readonly GridFilter[];
  readonly where?: string;
  readonly values?: readonly unknown[];
}

const texts = ['wiebe', 'NW-12-0', 'ROW-0012', 'zacharias 4', 'no such thing'];

/** Every sort, every filter, and the search, each as a grid request and as hand-written SQL. */
async function questions(bare: BareProcess): Promise<Question[]> {
  const all: Question[] = columns
    .filter(({ sortable }) => sortable)
    .map(({ id }) => ({ name: `sort ${id}`, sort: id }));
  for (const text of texts) {
    all.push({
      name: `search '${text}'`,
      sort: 'agreementNumber',
      text,
      where: `without_accents(a.search_text) like without_accents(lower($2))`,
      values: [`%${text}%`],
    });
  }
  for (const { id, type } of columns.filter(({ filterable, virtual }) => filterable && !virtual)) {
    const { table, label, key, value } = placeOf(id);
    const [row] = await bare.rows(
      `select ${label}${type === 'date' ? '::text' : ''} as value from ${table} where ${label} is not null order by id limit 1`,
      [],
    );
    const wanted = type === 'number' ? Number(row?.['value']) : String(row?.['value']);
    all.push({
      name: `filter ${id} by a value`,
      sort: 'agreementNumber',
      filters: [{ column: id, values: [wanted] }],
      where: key ? `a.${key} in (select id from ${table} where ${label} = $2)` : `${value} = $2`,
      values: [wanted],
    });
    if (type === 'string') {
      const part = String(wanted).slice(1, 7);
      const like = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
      all.push({
        name: `filter ${id} by a part`,
        sort: 'agreementNumber',
        filters: [{ column: id, contains: part }],
        where: key
          ? `a.${key} in (select id from ${table} where ${label} ilike $2)`
          : `without_accents(a.search_text) like without_accents(lower($2)) and lower(${value}) like lower($2)`,
        values: [like],
      });
    } else {
      all.push({
        name: `filter ${id} by a range`,
        sort: 'agreementNumber',
        filters: [{ column: id, from: wanted, to: wanted }],
        where: `${value} >= $2 and ${value} <= $2`,
        values: [wanted],
      });
    }
  }
  return all;
}

/** The grid compared with hand-written SQL served by the same web server. */
export async function search(api: ApiProcess, bare: BareProcess): Promise<boolean> {
  const lines: Line[] = [];
  for (const { name, sort, text, filters, where, values = [] } of await questions(bare)) {
    const ours = () =>
      gridPage(api, { sort, ...(text === undefined ? {} : { text }), ...(filters ? { filters } : {}) });
    const sql = bareSql({ sort, ...(where === undefined ? {} : { where }) });
    const peer = () => bare.rows(sql, [company, ...values]);
    const [found, written] = [await ours(), await peer()];
    const same =
      found.rows.map(({ id }) => id).join() ===
      written
        .slice(0, found.rows.length)
        .map(({ id }) => id)
        .join();
    // Entries with the same label are in the order of their ids, which the hand-written SQL does not sort by.
    if (found.rows.length !== Math.min(50, written.length) || (!same && !name.startsWith('sort'))) {
      throw new Error(
        `${name}: ${found.rows.length} rows, by hand ${written.length}${same ? '' : ', others'}.`,
      );
    }
    lines.push({ name, ...(await compare(ours, peer, 40)) });
  }
  return report(
    'search: ours, SQL by hand; 1,000,000 agreements, PostgreSQL',
    'ms, p95',
    { medians: 1.5, ours: 15 },
    lines,
  );
}
