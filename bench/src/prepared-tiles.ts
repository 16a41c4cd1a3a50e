import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tiles that somebody cut before: each is asked of its source once, and from then on comes from memory. */
export interface PreparedTiles {
  /** With a slash at its end; `z/x/y` follows. */
  readonly address: string;
  readonly stop: () => void;
}

/** Serves the tiles of a source from memory, to any page. */
export async function prepareTiles(source: (place: string) => Promise<Buffer>): Promise<PreparedTiles> {
  const known = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const place = (request.url ?? '/').slice(1);
    const tile = known.get(place) ?? source(place);
    known.set(place, tile);
    tile.then(
      (bytes) => response.writeHead(200, { 'access-control-allow-origin': '*' }).end(bytes),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
