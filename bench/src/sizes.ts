import { Pool } from 'pg';
import { searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import * as v from 'valibot';
import { gridPage } from './agreements-grid.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { openKept } from './kept-database.ts';
import { type Line, report } from './report.ts';
import { tailOf } from './timing.ts';

/** How many companies of the demo's size lie in one database, with everything that they keep. */
const companies = [1, 10, 100] as const;

interface UsualCall {
  readonly name: string;
  /** Milliseconds that 95 of 100 calls may take, however much the database holds. */
  readonly most: number;
  readonly call: (api: ApiProcess) => Promise<unknown>;
}

const usualCalls: readonly UsualCall[] = [
  { name: 'page of a list', most: 15, call: (api) => gridPage(api, { sort: 'agreementNumber' }) },
  {
    name: 'list with a text',
    most: 15,
    call: (api) => gridPage(api, { sort: 'agreementNumber', text: 'wiebe' }),
  },
  {
    name: 'Ctrl+K',
    most: 50,
    call: async (api) => {
      const query = new URLSearchParams({ text: 'wiebe', first: String(searchLimits.usual + 1) });
      return v.parse(searchAnswerSchema, await api.get(`/api/search?${query}`));
    },
  },
  { name: 'Today', most: 50, call: (api) => api.get('/api/start/today') },
];

const countsSchema = v.object({ agreements: v.number(), megabytes: v.number() });

async function countsOf(url: string): Promise<v.InferOutput<typeof countsSchema>> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query(`select (select count(*) from agreement)::int as agreements,
    (pg_database_size(current_database()) / 1048576)::int as megabytes`);
  await pool.end();
  return v.parse(countsSchema, rows[0]);
}

/** What is asked most, of one database with one, ten and a hundred companies' records, by somebody who sees all of them. */
export async function sizes(): Promise<boolean> {
  const held: boolean[] = [];
  for (const scale of companies) {
    const name = `size_${scale}`;
    const { url, server } = await openKept({
      name,
      holds: `the records of ${scale} companies`,
      scale,
      fill: async () => {},
    });
    try {
      const { agreements, megabytes } = await countsOf(url);
      const api = await startApi({ DATABASE_URL: url });
      const lines: Line[] = [];
      for (const { name: line, most, call } of usualCalls) {
        const ours = await tailOf(() => call(api));
        lines.push({ name: line, ours, peer: most, ratio: ours / most });
      }
      await api.stop();
      const title = `sizes: ${agreements} agreements, ${megabytes} MB; found, allowed`;
      held.push(report(title, 'ms, p95', { most: 1 }, lines));
    } finally {
      server.stop();
    }
  }
  return !held.includes(false);
}
