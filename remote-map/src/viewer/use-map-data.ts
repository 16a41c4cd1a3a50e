import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { mapLimits } from 'shared-contracts/limits';
import {
  type Basemap,
  mapSettingsSchema,
  type ServiceLayer,
  type SpatialLayer,
  serviceLayerSchema,
  spatialLayerSchema,
  userPropertiesSchema,
} from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';
import { type MapRecords, type MapScope, readRecords, scopeQuery } from '../layers/map-scope.ts';

/** What a map must know before it is drawn. */
export interface MapData extends MapRecords {
  readonly esriApiKey: string | null;
  readonly isReadOnly: boolean;
  readonly files: readonly SpatialLayer[];
  readonly services: readonly ServiceLayer[];
  /** Looks of the base map with tiles of the operator. */
  readonly basemaps: readonly { readonly look: Basemap; readonly source: string }[];
}

type MapDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: MapData }
  /** The API's own sentence (002 §8). */
  | { readonly status: 'failed'; readonly message: string };

/** The same object as long as the scope is the same. */
function useScope({ projectId, view }: MapScope): MapScope {
  const key = JSON.stringify(view);
  const kept = useRef(view);
  if (JSON.stringify(kept.current) !== key) kept.current = view;
  const same = kept.current;
  return useMemo(() => ({ projectId, view: same }), [projectId, same]);
}

/**
 * The API's data about a map, read in parallel; with another number of `changes`, and for an explorer's result
 * instead, places are read again.
 */
export function useMapData(
  wantedScope: MapScope,
  changes: number,
): {
  readonly state: MapDataState;
  readonly readAgain: () => void;
} {
  const rest = useRest();
  const scope = useScope(wantedScope);
  const [state, setState] = useState<MapDataState>({ status: 'loading' });
  const of = { projectId: scope.projectId, isView: scope.view !== undefined };
  // An object of its own for each attempt.
  const [reading, setReading] = useState(of);
  if (reading.projectId !== of.projectId || reading.isView !== of.isView) setReading(of);
  const now = useRef({ scope, changes });
  const read = useRef(now.current);
  now.current = { scope, changes };
  useEffect(() => {
    const { projectId } = reading;
    const leave = new AbortController();
    read.current = now.current;
    setState({ status: 'loading' });
    const get = <TSchema extends v.GenericSchema>(call: string, schema: TSchema) =>
      rest.get(`map/${call}`, schema, leave.signal);
    Promise.all([
      get('settings', mapSettingsSchema),
      get('user-properties', userPropertiesSchema),
      readRecords(rest, now.current.scope, leave.signal),
      // Files are a project's; a list or a parcel has none.
      projectId === undefined
        ? []
        : get(
            `spatial-file-layers?${scopeQuery({ projectId, viewId: undefined })}`,
            v.array(spatialLayerSchema),
          ),
      get('gis-service-data', v.array(serviceLayerSchema)),
    ]).then(
      ([{ esriApiKey, basemaps }, { isReadOnly }, records, files, services]) =>
        setState({
          status: 'ready',
          data: { ...records, esriApiKey, basemaps, isReadOnly, files, services },
        }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => leave.abort();
  }, [rest, reading]);
  useEffect(() => {
    const leave = new AbortController();
    const again = () => {
      readRecords(rest, scope, leave.signal).then(
        (records) =>
          setState((before) =>
            before.status === 'ready' ? { status: 'ready', data: { ...before.data, ...records } } : before,
          ),
        // Earlier counts stay visible: the layers themselves show that they cannot be read.
        () => {},
      );
    };
    const isRead = read.current.scope === scope && read.current.changes === changes;
    read.current = { scope, changes };
    if (!isRead) again();
    // An explorer's result is kept for an hour: a map that is open longer has it kept again.
    const timer = scope.view ? setInterval(again, mapLimits.viewMinutes * 30_000) : undefined;
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, [rest, scope, changes]);
  return { state, readAgain: useCallback(() => setReading((before) => ({ ...before })), []) };
}
