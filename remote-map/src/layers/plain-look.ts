import type { LayerLook } from '../drawing/drawn-layer.ts';

/** A visible layer without filters or selection, as a starting point for tests. */
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
