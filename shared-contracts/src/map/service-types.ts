import * as v from 'valibot';

/** The kinds of map services that an administrator names. */
export const serviceTypes = ['Feature', 'Map', 'Tile', 'WMS', 'WMTS', 'XYZ', 'PMTiles'] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** The content of a service's tiles. */
export const serviceAnswers = ['features', 'pictures', 'vectors'] as const;

/** Answer of `GET ~/api/map/services/{id}`. */
export const serviceDescriptionSchema = v.object({
  answer: v.picklist(serviceAnswers),
  /** The zooms for which tiles exist, if the service reports them; at closer zooms the nearest ones are enlarged. */
  zooms: v.optional(v.object({ least: v.number(), most: v.number() })),
});

export type ServiceDescription = v.InferOutput<typeof serviceDescriptionSchema>;
