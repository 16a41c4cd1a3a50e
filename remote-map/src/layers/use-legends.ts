import { useEffect, useState } from 'react';
import { layerField, legendSchema } from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';
import type { LayerDef } from './layer-def.ts';
import { type LayerSettings, lookOf } from './layer-settings.ts';
import { type LayerLegend, scopeQuery } from './map-scope.ts';

/** The legends of the layers of records: by their statuses as they came with the map, and asked for where a person colours by a field. */
export function useLegends(
  { projectId, viewId }: { readonly projectId: string | undefined; readonly viewId: string | undefined },
  defs: readonly LayerDef[],
  settings: LayerSettings,
  byStatus: readonly LayerLegend[],
): readonly LayerLegend[] {
  const rest = useRest();
  const wantedFields = defs
    .flatMap((def) => {
      if (def.kind !== 'data') return [];
      const by = layerField(def.layer, lookOf(def, settings).by);
      return by === undefined ? [] : [`${def.layer}:${by}`];
    })
    .join(',');
  const [byField, setByField] = useState<{
    readonly wantedFields: string;
    readonly legends: readonly LayerLegend[];
  }>();
  // Counts by status or by field are read again after each write.
  useEffect(() => {
    if (wantedFields === '' || byStatus.length === 0) return;
    const leave = new AbortController();
    rest
      .get(
        `map/data-layer-legends?${scopeQuery({ projectId, viewId })}&by=${encodeURIComponent(wantedFields)}`,
        v.array(legendSchema),
        leave.signal,
      )
      .then(
        (legends) => setByField({ wantedFields, legends }),
        // No legend is shown rather than one of another field; the layer itself shows that it could not be read.
        () => {
          if (!leave.signal.aborted) setByField({ wantedFields, legends: [] });
        },
      );
    return () => leave.abort();
  }, [rest, projectId, viewId, wantedFields, byStatus]);
  if (wantedFields === '') return byStatus;
  const layers = new Set(wantedFields.split(',').map((part) => part.split(':')[0]));
  const current = byField?.wantedFields === wantedFields ? byField.legends : [];
  return [
    ...byStatus.filter(({ type }) => !layers.has(type)),
    ...current.filter(({ type }) => layers.has(type)),
  ];
}
