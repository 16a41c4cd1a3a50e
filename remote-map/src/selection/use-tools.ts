import type { Coordinate } from 'ol/coordinate.js';
import { always } from 'ol/events/condition.js';
import Circle from 'ol/geom/Circle.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import Polygon, { fromCircle, fromExtent } from 'ol/geom/Polygon.js';
import DragBox from 'ol/interaction/DragBox.js';
import Draw from 'ol/interaction/Draw.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useEffectEvent } from 'react';
import { metresOf, squareMetresOf } from '../drawing/measured-shape.ts';
import type { PickedFeature } from '../layers/picked-feature.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { featuresWithin, pickedFeature } from './features-within.ts';

/** What the pointer does on the map; one at a time. */
export const tools = ['point', 'box', 'polygon', 'circle', 'length', 'area'] as const;

export type Tool = (typeof tools)[number];

/** What was measured: metres, or square metres. */
export interface Measured {
  readonly of: 'length' | 'area';
  readonly amount: number;
}

interface ToolOptions {
  readonly map: OlMap;
  /** None while the route is drawn. */
  readonly tool: Tool | undefined;
  readonly onPick: (features: readonly PickedFeature[], adds: boolean) => void;
  readonly onMeasure: (measured: Measured | undefined) => void;
  /** Called when the person leaves the tool with Escape. */
  readonly onLeave: () => void;
}

const drawStyle = new Style({
  stroke: new Stroke({ color: '#ffb000', width: 2, lineDash: [6, 4] }),
  fill: new Fill({ color: 'rgba(255, 176, 0, 0.15)' }),
});

/** Pixels around a click in which a feature is met. */
const near = 4;

const addsOf = (event: Event | undefined): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey);

function ringOfDrawn(geometry: Geometry | undefined): readonly Coordinate[] | undefined {
  if (geometry instanceof Circle) return fromCircle(geometry, 64).getCoordinates()[0];
  return geometry instanceof Polygon ? geometry.getCoordinates()[0] : undefined;
}

function measuredOf(geometry: Geometry | undefined): Measured | undefined {
  if (geometry instanceof LineString) return { of: 'length', amount: metresOf(geometry) };
  return geometry instanceof Polygon ? { of: 'area', amount: squareMetresOf(geometry) } : undefined;
}

/** Lets the pointer choose and measure with one tool; distances and areas are those on the ellipsoid. */
export function useTools({ map, tool, onPick, onMeasure, onLeave }: ToolOptions): void {
  const pick = useEffectEvent(onPick);
  const measure = useEffectEvent(onMeasure);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const element = map.getTargetElement();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [map]);

  useEffect(() => {
    if (tool !== 'point') return;
    const choose = (event: { readonly pixel: number[]; readonly originalEvent: Event }) => {
      const found = new Map<string, PickedFeature>();
      map.forEachFeatureAtPixel(
        event.pixel,
        (feature, layer) => {
          const picked = pickedFeature(feature, layer?.get(layerKey));
          if (picked && found.size === 0) found.set(picked.id, picked);
        },
        { hitTolerance: near },
      );
      pick([...found.values()], addsOf(event.originalEvent));
    };
    map.on('click', choose);
    return () => map.un('click', choose);
  }, [map, tool]);

  useEffect(() => {
    if (tool !== 'box') return;
    const box = new DragBox({ condition: always });
    box.on('boxend', ({ mapBrowserEvent }) => {
      const ring = fromExtent(box.getGeometry().getExtent()).getCoordinates()[0] ?? [];
      pick(featuresWithin(map, ring), addsOf(mapBrowserEvent?.originalEvent));
    });
    map.addInteraction(box);
    return () => {
      map.removeInteraction(box);
    };
  }, [map, tool]);

  useEffect(() => {
    if (!tool || tool === 'point' || tool === 'box') return;
    const isMeasure = tool === 'length' || tool === 'area';
    const source = new VectorSource();
    const layer = new VectorLayer({ source, style: drawStyle });
    layer.setZIndex(1000);
    const type = { polygon: 'Polygon', circle: 'Circle', length: 'LineString', area: 'Polygon' } as const;
    const draw = new Draw({ type: type[tool], source, style: drawStyle });
    let adds = false;
    const noteKeys = (event: { readonly originalEvent: Event }) => {
      adds = addsOf(event.originalEvent);
    };
    draw.on('drawstart', ({ feature }) => {
      source.clear();
      if (isMeasure) feature.getGeometry()?.on('change', () => measure(measuredOf(feature.getGeometry())));
    });
    draw.on('drawend', ({ feature }) => {
      if (isMeasure) return;
      const ring = ringOfDrawn(feature.getGeometry());
      if (ring) pick(featuresWithin(map, ring), adds);
    });
    map.on('click', noteKeys);
    map.addLayer(layer);
    map.addInteraction(draw);
    return () => {
      map.un('click', noteKeys);
      map.removeInteraction(draw);
      map.removeLayer(layer);
      measure(undefined);
    };
  }, [map, tool]);
}
