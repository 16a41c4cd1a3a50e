import Feature from 'ol/Feature.js';
import Draw from 'ol/interaction/Draw.js';
import Modify from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useEffectEvent } from 'react';
import { routeOfShape, shapeOfRoute } from './route-geometry.ts';
import { snapShapes } from './snap-shapes.ts';

/** What is done with the route: a new line is drawn in its place, or its corners are moved. */
export type RouteTool = 'drawRoute' | 'editRoute';

/** Whether a tool of the map is one of the route's. */
export const isRouteTool = (tool: string): tool is RouteTool => tool === 'drawRoute' || tool === 'editRoute';

const color = '#ffb000';
const style = new Style({
  stroke: new Stroke({ color, width: 3, lineDash: [8, 4] }),
  fill: new Fill({ color: `${color}22` }),
  image: new CircleStyle({ radius: 5, fill: new Fill({ color }) }),
});

/** Pixels in which a corner is drawn to what lies there. */
const near = 10;

interface RouteToolOptions {
  readonly map: OlMap;
  readonly tool: RouteTool | undefined;
  readonly route: unknown;
  readonly onRoute: (route: unknown) => void;
  /** Told that the line was finished. */
  readonly onDone: () => void;
}

/**
 * Lets the pointer draw the project's route, or move, add (on a side) and take out (Alt and a click) its corners; they snap to
 * what lies there. What comes of it is held by the form until its save.
 */
export function useRouteTool({ map, tool, route, onRoute, onDone }: RouteToolOptions): void {
  const tell = useEffectEvent((feature: Feature) => {
    const shape = feature.getGeometry();
    const read = shape && routeOfShape(shape);
    if (read !== undefined) onRoute(read);
  });
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    if (!tool) return;
    const shape = tool === 'editRoute' ? shapeOfRoute(route) : undefined;
    const source = new VectorSource({ features: shape ? [new Feature(shape)] : [] });
    const layer = new VectorLayer({ source, style });
    layer.setZIndex(1001);
    const snapped = new VectorSource({ features: [...snapShapes(map)] });
    const look = () => {
      snapped.clear(true);
      snapped.addFeatures([...snapShapes(map)]);
    };
    const change =
      tool === 'drawRoute' ? new Draw({ type: 'LineString', source, style }) : new Modify({ source, style });
    if (change instanceof Draw)
      change.on('drawend', ({ feature }) => {
        tell(feature);
        finish();
      });
    else
      change.on('modifyend', ({ features }) => {
        for (const feature of features.getArray()) tell(feature);
      });
    const onKey = ({ key }: KeyboardEvent) => {
      if (change instanceof Draw && key === 'Backspace') change.removeLastPoint();
      if (change instanceof Draw && key === 'Enter') change.finishDrawing();
    };
    const element = map.getTargetElement();
    const snap = new Snap({ source: snapped, pixelTolerance: near });
    element?.addEventListener('keydown', onKey);
    map.on('moveend', look);
    map.addLayer(layer);
    map.addInteraction(change);
    // Behind the others, so that it sees the pointer first.
    map.addInteraction(snap);
    return () => {
      element?.removeEventListener('keydown', onKey);
      map.un('moveend', look);
      map.removeInteraction(snap);
      map.removeInteraction(change);
      map.removeLayer(layer);
    };
  }, [map, tool, route]);
}
