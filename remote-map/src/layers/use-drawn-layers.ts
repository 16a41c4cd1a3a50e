import type OlMap from 'ol/Map.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRest, useTexts } from 'shared-ui';
import { onceDrawn } from '../base/once-drawn.ts';
import type { DrawnLayer } from '../drawing/drawn-layer.ts';
import { surveyGridLayer } from '../grids/grid-layer.ts';
import { dataLayer } from './data-layer.ts';
import { type FeatureRecords, fileLayer } from './file-layer.ts';
import { givenLayer } from './given-layer.ts';
import { givenKey, type LayerDef } from './layer-def.ts';
import { type LayerSettings, lookOf, orderedLayers } from './layer-settings.ts';
import { idsIn, type Picked } from './picked-feature.ts';
import { routeLayer } from './route-layer.ts';
import { serviceLayer } from './service-layer.ts';

/** The property of an OpenLayers layer with the key of the layer that it draws. */
export const layerKey = 'rightwayKey';

/** Above the base map. */
const lowest = 10;

interface DrawnLayersOptions {
  readonly map: OlMap;
  readonly projectId: string | undefined;
  /** The API's id of the explorer's view, whose results are the main layer. */
  readonly viewId: string | undefined;
  readonly defs: readonly LayerDef[];
  readonly settings: LayerSettings;
  /** Whether the base map is dark. */
  readonly onDark: boolean;
  readonly route: unknown;
  readonly picked: Picked;
  /** The layer that the page's grid lists, and the records that match its filter. */
  readonly main: string | undefined;
  readonly shown: ReadonlySet<string> | undefined;
  /** A counter; when it changes, records are read again. */
  readonly changes: number;
}

/** State of the layers while they are drawn, by layer key. */
interface LayerMessages {
  /** Why a layer is not shown; true where there is no message. */
  readonly failures: ReadonlyMap<string, string | true>;
  /** The attributes of the features, for layers that are loaded completely. */
  readonly records: ReadonlyMap<string, FeatureRecords>;
}

/** Draws the layers of the map according to their settings. */
export function useDrawnLayers(options: DrawnLayersOptions): LayerMessages {
  const { map, projectId, viewId, defs, settings, onDark, route, picked, main, shown, changes } = options;
  const rest = useRest();
  const { t } = useTexts('map');
  const drawn = useRef(new Map<string, DrawnLayer>());
  // A changed view is passed to an existing layer through its settings; the layer is not created again.
  const firstView = useRef(viewId);
  firstView.current = viewId;
  const drawnRoute = useRef<unknown>(undefined);
  const drawnGiven = useRef<unknown>(undefined);
  const [failures, setFailures] = useState<ReadonlyMap<string, string | true>>(new Map());
  const [records, setRecords] = useState<ReadonlyMap<string, FeatureRecords>>(new Map());
  const reportRecords = useCallback((key: string, read: FeatureRecords) => {
    setRecords((before) => new Map(before).set(key, read));
  }, []);
  const fail = useCallback((key: string, failure: string | true | undefined) => {
    setFailures((before) => {
      if (before.get(key) === failure) return before;
      const next = new Map(before);
      if (failure === undefined) next.delete(key);
      else next.set(key, failure);
      return next;
    });
  }, []);

  // A changed route, changed rows of the page or another project means that the layer is drawn again.
  useEffect(() => {
    const layers = drawn.current;
    const made = (def: LayerDef): DrawnLayer | undefined => {
      if (def.kind === 'grid') return surveyGridLayer(def.grid, map);
      if (def.kind === 'route') return routeLayer(route);
      if (def.kind === 'given') return givenLayer(def.features);
      if (def.kind === 'file')
        return fileLayer({
          id: def.id,
          rest,
          onFailure: (message) => fail(def.key, message),
          onRead: (read) => reportRecords(def.key, read),
        });
      if (def.kind === 'service')
        return serviceLayer({
          id: def.id,
          type: def.type,
          rest,
          onFailure: (failure) => fail(def.key, failure),
          cutText: t('layers.cut'),
        });
      return dataLayer({
        layer: def.layer,
        projectId,
        viewId: def.key === main ? firstView.current : undefined,
        isMain: def.key === main,
        address: rest.address,
        onFailure: (failed) => fail(def.key, failed || undefined),
      });
    };
    const take = (key: string) => {
      const one = layers.get(key);
      if (!one) return;
      map.removeLayer(one.layer);
      one.end();
      layers.delete(key);
    };
    if (drawnRoute.current !== route) take('route');
    drawnRoute.current = route;
    const given = defs.flatMap((def) => (def.kind === 'given' ? [def.features] : []))[0];
    if (drawnGiven.current !== given) take(givenKey);
    drawnGiven.current = given;
    for (const def of defs) {
      if (layers.has(def.key)) continue;
      const one = made(def);
      if (!one) continue;
      one.layer.set(layerKey, def.key);
      const add = () => map.addLayer(one.layer);
      if (def.kind !== 'grid') {
        layers.set(def.key, one);
        add();
        continue;
      }
      // The lines and names of a grid take longer to paint than most records, which people came for: it comes after them.
      const wait = onceDrawn(map, add);
      layers.set(def.key, {
        ...one,
        end: () => {
          wait.end();
          one.end();
        },
      });
    }
    const isGone = (key: string) => !defs.some((def) => def.key === key);
    for (const key of [...layers.keys()]) if (isGone(key)) take(key);
  }, [map, defs, projectId, main, rest, route, fail, reportRecords, t]);

  useEffect(() => {
    const layers = drawn.current;
    return () => {
      for (const one of layers.values()) {
        map.removeLayer(one.layer);
        one.end();
      }
      layers.clear();
    };
  }, [map]);

  useEffect(() => {
    const order = orderedLayers(defs, settings);
    for (const [place, def] of order.entries()) {
      const one = drawn.current.get(def.key);
      if (!one) continue;
      const { order: _, ...look } = lookOf(def, settings);
      const { visible, opacity } = look;
      one.layer.setVisible(visible);
      one.layer.setOpacity(opacity);
      one.layer.setZIndex(lowest + order.length - place);
      one.show({
        ...look,
        onDark,
        selected: idsIn(picked, def.key),
        shown: def.key === main ? shown : undefined,
        viewId: def.key === main ? viewId : undefined,
      });
    }
  }, [defs, settings, onDark, picked, main, shown, viewId]);

  const read = useRef(changes);
  useEffect(() => {
    if (read.current === changes) return;
    read.current = changes;
    for (const one of drawn.current.values()) one.refresh?.();
  }, [changes]);

  return { failures, records };
}
