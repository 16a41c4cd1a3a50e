import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { importLimits } from 'shared-contracts/agreement-import';
import { lengths, mapLimits } from 'shared-contracts/limits';

/** A file that somebody may upload, and the call that reads it. */
export interface LargeFile {
  readonly name: string;
  readonly fileName: string;
  readonly purpose: 'document' | 'spatial' | 'general';
  readonly bytes: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  /** What reads it; `guid` is the uploaded file's, `project` a project's. */
  readonly reads: (guid: string, project: string) => readonly (readonly [path: string, body: object])[];
}

const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const textOf = (text: string) => plain(strToU8(text));

const validate: LargeFile['reads'] = (fileId, projectFileId) => [
  [
    '/api/bulk-import/validate-import-file',
    { fileId, projectFileId, importType: 'Agreement', process: 'Validate' },
  ],
];
const spatial: LargeFile['reads'] = (guid) => [
  ['/api/spatial-file/validate', { spatialFileGuids: [guid] }],
  ['/api/spatial-file/route', { fileGuid: guid }],
  ['/api/spatial-file/outline', { fileGuid: guid }],
];

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A name of so many letters that repeats nothing. */
const nameOf = (seed: number, length: number): string =>
  Array.from(
    { length },
    (_, place) => letters[(seed * 31 + place * (7 + (seed % 13)) + ((place * place) % 11)) % 26],
  ).join('');

const workbook = (header: readonly string[], rows: readonly (readonly string[])[]) => async () =>
  plain(
    await writeXlsx({
      sheets: [
        {
          name: 'Agreements',
          rows: [
            ['Agreement key', 'Name'],
            ['A', 'One'],
          ],
        },
        {
          name: 'Landowners and Occupants',
          rows: [['Agreement key', 'Role', 'Business associate', ...header], ...rows.map((row) => [...row])],
        },
      ],
    }),
  );

const people = (count: number, length: number, seed = 0) =>
  Array.from({ length: count }, (_, place) => ['A', 'Landowner', nameOf(place + seed, length)]);

const blanks = ' '.repeat(importLimits.cell - 10);

const features = (count: number) =>
  `{"type":"FeatureCollection","features":[${Array(count).fill('{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"Point","coordinates":[-114.1,51.2]}}').join()}]}`;
const line = (points: number) =>
  `{"type":"LineString","coordinates":[${Array.from({ length: points }, (_, place) => `[${-120 + (place % 1000) / 100},${49 + (place % 777) / 100}]`).join()}]}`;
const kml = (points: number) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>${'-114.1,51.2 -114,51.3 '.repeat(points / 2)}</coordinates></LineString></Placemark></kml>`;
const drawing = (count: number) =>
  [
    '0',
    'SECTION',
    '2',
    'ENTITIES',
    ...Array(count).fill('0\nLINE\n8\n0\n10\n-114\n20\n51\n11\n-113\n21\n52'),
    '0',
    'ENDSEC',
    '0',
    'EOF',
  ].join('\n');

const mail = (body: string) =>
  `From: a@example.test\r\nTo: ${Array.from({ length: 2000 }, (_, place) => `p${place}@example.test`).join(', ')}\r\nSubject: ${'x'.repeat(5000)}\r\nDate: Mon, 5 Jan 2026 10:00:00 -0700\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

