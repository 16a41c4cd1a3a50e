import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { areaNames, contractVersion } from 'shared-contracts/area';
import { limits } from 'shared-contracts/limits';
import { declareArea } from 'shared-contracts/start';
import { startApi } from './api-process.ts';
import { atEmptyPlace } from './empty-place.ts';
import { report } from './report.ts';
import { quantile } from './timing.ts';

/** Number of open browsers, and rounds that each polls. */
const browsers = 1000;
const rounds = 3;

/** Bars: milliseconds for an answer, and the share of a core for all of them. */
const bars = { answer: 100, core: 0.25 } as const;

const ticksPerSecond = 100;

/** Processor time that a process has used, in seconds; only Linux reports it. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Registers a release of every area, and gives each browser its own session: signing in is not measured. */
async function fill(url: string): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const area of areaNames) {
      await pool.query(
        `insert into release (area, version, contract_version, path, start, registered_by)
          values ($1, '1.0.0', $2, '1.0.0/mf-manifest.json', $3, 'a benchmark')`,
        [area, contractVersion, JSON.stringify(declareArea(area, { forms: 'all' }))],
      );
      await pool.query(`update area_rollout set stable_version = '1.0.0' where area = $1`, [area]);
    }
    const { rows } = await pool.query<{ id: string }>('select id from app_user where is_active');
    const tokens = Array.from({ length: browsers }, () => randomBytes(32).toString('base64url'));
    for (const [place, token] of tokens.entries())
      await pool.query(
        `insert into session (id, token_hash, user_id, created_at, last_seen_at, address, user_agent)
          values ($1, $2, $3, now(), now(), '', '')`,
        [randomUUID(), createHash('sha256').update(token).digest(), rows[place % rows.length]?.id],
      );
    return tokens.map((token) => `rightway_session=${token}`);
  } finally {
    await pool.end();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A thousand open browsers that poll, as each does, for changes of flags and releases. */
export const polling = (): Promise<boolean> =>
  atEmptyPlace('polling', async ({ url, folder }) => {
    const api = await startApi({ DATABASE_URL: url, DATA_FOLDER: folder, DEMO: 'true' });
    const cookies = await fill(url);
    const known = encodeURIComponent(areaNames.map((area) => `${area}@1.0.0`).join());
    const times: number[] = [];
    let bytes = 0;
    const browser = async (cookie: string, place: number) => {
      await pause((place / browsers) * limits.startRefresh);
      for (let round = 0; round <= rounds; round += 1) {
        const began = performance.now();
        const answer = await fetch(`${api.address}/api/start/current?known=${known}`, {
          headers: { cookie },
        });
        bytes = (await answer.arrayBuffer()).byteLength;
        if (!answer.ok) throw new Error(`A browser was answered ${answer.status}.`);
        const took = performance.now() - began;
        // The first round warms up.
        if (round > 0) times.push(took);
        await pause(limits.startRefresh - took);
      }
    };
    const all = Promise.all(cookies.map(browser));
    await pause(limits.startRefresh);
    const [used, began] = [processorOf(api.pid), performance.now()];
    await pause(rounds * limits.startRefresh);
    const core = (processorOf(api.pid) - used) / ((performance.now() - began) / 1000);
    await all;
    await api.stop();
    const lineOf = (name: string, ours: number, peer: number) => ({ name, ours, peer, ratio: ours / peer });
    console.log(`\n${times.length} answers of ${bytes} bytes to ${browsers} browsers`);
    return report('polling: a thousand browsers that stand open, bar', 'ms; share of a core', { most: 1 }, [
      lineOf('answer, p50', quantile(times, 0.5), bars.answer),
      lineOf('answer, p99', quantile(times, 0.99), bars.answer),
      lineOf('processor of the API', core, bars.core),
    ]);
  });
