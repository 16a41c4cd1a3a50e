import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { AreaName } from 'shared-contracts/area';
import { deltaCoding, fileOfDelta, releaseFileType } from 'shared-contracts/rollout';
import type { S3Place } from '../../platform/config/s3-place.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { isInBucket, reached, s3Client } from '../../platform/files/s3-store.ts';

/** Where releases are served from. */
export interface ReleaseStore {
  /** Their folder on this machine, if they are stored there. */
  readonly folder?: string;
  /** Stores a release, completely or not at all. Throws 409 if its area already has one with this version. */
  readonly put: (area: AreaName, version: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** A file of a release that is stored here; undefined if it is not, or cannot be read now. */
  readonly get: (area: AreaName, version: string, file: string) => Promise<Uint8Array | undefined>;
  /** Removes a release that nobody gets any more; does nothing if it does not exist. */
  readonly remove: (area: AreaName, version: string) => Promise<void>;
}

/** The error for somebody who publishes a version a second time. */
export const alreadyThere = (area: AreaName, version: string) =>
  new AppError(
    'CONFLICT',
    toProgrammers(
      `remote-${area} has a release ${version} already. A release never changes: give this one another version.`,
    ),
  );

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY'].includes(String(error.code));

/** A folder per area with a folder per version, which the origins of the remotes serve. */
export function folderReleases(folder: string): ReleaseStore {
  return {
    get: (area, version, file) => readFile(join(folder, area, version, file)).catch(() => undefined),
    folder,
    remove: (area, version) => rm(join(folder, area, version), { recursive: true, force: true }),
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
        // Checked explicitly, because a rename could replace an empty folder.
        if ((await readdir(place)).includes(version)) throw alreadyThere(area, version);
        await rename(unfinished, join(place, version));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw isTaken(error) ? alreadyThere(area, version) : error;
      }
    },
  };
}

/** The headers of an object, because the bucket's server adds none. */
function headersOf(name: string) {
  const file = fileOfDelta(name);
  return {
    ContentType: releaseFileType(file ?? name),
    ...(file === undefined ? {} : { ContentEncoding: deltaCoding }),
  };
}

/**
 * Stores releases below `releases/` in a bucket, which an edge or a CDN serves. The manifest is written last: without
 * it there is no release. Throws UNAVAILABLE.
 */
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
          ...headersOf(name),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    }
  };
  const get: ReleaseStore['get'] = async (area, version, file) => {
    const object = { Bucket: bucket.bucket, Key: `releases/${area}/${version}/${file}` };
    const found = await client.send(new GetObjectCommand(object));
    return found.Body?.transformToByteArray();
  };
  const remove: ReleaseStore['remove'] = async (area, version) => {
    const Prefix = `releases/${area}/${version}/`;
    for (;;) {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket.bucket, Prefix }));
      for (const { Key } of page.Contents ?? [])
        await client.send(new DeleteObjectCommand({ Bucket: bucket.bucket, Key }));
      if (!page.IsTruncated) return;
    }
  };
  return {
    put: (area, version, files) => reached(put(area, version, files)),
    remove: (area, version) => reached(remove(area, version)),
    get: (area, version, file) => get(area, version, file).catch(() => undefined),
  };
}
