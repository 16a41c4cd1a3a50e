import * as v from 'valibot';
import { upload } from '../limits/index.ts';
import { coordinateSystemField, coordinateSystems } from './coordinate-systems.ts';

/** The purposes of an upload; each accepts different types. */
export const uploadPurposes = ['general', 'document', 'spatial', 'picture'] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

const office = [
  'csv',
  'doc',
  'docm',
  'docx',
  'ppt',
  'pptx',
  'rtf',
  'txt',
  'xls',
  'xlsb',
  'xlsm',
  'xlsx',
  'odt',
  'ods',
];
const mail = ['eml', 'msg'];
const pictures = ['bmp', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'];
const sound = ['mp3', 'mp4', 'mov', 'wav'];
const drawings = ['dwg', 'dxf'];
const archives = ['7z', 'zip'];
const spatial = ['dxf', 'geojson', 'gpx', 'json', 'kml', 'kmz', 'zip'];
const shapefileParts = ['shp', 'shx', 'dbf', 'prj', 'cpg', 'sbn', 'sbx'];

/**
 * The accepted extensions by purpose (002 §5 gives the default list; the others are files that people in the trade
 * send).
 */
export const acceptedExtensions: Readonly<Record<UploadPurpose, readonly string[]>> = {
  general: [
    ...new Set([
      ...office,
      'pdf',
      'xml',
      'url',
      ...mail,
      ...pictures,
      ...sound,
      ...drawings,
      ...archives,
      ...spatial,
      ...shapefileParts,
    ]),
  ],
  document: [...office, 'pdf', ...mail, ...pictures],
  spatial,
  // Pictures on printed pages: PDF and Word can draw both types.
  picture: ['jpeg', 'jpg', 'png'],
};

/** The last extension of a file's name, in lower case; '' if it has none. */
export function extensionOf(name: string): string {
  const place = name.lastIndexOf('.');
  return place > 0 ? name.slice(place + 1).toLowerCase() : '';
}

/** The maximum size of an upload in bytes; a file of exactly this size passes (decision 35). */
export const largestUpload = upload.largestMegabytes * upload.megabyte;

/** A picture on printed pages, such as a logo. */
export const pictureLimits = { bytes: upload.megabyte, pixels: 2_000_000 } as const;

/** The maximum size of an upload in bytes, by its purpose. */
const largestFor = (purpose: UploadPurpose): number =>
  purpose === 'picture' ? pictureLimits.bytes : largestUpload;

/** The media types that browsers report for an extension, if they report any. */
const mediaTypes: Readonly<Record<string, string>> = {
  '7z': 'application/x-7z-compressed',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  heic: 'image/heic',
  jpg: 'image/jpeg',
  json: 'application/json',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  msg: 'application/vnd.ms-outlook',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  tif: 'image/tiff',
  txt: 'text/plain',
  wav: 'audio/wav',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** The `accept` attribute of a file input, which filters the browser's file dialog. */
export const acceptOf = (purpose: UploadPurpose): string =>
  acceptedExtensions[purpose].map((extension) => `.${extension}`).join(',');

/**
 * Whether a file's name has an accepted extension, or its media type is accepted (002 §5). The API decides by the last
 * extension and the content (decision 35).
 */
function isAccepted({ name, type }: UploadCandidate, purpose: UploadPurpose): boolean {
  const lowered = name.toLowerCase();
  return acceptedExtensions[purpose].some((extension) => {
    const mediaType = mediaTypes[extension];
    return (
      lowered.includes(`.${extension}`) || (mediaType !== undefined && type.toLowerCase().includes(mediaType))
    );
  });
}

/** What is known about a file before it is sent; `type` is '' if the browser does not know it. */
export interface UploadCandidate {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/** Why a file is not accepted, as a key of the upload texts; undefined if it is accepted. */
export type UploadRefusal = 'type' | 'size' | 'empty';

/** Whether a file can be uploaded, by its name, type and size; the API checks its content too. */
export function refusalOf(file: UploadCandidate, purpose: UploadPurpose): UploadRefusal | undefined {
  if (!isAccepted(file, purpose)) return 'type';
  if (file.size > largestFor(purpose)) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

/** Query of `POST ~/api/files`; its `requestJson` has the same fields. */
export const uploadQuerySchema = v.object({ purpose: v.optional(v.picklist(uploadPurposes), 'general') });

/**
 * The field `requestJson` of an upload: the purpose of the file. It takes precedence over the query if both are given.
 */
export const uploadRequestSchema = v.object({ purpose: v.optional(v.picklist(uploadPurposes)) });

export type UploadRequest = v.InferOutput<typeof uploadRequestSchema>;

/** Answer of `POST ~/api/files`. */
export const uploadedSchema = v.object({ guid: v.pipe(v.string(), v.uuid()) });

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** The coordinate system of a file that does not name its own: a shapefile without its .prj, or a drawing. */
const chosenSystem = v.optional(v.picklist(coordinateSystems.map(({ id }) => id)));

/** Body of `POST ~/api/spatial-file/validate`. */
export const spatialCheckSchema = v.object({
  spatialFileGuids: v.pipe(v.array(guid), v.maxLength(50, 'Not more than 50 files can be checked at once.')),
  /** Stored with those files that do not name their own; the map uses it to read them. */
  [coordinateSystemField]: chosenSystem,
});

/** Its answer: for each file, its error or null. */
export const spatialCheckedSchema = v.array(
  v.object({
    id: guid,
    message: v.nullable(v.string()),
    /** Whether it can be read once its coordinate system is chosen. */
    asksForSystem: v.optional(v.boolean()),
    /**
     * For a file whose coordinate system was chosen: the middle of its shapes, and the land of the theoretical grid
     * there.
     */
    place: v.nullish(v.object({ longitude: v.number(), latitude: v.number(), land: v.nullable(v.string()) })),
  }),
);

/** Body of `POST ~/api/spatial-file/route`. */
export const spatialRouteRequestSchema = v.object({
  spatialFileGuid: guid,
  [coordinateSystemField]: chosenSystem,
});

/** Its answer: the route in the file, as GeoJSON. */
export const spatialRouteSchema = v.object({ geometry: v.unknown() });
