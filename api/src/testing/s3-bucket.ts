import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '../platform/files/s3-store.ts';

/** A bucket on this machine, and what was written to it. */
export interface TestBucket {
  readonly place: S3Place;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Paths in the order that they were written in. */
  readonly writes: readonly string[];
  readonly headers: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** From now on goes wrong: answers 500, breaks off in the middle, or does not answer; undefined mends it. */
  readonly breakAs: (kind: 'refusing' | 'cut' | 'silent' | undefined) => void;
  readonly stop: () => void;
}

/** Starts a store that speaks as much S3 as is needed: PUT, GET and HEAD of objects by path. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const headers = new Map<string, Readonly<Record<string, unknown>>>();
  const writes: string[] = [];
  let broken: Parameters<TestBucket['breakAs']>[0];
  const server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
    if (broken === 'refusing') return response.writeHead(500).end();
    if (broken === 'cut')
      return request.once('data', () => request.destroy()).once('end', () => request.destroy());
    if (broken === 'silent') return request.resume();
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      headers.set(key, request.headers);
      writes.push(key);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { 'content-length': found.length });
    return response.end(request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: { bucket: 'land', region: 'ca-central-1', endpoint: `http://127.0.0.1:${port}` },
    objects,
    writes,
    headers,
    breakAs: (kind) => {
      broken = kind;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
