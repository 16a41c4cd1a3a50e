/**
 * Serves a remote's releases on an origin of their own:
 * `node scripts/serve-releases.ts --folder remote-map/dist --port 4005`; the first
 * of several folders that has a file serves it. A missing file is a 404, never a page. A browser that has the same
 * file of an earlier release gets the delta to it where the release has one (RFC 9842), else the whole file.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import {
  deltaCoding,
  deltaName,
  dictionaryOf,
  releaseFileType,
  useAsDictionary,
} from '../shared-contracts/src/rollout/index.ts';

const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding, available-dictionary',
};

/** The file for an address, or undefined if it would leave the folder or has no known type. */
export function releaseFile(folder: string, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(address, 'http://release').pathname);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, path));
  const isInside = file.startsWith(`${normalize(folder)}${sep}`) && !path.includes('\0');
  return isInside && releaseFileType(file) !== undefined && !path.includes('/.') ? file : undefined;
}

const { values } = parseArgs({
  options: { folder: { type: 'string', multiple: true }, port: { type: 'string' } },
});

/** The size of a file, in bytes; undefined where there is none. */
async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/**
 * The answer for an address: the file in the first folder that has it, or its delta from the file that the browser has.
 */
async function find(folders: readonly string[], address: string, headers: IncomingHttpHeaders) {
  for (const folder of folders) {
    const file = releaseFile(folder, address);
    const size = file && (await sizeOf(file));
    if (!file || size === undefined) continue;
    const dictionary = dictionaryOf(headers);
    const delta = dictionary && deltaName(file, dictionary);
    const deltaSize = delta && (await sizeOf(delta));
    return delta && deltaSize !== undefined
      ? { file, path: delta, size: deltaSize, coding: { 'content-encoding': deltaCoding } }
      : { file, path: file, size, coding: {} };
  }
  return undefined;
}

function serve(folders: readonly string[], port: number): void {
  const server = createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead ? await find(folders, request.url ?? '/', request.headers) : undefined;
    // The client may have gone while the file was looked for.
    if (response.destroyed) return;
    if (!found) {
      response.writeHead(404, headers).end();
      return;
    }
    const dictionary = useAsDictionary(new URL(request.url ?? '/', 'http://release').pathname);
    response.writeHead(200, {
      ...headers,
      ...found.coding,
      ...(dictionary === undefined ? {} : { 'use-as-dictionary': dictionary }),
      'content-type': releaseFileType(found.file),
      'content-length': found.size,
      // A release never changes once it is there.
      'cache-control': 'public, max-age=31536000, immutable',
    });
    if (request.method === 'HEAD') response.end();
    else pipeline(createReadStream(found.path), response, () => {});
  });
  server.on('error', (error) => {
    const isInUse = 'code' in error && error.code === 'EADDRINUSE';
    console.error(isInUse ? `Port ${port} is in use. Stop what uses it, or set PORT.` : error.message);
    process.exit(1);
  });
  server.listen(port, '0.0.0.0', () => process.send?.('listening'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

if (values.folder && values.port) serve(values.folder, Number(values.port));
