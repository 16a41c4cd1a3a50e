import type { Translate } from 'shared-ui';
import { isLeftOut, linesOf, lineText } from '../drawing/legend-entry.ts';
import { lightGridColor } from '../grids/grid-layer.ts';
import { legendBy } from '../layers/field-legend.ts';
import type { FeatureRecords } from '../layers/file-layer.ts';
import { givenLegend } from '../layers/given-features.ts';
import type { LayerDef } from '../layers/layer-def.ts';
import { layerName } from '../layers/layer-name.ts';
import { type LayerSettings, lookOf, orderedLayers } from '../layers/layer-settings.ts';
import type { LayerLegend } from '../layers/map-scope.ts';
import type { LegendLine } from './draw-sheet.ts';

export interface ShownLayers {
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  readonly legends: readonly LayerLegend[];
  readonly records: ReadonlyMap<string, FeatureRecords>;
}

const routeColor = '#c4302b';

/** The legend of the shown layers from top to bottom, without hidden layers and values. */
export function legendLines(
  { defs, settings, legends, records }: ShownLayers,
  t: Translate,
): readonly LegendLine[] {
  return orderedLayers(defs, settings).flatMap((def): LegendLine[] => {
    const look = lookOf(def, settings);
    // A layer of records without any draws nothing.
    if (!look.visible || (def.kind === 'data' && def.count === 0)) return [];
    const name = layerName(def, t);
    if (def.kind === 'route')
      return [{ text: name, symbol: { is: def.isPlace ? 'area' : 'line', colors: [routeColor] } }];
    if (def.kind === 'grid')
      return [{ text: name, symbol: { is: 'thinLine', colors: [lightGridColor(def.grid)] } }];
    const own = records.get(def.key);
    const entries =
      def.kind === 'data'
        ? (legends.find(({ type }) => type === def.layer)?.entries ?? [])
        : def.kind === 'given'
          ? givenLegend(def.features)
          : own && look.by !== ''
            ? legendBy(own, look.by)
            : [];
    const lines = linesOf(entries);
    const drawn = lines.filter((line) => !isLeftOut(line, look.hidden));
    // What no field colours is drawn in the layer's own colour; a picture of a service has none.
    const isPlain = lines.length === 0 && !(def.kind === 'service' && def.type !== 'Feature');
    return [
      { text: name, ...(isPlain ? { symbol: { is: 'area', colors: [look.color] } } : {}) },
      ...drawn.map((line) => ({
        text: `${lineText(line, t)} (${line.count})`,
        symbol: { is: 'area' as const, colors: line.entries.map(({ color }) => color) },
        isBelow: true,
      })),
    ];
  });
}
