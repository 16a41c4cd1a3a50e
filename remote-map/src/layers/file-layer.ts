import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { messageOf } from 'shared-contracts/errors';
import { spatialDataSchema } from 'shared-contracts/map';
import type { RestClient } from 'shared-contracts/rest-client';
import { type DrawnLayer, drawnBy, drawnKey } from '../drawing/drawn-layer.ts';
import { featureStyle } from './feature-style.ts';

interface FileLayerOptions {
  readonly id: string;
  readonly rest: RestClient;
  /** Called with why the file cannot be shown, in the API's words, and with undefined when it can. */
  readonly onFailure: (message: string | undefined) => void;
  /** Called with the attributes of its shapes. */
  readonly onRead: (records: FeatureRecords) => void;
}

/** The attributes of each feature of a layer. */
export type FeatureRecords = readonly Readonly<Record<string, string>>[];

const format = new GeoJSON({ featureProjection: 'EPSG:3857', dataProjection: 'EPSG:4326' });

/** The shapes of a spatial file, fetched when it is first shown. */
export function fileLayer({ id, rest, onFailure, onRead }: FileLayerOptions): DrawnLayer {
  const source = new VectorSource();
  const styled = featureStyle();
  const layer = new VectorLayer({ source, declutter: true });
  const leave = new AbortController();
  let isRequested = false;
  const fetchShapes = async () => {
    isRequested = true;
    onFailure(undefined);
    try {
      // GeoJSON is requested with credentials, wherever the API is (000 §7).
      const data = await rest.get(
        `map/spatial-file-data?id=${id}`,
        spatialDataSchema,
        leave.signal,
        'include',
      );
      const features = format.readFeatures(data);
      // A file's shapes have no ids: each is known by its place in it.
      for (const [place, feature] of features.entries()) feature.set('id', `${id} ${place}`);
      source.addFeatures(features);
      onRead(data.features.map(({ properties }) => properties));
    } catch (error) {
      if (leave.signal.aborted) return;
      isRequested = false;
      onFailure(messageOf(error));
    }
  };
  return {
    layer,
    show: (look) => {
      layer.set(drawnKey, drawnBy(look));
      layer.setStyle(styled(look));
      if (look.visible && !isRequested) void fetchShapes();
    },
    end: () => leave.abort(),
  };
}
