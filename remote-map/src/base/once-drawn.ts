import type OlMap from 'ol/Map.js';

/** What a page is about has so long for itself, milliseconds: a base map is not kept back by records that are slow to come. */
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
