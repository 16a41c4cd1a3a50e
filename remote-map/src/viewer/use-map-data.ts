import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Basemap,
  type DataLayer,
  dataLayerSchema,
  type Legend,
  legendSchema,
  mapSettingsSchema,
  type ServiceLayer,
  type SpatialLayer,
  serviceLayerSchema,
  spatialLayerSchema,
  userPropertiesSchema,
} from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';
import { scopeQuery } from './map-scope.ts';

/** What a map must know before it is drawn. */
export interface MapData {
  readonly esriApiKey: string | null;
  readonly isReadOnly: boolean;
  readonly layers: readonly DataLayer[];
  readonly legends: readonly Legend[];
  readonly files: readonly SpatialLayer[];
  readonly services: readonly ServiceLayer[];
  /** Looks of the base map that have tiles of whoever runs the server. */
  readonly basemaps: readonly { readonly look: Basemap; readonly source: string }[];
}

export type MapDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: MapData }
  /** The API's own sentence (002 §8). */
  | { readonly status: 'failed'; readonly message: string };

/** What the API tells of a project's map, read beside each other; with another number of `changes` what lies where is read again. */
export function useMapData(
  projectId: string | undefined,
  changes: number,
): {
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
    const of = scopeQuery(asked.projectId);
    const get = <TSchema extends v.GenericSchema>(call: string, schema: TSchema) =>
      rest.get(`map/${call}`, schema, leave.signal);
    Promise.all([
      get('settings', mapSettingsSchema),
      get('user-properties', userPropertiesSchema),
      get(`data-layers?${of}`, v.array(dataLayerSchema)),
      get(`data-layer-legends?${of}`, v.array(legendSchema)),
      get(`spatial-file-layers?${of}`, v.array(spatialLayerSchema)),
      get('gis-service-data', v.array(serviceLayerSchema)),
    ]).then(
      ([{ esriApiKey, basemaps }, { isReadOnly }, layers, legends, files, services]) =>
        setState({
          status: 'ready',
          data: { esriApiKey, basemaps, isReadOnly, layers, legends, files, services },
        }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => leave.abort();
  }, [rest, asked]);
  const counted = useRef(changes);
  useEffect(() => {
    if (counted.current === changes) return;
    counted.current = changes;
    const leave = new AbortController();
    const of = scopeQuery(asked.projectId);
    Promise.all([
      rest.get(`map/data-layers?${of}`, v.array(dataLayerSchema), leave.signal),
      rest.get(`map/data-layer-legends?${of}`, v.array(legendSchema), leave.signal),
    ]).then(
      ([layers, legends]) =>
        setState((before) =>
          before.status === 'ready' ? { status: 'ready', data: { ...before.data, layers, legends } } : before,
        ),
      // What was counted before stays in sight: the layers tell by themselves that they cannot be read.
      () => {},
    );
    return () => leave.abort();
  }, [rest, asked, changes]);
  // Another question of the same is asked anew.
  return { state, readAgain: useCallback(() => setAsked((before) => ({ ...before })), []) };
}
