import type OlMap from 'ol/Map.js';
import { type CSSProperties, useEffect, useState } from 'react';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { pickedFeature } from '../selection/features-within.ts';
import { besidePointer } from './beside-pointer.ts';
import classes from './hover-tip.module.css';

interface Tip {
  /** Its position: next to the pointer, on the side with more space. */
  readonly style: CSSProperties;
  readonly lines: readonly string[];
}

/** The tip of the feature under the pointer: its name, then its other values. */
const hidden = new Set(['id', 'parcel', 'color', 'label', 'name', 'kind']);

/** The name and the values of what the pointer rests on. */
export function HoverTip({ map }: { readonly map: OlMap }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let frame = 0;
    const look = (event: { readonly pixel: number[]; readonly dragging: boolean }) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const found = event.dragging
          ? undefined
          : map.forEachFeatureAtPixel(event.pixel, (feature, layer) =>
              pickedFeature(feature, layer?.get(layerKey)),
            );
        if (!found) return setTip(undefined);
        const { values } = found;
        const name = values['label'] ?? values['name'];
        const others = Object.entries(values).flatMap(([key, value]) => (hidden.has(key) ? [] : [value]));
        setTip({
          style: besidePointer(event.pixel, map.getSize() ?? []),
          lines: [...(name ? [name] : []), ...others],
        });
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
    <div className={classes['tip']} role="tooltip" style={tip.style}>
      {tip.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
