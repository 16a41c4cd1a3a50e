import type { FeatureLike } from 'ol/Feature.js';
import type BaseLayer from 'ol/layer/Base.js';

/** How a layer is shown. */
export interface LayerLook {
  readonly visible: boolean;
  readonly opacity: number;
  readonly labels: boolean;
  /** Of what has no status of its own. */
  readonly color: string;
  /** Statuses whose records are not drawn. */
  readonly hidden: readonly string[];
  /** The records of the layer that are chosen. */
  readonly selected: ReadonlySet<string>;
  /** The records of the layer that are drawn; all where nothing is said. */
  readonly shown: ReadonlySet<string> | undefined;
}

/** Property of a layer of OpenLayers that tells which of its features are drawn, as an `IsDrawn`. */
export const drawnKey = 'rightwayDrawn';

export type IsDrawn = (feature: FeatureLike) => boolean;

/** Whether a look leaves a feature to be seen, and so to be chosen: by the page's filter and by its status. */
export const drawnBy =
  ({ shown, hidden }: Pick<LayerLook, 'shown' | 'hidden'>): IsDrawn =>
  (feature) =>
    (!shown || shown.has(String(feature.get('id')))) && !hidden.includes(String(feature.get('status')));

/** A layer on the map: how it is shown is told to it, and it goes without a trace. */
export interface DrawnLayer {
  readonly layer: BaseLayer;
  readonly show: (look: LayerLook) => void;
  readonly end: () => void;
  /** Reads anew what it draws; only of what others write. */
  readonly refresh?: () => void;
}
