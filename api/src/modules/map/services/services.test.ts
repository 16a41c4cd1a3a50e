import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts';
import { archiveOf } from '../../../testing/tile-archive.ts';
import { cutTile } from '../cut-tile.ts';
import { askOutside } from './outbound.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const picture: Answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png);

let answer: Answer = picture;
let requests: string[] = [];
const open: Server[] = [];

async function listen(handle: Answer): Promise<number> {
  const server = createServer(handle);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No port.');
  return place.port;
}

let server: TestServer;
let client: TestClient;
let port = 0;
let otherPort = 0;

const query = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows;

beforeAll(async () => {
  port = await listen((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  otherPort = await listen(picture);
  server = await startTestServer({ mapPrivateHosts: [`127.0.0.1:${port}`] });
  client = await server.signIn('prairie');
});

afterAll(async () => {
  await server.stop();
  for (const one of open) {
    one.closeAllConnections();
    one.close();
  }
});

beforeEach(() => {
  requests = [];
  answer = picture;
});

interface Made {
  readonly type?: string;
  readonly url?: string;
  readonly layer?: string | null;
  readonly token?: string | null;
}

async function service({ type = 'XYZ', url, layer = null, token = null }: Made = {}): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    'insert into gis_service (id, name, service_type, url, layer, token) values ($1, $2, $3, $4, $5, $6)',
    id,
    id,
    type,
    url ?? `http://127.0.0.1:${port}/t/{z}/{x}/{y}.png`,
    layer,
    token,
  );
  return id;
}

const tileOf = (id: string, place = '15/5600/10300') => client.get(`/api/map/services/${id}/${place}`);

const messageOf = (response: Awaited<ReturnType<typeof tileOf>>) =>
  [response.statusCode, response.json().message] as const;

