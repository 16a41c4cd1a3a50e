import { readFileSync } from 'node:fs';
import { type AreaName, areaDeclarationSchema, areaNameSchema, contractVersion } from 'shared-contracts/area';
import { type FacedRelease, faceSchema } from 'shared-contracts/face';
import { releaseFilesSchema } from 'shared-contracts/rest';
import { releasesFileActor } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { RemoteOrigins } from '../../platform/config/remote-origins.ts';
import type { Db } from '../../platform/db/database.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { readOperations } from '../operations/persisted-operations.ts';
import { addOperations } from '../operations/persisted-operations-store.ts';
import { addArea, addFlagsOf } from '../rollout/new-names.ts';
import { addRolloutChange } from '../rollout/rollout-store.ts';
import { problemsOfFace } from './problems-of-face.ts';
import {
  addRelease,
  knownRelease,
  lockAllAreas,
  moveRelease,
  noteRelease,
  type ReleaseFacts,
  releaseFacts,
  type StoredRelease,
  setArea,
} from './release-store.ts';
import type { Shells } from './running-shells.ts';
import { readServedRelease } from './served-release.ts';

const releasesFileSchema = v.array(
  v.object({
    area: areaNameSchema,
    version: v.string(),
    contractVersion: v.optional(v.string()),
    path: v.string(),
    /** Hash of the manifest; null for a build under development. If it is not given, the manifest is read now. */
    integrity: v.optional(v.nullable(v.string())),
    /** The files that the manifest lists, next to its hash; without them browsers read the manifest themselves. */
    files: v.optional(v.nullable(releaseFilesSchema), null),
    /** The area's declaration in the manifest, next to its hash. */
    start: v.optional(v.nullable(areaDeclarationSchema), null),
    /** What the release uses and offers according to its manifest, next to its hash. */
    takes: v.optional(v.nullable(faceSchema), null),
    offers: v.optional(v.nullable(faceSchema), null),
    /** Where this server reads the manifest, if that differs from the origin that browsers use. */
    from: v.optional(v.pipe(v.string(), v.url())),
  }),
);

const actor = { id: null, name: releasesFileActor };

/** How long to wait for an origin that starts at the same time as this server, in milliseconds. */
const patience = { ofNew: 60_000, ofKnown: 5_000 } as const;

interface FoundRelease extends StoredRelease, ReleaseFacts {
  readonly area: AreaName;
}

type NamedRelease = v.InferOutput<typeof releasesFileSchema>[number];

/** A release as described by the file or its origin; if the origin is unreachable, as it was registered before. */
async function findRelease(
  db: Db,
  { area, version, path, from, integrity, files, start, takes, offers, ...release }: NamedRelease,
  origins: Pick<RemoteOrigins, 'of'>,
): Promise<FoundRelease> {
  if (integrity !== undefined) {
    const built = release.contractVersion ?? contractVersion;
    return {
      area,
      version,
      path,
      contractVersion: built,
      manifestIntegrity: integrity,
      files,
      start,
      operations: null,
      takes,
      offers,
    };
  }
  const address = from ?? `${origins.of(area)}/${path}`;
  const known = await knownRelease(db, area, version);
  const served = await readServedRelease(address, known ? patience.ofKnown : patience.ofNew);
  if (served) return { area, version, path, ...served };
  // An unreachable area must not keep the others from starting.
  if (known) return { area, ...known, ...(await releaseFacts(db, area, version)) };
  throw new StartupError(`RELEASES_FILE names a release that cannot be reached: ${address}`);
}

/**
 * Throws a StartupError that lists everything that new releases are missing. Does not wait for a host that is not
 * running yet: the registry compares them later.
 */
async function checkFit(db: Db, { faces }: Shells, added: readonly FacedRelease[]): Promise<void> {
  const problems = [];
  for (const release of added) problems.push(...(await problemsOfFace(db, { faces, silent: [] }, release)));
  if (problems.length > 0)
    throw new StartupError(`RELEASES_FILE names what does not fit together:\n${problems.join('\n')}`);
}

/**
 * Registers the releases that a file lists. A new one becomes the stable release of its area if the shell can run it; a
 * known one stays as operators have set it since. Throws a StartupError.
 */
export async function registerReleases(
  db: Db,
  file: string,
  origins: Pick<RemoteOrigins, 'of'>,
  shells: Shells,
  now: Date,
): Promise<void> {
  let releases: v.InferOutput<typeof releasesFileSchema>;
  try {
    releases = v.parse(releasesFileSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(
      `RELEASES_FILE ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  const found = await Promise.all(releases.map((release) => findRelease(db, release, origins)));
  await db.transaction().execute(async (transaction) => {
    const added: FacedRelease[] = [];
    for (const { area, operations, takes, offers, ...release } of found) {
      const { version } = release;
      const facts = { operations, takes, offers };
      await addArea(transaction, area);
      const { stableVersion, candidateVersion } = await lockAllAreas(transaction, area);
      await addFlagsOf(transaction, area, release.start?.flags ?? []);
      const isNew = await addRelease(transaction, area, release, actor.name, facts);
      if (operations) await addOperations(transaction, readOperations(operations));
      if (!isNew) {
        await moveRelease(transaction, area, release, facts);
        continue;
      }
      await setArea(transaction, area, {
        stableVersion: version,
        ...(candidateVersion === version ? { candidateVersion: null } : {}),
      });
      await noteRelease(transaction, area, version, { stableSince: now, rolledBackAt: null });
      await addRolloutChange(transaction, actor, now, {
        subject: area,
        event: 'promoted',
        version,
        versionBefore: stableVersion,
      });
      added.push({ area, takes, offers, ...release });
    }
    // The releases in the file may depend on each other.
    await checkFit(transaction, shells, added);
  });
}
