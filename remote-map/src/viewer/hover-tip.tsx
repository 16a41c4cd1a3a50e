import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { pickedFeature } from '../selection/features-within.ts';
import classes from './hover-tip.module.css';

interface Tip {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

/** What is said of the feature under the pointer: what it is called, then its other values. */
const hidden = new Set(['id', 'parcel', 'color', 'label', 'name', 'kind']);

/** The name and the values of what the pointer rests on. */
export function HoverTip({ map }: { readonly map: OlMap }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let frame = 0;
    const look = (event: { readonly pixel: number[]; readonly dragging: boolean }) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const [x = 0, y = 0] = event.pixel;
        const found = event.dragging
          ? undefined
          : map.forEachFeatureAtPixel(event.pixel, (feature, layer) =>
              pickedFeature(feature, layer?.get(layerKey)),
            );
        if (!found) return setTip(undefined);
        const { values } = found;
        const name = values['label'] ?? values['name'];
        const others = Object.entries(values).flatMap(([key, value]) => (hidden.has(key) ? [] : [value]));
        setTip({ x, y, lines: [...(name ? [name] : []), ...others] });
      });
    };
    const gone = () => {
      cancelAnimationFrame(frame);
      setTip(undefined);
    };
    map.on('pointermove', look);
    map.on('movestart', gone);
    const viewport = map.getViewport();
    viewport?.addEventListener('pointerleave', gone);
    return () => {
      gone();
      map.un('pointermove', look);
      map.un('movestart', gone);
      viewport?.removeEventListener('pointerleave', gone);
    };
  }, [map]);
  if (!tip || tip.lines.length === 0) return null;
  return (
    <div className={classes['tip']} role="tooltip" style={{ left: tip.x + 14, top: tip.y + 14 }}>
      {tip.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
