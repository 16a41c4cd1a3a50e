import type { LayerLook } from '../drawing/drawn-layer.ts';

/** A layer in sight, drawn whole, of which nothing is chosen: what a test of a layer begins with. */
export const plainLook: LayerLook = {
  visible: true,
  opacity: 1,
  labels: false,
  onDark: false,
  color: '#2f9e44',
  by: '',
  contains: '',
  hidden: [],
  selected: new Set(),
  shown: undefined,
  viewId: undefined,
};
