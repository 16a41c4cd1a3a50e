import { type SpatialData, spatialDataSchema } from 'shared-contracts/map';
import * as v from 'valibot';
import { AppError } from '../../../platform/errors/app-error.ts';
import { geoJsonDepth, isDeeper } from '../../../platform/files/json-depth.ts';
import { checkedShapes, featuresOfShapes } from '../../files/index.ts';
import type { OutboundAnswer } from './outbound.ts';
import { serviceFailed } from './service-fault.ts';

/** The first bytes of pictures by type: the type that a service claims is not trusted. */
const pictures: readonly (readonly [type: string, at: number, beginning: Buffer])[] = [
  ['image/png', 0, Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['image/jpeg', 0, Buffer.from([0xff, 0xd8, 0xff])],
  ['image/gif', 0, Buffer.from('GIF8')],
  ['image/webp', 8, Buffer.from('WEBP')],
  ['image/avif', 4, Buffer.from('ftypavif')],
];

/** The type of a picture by its own bytes; undefined if it is not a picture. */
export const pictureType = (bytes: Buffer): string | undefined =>
  pictures.find(([, at, beginning]) => bytes.subarray(at, at + beginning.length).equals(beginning))?.[0];

/**
 * Checks that a response has content; undefined if the service has nothing there. Throws the fault that is shown with
 * the layer.
 */
export function answered(answer: OutboundAnswer): OutboundAnswer | undefined {
  const { status, bytes } = answer;
  if (status === 401 || status === 403 || status === 498 || status === 499) throw serviceFailed('refused');
  if (status === 404 || status === 204 || bytes.length === 0) return undefined;
  if (status < 200 || status >= 300) throw serviceFailed('failed');
  return answer;
}

const refusalSchema = v.object({ error: v.object({ code: v.optional(v.number()) }) });

/** Most bytes of a refusal: services answer with a code and a sentence or two. */
const longestRefusal = 16 * 1024;

/**
 * The error code in a JSON message that a service sent in place of the requested content; ArcGIS services refuse with a
 * success status.
 */
function refusalIn(bytes: Buffer): number | undefined {
  if (bytes[0] !== 0x7b || bytes.length > longestRefusal) return undefined;
  try {
    const read = v.safeParse(refusalSchema, JSON.parse(bytes.toString('utf8')));
    return read.success ? (read.output.error.code ?? 0) : undefined;
  } catch {
    return undefined;
  }
}

/** A service's response as JSON. Throws the fault that is shown with the layer. */
export function jsonOf({ bytes }: Pick<OutboundAnswer, 'bytes'>): unknown {
  const refused = refusalIn(bytes);
  if (refused !== undefined) throw serviceFailed(isRefused(refused) ? 'refused' : 'failed');
  if (isDeeper(bytes, geoJsonDepth)) throw new TypeError('This JSON nests too deep.');
  return JSON.parse(bytes.toString('utf8'));
}

const isRefused = (code: number | undefined): boolean =>
  code !== undefined && [401, 403, 498, 499].includes(code);

/** The picture of a tile with its type. Throws the fault that is shown with the layer. */
export function pictureOf(answer: OutboundAnswer) {
  const type = pictureType(answer.bytes);
  if (type) return { type, bytes: answer.bytes };
  throw serviceFailed(isRefused(refusalIn(answer.bytes)) ? 'refused' : 'noPicture');
}

const cutSchema = v.object({
  exceededTransferLimit: v.optional(v.boolean()),
  properties: v.optional(v.nullable(v.looseObject({ exceededTransferLimit: v.optional(v.boolean()) }))),
});

/**
 * The features of a tile for the map, as JSON, with whether the service has more than it returned. Throws the fault
 * that is shown with the layer.
 */
export function featuresOf(bytes: Buffer): Buffer {
  try {
    const value = jsonOf({ bytes });
    const data: SpatialData = v.parse(spatialDataSchema, featuresOfShapes(value, ''));
    if (data.features.length > 0) checkedShapes(data, '');
    const isCollection =
      typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'FeatureCollection';
    if (!isCollection) throw new TypeError('No features.');
    const cut = v.safeParse(cutSchema, value);
    const isCut =
      cut.success &&
      (cut.output.exceededTransferLimit === true || cut.output.properties?.exceededTransferLimit === true);
    return Buffer.from(JSON.stringify({ data, isCut }));
  } catch (error) {
    throw error instanceof AppError ? error : serviceFailed('noFeatures');
  }
}