/** Files as large, as deep and as odd as each kind may be. */
export const largestFiles: readonly LargeFile[] = [
  {
    name: 'import: a cell of 32,767 letters as each name, 100 of them',
    ...{ fileName: 'a.xlsx', purpose: 'document', reads: validate },
    bytes: workbook([], people(100, importLimits.cell)),
  },
  {
    name: 'import: 100 names of 250 letters',
    ...{ fileName: 'a.xlsx', purpose: 'document', reads: validate },
    bytes: workbook([], people(100, lengths.associate.name, 1000)),
  },
  {
    name: 'import: 20,000 names that are alike',
    ...{ fileName: 'a.xlsx', purpose: 'document', reads: validate },
    bytes: workbook(
      [],
      Array.from({ length: 20_000 }, (_, place) => ['A', 'Landowner', `Peter Wiebe of La Crete ${place}`]),
    ),
  },
  {
    name: 'import: shares of 32,767 blanks and lists that know no such word, 500 rows',
    ...{ fileName: 'a.xlsx', purpose: 'document', reads: validate },
    bytes: workbook(
      ['Part in per cent', 'Interest type'],
      Array.from({ length: 500 }, (_, place) => [
        'A',
        'Both',
        'Peter',
        `1${blanks}${place}`,
        `${blanks}${place}`,
      ]),
    ),
  },
  {
    name: 'import: 100,000 rows of a key that no agreement has',
    ...{ fileName: 'a.xlsx', purpose: 'document', reads: validate },
    bytes: workbook(
      [],
      Array.from({ length: importLimits.rows - 2 }, (_, place) => [`K${place}`, 'Landowner', `P ${place}`]),
    ),
  },
  {
    name: 'GeoJSON of 8 million brackets',
    ...{ fileName: 'a.geojson', purpose: 'spatial', reads: spatial },
    bytes: () => textOf('['.repeat(8_000_000)),
  },
  {
    name: 'GeoJSON of the most shapes',
    ...{ fileName: 'a.geojson', purpose: 'spatial', reads: spatial },
    bytes: () => textOf(features(mapLimits.fileShapes)),
  },
  {
    name: 'GeoJSON of a line with a million points',
    ...{ fileName: 'a.geojson', purpose: 'spatial', reads: spatial },
    bytes: () => textOf(line(1_000_000)),
  },
  {
    name: 'KML of a line with 400,000 points',
    ...{ fileName: 'a.kml', purpose: 'spatial', reads: spatial },
    bytes: () => textOf(kml(400_000)),
  },
  {
    name: 'KMZ that unpacks to 100 MB',
    ...{ fileName: 'a.kmz', purpose: 'spatial', reads: spatial },
    bytes: () => plain(zipSync({ 'doc.kml': strToU8(kml(4_000_000)) })),
  },
  {
    name: 'DXF of 100,000 lines',
    ...{ fileName: 'a.dxf', purpose: 'spatial', reads: spatial },
    bytes: () => textOf(drawing(100_000)),
  },
  {
    name: 'shapefile that is none',
    ...{ fileName: 'a.zip', purpose: 'spatial', reads: spatial },
    bytes: () => plain(zipSync({ 'a.shp': new Uint8Array(8_000_000), 'a.prj': strToU8('GEOGCS') })),
  },
  {
    name: 'e-mail with 2,000 recipients and 10 MB',
    ...{ fileName: 'a.eml', purpose: 'document' },
    bytes: () => textOf(mail('ab '.repeat(3_300_000))),
    reads: (fileGuid) => [['/api/communications/read-mail', { fileGuid }]],
  },
  {
    name: 'Outlook message that is none, 10 MB',
    ...{ fileName: 'a.msg', purpose: 'document' },
    bytes: () => plain(new Uint8Array(10_000_000).fill(0xd0)),
    reads: (fileGuid) => [['/api/communications/read-mail', { fileGuid }]],
  },
  {
    name: 'title of 10 MB of text',
    ...{ fileName: 'a.txt', purpose: 'document' },
    bytes: () =>
      textOf(
        'LINC SHORT LEGAL TITLE NUMBER \n0000000000\t                                   x\n'.repeat(120_000),
      ),
    reads: (fileGuid) => [['/api/titles/read', { fileGuid }]],
  },
  {
    name: 'title that is a broken PDF of 10 MB',
    ...{ fileName: 'a.pdf', purpose: 'document' },
    bytes: () => textOf(`%PDF-1.7\n${'1 0 obj << /Kids [ '.repeat(500_000)}`),
    reads: (fileGuid) => [['/api/titles/read', { fileGuid }]],
  },
];
