import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { polygonOf } from 'shared-contracts/land-survey';
import type { GivenFeature } from 'shared-contracts/map';
import { type DrawnLayer, drawnBy, drawnKey } from '../drawing/drawn-layer.ts';
import { featureStyle } from './feature-style.ts';
import { landsOf } from './given-features.ts';

const shapesOf = (given: GivenFeature): Feature[] =>
  landsOf(given).map((land) => {
    const ring = polygonOf(land).map((position) => fromLonLat([...position]));
    return new Feature({ ...given, geometry: new Polygon([ring]) });
  });

/** The unsaved data of a page, by its legal descriptions. */
export function givenLayer(features: readonly GivenFeature[]): DrawnLayer {
  const source = new VectorSource({ features: features.flatMap(shapesOf) });
  const styled = featureStyle();
  const layer = new VectorLayer({ source, declutter: true });
  return {
    layer,
    show: (look) => {
      layer.set(drawnKey, drawnBy(look));
      layer.setStyle(styled(look));
    },
    end: () => source.clear(),
  };
}