describe('a map service', () => {
  it.each([
    ['XYZ', '/t/{z}/{x}/{y}.png', null, '/t/15/5600/10300.png?token=s3cret'],
    ['Tile', '/arcgis/MapServer', null, '/arcgis/MapServer/tile/15/10300/5600?token=s3cret'],
    ['WMTS', '/w/{layer}/{TileMatrix}/{TileRow}/{TileCol}', 'roads', '/w/roads/15/10300/5600?token=s3cret'],
  ])(
    'of kind %s is asked where its tile lies, with the token that stays here',
    async (type, path, layer, wanted) => {
      const id = await service({ type, url: `http://127.0.0.1:${port}${path}`, layer, token: 's3cret' });
      const response = await tileOf(id);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png']);
      expect(response.rawPayload.equals(png)).toBe(true);
      expect(requests).toEqual([wanted]);
      expect(JSON.stringify(response.headers)).not.toContain('s3cret');
      await tileOf(id);
      expect(requests).toHaveLength(1);
    },
  );

  it.each([
    ['Map', '7', 'layers', 'show:7'],
    ['WMS', 'PMBC', 'LAYERS', 'PMBC'],
    ['WMTS', 'roads', 'LAYER', 'roads'],
  ])('of kind %s is asked for its layer', async (type, layer, name, value) => {
    const id = await service({ type, url: `http://127.0.0.1:${port}/ows?map=1`, layer });
    expect((await tileOf(id)).statusCode).toBe(200);
    const sent = new URL(requests[0] ?? '', 'http://x').searchParams;
    expect([sent.get('map'), sent.get(name)]).toEqual(['1', value]);
  });

  it('asked by nobody who is signed in, unknown or off answers nothing of itself', async () => {
    const id = await service();
    expect((await server.visitor().get(`/api/map/services/${id}/15/1/1`)).statusCode).toBe(401);
    expect((await tileOf(crypto.randomUUID())).statusCode).toBe(404);
    expect((await tileOf(id, '30/1/1')).statusCode).toBe(404);
    await query('update gis_service set is_active = false where id = $1', id);
    expect((await tileOf(id)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });

  it('with nothing in a place draws nothing there', async () => {
    answer = (_, response) => response.writeHead(404).end('none');
    expect((await tileOf(await service())).statusCode).toBe(204);
  });

  it.each<[string, Answer, RegExp]>([
    ['that refuses', (_, r) => r.writeHead(401).end('no'), /check its token/],
    [
      'that refuses in the way of ArcGIS',
      (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{"error":{"code":498}}'),
      /check its token/,
    ],
    ['that fails', (_, r) => r.writeHead(500).end('no'), /This service failed/],
    [
      'that lies about its type',
      (_, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('<html>Sign in</html>'),
      /no picture/,
    ],
    [
      'of kind WMTS that knows no such matrix set',
      (_, r) =>
        r
          .writeHead(200, { 'content-type': 'text/xml' })
          .end(
            '<ows:ExceptionReport><ows:Exception exceptionCode="InvalidParameterValue" locator="TileMatrixSet"/>',
          ),
      /no picture.*kind and address/,
    ],
    [
      'that answers without end',
      (_, r) => {
        r.writeHead(200);
        const more = () => {
          while (!r.destroyed && r.write(Buffer.alloc(65_536)));
        };
        r.on('drain', more);
        more();
      },
      /more than a map can draw/,
    ],
    ['that closes the door', (_, r) => r.destroy(), /cannot be reached/],
  ])('%s is told in its layer', async (_, does, pattern) => {
    answer = does;
    const [status, message] = messageOf(await tileOf(await service()));
    expect(status).toBe(502);
    expect(message).toMatch(pattern);
  });

  it('that sends to a host that nobody named is not followed', async () => {
    answer = (_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${otherPort}/secret` }).end();
    expect(messageOf(await tileOf(await service()))).toEqual([
      502,
      expect.stringMatching(/no administrator named/),
    ]);
  });

  it('that sends to a private network is not followed, even where an administrator named it', async () => {
    await service({ url: `http://127.0.0.1:${otherPort}/{z}/{x}/{y}` });
    answer = (_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${otherPort}/secret` }).end();
    expect(messageOf(await tileOf(await service()))).toEqual([502, expect.stringMatching(/private network/)]);
  });

  it('that sends in a circle ends', async () => {
    answer = (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end();
    expect(messageOf(await tileOf(await service()))).toEqual([
      502,
      expect.stringMatching(/address to address/),
    ]);
    expect(requests.length).toBeLessThan(6);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
  ])('at the private address %s is not asked', async (host) => {
    const rules = { isKnown: () => true, mayBePrivate: () => false, bytes: 1000, milliseconds: 2000 };
    await expect(askOutside(new URL(`http://${host}:${port}/`), rules)).rejects.toMatchObject({
      fault: 'privateAddress',
    });
    expect(requests).toEqual([]);
  });

  it('whose name leads to a private address is not asked: the name is read for the connection itself', async () => {
    const rules = { isKnown: () => true, mayBePrivate: () => false, bytes: 1000, milliseconds: 2000 };
    await expect(askOutside(new URL(`http://localhost:${port}/`), rules)).rejects.toMatchObject({
      fault: 'privateAddress',
    });
    expect(requests).toEqual([]);
  });

  it('that hangs is given up', async () => {
    answer = () => {};
    const rules = { isKnown: () => true, mayBePrivate: () => true, bytes: 1000, milliseconds: 50 };
    await expect(askOutside(new URL(`http://127.0.0.1:${port}/`), rules)).rejects.toMatchObject({
      fault: 'slow',
    });
  });
});

describe('an archive of vector tiles', () => {
  const roads = Buffer.from(
    cutTile({
      layer: 'roads',
      z: 15,
      x: 5600,
      y: 10300,
      shapes: [
        {
          geometry: { type: 'Point', coordinates: [-118.4711, 55.4027] },
          properties: { name: 'Range Road 60' },
        },
      ],
    }),
  );
  const archive = archiveOf({ kind: 'vectors', place: [15, 5600, 10300], bytes: roads });
  const inParts: Answer = (request, response) => {
    const [, first = 0, last = 0] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    response.writeHead(206).end(archive.subarray(Number(first), Number(last) + 1));
  };
  const kept = () => service({ type: 'PMTiles', url: `http://127.0.0.1:${port}/roads.pmtiles` });

  it('is told as that, with its zooms, and answers its tiles', async () => {
    answer = inParts;
    const id = await kept();
    expect((await client.get(`/api/map/services/${id}`)).json().result).toEqual({
      answer: 'vectors',
      zooms: { least: 15, most: 15 },
    });
    const tile = await tileOf(id);
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
    ]);
    expect(roads.length).toBeGreaterThan(0);
    expect(tile.rawPayload.equals(roads)).toBe(true);
    expect((await tileOf(id, '15/5601/10300')).statusCode).toBe(204);
  });

  it('whose server sends no parts, or that is none, is told in its layer', async () => {
    answer = (_, response) => response.writeHead(200).end(archive);
    expect(messageOf(await tileOf(await kept()))).toEqual([
      502,
      expect.stringMatching(/does not send parts/),
    ]);
    answer = (_, response) => response.writeHead(206).end('<html>');
    expect(messageOf(await tileOf(await kept()))).toEqual([
      502,
      expect.stringMatching(/no archive of tiles/),
    ]);
  });
});

describe('a feature service', () => {
  const feature = (coordinates: readonly number[]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`field${place}`, place])),
  });
  const collection = (parts: object) => JSON.stringify({ type: 'FeatureCollection', ...parts });
  const features = () =>
    service({ type: 'Feature', url: `http://127.0.0.1:${port}/FeatureServer`, layer: '0' });

  it('gives its features, at most 25 values of each, and says where it has more', async () => {
    answer = (_, response) =>
      response.end(collection({ features: [feature([-118.5, 55.1])], exceededTransferLimit: true }));
    const response = await tileOf(await features());
    expect(response.statusCode).toBe(200);
    const { data, isCut } = response.json();
    expect([data.features.length, Object.keys(data.features[0].properties).length, isCut]).toEqual([
      1,
      25,
      true,
    ]);
    expect(requests[0]).toContain('/FeatureServer/0/query?');
  });

  it('that has none in a place gives none', async () => {
    answer = (_, response) => response.end(collection({ features: [] }));
    expect((await tileOf(await features())).json()).toEqual({
      data: { type: 'FeatureCollection', features: [] },
      isCut: false,
    });
  });

  it.each([
    ['a page', '<html>'],
    ['features that are not on earth', collection({ features: [feature([500_000, 6_000_000])] })],
    ['lists without end', '['.repeat(200_000)],
    ['another thing', '{"hello":1}'],
  ])('that answers %s is told in its layer', async (_, text) => {
    answer = (__, response) => response.end(text);
    expect(messageOf(await tileOf(await features()))).toEqual([
      502,
      expect.stringMatching(/no features on earth/),
    ]);
  });

  it('that answers megabytes is never read where people are answered', async () => {
    const brackets = `{"type":"FeatureCollection","features":${'['.repeat(8_000_000)}`;
    const many = collection({ features: Array.from({ length: 15_000 }, () => feature([-118.5, 55.1])) });
    const id = await features();
    const parse = vi.spyOn(JSON, 'parse');
    const written = vi.spyOn(Buffer.prototype, 'toString');
    answer = (_, response) => response.end(brackets);
    expect(messageOf(await tileOf(id))).toEqual([502, expect.stringMatching(/no features on earth/)]);
    answer = (_, response) => response.end(many);
    const drawn = await tileOf(id, '15/5601/10300');
    const parsed = parse.mock.calls.map(([text]) => String(text).length);
    const asText = written.mock.contexts.filter((_, place) => written.mock.calls[place]?.[0] === 'base64');
    parse.mockRestore();
    written.mockRestore();
    expect(many.length).toBeGreaterThan(5_000_000);
    expect(drawn.json().data.features).toHaveLength(15_000);
    expect(Math.max(...parsed)).toBeLessThan(64 * 1024);
    expect(Math.max(0, ...asText.map(({ length }) => length))).toBeLessThan(64 * 1024);
  });

  it('that failed is told as failed for a while, with its reason, and not asked meanwhile', async () => {
    const id = await features();
    answer = (_, response) => response.writeHead(500).end('no');
    const first = messageOf(await tileOf(id));
    answer = (_, response) => response.end(collection({ features: [] }));
    expect([messageOf(await tileOf(id)), requests.length]).toEqual([first, 1]);
    expect((await tileOf(id, '15/5601/10300')).statusCode).toBe(200);
    await query('update gis_service set revision = revision + 1 where id = $1', id);
    expect((await tileOf(id)).statusCode).toBe(200);
  });
});
