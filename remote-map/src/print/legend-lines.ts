import type { Translate } from 'shared-ui';
import { legendBy } from '../layers/field-legend.ts';
import type { FeatureRecords } from '../layers/file-layer.ts';
import { givenLegend } from '../layers/given-features.ts';
import type { LayerDef } from '../layers/layer-def.ts';
import { layerName } from '../layers/layer-name.ts';
import { type LayerSettings, lookOf, orderedLayers } from '../layers/layer-settings.ts';
import { entryText, isLeftOut } from '../layers/legend-entry.ts';
import type { LayerLegend } from '../viewer/map-scope.ts';
import type { LegendLine } from './draw-sheet.ts';

export interface ShownLayers {
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  readonly legends: readonly LayerLegend[];
  readonly records: ReadonlyMap<string, FeatureRecords>;
}

const routeColor = '#c4302b';

/** The legend of what is shown, from the top down: not of layers that are off, nor of what is not drawn of the others. */
export function legendLines(
  { defs, settings, legends, records }: ShownLayers,
  t: Translate,
): readonly LegendLine[] {
  return orderedLayers(defs, settings).flatMap((def): LegendLine[] => {
    const look = lookOf(def, settings);
    // A layer of records without any draws nothing.
    if (!look.visible || (def.kind === 'data' && def.count === 0)) return [];
    const name = layerName(def, t);
    if (def.kind === 'route') return [{ text: name, color: routeColor }];
    const own = records.get(def.key);
    const entries =
      def.kind === 'data'
        ? (legends.find(({ type }) => type === def.layer)?.entries ?? [])
        : def.kind === 'given'
          ? givenLegend(def.features)
          : own && look.by !== ''
            ? legendBy(own, look.by)
            : [];
    const drawn = entries.filter((entry) => !isLeftOut(entry, look.hidden));
    return [
      { text: name },
      ...drawn.map((entry) => ({ text: `${entryText(entry, t)} (${entry.count})`, color: entry.color })),
    ];
  });
}
