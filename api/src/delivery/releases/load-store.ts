import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AreaName } from 'shared-contracts/area';
import { type LoadReport, rolloutLimits } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** The stored mark that all visitors share. */
const visitors = sql`''::bytea`;

const steps: readonly number[] = rolloutLimits.loadTimes;

/** The histogram step of a load time; times beyond the last step have a step of their own. */
const stepOf = (milliseconds: number): number => {
  const step = steps.findIndex((most) => milliseconds <= most);
  return step === -1 ? steps.length : step;
};

/**
 * Counts how the load of a release went in a person's browser, under a mark that does not identify the person;
 * `personId` is null for visitors, who are counted together.
 */
export async function countLoad(
  db: Db,
  personId: string | null,
  report: LoadReport,
  now: Date,
): Promise<void> {
  const { area, version, failure, milliseconds } = report;
  const times = Array.from({ length: steps.length + 1 }, (_, step) =>
    failure === null && step === stepOf(milliseconds) ? 1 : 0,
  );
  const counted = { loads: failure === null ? 1 : 0, failures: failure === null ? 0 : 1 };
  const mark =
    personId === null ? visitors : sql`sha256(convert_to(load_salt::text || ${personId}::text, 'UTF8'))`;
  await sql`insert into area_load as l (area, version, person, loads, failures, times, last_failure, last_at)
    select area, version, ${mark}, ${counted.loads}::int, ${counted.failures}::int, ${times}::int[],
      ${failure}::text, ${now}::timestamptz
    from release where area = ${area} and version = ${version}
    on conflict (area, version, person) do update set
      loads = l.loads + excluded.loads,
      failures = l.failures + excluded.failures,
      times = (select array_agg(a + b order by place) from unnest(l.times, excluded.times) with ordinality t (a, b, place)),
      last_failure = coalesce(excluded.last_failure, l.last_failure),
      last_at = excluded.last_at`.execute(db.withoutPlugins());
}

/** Deletes the recorded loads of a release, so that it is judged from scratch. */
export async function forgetLoads(db: Db, area: AreaName, version: string): Promise<void> {
  await db.deleteFrom('areaLoad').where('area', '=', area).where('version', '=', version).execute();
  await db
    .updateTable('release')
    .set({ loadSalt: randomUUID() })
    .where('area', '=', area)
    .where('version', '=', version)
    .execute();
}

const totalsSchema = v.object({
  version: v.string(),
  people: v.number(),
  /** People for whom more of its loads failed than is tolerated; each counts once, however often they report. */
  failedFor: v.number(),
  loads: v.number(),
  failures: v.number(),
  /** Loads and failures of visitors, who are not counted as people. */
  visitors: v.object({ loads: v.number(), failures: v.number() }),
  times: v.array(v.number()),
  lastFailure: v.nullable(v.string()),
});

export type LoadTotals = v.InferOutput<typeof totalsSchema>;

/** How the releases of an area loaded so far, by version. */
export async function loadTotals(db: Db, area: AreaName): Promise<ReadonlyMap<string, LoadTotals>> {
  const ofPeople = sql`filter (where person <> ${visitors})`;
  const sum = (column: 'loads' | 'failures') => sql`coalesce(sum(${sql.ref(column)}) ${ofPeople}, 0)::int`;
  const sums = steps
    .concat(0)
    .map((_, step) => sql`coalesce(sum(times[${sql.lit(step + 1)}]) ${ofPeople}, 0)::int`);
  const isFailed = sql`failures > ${rolloutLimits.failureShare}::float8 * (loads + failures)`;
  const { rows } = await sql`select version, (count(*) ${ofPeople})::int as people,
      (count(*) filter (where person <> ${visitors} and ${isFailed}))::int as "failedFor",
      ${sum('loads')} as loads, ${sum('failures')} as failures,
      json_build_object('loads', coalesce(sum(loads) filter (where person = ${visitors}), 0),
        'failures', coalesce(sum(failures) filter (where person = ${visitors}), 0)) as visitors,
      array[${sql.join(sums)}] as times,
      (array_agg(last_failure order by last_at desc) filter (where last_failure is not null and person <> ${visitors}))[1] as "lastFailure"
    from area_load where area = ${area} group by version`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(totalsSchema, row)).map((totals) => [totals.version, totals]));
}

/**
 * The step within which the given share of loads was finished; null if there were none, or if it took longer than the
 * last step.
 */
export function within(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let counted = 0;
  const step = times.findIndex((count) => {
    counted += count;
    return counted >= all * share;
  });
  return steps[step] ?? null;
}
