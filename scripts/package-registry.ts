import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { MadePackage } from './make-packages.ts';

/** A registry of our packages on this machine. */
export interface PackageRegistry {
  /** The line of the scope in `.npmrc`: `@rightway:registry=http://localhost:4873/`. */
  readonly npmrc: string;
  readonly stop: () => Promise<void>;
}

/** What npm asks about a package before it fetches it (the 'packument' of the registry's API). */
function metadataOf({ name, version, file, manifest }: MadePackage, origin: string): unknown {
  const content = readFileSync(file);
  const dist = {
    tarball: `${origin}/files/${basename(file)}`,
    integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    shasum: createHash('sha1').update(content).digest('hex'),
  };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/** Serves packages as a company's registry does, only to npm on this machine; at any free port if none is named. */
export async function startPackageRegistry(
  packages: readonly MadePackage[],
  port = 0,
): Promise<PackageRegistry> {
  let origin = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname).slice(1);
    const found = packages.find(({ name, file }) => path === name || path === `files/${basename(file)}`);
    if (!found) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    if (path === found.name)
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(metadataOf(found, origin)));
    return response.writeHead(200).end(readFileSync(found.file));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    npmrc: `@rightway:registry=${origin}/\n`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
