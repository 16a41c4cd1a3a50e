import * as v from 'valibot';

/** Land in a layer that the page provides. */
const givenFeatureSchema = v.object({
  /** Features with the same id are selected together. */
  id: v.string(),
  label: v.string(),
  /** Legal descriptions, in any of their usual notations. */
  land: v.string(),
  /** The status, which its colour stands for. */
  status: v.string(),
  /** As `#rrggbb`. */
  color: v.string(),
});

export type GivenFeature = v.InferOutput<typeof givenFeatureSchema>;

/** A layer of a page's unsaved data; later features are drawn above earlier ones. */
export const givenLayerSchema = v.object({
  name: v.string(),
  features: v.pipe(v.array(givenFeatureSchema), v.readonly()),
});

export type GivenLayer = v.InferOutput<typeof givenLayerSchema>;
