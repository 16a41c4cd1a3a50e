import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../scripts/free-port.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { isAway, longestAway, losePrimary } from './failover/lost-primary.ts';
import { type PostgresPair, startPair } from './failover/postgres-pair.ts';
import { savers, type Worked } from './failover/savers.ts';
import { short } from './report.ts';
import { heavyWork } from './soak/heavy-work.ts';
import { quantile } from './timing.ts';

const copies = 3;

/** Seconds of work before a server is lost and after. */
const before = 10;
const after = 20;

/** Number of failures that are printed in full. */
const shown = 10;

interface Phase {
  readonly name: string;
  /** Number of seconds in which somebody may be answered 503. */
  readonly mostAway: number;
  /** Takes the primary away and puts another in its place. */
  readonly change: () => Promise<void>;
}

interface Drill {
  readonly pair: PostgresPair;
  readonly apis: readonly [ApiProcess, ...ApiProcess[]];
  /** Where each copy serves its numbers. */
  readonly metrics: readonly string[];
  readonly people: Awaited<ReturnType<typeof savers>>;
}

/** Records that were acknowledged and are missing, and those that exist more than once. */
async function lostAndDoubled(pair: PostgresPair, saved: readonly string[]) {
  const rows = await pair.ask<{ id: string; entries: number }>(
    `select c.id::text as id, (select count(*)::int from history_entry h where h.record_id = c.id) as entries
      from country c where c.id = any ($1::uuid[])`,
    [saved],
  );
  const there = new Set(rows.map(({ id }) => id));
  return {
    lost: saved.filter((id) => !there.has(id)).length,
    doubled: rows.filter(({ entries }) => entries !== 1).length,
  };
}

/** Imports that exist in part: each is a hundred agreements in a project of its own, or nothing. */
const halfImports = (pair: PostgresPair) =>
  pair.ask<{ agreements: number }>(`select count(a.id)::int as agreements from surface_project p
    join agreement a on a.surface_project_id = p.id where p.description = 'Import' group by p.id having count(a.id) <> 100`);

function printOutage({ answers, saved, missed, sentAgain }: Worked, since: number): number {
  const away = answers.filter(({ status }) => status === 503);
  const seconds = away.length === 0 ? 0 : (Math.max(...away.map(({ at }) => at)) - since) / 1000;
  const slowest = (share: number) =>
    quantile(
      answers.map(({ took }) => took),
      share,
    ).toFixed(0);
  console.log(
    `  ${answers.length} answers, p50 ${slowest(0.5)}, p99 ${slowest(0.99)}, slowest ${slowest(1)} ms`,
  );
  const sentences = new Map<string, number>();
  for (const { text } of away)
    sentences.set(text.slice(0, 120), (sentences.get(text.slice(0, 120)) ?? 0) + 1);
  console.log(`  ${away.length} of them 503, the last ${seconds.toFixed(1)} s after the change began`);
  for (const [sentence, count] of sentences) console.log(`    ${count} × ${sentence}`);
  console.log(`  ${saved.length} saves acknowledged, ${sentAgain} sent again`);
  console.log(`  ${missed.length} lists without what their reader had just saved; bar 0`);
  return seconds;
}

const readOnReplica = /^rightway_replica_reads_total\{server="replica"\} (\d+)/m;

/** Reads that the standby answered so far. */
async function readsOnReplica(metrics: readonly string[]): Promise<number> {
  const texts = await Promise.all(metrics.map(async (address) => (await fetch(address)).text()));
  return texts.reduce((sum, text) => sum + Number(readOnReplica.exec(text)?.[1] ?? 0), 0);
}

/** How long a copy may take until it reads from a standby, in milliseconds: a beat and some looks. */
const untilRead = 40_000;

/** Waits until every copy reads from the standby. */
async function untilFollowed(metrics: readonly string[]): Promise<void> {
  const end = performance.now() + untilRead;
  const isRead = (text: string) => /^rightway_replica_used\{.*\} 1$/m.test(text);
  for (;;) {
    const texts = await Promise.all(metrics.map(async (address) => (await fetch(address)).text()));
    if (texts.every(isRead) || performance.now() > end) return;
    await pause(500);
  }
}

