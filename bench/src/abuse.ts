import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Fared } from './abuse/honest-users.ts';
import type { Memory } from './abuse/memory.ts';
import { pause, withProbedDemo } from './abuse/probed-demo.ts';
import type { ApiProcess } from './api-process.ts';
import { start } from './processes.ts';
import { type Line, report } from './report.ts';
import { quantile } from './timing.ts';

/**
 * In seconds: the default length of the whole attack, the warm-up before it, and the pauses in which V8 frees memory.
 */
export const abuseSeconds = 600;
const warmUp = 20;
const rest = 30;

/** Number of failures that are printed in full. */
const shown = 20;

const foundSchema = v.object({
  statuses: v.record(v.string(), v.number()),
  byName: v.record(v.string(), v.number()),
  endedLines: v.number(),
  failed: v.number(),
  failures: v.array(v.string()),
});

/** Memory of a process in megabytes; only Linux reports it. */
function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Waits for a message of a process; throws where it ends instead. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The fuzzer ended with ${code}.`);
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
}

async function attack(api: ApiProcess, work: () => Promise<Fared>) {
  const fuzzer = start('bench/src/abuse/fuzzer.ts', { ADDRESS: api.address });
  await answerOf(fuzzer);
  const fared = await work();
  const answer = answerOf(fuzzer);
  fuzzer.send('stop');
  return { fared, found: v.parse(foundSchema, await answer) };
}

/** Memory still in use after a collection, and resident memory at that time: both must come back down. */
const memoryLines = (after: Memory, before: Memory): Line[] =>
  (['resident', 'held'] as const).map((name) => ({
    name: `${name} after the same work and a pause again`,
    ours: after[name],
    peer: before[name],
    ratio: after[name] / before[name],
  }));

/** p99 of each kind of work and of all work, during the attack and without it. */
function lines(beside: Fared['times'], alone: Fared['times']): Line[] {
  const p99 = (times: Fared['times'], name?: string) =>
    quantile(
      times.flatMap(([task, time]) => (name === undefined || task === name ? [time] : [])),
      0.99,
    );
  const lineOf = (title: string, name?: string): Line => {
    const [ours, peer] = [p99(beside, name), p99(alone, name)];
    return { name: title, ours, peer, ratio: ours / peer };
  };
  const names = [...new Set(beside.map(([task]) => task))].sort();
  return [
    lineOf(`all, ${beside.length} and ${alone.length} requests`),
    ...names.map((name) => lineOf(name, name)),
  ];
}

/**
 * The API next to a fuzzer of GraphQL, REST, uploads and slow senders: twenty people do the same work before, during
 * and after it. No answer may be 5xx, and memory must come back down.
 */
export const abuse = (seconds: number): Promise<boolean> =>
  withProbedDemo('abuse', async ({ api, users, atRest }) => {
    const peace = Math.max(20, seconds / 10);
    await users.work(warmUp);
    const before = await users.work(peace);
    const memoryBefore = await atRest(rest);
    const { fared, found } = await attack(api, () => users.work(seconds));
    const most = megabytesOf(api.pid);
    await pause(rest);
    const after = await users.work(peace);
    const memoryAfter = await atRest(rest);
    await api.stop();
    const sent = Object.values(found.statuses).reduce((sum, count) => sum + count, 0);
    console.log(`\n${sent} hostile requests in ${seconds} s, answered ${JSON.stringify(found.statuses)}`);
    console.log(`  ${found.endedLines} lines of slow senders ended by the server`);
    for (const [name, count] of Object.entries(found.byName)) console.log(`  ${count} × ${name}`);
    const refused = [...before.failures, ...fared.failures, ...after.failures];
    for (const failure of [...found.failures, ...refused.map(({ text }) => text)].slice(0, shown))
      console.log(`  ${failure}`);
    const failed = found.failed + refused.length;
    console.log(`  ${failed} answers of 5xx, INTERNAL, none, or refusals of honest people; bar 0`);
    console.log(`  ${most.toFixed(0)} MB resident at the end of it`);
    const isFast = report(
      'abuse: 20 people beside a fuzzer, alone',
      'ms, p99',
      { most: 3, orOurs: 100 },
      lines(fared.times, [...before.times, ...after.times]),
    );
    const isBack = report(
      'abuse: memory once all garbage is collected, afterwards and before',
      'MB',
      { most: 1.2 },
      memoryLines(memoryAfter, memoryBefore),
    );
    return failed === 0 && isFast && isBack;
  });
