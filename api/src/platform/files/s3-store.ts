import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';

export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  /** Address of a store that speaks S3 but is not Amazon's. */
  readonly endpoint: string | undefined;
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** The client of a bucket. Credentials come from the environment, as every S3 client reads them. */
export const s3Client = ({ region, endpoint }: S3Place): S3Client =>
  new S3Client({
    region,
    // Stores that are not Amazon's know no trailing checksums; contents are held to their hashes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });

/** Whether a bucket has an object. */
export const isInBucket = (client: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> =>
  client.send(new HeadObjectCommand(object)).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** Keeps files in a bucket, by their hash. */
export function s3Store(place: S3Place): FileStore {
  const { bucket } = place;
  const client = s3Client(place);
  const at = (sha256: string) => ({ Bucket: bucket, Key: `${sha256.slice(0, 2)}/${sha256.slice(2)}` });
  const write = async (sha256: string, body: Uint8Array | Readable, size: number): Promise<void> => {
    if (await isInBucket(client, at(sha256))) {
      if (body instanceof Readable) body.destroy();
      return;
    }
    await client.send(new PutObjectCommand({ ...at(sha256), Body: body, ContentLength: size }));
  };
  return {
    put: (sha256, bytes) => write(sha256, bytes, bytes.byteLength),
    keep: async (sha256, path) => write(sha256, createReadStream(path), (await stat(path)).size),
    read: async (sha256) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(sha256)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
