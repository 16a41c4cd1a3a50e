import { readFileSync } from 'node:fs';
import { areaNames, contractVersion } from 'shared-contracts/area';
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
    integrity: v.optional(v.nullable(v.string()), null),
  }),
);

const actor = { id: null, name: 'RELEASES_FILE' };

/**
 * Registers the releases that a file names. One that is new becomes the stable one
 * of its area; one that is known stays what operators made of it meanwhile. Throws a StartupError.
 */
export async function registerReleases(db: Db, file: string, now: Date): Promise<void> {
  let releases: v.InferOutput<typeof releasesFileSchema>;
  try {
    releases = v.parse(releasesFileSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(
      `RELEASES_FILE ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  await db.transaction().execute(async (transaction) => {
    for (const { area, integrity, ...found } of releases) {
      const release = { ...found, manifestIntegrity: integrity };
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
