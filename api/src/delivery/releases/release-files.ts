import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { AreaName } from 'shared-contracts/area';
import { releaseFileType } from 'shared-contracts/rollout';
import type { S3Place } from '../../platform/config/s3-place.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { isInBucket, reached, s3Client } from '../../platform/files/s3-store.ts';

/** Where releases are served from. */
export interface ReleaseStore {
  /** Where they lie on this machine, if they do. */
  readonly folder?: string;
  /** Keeps a release whole or not at all. Throws 409 where its area has one of this version. */
  readonly put: (area: AreaName, version: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
}

/** Said to who releases a version again. */
export const alreadyThere = (area: AreaName, version: string) =>
  new AppError(
    'CONFLICT',
    toProgrammers(
      `remote-${area} has a release ${version} already. A release never changes: give this one another version.`,
    ),
  );

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY'].includes(String(error.code));

/** A folder an area, a folder a version; the origins of the remotes serve it. */
export function folderReleases(folder: string): ReleaseStore {
  return {
    folder,
    put: async (area, version, files) => {
      const place = join(folder, area);
      const unfinished = join(place, `.unfinished-${crypto.randomUUID()}`);
      try {
        for (const [name, content] of files) {
          const path = join(unfinished, name);
          await mkdir(dirname(path), { recursive: true });
          const file = await open(path, 'wx');
          try {
            await file.writeFile(content);
            await file.sync();
          } finally {
            await file.close();
          }
        }
        // An empty folder could be renamed over.
        if ((await readdir(place)).includes(version)) throw alreadyThere(area, version);
        await rename(unfinished, join(place, version));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw isTaken(error) ? alreadyThere(area, version) : error;
      }
    },
  };
}

/** The same below `releases/` in a bucket, which an edge or a content network serves. The manifest comes last: without it there is no release. Throws UNAVAILABLE. */
export function s3Releases(bucket: S3Place, silence?: number): ReleaseStore {
  const client = s3Client(bucket, silence);
  const put: ReleaseStore['put'] = async (area, version, files) => {
    const last = 'mf-manifest.json';
    const manifest = { Bucket: bucket.bucket, Key: `releases/${area}/${version}/${last}` };
    if (await isInBucket(client, manifest)) throw alreadyThere(area, version);
    const names = [...files.keys()].sort((one, other) => Number(one === last) - Number(other === last));
    for (const name of names) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket.bucket,
          Key: `releases/${area}/${version}/${name}`,
          Body: files.get(name),
          ContentType: releaseFileType(name),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    }
  };
  return { put: (area, version, files) => reached(put(area, version, files)) };
}
