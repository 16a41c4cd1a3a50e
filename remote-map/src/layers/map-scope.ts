import {
  dataLayerSchema,
  legendSchema,
  type MapBounds,
  type MapView,
  mapViewAnswerSchema,
  type TileLayer,
} from 'shared-contracts/map';
import type { RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';
import type { LegendEntry } from '../drawing/legend-entry.ts';

/**
 * The records that a map shows: those of a project, an explorer's results, or those of every project that the person
 * may see (decision 64).
 */
export interface MapScope {
  readonly projectId: string | undefined;
  readonly view: MapView | undefined;
}

/** The layers with their number of records and bounds, and their legends. */
export interface MapRecords {
  readonly layers: readonly {
    readonly layer: TileLayer;
    readonly count: number;
    readonly bounds: MapBounds | null;
  }[];
  readonly legends: readonly LayerLegend[];
  /** Identifies an explorer's view in requests for its tiles; undefined for any other map. */
  readonly viewId: string | undefined;
}

export interface LayerLegend {
  readonly type: TileLayer;
  readonly entries: readonly LegendEntry[];
}

/** Reads the layers of a scope, with their counts, bounds and legends. */
export async function readRecords(
  rest: RestClient,
  { projectId, view }: MapScope,
  signal: AbortSignal,
): Promise<MapRecords> {
  if (view) {
    const { id, layer, count, bounds, entries } = await rest.post(
      'map/views',
      view,
      mapViewAnswerSchema,
      signal,
    );
    return { viewId: id, layers: [{ layer, count, bounds }], legends: [{ type: layer, entries }] };
  }
  const of = scopeQuery({ projectId, viewId: undefined });
  const [layers, legends] = await Promise.all([
    rest.get(`map/data-layers?${of}`, v.array(dataLayerSchema), signal),
    rest.get(`map/data-layer-legends?${of}`, v.array(legendSchema), signal),
  ]);
  return { viewId: undefined, layers, legends };
}

/** The parameters of calls about layers. */
export const scopeQuery = ({
  projectId,
  viewId,
}: {
  readonly projectId: string | undefined;
  readonly viewId: string | undefined;
}): string =>
  viewId !== undefined ? `view=${viewId}` : projectId === undefined ? 'multiProject=true' : `id=${projectId}`;
