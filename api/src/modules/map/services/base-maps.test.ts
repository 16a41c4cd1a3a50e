import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBaseMaps } from '../../../platform/config/base-maps.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts';
import { archiveOf } from '../../../testing/tile-archive.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const folder = mkdtempSync(join(tmpdir(), 'rightway-base-'));
const archive = join(folder, 'terrain.pmtiles');
const broken = join(folder, 'gray.pmtiles');
let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  writeFileSync(archive, archiveOf({ kind: 'pictures', place: [5, 5, 10], bytes: png }));
  writeFileSync(broken, 'no archive at all');
  server = await startTestServer({
    mapBasemaps: readBaseMaps(`terrain=${archive}#© The province|gray=${broken}`) ?? [],
  });
  client = await server.signIn('operator');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('a base map of whoever runs the server', () => {
  it('is told with whose it is, and drawn from its archive', async () => {
    expect((await client.get('/api/map/settings')).json().result.basemaps).toEqual([
      { look: 'terrain', source: '© The province' },
      { look: 'gray', source: '' },
    ]);
    const tile = await client.get('/api/map/base/terrain/5/5/10');
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/png']);
    expect(tile.rawPayload.equals(png)).toBe(true);
    expect((await client.get('/api/map/base/terrain/5/6/10')).statusCode).toBe(204);
  });

  it('that is no archive, or of no such look, says so', async () => {
    const tile = await client.get('/api/map/base/gray/5/5/10');
    expect([tile.statusCode, tile.json().message]).toEqual([
      502,
      expect.stringMatching(/no archive of tiles/),
    ]);
    expect((await client.get('/api/map/base/street/5/5/10')).statusCode).toBe(400);
    expect((await server.visitor().get('/api/map/base/terrain/5/5/10')).statusCode).toBe(401);
  });

  it.each([
    ['terrain=https://tiles.example/{z}/{x}/{y}.png', 'XYZ'],
    ['terrain=https://tiles.example/{TileMatrix}/{TileRow}/{TileCol}.png#Somebody', 'WMTS'],
    ['terrain=https://tiles.example/west.pmtiles', 'PMTiles'],
  ])('named as %s is of kind %s', (text, type) => expect(readBaseMaps(text)?.[0]?.type).toBe(type));

  it.each(['', 'terrain', 'snow=https://tiles.example/{z}', 'terrain=/etc/passwd', 'terrain=ftp://x.y/{z}'])(
    'named as “%s” cannot be read',
    (text) => expect(readBaseMaps(text)).toBeUndefined(),
  );
});
