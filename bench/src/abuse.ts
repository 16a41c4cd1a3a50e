import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { postgresBinaries, startPostgres } from '../../scripts/postgres.ts';
import { honestUsers } from './abuse/honest-users.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { start } from './processes.ts';
import { report } from './report.ts';
import { quantile } from './timing.ts';

/** Seconds of the whole attack unless told, of what goes before it, and until memory is looked at after it. */
export const abuseSeconds = 600;
const warmUp = 10;
const rest = 30;

const foundSchema = v.object({
  statuses: v.record(v.string(), v.number()),
  failed: v.number(),
  failures: v.array(v.string()),
});

/** Megabytes that a process holds; only Linux tells. */
function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function attack(api: ApiProcess, seconds: number) {
  const fuzzer = start('bench/src/abuse/fuzzer.ts', { ADDRESS: api.address });
  await once(fuzzer, 'message');
  const users = await honestUsers(api.address);
  const fared = await users.work(seconds);
  const told = once(fuzzer, 'message');
  fuzzer.send('stop');
  const [found] = await told;
  return { fared, found: v.parse(foundSchema, found) };
}

/** The API beside a fuzzer of GraphQL, REST and uploads: twenty people work on, nothing is answered 5xx, memory comes back. */
export async function abuse(seconds: number): Promise<boolean> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('This benchmark needs the server programs of PostgreSQL.');
  const server = await startPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), 'rightway-abuse-'));
  try {
    const api = await startApi({ DATABASE_URL: server.url, DATA_FOLDER: folder, DEMO: 'true' });
    const users = await honestUsers(api.address);
    await users.work(warmUp);
    const alone = await users.work(Math.max(15, seconds / 5));
    const before = megabytesOf(api.pid);
    const { fared, found } = await attack(api, seconds);
    const most = megabytesOf(api.pid);
    await new Promise((resolve) => setTimeout(resolve, rest * 1000));
    const after = megabytesOf(api.pid);
    await api.stop();
    const [beside, by] = [quantile(fared.times, 0.99), quantile(alone.times, 0.99)];
    const sent = Object.values(found.statuses).reduce((sum, count) => sum + count, 0);
    console.log(`\n${sent} hostile requests in ${seconds} s, answered ${JSON.stringify(found.statuses)}`);
    for (const failure of [...found.failures, ...alone.failures, ...fared.failures].slice(0, 20))
      console.log(`  ${failure}`);
    const failed = found.failed + alone.failures.length + fared.failures.length;
    console.log(`  ${failed} answers of 5xx, INTERNAL, or refusals of honest people; bar 0`);
    console.log(`  memory at the end of it ${most.toFixed(0)} MB`);
    const isFast = report('abuse: 20 people beside a fuzzer, alone', 'ms, p99', { most: 3 }, [
      { name: `${fared.times.length} requests`, ours: beside, peer: by, ratio: beside / by },
    ]);
    const isBack = report('abuse: memory afterwards, before', 'MB', { most: 1.2 }, [
      { name: `${rest} s later`, ours: after, peer: before, ratio: after / before },
    ]);
    return failed === 0 && isFast && isBack;
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
