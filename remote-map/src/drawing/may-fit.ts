import { getWidth } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';

/** CSS pixels of a character at least, on average, of the map's names. */
const narrowest = 4.5;

/**
 * Whether a name fits within an area. One that does not is not given to OpenLayers, which would measure it with each
 * frame of a pan.
 */
export const mayFit = (name: string, area: FeatureLike, resolution: number): boolean =>
  getWidth(area.getGeometry()?.getExtent() ?? [0, 0, 0, 0]) / resolution >= name.length * narrowest;
