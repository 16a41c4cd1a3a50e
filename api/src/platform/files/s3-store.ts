import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { texts } from '../../generated/texts/refusals.ts';
import type { S3Place } from '../config/s3-place.ts';
import { AppError } from '../errors/app-error.ts';
import { messageFrom } from '../errors/localized-message.ts';
import type { FileStore } from './file-store.ts';
import { wholeBytes } from './whole-bytes.ts';

/** A bucket that sends nothing for this long, in milliseconds, counts as unreachable. */
const longestSilence = 10_000;

/** Attempts for one request: somebody waits for all of them. */
const tries = 2;

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** The client of a bucket. Credentials come from the environment, as every S3 client reads them. */
export const s3Client = ({ region, endpoint }: S3Place, silence = longestSilence): S3Client =>
  new S3Client({
    region,
    maxAttempts: tries,
    requestHandler: { connectionTimeout: 3000, socketTimeout: silence },
    // Stores other than Amazon's do not support trailing checksums; contents are verified by their hashes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });

/** Whether an object exists in a bucket. */
export const isInBucket = (client: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> =>
  client.send(new HeadObjectCommand(object)).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** The message for people while the file store fails; the store's own error goes to the log. */
function unreachable(cause: unknown): AppError {
  const error = new AppError(
    'UNAVAILABLE',
    messageFrom(texts, ({ filesAway }) => filesAway),
  );
  error.cause = cause;
  return error;
}

/** Waits for an operation on a bucket. Throws UNAVAILABLE where it fails; errors meant for people are passed on. */
export async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(error);
  }
}

/**
 * Stores files in a bucket, by hash; `silence` is how many milliseconds the bucket may send nothing. Throws
 * UNAVAILABLE.
 */
export function s3Store(place: S3Place, silence = longestSilence): FileStore {
  const { bucket } = place;
  const client = s3Client(place, silence);
  const at = (sha256: string) => ({ Bucket: bucket, Key: `${sha256.slice(0, 2)}/${sha256.slice(2)}` });
  const write = async (sha256: string, body: Uint8Array | Readable, size: number): Promise<void> => {
    if (await isInBucket(client, at(sha256))) {
      if (body instanceof Readable) body.destroy();
      return;
    }
    await client.send(new PutObjectCommand({ ...at(sha256), Body: body, ContentLength: size }));
  };
  return {
    put: (sha256, bytes) => reached(write(sha256, bytes, bytes.byteLength)),
    keep: async (sha256, path) => {
      const { size } = await stat(path);
      await reached(write(sha256, createReadStream(path), size));
    },
    remove: async (sha256) => {
      await reached(client.send(new DeleteObjectCommand(at(sha256))));
    },
    read: async (sha256) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(sha256)));
        return Body instanceof Readable ? wholeBytes(Body, sha256, silence, unreachable) : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unreachable(error);
      }
    },
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await reached(
          client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })),
        );
        // Releases are in the same bucket.
        for (const { Key = '' } of page.Contents ?? [])
          if (/^[\da-f]{2}\/[\da-f]{62}$/.test(Key)) yield Key.replace('/', '');
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}
