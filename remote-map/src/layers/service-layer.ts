import type { Extent } from 'ol/extent.js';
import { getCenter } from 'ol/extent.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { tile as byTiles } from 'ol/loadingstrategy.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import { createXYZ } from 'ol/tilegrid.js';
import { failureText } from 'shared-contracts/errors';
import { mapLimits } from 'shared-contracts/limits';
import {
  featureServiceZooms,
  type ServiceDescription,
  type ServiceType,
  serviceDescriptionSchema,
  spatialDataSchema,
} from 'shared-contracts/map';
import type { RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';
import { type DrawnLayer, drawnBy, drawnKey } from '../drawing/drawn-layer.ts';
import { type OnTileFailure, refusalOf } from '../drawing/load-tile.ts';
import { pictureLoader } from '../drawing/picture-tiles.ts';
import { vectorLoader } from '../drawing/vector-tiles.ts';
import { featureStyle } from './feature-style.ts';

interface ServiceLayerOptions {
  readonly id: string;
  readonly type: ServiceType;
  readonly rest: RestClient;
  readonly onFailure: OnTileFailure;
  /** The message where the service has more features than it returned. */
  readonly cutText: string;
}

const format = new GeoJSON({ featureProjection: 'EPSG:3857', dataProjection: 'EPSG:4326' });

const answerSchema = v.object({ data: spatialDataSchema, isCut: v.boolean() });

/** Zooms of tiles, 256 CSS pixels wide, that are requested from services; closer ones are drawn enlarged. */
const { least: minZoom, most: maxZoom } = mapLimits.tileZoom;

/**
 * Pause after a failure before a service is requested again, in milliseconds: a map requests missing parts each time it
 * is drawn.
 */
const patience = 10_000;

/** Features, tile by tile, from zoom 15 on (002 §9). */
function featureLayer({ id, rest, onFailure, cutText }: ServiceLayerOptions): DrawnLayer {
  const { least, most } = featureServiceZooms;
  const grid = createXYZ({ minZoom: least, maxZoom: least, tileSize: 256 });
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const source = new VectorSource({
    strategy: byTiles(grid),
    loader: (extent: Extent, _resolution, _projection, onRead, onFail) => {
      const [z = 0, x = 0, y = 0] = grid.getTileCoordForCoordAndZ(getCenter(extent), least);
      const read = async () => {
        try {
          const response = await fetch(`${rest.address}map/services/${id}/${z}/${x}/${y}`, {
            credentials: 'include',
          });
          if (!response.ok) throw new Error((await refusalOf(response)) ?? '');
          const { data, isCut } = v.parse(answerSchema, await response.json());
          const features = format.readFeatures(data);
          for (const feature of features) {
            // A feature arrives with each tile that it touches, so it is identified by its attributes and its extent.
            const key = JSON.stringify([
              feature.getProperties()['OBJECTID'],
              feature.getGeometry()?.getExtent(),
            ]);
            feature.setId(key);
            feature.set('id', `${id} ${key}`);
          }
          const added = features.filter((feature) => source.getFeatureById(feature.getId() ?? '') === null);
          source.addFeatures(added);
          onRead?.(added);
          onFailure(isCut ? cutText : undefined);
        } catch (error) {
          const timer = setTimeout(() => {
            waiting.delete(timer);
            source.removeLoadedExtent(extent);
            source.changed();
          }, patience);
          waiting.add(timer);
          onFail?.();
          onFailure(failureText(error) ?? true);
        }
      };
      void read();
    },
  });
  const styled = featureStyle();
  // OpenLayers draws a layer above its least zoom, not at that zoom itself.
  const layer = new VectorLayer({ source, declutter: true, minZoom: least - 0.001, maxZoom: most });
  return {
    layer,
    show: (look) => {
      layer.set(drawnKey, drawnBy(look));
      layer.setStyle(styled(look));
    },
    end: () => {
      for (const timer of waiting) clearTimeout(timer);
      source.clear();
    },
  };
}

/** Zooms of tiles that are requested, of those that exist; at least one. */
const held = (
  { least, most }: NonNullable<ServiceDescription['zooms']> = { least: minZoom, most: maxZoom },
) => {
  const to = Math.max(minZoom, Math.min(maxZoom, most));
  return { minZoom: Math.min(to, Math.max(minZoom, least)), maxZoom: to };
};

const pictureTiles = (
  { id, rest, onFailure }: ServiceLayerOptions,
  zooms?: ServiceDescription['zooms'],
): TileLayer =>
  new TileLayer({
    source: new XYZ({
      url: `${rest.address}map/services/${id}/{z}/{x}/{y}`,
      ...held(zooms),
      tileLoadFunction: pictureLoader(onFailure),
    }),
  });

const pictureLayer = (options: ServiceLayerOptions): DrawnLayer => {
  const layer = pictureTiles(options);
  return { layer, show: () => {}, end: () => layer.getSource()?.clear() };
};

/** An archive: pictures or vector tiles, which is determined when it is first shown. */
function archiveLayer(options: ServiceLayerOptions): DrawnLayer {
  const { id, rest, onFailure } = options;
  const group = new LayerGroup();
  const leave = new AbortController();
  const styled = featureStyle();
  let isRequested = false;
  let vectors: VectorTileLayer | undefined;
  let style: Parameters<DrawnLayer['show']>[0] | undefined;
  const paint = () => {
    if (vectors && style) vectors.setStyle(styled(style));
  };
  const made = ({ answer, zooms }: ServiceDescription): BaseLayer => {
    if (answer !== 'vectors') return pictureTiles(options, zooms);
    const format = new MVT();
    vectors = new VectorTileLayer({
      source: new VectorTileSource({
        format,
        url: `${rest.address}map/services/${id}/{z}/{x}/{y}`,
        ...held(zooms),
        tileLoadFunction: vectorLoader(format, onFailure),
      }),
      declutter: true,
    });
    paint();
    return vectors;
  };
  const ask = async () => {
    isRequested = true;
    try {
      group
        .getLayers()
        .push(made(await rest.get(`map/services/${id}`, serviceDescriptionSchema, leave.signal)));
      onFailure(undefined);
    } catch (error) {
      if (leave.signal.aborted) return;
      isRequested = false;
      onFailure(failureText(error) ?? true);
    }
  };
  return {
    layer: group,
    show: (look) => {
      style = look;
      if (look.visible && !isRequested) void ask();
      paint();
    },
    end: () => leave.abort(),
  };
}

/** A map service of the administration, which the API asks in the place of the browser. */
export function serviceLayer(options: ServiceLayerOptions): DrawnLayer {
  if (options.type === 'Feature') return featureLayer(options);
  return options.type === 'PMTiles' ? archiveLayer(options) : pictureLayer(options);
}
