import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';

/** How a layer is shown; the map's own settings where nothing is given. */
export const layerPropertiesSchema = v.partial(
  v.strictObject({
    visible: v.boolean(),
    /** 0 is invisible, 1 opaque. */
    opacity: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    labels: v.boolean(),
    /** Place among the layers, 0 at the top. */
    order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mapLimits.layers)),
    /** Statuses of records that are not drawn. */
    hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mapLimits.hiddenStatuses)),
    /** The field that colours are by; the layer's own where none is named. */
    by: v.pipe(v.string(), v.maxLength(mapLimits.fieldName)),
    /** Only what contains this is drawn. */
    contains: v.pipe(v.string(), v.maxLength(mapLimits.containsText)),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  }),
);

export type LayerProperties = v.InferOutput<typeof layerPropertiesSchema>;

/** Properties out of the text that they travel as; undefined where it holds none. */
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
