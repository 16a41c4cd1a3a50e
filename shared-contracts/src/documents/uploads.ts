import * as v from 'valibot';
import { upload } from '../limits/index.ts';

/** What a file is uploaded as; each takes other types. */
export const uploadPurposes = ['general', 'document', 'spatial'] as const;

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

/** Extensions that are taken, by purpose (002 §5 names the default list; the others are what people of the trade send). */
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
};

/** The last extension of a file's name, in lower case; '' where it has none. */
export function extensionOf(name: string): string {
  const place = name.lastIndexOf('.');
  return place > 0 ? name.slice(place + 1).toLowerCase() : '';
}

/** Largest upload in bytes; a file of exactly that size passes (decision 35). */
export const largestUpload = upload.largestMegabytes * upload.megabyte;

/** Why a file is not taken, as a key of the upload texts; undefined where it is. */
export type UploadRefusal = 'type' | 'size' | 'empty';

/** Whether a file can be uploaded, by its name and size; the API looks at its content too. */
export function refusalOf(
  { name, size }: { readonly name: string; readonly size: number },
  purpose: UploadPurpose,
): UploadRefusal | undefined {
  if (!acceptedExtensions[purpose].includes(extensionOf(name))) return 'type';
  if (size > largestUpload) return 'size';
  return size === 0 ? 'empty' : undefined;
}

/** Query of `POST ~/api/files`. */
export const uploadQuerySchema = v.object({ purpose: v.optional(v.picklist(uploadPurposes), 'general') });

/** The field `requestJson` of an upload: what is asked of the file; says more than the query where both do. */
export const uploadRequestSchema = v.object({ purpose: v.optional(v.picklist(uploadPurposes)) });

export type UploadRequest = v.InferOutput<typeof uploadRequestSchema>;

/** Answer of `POST ~/api/files`. */
export const uploadedSchema = v.object({ guid: v.pipe(v.string(), v.uuid()) });

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** Body of `POST ~/api/spatial-file/validate`. */
export const spatialCheckSchema = v.object({
  spatialFileGuids: v.pipe(v.array(guid), v.maxLength(50, 'Not more than 50 files can be checked at once.')),
});

/** Answer of it: each file, with what is wrong with it or null. */
export const spatialCheckedSchema = v.array(v.object({ id: guid, message: v.nullable(v.string()) }));
