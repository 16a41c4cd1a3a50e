import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Fared } from './abuse/honest-users.ts';
import type { Memory } from './abuse/memory.ts';
import { type ProbedDemo, pause, withDemoAt } from './abuse/probed-demo.ts';
import { isAway, longestAway, losePrimary } from './failover/lost-primary.ts';
import { type PostgresPair, startPair } from './failover/postgres-pair.ts';
import { report } from './report.ts';
import { heavyWork } from './soak/heavy-work.ts';
import { quantile } from './timing.ts';

/** Seconds of work before measuring, and of the pauses in which idle resources are released. */
const warmUp = 40;
const rest = 45;

/** Number of failures that are printed in full. */
const shown = 20;

/** The resources of the API's process while it is idle. */
interface Standing extends Memory {
  /** Open files, sockets and pipes. */
  readonly handles: number;
  readonly threads: number;
  /** Child processes that are still running. */
  readonly children: number;
}

/** Only Linux reports these. */
function standingOf(pid: number): Pick<Standing, 'handles' | 'threads' | 'children'> {
  return {
    handles: readdirSync(`/proc/${pid}/fd`).length,
    threads: readdirSync(`/proc/${pid}/task`).length,
    children: readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length,
  };
}

function printResult(title: string, { times, failures }: Fared): void {
  console.log(`\n${title}: ${times.length} answers, ${failures.length} failures`);
  for (const name of [...new Set(times.map(([task]) => task))].sort()) {
    const of = times.flatMap(([task, time]) => (task === name ? [time] : []));
    const at = (share: number) => quantile(of, share).toFixed(0).padStart(7);
    console.log(`  ${name.padEnd(20)}${String(of.length).padStart(7)} ×  p50${at(0.5)}  p99${at(0.99)} ms`);
  }
}

/** Whether a failure is only the 503 that a person may get while the standby takes over. */
const isExcused =
  (lostAt: number) =>
  ({ at, text }: Failure): boolean =>
    isAway.test(text) && at >= lostAt && at <= lostAt + longestAway * 1000;

/** Works at two database servers, of which the primary is lost halfway; returns when that was, too. */
async function throughLoss<T>(pair: PostgresPair, seconds: number, work: Promise<T>) {
  await pause(seconds / 2);
  const lostAt = performance.now();
  await losePrimary(pair);
  console.log(
    `\nThe primary was killed; its standby took over within ${((performance.now() - lostAt) / 1000).toFixed(1)} s.`,
  );
  return { lostAt, worked: await work };
}

async function soakAt(pair: PostgresPair, seconds: number, { api, users, atRest }: ProbedDemo) {
  await pair.addStandby();
  const heavy = await heavyWork(api);
  const together = (span: number) => Promise.all([users.work(span), heavy.work(span)]);
  const stands = async (): Promise<Standing> => ({ ...(await atRest(rest)), ...standingOf(api.pid) });
  const warm = await together(warmUp);
  const before = await stands();
  const { lostAt, worked } = await throughLoss(pair, seconds, together(seconds));
  const after = await stands();
  await api.stop();

  const [people, work] = worked;
  printResult('twenty people', people);
  printResult('beside them', work);
  const failures = [...warm, people, work].flatMap((one) => one.failures);
  const excused = failures.filter(isExcused(lostAt));
  const wrong = failures.filter((failure) => !excused.includes(failure));
  for (const { text } of wrong.slice(0, shown)) console.log(`  ${text}`);
  console.log(
    `\n${wrong.length} failures in ${seconds} s, bar 0; ${excused.length} answers of 503 while the standby took over`,
  );
  const isBack = report(
    `soak: what the API holds after ${seconds} s of work, and before`,
    'MB; count',
    { most: 1.2 },
    (['resident', 'held', 'handles', 'threads', 'children'] as const).map((name) => ({
      name,
      ours: after[name],
      peer: before[name],
      ratio: after[name] / Math.max(before[name], 1),
    })),
  );
  return wrong.length === 0 && isBack;
}

/**
 * Twenty people at work, while imports, reports and a moving map run, for a number of seconds on PostgreSQL, whose
 * primary is killed halfway: nothing else fails, and afterwards the API uses no more memory, open files, threads and
 * processes than before.
 */
export async function soak(seconds: number): Promise<boolean> {
  const pair = await startPair();
  const folder = mkdtempSync(join(tmpdir(), 'rightway-soak-'));
  try {
    return await withDemoAt({ url: pair.url, folder }, (demo) => soakAt(pair, seconds, demo));
  } finally {
    pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
