import Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect } from 'react';
import type { LandAlong } from 'shared-contracts/map';
import { landKey } from '../layers/layer-def.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { shapeOfRoute } from '../route/route-geometry.ts';

const found = new Style({ stroke: new Stroke({ color: '#0a7d6b', width: 2 }) });
/** Land that is not recorded. */
const gridLook = new Style({ stroke: new Stroke({ color: '#0a7d6b', width: 1.5, lineDash: [4, 6] }) });
const chosenLook = new Style({ stroke: new Stroke({ color: '#ffb000', width: 4 }), zIndex: 1 });

/** The widest band in pixels; a wider one would hide the land within it. */
const widest = 2000;

/** Draws the land found along the route, crossed grid land that is not recorded, and the searched band. */
export function useAlongLayer(
  map: OlMap,
  answer: LandAlong | undefined,
  route: unknown,
  chosen: ReadonlySet<string>,
): void {
  useEffect(() => {
    if (!answer) return;
    const land = answer.parcels.flatMap(({ id, land: label, geometry }) => {
      const outline = shapeOfRoute(geometry);
      if (!outline) return [];
      const feature = new Feature(outline);
      feature.setProperties({ id, label });
      return [feature];
    });
    const grid = answer.grid.flatMap(({ land: label, geometry }) => {
      const outline = shapeOfRoute(geometry);
      if (!outline) return [];
      const feature = new Feature(outline);
      feature.setProperties({ label });
      return [feature];
    });
    const unrecorded = new VectorLayer({ source: new VectorSource({ features: grid }), style: gridLook });
    unrecorded.setZIndex(895);
    const parcels = new VectorLayer({
      source: new VectorSource({ features: land }),
      style: (feature) => (chosen.has(String(feature.get('id'))) ? chosenLook : found),
    });
    parcels.set(layerKey, landKey);
    parcels.setZIndex(900);
    const shape = shapeOfRoute(route);
    const band = new VectorLayer({
      source: new VectorSource({ features: shape ? [new Feature(shape)] : [] }),
      // A metre of the projection is less than one on the ground: the band is as wide as the ground has it in the middle of the view.
      style: (_, resolution) => {
        const centre = map.getView().getCenter() ?? [0, 0];
        const metresAPixel = getPointResolution('EPSG:3857', resolution, centre);
        const width = Math.min(widest, Math.max(1, (2 * answer.metres) / metresAPixel));
        return new Style({ stroke: new Stroke({ color: 'rgba(10, 125, 107, 0.18)', width }) });
      },
    });
    band.setZIndex(890);
    map.addLayer(band);
    map.addLayer(unrecorded);
    map.addLayer(parcels);
    return () => {
      map.removeLayer(band);
      map.removeLayer(unrecorded);
      map.removeLayer(parcels);
    };
  }, [map, answer, route, chosen]);
}
