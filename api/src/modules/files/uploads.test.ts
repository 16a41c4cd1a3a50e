import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import proj4 from 'proj4';
import { coordinateSystems } from 'shared-contracts/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { archiveLimits } from '../../platform/files/check-archive.ts';
import {
  dxf,
  dxfAlong,
  geoJson,
  gpx,
  kmlOf,
  kmzOf,
  utm12,
  zippedShapefile,
} from '../../testing/spatial-samples.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { spatialLimits, spatialReader } from './spatial-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-uploads-'));
let server: TestServer;
let broker: TestClient;

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  broker = await server.signIn('broker');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const wholePdf = pdf('a.pdf', 'A line').bytes;

/** A picture whose header declares 60,000 × 60,000 pixels. */
const floodedPng = Buffer.from(png);
floodedPng.writeUInt32BE(60_000, 16);
floodedPng.writeUInt32BE(60_000, 20);

const upload = (client: TestClient, name: string, bytes: Uint8Array | string, purpose = 'general') =>
  client.upload(
    `/api/files?purpose=${purpose}`,
    name,
    typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  );

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

const noneIsLeft = () => {
  const incoming = join(folder, 'incoming');
  return !existsSync(incoming) || readdirSync(incoming).length === 0;
};

const storedCount = async () =>
  Number((await server.database.pool.query('select count(*)::int as count from stored_file')).rows[0].count);

