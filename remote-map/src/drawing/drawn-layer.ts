import type { FeatureLike } from 'ol/Feature.js';
import type BaseLayer from 'ol/layer/Base.js';
import { colouredStatus } from './legend-entry.ts';

/** How a layer is shown. */
export interface LayerLook {
  readonly visible: boolean;
  readonly opacity: number;
  readonly labels: boolean;
  /** Whether it lies on dark ground, where names are light. */
  readonly onDark: boolean;
  /** Of what has no status of its own. */
  readonly color: string;
  /** The field that colours are by; the layer's own where it is empty. */
  readonly by: string;
  /** Only what contains this, in any of its values, is drawn. */
  readonly contains: string;
  /** Statuses, or values of that field, whose records are not drawn. */
  readonly hidden: readonly string[];
  /** The records of the layer that are chosen. */
  readonly selected: ReadonlySet<string>;
  /** The records of the layer that are drawn; all by default. */
  readonly shown: ReadonlySet<string> | undefined;
  /** The API's id of an explorer's results for this layer; undefined if the map is not an explorer's. */
  readonly viewId: string | undefined;
}

/** Property of a layer of OpenLayers: which of its features are drawn, as an `IsDrawn`. */
export const drawnKey = 'rightwayDrawn';

type IsDrawn = (feature: FeatureLike) => boolean;

const hasText = (feature: FeatureLike, text: string): boolean =>
  Object.entries(feature.getProperties()).some(
    ([name, value]) => !unsaid.has(name) && typeof value === 'string' && value.toLowerCase().includes(text),
  );

/** Properties of a feature that are only for programs. */
const unsaid = new Set(['id', 'parcel', 'color', 'kind', 'key']);

/** The value of a feature in a field; empty where it has none. */
export function fieldText(values: { readonly get: (field: string) => unknown }, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a look leaves a feature to be seen, and so to be chosen: by the page's filter, by the legend and by its text. */
export function drawnBy({
  shown,
  hidden,
  by,
  contains,
}: Pick<LayerLook, 'shown' | 'hidden' | 'by' | 'contains'>): IsDrawn {
  const text = contains.trim().toLowerCase();
  const gone = new Set(hidden);
  const isLeftOut = (feature: FeatureLike): boolean => {
    const value = fieldText(feature, by === '' ? 'status' : by);
    // Settings stored in a browser may hide only one colour of a name.
    return gone.has(value) || (by === '' && gone.has(colouredStatus(value, fieldText(feature, 'color'))));
  };
  return (feature) =>
    (!shown || shown.has(String(feature.get('id')))) &&
    !(gone.size > 0 && isLeftOut(feature)) &&
    (text === '' || hasText(feature, text));
}

/** A layer on the map: it is given how it is shown, and removed without a trace. */
export interface DrawnLayer {
  readonly layer: BaseLayer;
  readonly show: (look: LayerLook) => void;
  readonly end: () => void;
  /** Reads its data again; only for data that others write. */
  readonly refresh?: () => void;
}
