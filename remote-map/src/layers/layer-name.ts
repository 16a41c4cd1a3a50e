import type { Translate } from 'shared-ui';
import type { LayerDef } from './layer-def.ts';

/** What a layer is called. */
export function layerName(def: LayerDef, t: Translate): string {
  if (def.kind === 'file' || def.kind === 'service' || def.kind === 'given') return def.name;
  if (def.kind === 'route') return t(def.isPlace ? 'layers.place' : 'layers.route');
  return t(`layers.${def.kind === 'grid' ? def.grid : def.layer}`);
}
