import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';

/**
 * The page's own records are drawn first, for at most this long, in milliseconds: slow records must not hold back the
 * base map.
 */
const longest = 300;

const drawnKey = 'rightwayHasDrawn';

/**
 * Calls once when a map's ground has been drawn for the first time, immediately where it already has. `end` cancels
 * it.
 */
export function onceDrawn(map: OlMap, call: () => void): { readonly end: () => void } {
  if (map.get(drawnKey) === true) {
    call();
    return { end: () => {} };
  }
  const end = () => {
    clearTimeout(timer);
    map.un('rendercomplete', go);
  };
  const go = () => {
    end();
    map.set(drawnKey, true, true);
    call();
  };
  const timer = setTimeout(go, longest);
  map.on('rendercomplete', go);
  return { end };
}

/** Whether a map's ground has been drawn for the first time, or has taken too long. */
export function useOnceDrawn(map: OlMap): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => onceDrawn(map, () => setDrawn(true)).end, [map]);
  return isDrawn;
}
