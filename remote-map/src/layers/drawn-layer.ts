import type BaseLayer from 'ol/layer/Base.js';

/** How a layer is shown. */
export interface LayerLook {
  readonly visible: boolean;
  readonly opacity: number;
  readonly labels: boolean;
  /** Of what has no status of its own. */
  readonly color: string;
  /** The records of the layer that are chosen. */
  readonly selected: ReadonlySet<string>;
  /** The records of the layer that are drawn; all where nothing is said. */
  readonly shown: ReadonlySet<string> | undefined;
}

/** A layer on the map: how it is shown is told to it, and it goes without a trace. */
export interface DrawnLayer {
  readonly layer: BaseLayer;
  readonly show: (look: LayerLook) => void;
  readonly end: () => void;
}
