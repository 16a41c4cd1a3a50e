import { readdirSync, readFileSync } from 'node:fs';
import type { Fared } from './abuse/honest-users.ts';
import type { Memory } from './abuse/memory.ts';
import { withProbedDemo } from './abuse/probed-demo.ts';
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

function tell(title: string, { times, failures }: Fared): void {
  console.log(`\n${title}: ${times.length} answers, ${failures.length} failures`);
  for (const name of [...new Set(times.map(([task]) => task))].sort()) {
    const of = times.flatMap(([task, time]) => (task === name ? [time] : []));
    const at = (share: number) => quantile(of, share).toFixed(0).padStart(7);
    console.log(`  ${name.padEnd(20)}${String(of.length).padStart(7)} ×  p50${at(0.5)}  p99${at(0.99)} ms`);
  }
}

/**
 * Twenty people at work, while imports, reports and a moving map run, for a number of seconds on PostgreSQL: nothing
 * fails, and afterwards the API uses no more memory, open files, threads and processes than before.
 */
export const soak = (seconds: number): Promise<boolean> =>
  withProbedDemo('soak', async ({ api, users, atRest }) => {
    const heavy = await heavyWork(api);
    const together = (span: number) => Promise.all([users.work(span), heavy.work(span)]);
    const stands = async (): Promise<Standing> => ({ ...(await atRest(rest)), ...standingOf(api.pid) });
    const warm = await together(warmUp);
    const before = await stands();
    const [people, work] = await together(seconds);
    const after = await stands();
    await api.stop();

    tell('twenty people', people);
    tell('beside them', work);
    const failures = [...warm, people, work].flatMap((one) => one.failures);
    // A request that was asked to try again has not failed but waits, because of other load on the machine.
    const busy = failures.filter((failure) => failure.includes('503')).length;
    for (const failure of failures.filter((one) => !one.includes('503')).slice(0, shown))
      console.log(`  ${failure}`);
    console.log(
      `\n${failures.length - busy} failures in ${seconds} s, and ${busy} answers of 503; bar 0 of each`,
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
    return failures.length === 0 && isBack;
  });
