import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';

/** How a layer is shown; what is missing is taken from the map's own settings. */
export const layerPropertiesSchema = v.partial(
  v.strictObject({
    visible: v.boolean(),
    /** 0 is invisible, 1 opaque. */
    opacity: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    labels: v.boolean(),
    /** Position among the layers, 0 at the top. */
    order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mapLimits.layers)),
    /** Statuses of records that are not drawn. */
    hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mapLimits.hiddenStatuses)),
    /** The field that determines the colours; by default the layer's own. */
    by: v.pipe(v.string(), v.maxLength(mapLimits.fieldName)),
    /** Only features that contain this text are drawn. */
    contains: v.pipe(v.string(), v.maxLength(mapLimits.containsText)),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  }),
);

export type LayerProperties = v.InferOutput<typeof layerPropertiesSchema>;

/** Parses properties from the text in which they are sent; undefined if the text has none. */
export function readLayerProperties(text: string | null): LayerProperties | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const read = Array.isArray(value) ? undefined : v.safeParse(layerPropertiesSchema, value);
    return read?.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