describe('an upload', () => {
  it('is kept under its hash and downloads as what it is called', async () => {
    const answer = await upload(broker, 'Consent (signed).pdf', wholePdf);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('guid')]);
    const { guid } = answer.json().result;
    const download = await broker.get(`/api/files/${guid}?force=true`);
    expect(download.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="Consent (signed).pdf"',
    });
    expect(Buffer.compare(download.rawPayload, Buffer.from(wholePdf))).toBe(0);
    expect(noneIsLeft()).toBe(true);
  });

  it('is of the company that sent it, and of nobody else', async () => {
    const { guid } = (await upload(broker, 'ours.pdf', wholePdf)).json().result;
    const other = await server.signIn('prairie');
    expect((await other.get(`/api/files/${guid}`)).statusCode).toBe(404);
  });

  it('needs somebody who may write', async () => {
    expect((await upload(server.visitor(), 'a.pdf', wholePdf)).statusCode).toBe(401);
    expect((await upload(await server.signIn('readonly'), 'a.pdf', wholePdf)).statusCode).toBe(403);
  });

  it.each<[string, string, Uint8Array | string, number, RegExp]>([
    ['a program', 'setup.exe', 'MZ', 415, /not supported/],
    ['a second extension', 'invoice.pdf.exe', wholePdf, 415, /not supported/],
    [
      'a drawing with a script',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      415,
      /not supported/,
    ],
    ['no extension', 'README', 'text', 415, /not supported/],
    [
      'a program called a PDF',
      'a.pdf',
      Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      415,
      /not what its name says/,
    ],
    ['a picture called a text', 'a.txt', png, 415, /not what its name says/],
    ['bytes called a text', 'a.csv', Buffer.from([0x61, 0, 0x62, 0]), 415, /not what its name says/],
    ['bytes called an e-mail', 'a.eml', Buffer.from([0x61, 0, 0x3a, 0]), 415, /not what its name says/],
    ['a page called a PDF', 'a.pdf', '<html><script>alert(1)</script></html>', 415, /not what its name says/],
    ['an empty file', 'a.pdf', '', 422, /empty/],
    ['NUL in its name', 'a\u0000.pdf', wholePdf, 422, /characters/],
    ['a name that is turned around', 'plan\u202Efdp.pdf', wholePdf, 422, /characters/],
    ['a name of dots', '...', wholePdf, 422, /no name/],
    ['a name without an end', `${'x'.repeat(260)}.pdf`, wholePdf, 422, /cannot exceed 250/],
    ['a picture of too many pixels', 'a.png', floodedPng, 422, /too many pixels/],
    ['a broken archive', 'a.zip', Buffer.from('504b0304140000000800', 'hex'), 422, /cannot be read/],
    [
      'a bomb',
      'a.zip',
      zipSync({ 'a.txt': new Uint8Array(60 * 1024 ** 2) }, { level: 9 }),
      422,
      /unpacks to far more/,
    ],
  ])('with %s is refused', async (_, name, bytes, status, message) => {
    const before = await storedCount();
    const answer = await upload(broker, name, bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)]);
    expect([noneIsLeft(), await storedCount()]).toEqual([true, before]);
  });

  it.each<[string, Uint8Array | string]>([
    ['photo.PNG', png],
    ['list.csv', 'a,b\n1,2\n'],
    ['notes.txt', 'plain'],
    ['site.kml', kmlOf('-114,51')],
    ['site.kmz', kmzOf(kmlOf('-114,51'))],
    ['plan.dxf', dxf],
    ['line.zip', zippedShapefile()],
  ])('of %s is taken', async (name, bytes) => {
    expect((await upload(broker, name, bytes)).statusCode).toBe(200);
  });

  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1536)]);
  const office = (part: string, type: string) =>
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
      ),
      [part]: strToU8('<x/>'),
    });
  const beginning = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(64)]);
  const jpg = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  );
  const bmp = Buffer.alloc(58);
  bmp.write('BM');
  for (const [at, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
  ] as const)
    bmp.writeInt32LE(value, at);
  // The directory of a TIFF with a width and a height of one.
  const tif = Buffer.from(
    '49492a0008000000020000010300010000000100000001010300010000000100000000000000',
    'hex',
  );
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  /** The file types that 002 §5 names, each with its usual first bytes. */
  const usual: Readonly<Record<string, Uint8Array | string>> = {
    '7z': beginning('377abcaf271c0004'),
    csv: 'a,b\n1,2\n',
    doc: compound,
    docx: office('word/document.xml', 'wordprocessingml.document'),
    dwg: beginning('414331303332'),
    dxf,
    eml: 'From: a@example.test\r\n\r\nHello',
    msg: compound,
    gif,
    jpg,
    jpeg: jpg,
    png,
    bmp,
    heic: beginning('00000018667479706865696300000000'),
    tif,
    pdf: wholePdf,
    ppt: compound,
    pptx: office('ppt/presentation.xml', 'presentationml.presentation'),
  };

  it.each(Object.entries(usual))('of a usual file .%s is taken', async (extension, bytes) => {
    const answer = await upload(broker, `a.${extension}`, bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  });

  it('takes for documents and maps what belongs there alone', async () => {
    expect((await upload(broker, 'site.kml', kmlOf('-114,51'), 'document')).statusCode).toBe(415);
    expect((await upload(broker, 'a.pdf', wholePdf, 'spatial')).statusCode).toBe(415);
    expect((await upload(broker, 'a.pdf', wholePdf, 'nonsense')).statusCode).toBe(422);
  });

  it('is called by its last part, whatever folders its name has', async () => {
    const { guid } = (await upload(broker, '../../etc/passwd.pdf', wholePdf)).json().result;
    const download = await broker.get(`/api/files/${guid}`);
    expect(download.headers['content-disposition']).toBe('attachment; filename=passwd.pdf');
  });

  it('of too much is refused: by the file, by the company', async () => {
    const small = await startTestServer({ dataFolder: folder, filesQuota: 1000 });
    const client = await small.signIn('broker');
    const answer = await upload(client, 'a.txt', 'x'.repeat(2000));
    expect([answer.statusCode, answer.json().message]).toEqual([413, expect.stringMatching(/no room left/)]);
    await small.stop();
  });

  it('that is refused because others were first leaves no bytes behind', async () => {
    const size = 1000;
    const small = await startTestServer({ dataFolder: folder, filesQuota: 3 * size });
    await small.database.pool.query('update stored_file set size = 0');
    const client = await small.signIn('broker');
    const contents = Array.from({ length: 12 }, (_, place) => String.fromCharCode(97 + place).repeat(size));
    const answers = await Promise.all(contents.map((text) => upload(client, 'a.txt', text)));
    const kept = await Promise.all(
      contents.map(async (text) => (await small.files.read(sha256Of(text))) !== undefined),
    );
    expect(kept).toEqual(answers.map(({ statusCode }) => statusCode === 200));
    expect(kept).toContain(true);
    expect(kept).toContain(false);
    await small.stop();
  });

  it('whose bytes cannot be kept leaves neither them nor its place, but those of another file', async () => {
    const text = 'the store breaks';
    const sha256 = sha256Of(text);
    const before = await storedCount();
    const { keep } = server.files;
    const breaking = vi.spyOn(server.files, 'keep').mockImplementation(async (...file) => {
      await keep(...file);
      throw new Error('The answer of the store was lost.');
    });
    expect((await upload(broker, 'a.txt', text)).statusCode).toBe(500);
    expect([await storedCount(), await server.files.read(sha256)]).toEqual([before, undefined]);
    breaking.mockRestore();
    expect((await upload(broker, 'a.txt', text)).statusCode).toBe(200);
    vi.spyOn(server.files, 'keep').mockRejectedValueOnce(new Error('away'));
    expect((await upload(broker, 'b.txt', text)).statusCode).toBe(500);
    expect(await server.files.read(sha256)).toBeDefined();
    vi.restoreAllMocks();
  });

  it('whose process was killed is forgotten with its bytes when the company uploads again', async () => {
    const text = 'killed on its way';
    const { guid } = (await upload(broker, 'a.txt', text)).json().result;
    const { pool } = server.database;
    await pool.query(
      `update stored_file set is_kept = false, uploaded_on = uploaded_on - interval '5 hours' where id = $1`,
      [guid],
    );
    expect((await upload(broker, 'b.txt', 'another')).statusCode).toBe(200);
    expect((await pool.query('select 1 from stored_file where id = $1', [guid])).rows).toEqual([]);
    expect(await server.files.read(sha256Of(text))).toBeUndefined();
  });

  /** A multipart request whose parts are sent unchanged. */
  const send = (
    parts: readonly (readonly [head: string, body: Uint8Array | string])[],
    change: object = {},
  ) =>
    broker.send({
      method: 'POST',
      url: '/api/files',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...change },
      payload: Buffer.concat([
        ...parts.flatMap(([head, body]) => [
          Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
          Buffer.from(body),
          Buffer.from('\r\n'),
        ]),
        Buffer.from('--b--\r\n'),
      ]),
    });
  const kml = ['name="file"; filename="site.kml"', kmlOf('-114,51')] as const;
  const requestPart = (text: string) => ['name="requestJson"', text] as const;

  it('takes what is asked of the file before and after it', async () => {
    const document = requestPart('{ "purpose": "document" }');
    expect((await send([kml])).statusCode).toBe(200);
    for (const parts of [
      [document, kml],
      [kml, document],
    ])
      expect((await send(parts)).statusCode).toBe(415);
    expect((await send([kml, requestPart('{ "purpose": "spatial", "parentId": "p1" }')])).statusCode).toBe(
      200,
    );
    const odd = [
      ['no JSON', 400, /requestJson must be JSON/],
      ['1', 422, /one object/],
      ['{ "purpose": "nonsense" }', 422, /purpose/],
      [`"${'x'.repeat(20_000)}"`, 413, /requestJson is too long/],
    ] as const;
    for (const [text, status, message] of odd) {
      const answer = await send([kml, requestPart(text)]);
      expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)]);
    }
    expect(noneIsLeft()).toBe(true);
  });

  it('of ten thousand parts is refused, and nothing of it is left', async () => {
    const answer = await send([
      ...Array.from({ length: 10_000 }, (_, part) => [`name="p${part}"`, 'x'] as const),
      kml,
    ]);
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      expect.stringMatching(/too many parts/),
    ]);
    expect(noneIsLeft()).toBe(true);
  });

  it.each([
    ['https://evil.example/app', 403],
    ['nowhere', 400],
    ['http://localhost/land/', 200],
    ['http://localhost:80/', 200],
  ])('that says it comes from %s answers %d', async (appUrl, status) => {
    const answer = await send([kml], { 'app-url': appUrl, host: 'localhost' });
    expect(answer.statusCode).toBe(status);
  });

  it('that is cut, is no multipart or holds several files is refused in a sentence', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n';
    const bodies = [head, `${head}\r\n`, `${head}\r\nhalf a fi`, '--b\r\n', 'nothing', ''];
    for (const payload of bodies) {
      const answer = await broker.send({
        method: 'POST',
        url: '/api/files',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload,
      });
      expect([payload, [400, 422].includes(answer.statusCode), answer.json().message]).toEqual([
        payload,
        true,
        expect.stringMatching(/^(The upload broke off|The request has no file)/),
      ]);
    }
    const unbounded = await send([kml], { 'content-type': 'multipart/form-data' });
    expect(unbounded.statusCode).toBe(400);
    const two = await send([kml, kml]);
    expect([two.statusCode, two.json().message]).toEqual([422, 'Send one file a request.']);
    expect(noneIsLeft()).toBe(true);
  });

  it('without a file says so', async () => {
    const answer = await broker.post('/api/files', {}, { 'content-type': 'application/json' });
    expect([answer.statusCode, typeof answer.json().message]).toEqual([415, 'string']);
  });
});

