import { readFileSync } from 'node:fs';
import { type AreaName, areaNames, contractVersion } from 'shared-contracts/area';
import { integrityOf } from 'shared-contracts/integrity';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { addRolloutChange } from '../rollout/rollout-store.ts';
import { addRelease, lockArea, moveRelease, noteRelease, setArea } from './release-store.ts';

const releasesFileSchema = v.array(
  v.object({
    area: v.picklist(areaNames),
    version: v.string(),
    contractVersion: v.optional(v.string(), contractVersion),
    path: v.string(),
    /** Hash of the manifest. Without one it is taken from the origin now; null is a build under development. */
    integrity: v.optional(v.nullable(v.string())),
    /** Where this server reads the manifest for its hash, if not at the origin that browsers use. */
    from: v.optional(v.pipe(v.string(), v.url())),
  }),
);

const actor = { id: null, name: 'RELEASES_FILE' };

/** How long an origin may take to come up beside this server, and the pause between two looks, in milliseconds. */
const patience = 60_000;
const pause = 1000;

/** The hash of a release's manifest as its origin serves it now. Throws a StartupError. */
async function integrityAt(address: string): Promise<string> {
  for (const end = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return integrityOf(await answer.bytes());
    if (Date.now() > end)
      throw new StartupError(`RELEASES_FILE names a release that cannot be reached: ${address}`);
  }
}

/**
 * Registers the releases that a file names. One that is new becomes the stable one
 * of its area; one that is known stays what operators made of it meanwhile. Throws a StartupError.
 */
export async function registerReleases(
  db: Db,
  file: string,
  origins: ReadonlyMap<AreaName, string>,
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
  const addressed = await Promise.all(
    releases.map(async ({ integrity, from, ...release }) => ({
      ...release,
      manifestIntegrity:
        integrity === undefined
          ? await integrityAt(from ?? `${origins.get(release.area)}/${release.path}`)
          : integrity,
    })),
  );
  await db.transaction().execute(async (transaction) => {
    for (const { area, ...release } of addressed) {
      const { version } = release;
      const { stableVersion, candidateVersion } = await lockArea(transaction, area);
      const isNew = await addRelease(transaction, area, release, actor.name);
      if (!isNew) {
        await moveRelease(transaction, area, release);
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
    }
  });
}
