import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '../platform/config/s3-place.ts';

type BucketFault = 'refusing' | 'cut' | 'silent' | 'half' | 'stalled' | 'short' | 'other';

/** A bucket on this machine, and the objects written to it. */
export interface TestBucket {
  readonly place: S3Place;
  readonly objects: Map<string, Buffer>;
  /** Paths in the order in which they were written. */
  readonly writes: readonly string[];
  readonly headers: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /**
   * From now on misbehaves: answers 500, breaks off uploads, does not answer, or breaks off a download half-way, stalls
   * there, ends early, or sends other bytes. With undefined it works again.
   */
  readonly breakAs: (kind: BucketFault | undefined) => void;
  /** Lets a number of requests through before it misbehaves. */
  readonly breakAfter: (requests: number, kind: BucketFault) => void;
  readonly stop: () => void;
}

/** Number of objects per page of a list. */
const listed = 2;

/** The key of an object in its bucket, from the path of a request. */
const keyOf = (path: string): string => path.split('/').slice(2).join('/');

function listOf(all: readonly string[], query: URLSearchParams): string {
  const paths = all.filter((path) => keyOf(path).startsWith(query.get('prefix') ?? ''));
  const first = Number(query.get('continuation-token') ?? 0);
  const keys = paths
    .slice(first, first + listed)
    .map((path) => `<Contents><Key>${keyOf(path)}</Key></Contents>`);
  const isMore = first + listed < paths.length;
  const more = isMore ? `<NextContinuationToken>${first + listed}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${more}${keys.join('')}</ListBucketResult>`;
}

/**
 * Starts a store with the part of S3 that is needed: PUT, GET, HEAD and DELETE of objects by path, and a list of them
 * in small pages.
 */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const headers = new Map<string, Readonly<Record<string, unknown>>>();
  const writes: string[] = [];
  let broken: BucketFault | undefined;
  let left = 0;
  const server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
    left -= 1;
    return answer(request, response, key, left < 0 ? broken : undefined);
  });
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    fault: BucketFault | undefined,
  ): Promise<unknown> => {
    if (fault === 'refusing') return response.writeHead(500).end();
    if (fault === 'cut')
      return request.once('data', () => request.destroy()).once('end', () => request.destroy());
    if (fault === 'silent') return request.resume();
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      headers.set(key, request.headers);
      writes.push(key);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const query = new URL(request.url ?? '', 'http://bucket').searchParams;
    if (query.get('list-type') === '2') return response.end(listOf([...objects.keys()], query));
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    const half = found.subarray(0, found.length / 2);
    // Without a length the client cannot know that more should come.
    response.writeHead(200, fault === 'short' ? {} : { 'content-length': found.length });
    if (request.method === 'HEAD') return response.end();
    if (fault === 'half') return response.write(half, () => response.destroy());
    if (fault === 'stalled') return response.write(half);
    if (fault === 'short') return response.end(half);
    return response.end(fault === 'other' ? Buffer.alloc(found.length) : found);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: { bucket: 'land', region: 'ca-central-1', endpoint: `http://127.0.0.1:${port}` },
    objects,
    writes,
    headers,
    breakAs: (kind) => {
      broken = kind;
      left = 0;
    },
    breakAfter: (requests, kind) => {
      broken = kind;
      left = requests;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
