import type { AreaDeclaration, AreaName } from 'shared-contracts/area';
import type { Face } from 'shared-contracts/face';
import type { ReleaseFiles } from 'shared-contracts/rest';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';

/** Where a release is and what it was built for. */
export interface StoredRelease {
  readonly version: string;
  readonly contractVersion: string;
  /** The path of the manifest, below the origin of the area. */
  readonly path: string;
  /** Hash of the manifest; null for a build under development. */
  readonly manifestIntegrity: string | null;
  /** The files in the manifest; null where browsers have to read it. */
  readonly files: ReleaseFiles | null;
  /** Its declaration of the area; null if it was built before declarations existed. */
  readonly start: AreaDeclaration | null;
}

/** The releases of an area that people get. */
export interface RunningReleases {
  readonly area: AreaName;
  readonly stable: StoredRelease | undefined;
  /** Also undefined while it is halted. */
  readonly candidate: StoredRelease | undefined;
}

/** The columns of a stored release. */
export const releaseColumns = [
  'version',
  'contractVersion',
  'path',
  'manifestIntegrity',
  'files',
  'start',
] as const;

const columnsOf = ({ files, start, ...release }: StoredRelease) => ({
  ...release,
  files: files && JSON.stringify(files),
  start: start && JSON.stringify(start),
});

/** The releases that people may get now, by area. */
export async function readRegistry(db: Db): Promise<readonly RunningReleases[]> {
  const areas = await db.selectFrom('areaRollout').selectAll().orderBy('area').execute();
  const releases = await db
    .selectFrom('release as r')
    .innerJoin('areaRollout as a', (join) =>
      join
        .onRef('a.area', '=', 'r.area')
        .on((eb) =>
          eb.or([
            eb('r.version', '=', eb.ref('a.stableVersion')),
            eb('r.version', '=', eb.ref('a.candidateVersion')),
          ]),
        ),
    )
    .select(['r.area', ...releaseColumns.map((column) => `r.${column}` as const)])
    .execute();
  return areas.map(({ area, stableVersion, candidateVersion, haltedAt }) => {
    const named = (version: string | null) =>
      releases.find((release) => release.area === area && release.version === version);
    return {
      area,
      stable: named(stableVersion),
      candidate: haltedAt === null ? named(candidateVersion) : undefined,
    };
  });
}

/** The operations of a release by hash. */
export type ReleaseOperations = Readonly<Record<string, string>>;

/**
 * The parts of a release's manifest that only the registry uses; null if it was built before manifests contained them.
 */
export interface ReleaseFacts {
  readonly operations: ReleaseOperations | null;
  /** What it uses of the shell and of other areas, and what it offers them. */
  readonly takes: Face | null;
  readonly offers: Face | null;
}

const noFacts: ReleaseFacts = { operations: null, takes: null, offers: null };

const factColumns = ({ operations, takes, offers }: ReleaseFacts) => ({
  operations: operations && JSON.stringify(operations),
  takes: takes && JSON.stringify(takes),
  offers: offers && JSON.stringify(offers),
});

/** Adds a release; returns false, and leaves the existing one unchanged, if its area already has this version. */
export async function addRelease(
  db: Db,
  area: AreaName,
  release: StoredRelease,
  registeredBy: string,
  facts: ReleaseFacts = noFacts,
): Promise<boolean> {
  const added = await db
    .insertInto('release')
    .values({ area, ...columnsOf(release), ...factColumns(facts), registeredBy })
    .onConflict((conflict) => conflict.columns(['area', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes the address of a release, for a build that was moved. */
export async function moveRelease(
  db: Db,
  area: AreaName,
  release: StoredRelease,
  facts: ReleaseFacts,
): Promise<void> {
  const { version, ...place } = { ...columnsOf(release), ...factColumns(facts) };
  await db
    .updateTable('release')
    .set(place)
    .where('area', '=', area)
    .where('version', '=', version)
    .execute();
}

const selectArea = (db: Db, area: AreaName) =>
  db.selectFrom('areaRollout').selectAll().where('area', '=', area);

const noArea = (area: AreaName) => () => notFound(toProgrammers(`There is no area ${area}.`));

/** The current rollout of one area. Throws NOT_FOUND. */
export const readArea = (db: Db, area: AreaName) =>
  selectArea(db, area).executeTakeFirstOrThrow(noArea(area));

/** The rollout of one area, locked until the transaction ends. Throws NOT_FOUND. */
export const lockArea = (db: Db, area: AreaName) =>
  selectArea(db, area).forUpdate().executeTakeFirstOrThrow(noArea(area));

/**
 * The rollout of one area, locked together with all others, so that two areas never declare the same name. Throws
 * NOT_FOUND.
 */
export async function lockAllAreas(db: Db, area: AreaName) {
  const all = await db.selectFrom('areaRollout').selectAll().orderBy('area').forUpdate().execute();
  return all.find((one) => one.area === area) ?? readArea(db, area);
}

/** The release of a version, if an area has it. */
export function knownRelease(db: Db, area: AreaName, version: string): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('release')
    .select(releaseColumns)
    .where('area', '=', area)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** What a release's manifest contained for the registry when it was registered. */
export async function releaseFacts(db: Db, area: AreaName, version: string): Promise<ReleaseFacts> {
  const found = await db
    .selectFrom('release')
    .select(['operations', 'takes', 'offers'])
    .where('area', '=', area)
    .where('version', '=', version)
    .executeTakeFirst();
  return found ?? noFacts;
}

/** Whether an area has a release of this version. */
export const hasRelease = async (db: Db, area: AreaName, version: string): Promise<boolean> =>
  (await knownRelease(db, area, version)) !== undefined;

interface AreaState {
  readonly stableVersion?: string;
  readonly candidateVersion?: string | null;
  readonly haltedAt?: Date | null;
  readonly haltedBecause?: string | null;
}

/** Changes which releases people get of an area, and increments the revision. */
export async function setArea(db: Db, area: AreaName, state: AreaState): Promise<void> {
  await db
    .updateTable('areaRollout')
    .set((eb) => ({ ...state, revision: eb('revision', '+', 1) }))
    .where('area', '=', area)
    .execute();
}

/** Records since when a release is the stable one, or that it was rolled back. */
export async function noteRelease(
  db: Db,
  area: AreaName,
  version: string,
  note: { readonly stableSince: Date; readonly rolledBackAt: null } | { readonly rolledBackAt: Date },
): Promise<void> {
  await db.updateTable('release').set(note).where('area', '=', area).where('version', '=', version).execute();
}