describe('the size of an upload', () => {
  const megabyte = 1024 ** 2;

  it('may be exactly 200 MB, and not a byte more', async () => {
    const exact = await upload(broker, 'a.txt', Buffer.alloc(200 * megabyte, 'x'));
    expect(exact.statusCode).toBe(200);
    const more = await upload(broker, 'a.txt', Buffer.alloc(200 * megabyte + 1, 'x'));
    expect([more.statusCode, more.json().message]).toEqual([413, 'File exceeds maximum size (200 MB).']);
    expect(noneIsLeft()).toBe(true);
  });
});

describe('the check of spatial files', () => {
  async function checked(name: string, bytes: Uint8Array | string): Promise<string | null> {
    const kept = await upload(broker, name, bytes);
    expect([name, kept.statusCode, kept.statusCode === 200 ? '' : kept.body]).toEqual([name, 200, '']);
    const { guid } = kept.json().result;
    const answer = await broker.post('/api/spatial-file/validate', { spatialFileGuids: [guid] });
    expect(answer.statusCode).toBe(200);
    const [item] = answer.json().result;
    expect(item.id).toBe(guid);
    return item.message;
  }

  it.each<[string, string, Uint8Array | string]>([
    ['a shapefile', 'line.zip', zippedShapefile()],
    [
      'a shapefile in metres',
      'utm.zip',
      zippedShapefile({ points: [[500_000, 5_650_000]], projection: utm12 }),
    ],
    ['KML', 'site.kml', kmlOf('-114.07,51.05,0')],
    ['KMZ', 'site.kmz', kmzOf(kmlOf('-114.07,51.05'))],
    ['GPX', 'walk.gpx', gpx],
    ['GeoJSON', 'site.geojson', geoJson],
    ['DXF', 'plan.dxf', dxfAlong(-114.1, 51.1, -114.07, 51.05)],
  ])('reads %s', async (_, name, bytes) => {
    expect(await checked(name, bytes)).toBeNull();
  });

  it.each<[string, Uint8Array | string, RegExp]>([
    [
      'no-prj.zip',
      zippedShapefile({ without: ['prj'] }),
      /line\.shp comes without its \.prj, so it does not say where it lies\. Choose its coordinate system/,
    ],
    ['shp-alone.zip', zippedShapefile({ without: ['prj', 'dbf', 'shx'] }), /without its \.dbf, \.shx, \.prj/],
    [
      'odd-prj.zip',
      zippedShapefile({ projection: 'somewhere' }),
      /projection of line\.shp \(\.prj\) cannot be understood/,
    ],
    ['records.zip', zippedShapefile({ records: 3 }), /1 shapes but 3 records/],
    [
      'metres.zip',
      zippedShapefile({ points: [[500_000, 5_650_000]] }),
      /no longitude and latitude \(500000, 5650000\)/,
    ],
    ['no-shapes.zip', zippedShapefile({ points: [] }), /holds no shapes/],
    ['texts.zip', zipSync({ 'a.txt': strToU8('a') }), /holds no shapefile/],
    ['empty.kmz', zipSync({ 'a.txt': strToU8('a') }), /holds no KML/],
    ['broken.kml', kmlOf('1,2').slice(0, -20), /no complete XML/],
    ['noise.kmz', zipSync({ 'doc.kml': new Uint8Array(100_000) }), /^noise\.kmz [^\p{Cc}]{20,590}…?$/u],
    [
      'noise.geojson',
      JSON.stringify({ type: 'x'.repeat(100_000) }),
      /^noise\.geojson is no GeoJSON: its type is "x{500,}…$/,
    ],
    ['entities.kml', `<!DOCTYPE k [<!ENTITY a "b">]>${kmlOf('1,2')}`, /declares a document type/],
    ['other.kml', gpx, /is no KML: it begins with <gpx>/],
    ['far.kml', kmlOf('-114000,51'), /no longitude and latitude/],
    ['nowhere.kml', kmlOf(''), /holds no shapes/],
    ['half.geojson', geoJson.slice(0, 50), /is no JSON/],
    ['numbers.json', '[1,2,3]', /is no GeoJSON: its type is null/],
    ['text.dxf', 'no drawing', /is no DXF/],
    ['list.csv', 'a,b', /is no spatial file/],
  ])('says what is wrong with %s', async (name, bytes, message) => {
    expect(await checked(name, bytes)).toMatch(message);
  });

  const unplaced = zippedShapefile({ points: [[705_000, 5_660_000]], without: ['prj'] });

  it('asks where a file lies that does not say it, keeps the answer with it, and tells the land there', async () => {
    const { guid } = (await upload(broker, 'line.zip', unplaced)).json().result;
    const ask = async (coordinateSystem?: string) => {
      const answer = await broker.post('/api/spatial-file/validate', {
        spatialFileGuids: [guid],
        ...(coordinateSystem ? { coordinateSystem } : {}),
      });
      return answer.json().result?.[0];
    };
    expect(await ask()).toMatchObject({ asksForSystem: true, message: expect.stringContaining('.prj') });
    expect(await ask('EPSG:4326')).toMatchObject({ message: expect.stringMatching(/no longitude/) });
    const placed = await ask('EPSG:26911');
    expect(placed).toMatchObject({ asksForSystem: false, message: null });
    expect(placed.place.longitude).toBeCloseTo(-114.07, 1);
    expect(placed.place.latitude).toBeCloseTo(51.05, 1);
    expect(placed.place.land).toMatch(/^[NS][EW]-\d\d-024-0[12]-W5M$/);
    const systemOf = async () =>
      (
        await server.database.pool.query('select coordinate_system as s from stored_file where id = $1', [
          guid,
        ])
      ).rows[0].s;
    expect(await systemOf()).toBe('EPSG:26911');
    // Once a document has the file, its place stays where the people of the document saw it.
    await server.database.pool.query(
      `update related_document set stored_file_id = $1 where id = (select id from related_document where is_spatial order by id limit 1)`,
      [guid],
    );
    expect(await ask('EPSG:26912')).toMatchObject({ message: null });
    expect(await systemOf()).toBe('EPSG:26911');
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Bégin')],
    ['1252', Uint8Array.from([0x42, 0xe9, 0x67, 0x69, 0x6e])],
    ['ISO-8859-1', Uint8Array.from([0x42, 0xe9, 0x67, 0x69, 0x6e])],
    ['IBM866', Uint8Array.from([0x83, 0xae, 0xe0, 0xae, 0xa4])],
  ])('reads names in the code page %s, which the archive names', async (codePage, name) => {
    const path = join(folder, `${codePage}.zip`);
    writeFileSync(path, zippedShapefile({ written: { name, codePage } }));
    const reader = spatialReader();
    const { message, geometry } = await reader.shapes(path, 'line.zip', 'en');
    await reader.stop();
    expect(message).toBeNull();
    const { features } = JSON.parse(Buffer.from(String(geometry), 'base64').toString('utf8'));
    expect(features[0].properties.NAME).toBe(codePage === 'IBM866' ? 'Город' : 'Bégin');
  });

  const routeOf = async (client: TestClient, name: string, bytes: Uint8Array | string) =>
    client.post('/api/spatial-file/route', {
      spatialFileGuid: (await upload(broker, name, bytes)).json().result.guid,
    });

  const line = {
    type: 'LineString',
    coordinates: [
      [-114.07, 51.05],
      [-114.1, 51.1],
    ],
  };

  it.each<[string, string, Uint8Array | string, unknown]>([
    ['GeoJSON', 'route.geojson', JSON.stringify(line), line],
    [
      'KML',
      'route.kml',
      kmlOf('-114.07,51.05,700 -114.1,51.1,701').replaceAll('Point>', 'LineString>'),
      line,
    ],
    ['a shapefile', 'route.zip', zippedShapefile(), { type: 'Point', coordinates: [-114.07, 51.05] }],
    ['GPX', 'route.gpx', gpx, { type: 'Point', coordinates: [-114.07, 51.05] }],
  ])('gives the route of %s', async (_, name, bytes, geometry) => {
    const answer = await routeOf(broker, name, bytes);
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: { geometry } }]);
  });

  it.each<[string, string, string | Uint8Array]>([
    [
      'a shapefile without its .prj',
      'route.zip',
      zippedShapefile({ points: [[705_000, 5_660_000]], without: ['prj'] }),
    ],
    ['a drawing', 'route.dxf', dxfAlong(0, 0, 705_000, 5_660_000)],
  ])('asks where %s lies, and places it at once', async (_, name, bytes) => {
    const { guid } = (await upload(broker, name, bytes)).json().result;
    const ask = (coordinateSystem?: string) =>
      broker.post('/api/spatial-file/route', {
        spatialFileGuid: guid,
        ...(coordinateSystem ? { coordinateSystem } : {}),
      });
    const unplaced = await ask();
    expect([unplaced.statusCode, unplaced.json()]).toMatchObject([
      400,
      {
        message: expect.stringContaining('Choose its coordinate system'),
        fields: [{ path: 'coordinateSystem' }],
      },
    ]);
    const placed = await ask('EPSG:26911');
    expect(placed.statusCode).toBe(200);
    const [longitude = 0, latitude = 0] = [placed.json().result.geometry.coordinates].flat(2).slice(-2);
    expect(longitude).toBeCloseTo(-114.07, 1);
    expect(latitude).toBeCloseTo(51.05, 1);
    // A system that is not in the list, or that does not fit the file, is refused with a sentence.
    expect((await ask('EPSG:1')).statusCode).toBe(422);
    expect((await ask('EPSG:4326')).json().message).toMatch(/no longitude and latitude/);
  });

  it.each(coordinateSystems.map(({ name, projection }) => [name, projection] as const))(
    'knows where %s lies',
    (_, projection) => {
      const place = proj4(projection, 'WGS84');
      const [x, y] = place.inverse([-118, 55]);
      const [longitude, latitude] = place.forward([x ?? 0, y ?? 0]);
      expect([longitude, latitude].map((degrees) => degrees?.toFixed(6))).toEqual([
        '-118.000000',
        '55.000000',
      ]);
    },
  );

  it('says why a file has no route, and of files of others that they are not there', async () => {
    const broken = await routeOf(broker, 'route.geojson', '{"type":"LineString"');
    expect([broken.statusCode, broken.json().message]).toEqual([400, expect.stringMatching(/is no JSON/)]);
    const empty = await routeOf(
      broker,
      'route.geojson',
      JSON.stringify({ type: 'LineString', coordinates: [[-114, 51]] }),
    );
    expect([empty.statusCode, empty.json().message]).toEqual([
      400,
      'route.geojson holds no lines, areas or points that a route could be made of.',
    ]);
    const foreign = await routeOf(await server.signIn('prairie'), 'route.geojson', JSON.stringify(line));
    expect(foreign.statusCode).toBe(404);
    const answer = await server.visitor().post('/api/spatial-file/route', { spatialFileGuid: 'x' });
    expect(answer.statusCode).toBe(401);
  });

  const corners = [
    [-114.1, 51],
    [-114, 51],
    [-114, 51.1],
    [-114.1, 51.1],
  ] as const;
  const area = { type: 'Polygon', coordinates: [[...corners, corners[0]]] };
  const closedDrawing = [
    ...['0', 'SECTION', '2', 'ENTITIES', '0', 'LWPOLYLINE', '8', '0', '90', '4', '70', '1'],
    ...corners.flatMap(([x, y]) => ['10', String(x), '20', String(y)]),
    ...['0', 'ENDSEC', '0', 'EOF', ''],
  ].join('\n');

  it.each<[string, string, string]>([
    ['GeoJSON', 'survey.geojson', JSON.stringify(area)],
    [
      'KML',
      'survey.kml',
      kmlOf('1,2').replace(
        /<Point>.*<\/Point>/s,
        `<Polygon><outerBoundaryIs><LinearRing><coordinates>${area.coordinates[0]
          ?.map((corner) => corner.join(','))
          .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon>`,
      ),
    ],
    ['DXF', 'survey.dxf', closedDrawing],
  ])('gives the outline of land of %s', async (_, name, bytes) => {
    const { guid } = (await upload(broker, name, bytes)).json().result;
    const answer = await broker.post('/api/spatial-file/outline', { spatialFileGuid: guid });
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: { geometry: area } }]);
  });

  it('says that a file holds no outline', async () => {
    const { guid } = (await upload(broker, 'line.geojson', JSON.stringify(line))).json().result;
    const answer = await broker.post('/api/spatial-file/outline', { spatialFileGuid: guid });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'line.geojson holds no areas, and no lines that close, that an outline could be made of.',
    ]);
  });

  it('says of files of others that they are not there, and asks nothing for none', async () => {
    const { guid } = (await upload(broker, 'site.kml', kmlOf('1,2'))).json().result;
    const other = await server.signIn('prairie');
    const answer = await other.post('/api/spatial-file/validate', { spatialFileGuids: [guid] });
    expect(answer.json().result).toEqual([
      { id: guid, message: 'There is no such file here. It was deleted, or you may no longer see it.' },
    ]);
    expect((await broker.post('/api/spatial-file/validate', { spatialFileGuids: [] })).json()).toEqual({
      result: [],
    });
    expect((await broker.post('/api/spatial-file/validate', { spatialFileGuids: ['x'] })).statusCode).toBe(
      422,
    );
    expect(
      (await server.visitor().post('/api/spatial-file/validate', { spatialFileGuids: [] })).statusCode,
    ).toBe(401);
  });

  it('makes those who ask at once wait, and tells beyond that to come again', async () => {
    // Reading it takes longer than the request, however busy the machine is.
    const long = await upload(broker, 'line.kml', kmlOf('-114,51 '.repeat(200_000)));
    expect(long.statusCode).toBe(200);
    const { guid } = long.json().result;
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        broker.post('/api/spatial-file/validate', { spatialFileGuids: [guid] }),
      ),
    );
    const room = spatialLimits.workers + spatialLimits.waiting;
    const served = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    // More than the room may be served: a request that arrives when another is done takes its place.
    expect(served.length).toBeGreaterThanOrEqual(room);
    expect(refused.length).toBeGreaterThan(0);
    expect(served.length + refused.length).toBe(16);
    for (const { headers, body } of refused)
      expect([headers['retry-after'], body]).toEqual(['2', expect.stringContaining('Try again')]);
  });

  it('outlives a file that cannot be read at all', async () => {
    const reader = spatialReader();
    expect((await reader.read(join(folder, 'not-there'), 'gone.kml', 'en')).message).toMatch(
      /gone\.kml cannot be read/,
    );
    expect((await reader.read(join(folder, 'not-there'), 'gone.kml', 'es')).message).toMatch(
      /No se puede leer gone\.kml/,
    );
    await reader.stop();
    expect(archiveLimits.ratio).toBeGreaterThan(1);
  });
});
