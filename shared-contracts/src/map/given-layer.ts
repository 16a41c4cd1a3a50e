import * as v from 'valibot';

/** Land of a layer that a page gives. */
const givenFeatureSchema = v.object({
  /** Features of one id are chosen together. */
  id: v.string(),
  label: v.string(),
  /** Legal descriptions, in any of their usual writings. */
  land: v.string(),
  /** The meaning of its colour. */
  status: v.string(),
  /** As `#rrggbb`. */
  color: v.string(),
});

export type GivenFeature = v.InferOutput<typeof givenFeatureSchema>;

/** A layer of a page's unsaved data: later features are drawn above earlier ones. */
export const givenLayerSchema = v.object({
  name: v.string(),
  features: v.pipe(v.array(givenFeatureSchema), v.readonly()),
});

export type GivenLayer = v.InferOutput<typeof givenLayerSchema>;
