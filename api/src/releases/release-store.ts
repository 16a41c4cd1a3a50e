import { readFileSync } from 'node:fs';
import { areaNames, contractVersion } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { StartupError } from '../errors/startup-error.ts';

const releasesFileSchema = v.array(
  v.object({
    area: v.picklist(areaNames),
    version: v.string(),
    contractVersion: v.optional(v.string(), contractVersion),
    path: v.string(),
  }),
);

/** Makes the releases that a file names the stable ones of their areas. Throws a StartupError. */
export async function registerReleases(db: Db, file: string): Promise<void> {
  let releases: v.InferOutput<typeof releasesFileSchema>;
  try {
    releases = v.parse(releasesFileSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(
      `RELEASES_FILE ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  await db.transaction().execute(async (transaction) => {
    for (const { area, ...release } of releases) {
      await transaction.updateTable('release').set({ isStable: false }).where('area', '=', area).execute();
      const values = { ...release, isStable: true };
      await transaction
        .insertInto('release')
        .values({ area, ...values })
        .onConflict((conflict) => conflict.columns(['area', 'version']).doUpdateSet(values))
        .execute();
    }
  });
}

/** The stable release of every area, with the address of its manifest. */
export async function stableReleases(db: Db, config: Config): Promise<Release[]> {
  const rows = await db
    .selectFrom('release')
    .select(['area', 'version', 'contractVersion', 'path'])
    .where('isStable', '=', true)
    .orderBy('area')
    .execute();
  return rows.flatMap(({ area, path, ...release }) => {
    const origin = config.remoteOrigins.get(area);
    return origin ? [{ area, ...release, manifest: new URL(path, `${origin}/`).href }] : [];
  });
}
