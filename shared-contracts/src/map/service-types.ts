import * as v from 'valibot';

/** The kinds of map services that an administrator names. */
export const serviceTypes = ['Feature', 'Map', 'Tile', 'WMS', 'WMTS', 'XYZ', 'PMTiles'] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** The content of a service's tiles. */
export const serviceAnswers = ['features', 'pictures', 'vectors'] as const;

/** Answer of `GET ~/api/map/services/{id}`. */
export const serviceDescriptionSchema = v.object({
  answer: v.picklist(serviceAnswers),
  /** Zooms of the existing tiles, where the service reports them; nearer ones are drawn larger. */
  zooms: v.optional(v.object({ least: v.number(), most: v.number() })),
});

export type ServiceDescription = v.InferOutput<typeof serviceDescriptionSchema>;