async function run(
  { pair, apis, metrics, people }: Drill,
  { name, mostAway, change }: Phase,
): Promise<boolean> {
  console.log(`\n${name}`);
  const heavy = await heavyWork(apis[0]);
  await untilFollowed(metrics);
  const readBefore = await readsOnReplica(metrics);
  let isOver = false;
  const working = people.work(() => isOver);
  const beside = heavy.work(before + after);
  await pause(before * 1000);
  const since = performance.now();
  await change();
  console.log(`  changed within ${((performance.now() - since) / 1000).toFixed(1)} s`);
  await pause(after * 1000);
  isOver = true;
  const worked = await working;
  const { times, failures } = await beside;
  const away = printOutage(worked, since);
  const readThere = (await readsOnReplica(metrics)) - readBefore;
  console.log(`  ${readThere} lists, tiles and reports were read on the standby`);
  console.log(`  beside them ${times.length} calls of imports, reports and tiles, ${failures.length} failed`);
  const wrong = [
    ...worked.answers
      .filter(({ status, text }) => status !== 503 && (status !== 200 || text.includes('"errors"')))
      .map(({ task, status, text }) => `${task}: ${status} ${text.slice(0, 200)}`),
    // A request that was asked to try again has not failed.
    ...failures.map(({ text }) => text).filter((text) => mostAway === 0 || !isAway.test(text)),
  ];
  for (const one of wrong.slice(0, shown)) console.log(`  WRONG ${one}`);
  const { lost, doubled } = await lostAndDoubled(pair, worked.saved);
  const halves = await halfImports(pair);
  const ready = await Promise.all(apis.map(({ address }) => fetch(`${address}/api/health`)));
  const areReady = ready.every(({ ok }) => ok);
  console.log(
    `  ${lost} lost, ${doubled} doubled, ${halves.length} halves of imports, ${wrong.length} wrong; bar 0 of each`,
  );
  console.log(`  ${areReady ? 'every copy is' : 'NOT every copy is'} ready afterwards`);
  const holds =
    lost + doubled + halves.length + wrong.length + worked.missed.length === 0 &&
    away <= mostAway &&
    areReady &&
    readThere > 0 &&
    worked.saved.length > 0;
  if (!holds) short(`failover: ${name}`);
  return holds;
}

/**
 * Twenty people, imports and reports on three instances of the API, while the primary of the database is killed and its
 * standby takes over, and then during an orderly switch of the two: no acknowledged save is lost or written twice, and
 * no list that is read on the standby lacks what its reader saved just before.
 */
export async function failover(): Promise<boolean> {
  const pair = await startPair();
  const folder = mkdtempSync(join(tmpdir(), 'rightway-failover-'));
  const port = await freePorts(6600, 2 * copies);
  // All instances start at the same time on an empty database.
  const started = Array.from({ length: copies }, (_, place) =>
    startApi(
      {
        DATABASE_URL: pair.url,
        REPLICA_URLS: pair.replicas,
        DATA_FOLDER: folder,
        DEMO: 'true',
        PORT: String(port + place),
        METRICS_PORT: String(port + copies + place),
      },
      'admin@rightway.test',
    ),
  );
  try {
    const [first, ...others] = await Promise.all(started);
    if (!first) throw new Error('No copy was started.');
    const apis = [first, ...others] as const;
    await pair.addStandby();
    const metrics = apis.map((_, place) => `http://127.0.0.1:${port + copies + place}/metrics`);
    const drill = { pair, apis, metrics, people: await savers(apis.map(({ address }) => address)) };
    const isLostHeld = await run(drill, {
      name: 'the primary is killed, the standby promoted',
      mostAway: longestAway,
      change: () => losePrimary(pair),
    });
    await pair.addStandby();
    const isSwitchHeld = await run(drill, {
      name: 'a planned switch',
      mostAway: 0,
      change: async () => {
        await pair.switchOver();
      },
    });
    return isLostHeld && isSwitchHeld;
  } finally {
    await Promise.allSettled(started.map(async (one) => (await one).stop()));
    pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
