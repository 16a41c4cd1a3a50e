import Feature from 'ol/Feature.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-ui';
import { baseLayer } from '../base/base-layer.ts';
import type { DrawnBase } from '../base/looks.ts';
import classes from './readout.module.css';

/** How much further out the overview is, in zooms. */
const further = 4;

const frameStyle = new Style({
  stroke: new Stroke({ color: '#d9480f', width: 2 }),
  fill: new Fill({ color: 'rgba(217, 72, 15, 0.15)' }),
});

/** A small overview map with a frame around the visible part; shown once the map itself is drawn. */
export function MiniMap({ map, basemap }: { readonly map: OlMap; readonly basemap: DrawnBase }) {
  const { t } = useTexts('map');
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const source = new VectorSource();
    const frame = new VectorLayer({ source, style: frameStyle });
    frame.setZIndex(10);
    const small = new OlMap({
      controls: [],
      interactions: [],
      layers: [baseLayer(basemap, { hasTowns: false }), frame],
      view: new View(),
      ...(target.current ? { target: target.current } : {}),
    });
    const follow = () => {
      const view = map.getView();
      const [size, centre, zoom] = [map.getSize(), view.getCenter(), view.getZoom()];
      if (!size || !centre || zoom === undefined) return;
      small.getView().setCenter(centre);
      small.getView().setZoom(Math.max(1, zoom - further));
      source.clear();
      source.addFeature(new Feature(fromExtent(view.calculateExtent(size))));
    };
    follow();
    map.on('moveend', follow);
    return () => {
      map.un('moveend', follow);
      small.setTarget(undefined);
    };
  }, [map, basemap]);
  return <div ref={target} className={classes['mini']} role="img" aria-label={t('readout.mini')} />;
}
