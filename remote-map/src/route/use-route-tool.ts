import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
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
import { metresOf } from '../drawing/measured-shape.ts';
import { routeOfShape, shapeOfRoute } from './route-geometry.ts';
import { snapShapes } from './snap-shapes.ts';

/** The tools for the route: draw a new line in its place, or move its corners. */
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
  /** Called with the length of the line in metres while it is drawn or changed; undefined if there is none. */
  readonly onLength?: (metres: number | undefined) => void;
  /** Called when the line is finished. */
  readonly onDone: () => void;
}

/**
 * Draws the project's route with the pointer, or moves, adds (on a side) and removes (Alt and a click) its corners,
 * which snap to shapes nearby. A line can be drawn by keyboard too: the arrows move the map, Space sets a corner in its
 * middle, Enter ends the line. The form keeps the result until its save.
 */
export function useRouteTool({ map, tool, route, onRoute, onLength, onDone }: RouteToolOptions): void {
  const reportRoute = useEffectEvent((feature: Feature) => {
    const shape = feature.getGeometry();
    const read = shape && routeOfShape(shape);
    if (read !== undefined) onRoute(read);
  });
  const finish = useEffectEvent(onDone);
  const measure = useEffectEvent((shape: Geometry | undefined) => {
    const isLine = shape instanceof LineString || shape instanceof MultiLineString;
    onLength?.(isLine ? metresOf(shape) : undefined);
  });

  // While a new line is drawn the route is not a dependency: reading it again would discard the line.
  const edited = tool === 'editRoute' ? route : undefined;
  useEffect(() => {
    if (!tool) return;
    const shape = shapeOfRoute(edited);
    const source = new VectorSource({ features: shape ? [new Feature(shape)] : [] });
    measure(shape);
    shape?.on('change', () => measure(shape));
    const layer = new VectorLayer({ source, style });
    layer.setZIndex(1001);
    const snapped = new VectorSource({ features: [...snapShapes(map)] });
    const look = () => {
      snapped.clear(true);
      snapped.addFeatures([...snapShapes(map)]);
    };
    const change =
      tool === 'drawRoute' ? new Draw({ type: 'LineString', source, style }) : new Modify({ source, style });
    if (change instanceof Draw) {
      change.on('drawstart', ({ feature }) => {
        const drawn = feature.getGeometry();
        drawn?.on('change', () => measure(drawn));
      });
      change.on('drawabort', () => measure(undefined));
      change.on('drawend', ({ feature }) => {
        reportRoute(feature);
        finish();
      });
    } else
      change.on('modifyend', ({ features }) => {
        for (const feature of features.getArray()) reportRoute(feature);
      });
    const onKey = (event: KeyboardEvent) => {
      if (!(change instanceof Draw)) return;
      const middle = map.getView().getCenter();
      if (event.key === 'Backspace') change.removeLastPoint();
      else if (event.key === 'Enter') change.finishDrawing();
      else if (event.key === ' ' && middle) change.appendCoordinates([middle]);
      else return;
      // Space would scroll the page.
      event.preventDefault();
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
      measure(undefined);
      element?.removeEventListener('keydown', onKey);
      map.un('moveend', look);
      map.removeInteraction(snap);
      map.removeInteraction(change);
      map.removeLayer(layer);
    };
  }, [map, tool, edited]);
}
