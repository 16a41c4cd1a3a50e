import { useCallback, useEffect, useState } from 'react';
import {
  type DataLayer,
  dataLayerSchema,
  type Legend,
  legendSchema,
  mapSettingsSchema,
  type SpatialLayer,
  spatialLayerSchema,
  userPropertiesSchema,
} from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';

/** What a map must know before it is drawn. */
export interface MapData {
  readonly esriApiKey: string | null;
  readonly isReadOnly: boolean;
  readonly layers: readonly DataLayer[];
  readonly legends: readonly Legend[];
  readonly files: readonly SpatialLayer[];
}

export type MapDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: MapData }
  /** The API's own sentence (002 §8). */
  | { readonly status: 'failed'; readonly message: string };

/** What the API tells of a project's map, read beside each other. */
export function useMapData(projectId: string): {
  readonly state: MapDataState;
  readonly readAgain: () => void;
} {
  const rest = useRest();
  const [state, setState] = useState<MapDataState>({ status: 'loading' });
  const [asked, setAsked] = useState({ projectId });
  if (asked.projectId !== projectId) setAsked({ projectId });
  useEffect(() => {
    const leave = new AbortController();
    setState({ status: 'loading' });
    const of = `id=${asked.projectId}`;
    const get = <TSchema extends v.GenericSchema>(call: string, schema: TSchema) =>
      rest.get(`map/${call}`, schema, leave.signal);
    Promise.all([
      get('settings', mapSettingsSchema),
      get('user-properties', userPropertiesSchema),
      get(`data-layers?${of}`, v.array(dataLayerSchema)),
      get(`data-layer-legends?${of}`, v.array(legendSchema)),
      get(`spatial-file-layers?${of}`, v.array(spatialLayerSchema)),
    ]).then(
      ([{ esriApiKey }, { isReadOnly }, layers, legends, files]) =>
        setState({ status: 'ready', data: { esriApiKey, isReadOnly, layers, legends, files } }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => leave.abort();
  }, [rest, asked]);
  // Another question of the same is asked anew.
  return { state, readAgain: useCallback(() => setAsked((before) => ({ ...before })), []) };
}
