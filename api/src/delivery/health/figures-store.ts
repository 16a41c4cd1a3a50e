import { sql } from 'kysely';
import type { ReleaseHealth } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const figuresSchema = v.object({
  mails: v.number(),
  oldestMail: v.nullable(v.date()),
  imports: v.number(),
});

const releaseSchema = v.object({
  area: v.string(),
  stage: v.picklist(['stable', 'candidate']),
  version: v.string(),
  loads: v.number(),
  failures: v.number(),
  haltedAt: v.nullable(v.date()),
});

const proofSchema = v.object({
  takenAt: v.date(),
  checkedAt: v.date(),
  rows: v.number(),
  files: v.number(),
});

/** The last backup that was proven, and when a later one was found to be incomplete. */
export interface BackupHealth {
  readonly proven: v.InferOutput<typeof proofSchema> | undefined;
  readonly failedAt: Date | undefined;
}

/** Figures about the work in an installation, from the database; nothing about any person. */
export interface Figures extends v.InferOutput<typeof figuresSchema> {
  readonly releases: readonly ReleaseHealth[];
  readonly backup: BackupHealth;
}

async function readCounts(db: Db) {
  const { rows } = await sql`select (select count(*)::int from mail_job) as mails,
      (select min(created_at) from mail_job) as "oldestMail",
      (select count(*)::int from agreement_import where state = 'Finalizing') as imports`.execute(
    db.withoutPlugins(),
  );
  return v.parse(figuresSchema, rows[0]);
}

/** The releases that people get, with how often they were loaded and failed so far, including visitors. */
async function readReleases(db: Db): Promise<readonly ReleaseHealth[]> {
  const { rows } = await sql`select r.area, s.stage, s.version, coalesce(sum(l.loads), 0)::int as loads,
      coalesce(sum(l.failures), 0)::int as failures,
      case when s.stage = 'candidate' then r.halted_at end as "haltedAt"
    from area_rollout r
    cross join lateral (values ('stable', r.stable_version), ('candidate', r.candidate_version)) s (stage, version)
    left join area_load l on l.area = r.area and l.version = s.version
    where s.version is not null
    group by r.area, s.stage, s.version, r.halted_at order by r.area, s.stage desc`.execute(
    db.withoutPlugins(),
  );
  return rows
    .map((row) => v.parse(releaseSchema, row))
    .map(({ haltedAt, ...release }) => ({ ...release, haltedAt: haltedAt?.toISOString() ?? null }));
}

async function readBackup(db: Db): Promise<BackupHealth> {
  const { rows } =
    await sql`select taken_at as "takenAt", checked_at as "checkedAt", rows::float8 as rows, files
    from backup_proof where wrong = 0 order by taken_at desc, checked_at desc limit 1`.execute(
      db.withoutPlugins(),
    );
  const proven = rows.map((row) => v.parse(proofSchema, row))[0];
  const failed = await sql`select max(checked_at) as "failedAt" from backup_proof
    where wrong > 0 and taken_at > ${proven?.takenAt ?? new Date(0)}`.execute(db.withoutPlugins());
  const { failedAt } = v.parse(v.object({ failedAt: v.nullable(v.date()) }), failed.rows[0]);
  return { proven, failedAt: failedAt ?? undefined };
}

/** Reads the figures about the installation's work from the database. */
export async function readFigures(db: Db): Promise<Figures> {
  const [counts, releases, backup] = await Promise.all([readCounts(db), readReleases(db), readBackup(db)]);
  return { ...counts, releases, backup };
}
