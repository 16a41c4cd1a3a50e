import type OlMap from 'ol/Map.js';
import { useEffect, useMemo, useRef } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import type { MapBounds, ProjectMapProps } from 'shared-contracts/map';
import { positionsOf, readRoute } from 'shared-contracts/projects';
import { boundsOfGiven } from '../layers/given-features.ts';
import { takenOn } from './taken-corner.ts';
import type { MapData } from './use-map-data.ts';
import { lookAt } from './use-ol-map.ts';

/** The bounds of a page's records: those of the layer that it lists, else of all layers. */
function wholeOf({ layers }: MapData, main: string | undefined): MapBounds | undefined {
  const known = layers.flatMap(({ layer, bounds }) => (bounds ? [{ layer, bounds }] : []));
  const own = known.find(({ layer }) => layer === main);
  if (own) return own.bounds;
  const [first, ...others] = known.map(({ bounds }): MapBounds => bounds);
  return others.reduce(
    (one, other) =>
      one && [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[2], other[2]),
        Math.max(one[3], other[3]),
      ],
    first,
  );
}

/** Where a shape lies, degrees; undefined where it is none. */
function boundsOf(shape: unknown): MapBounds | undefined {
  const read = readRoute(shape);
  const positions = typeof read === 'string' ? [] : [...positionsOf(read)];
  if (positions.length === 0) return undefined;
  const [longitudes, latitudes] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

interface WholeParts {
  readonly map: OlMap;
  readonly data: MapData;
  readonly page: Pick<ProjectMapProps, 'given' | 'place'>;
  /** The layer that the page lists. */
  readonly main: string | undefined;
  /** Whether the overview lies over a corner. */
  readonly hasOverview: boolean;
  /** Whether the address sets the first view. */
  readonly isAt: boolean;
}

/** Looks at all that a page is about, once it is known; gives the way back to it, from wherever somebody went. */
export function useWhole({ map, data, page, main, hasOverview, isAt }: WholeParts): () => void {
  const { given, place } = page;
  const whole = useMemo(
    () =>
      (given ? boundsOfGiven(given.features) : undefined) ??
      (place === undefined ? undefined : boundsOf(place)) ??
      wholeOf(data, main),
    [data, main, place, given],
  );
  // Only once, so that a write does not move the map away from where the person looks.
  const hasLooked = useRef(isAt);
  useEffect(() => {
    if (hasLooked.current || !whole) return;
    hasLooked.current = true;
    lookAt(map, whole, takenOn(map, hasOverview));
  }, [map, whole, hasOverview]);
  return () => {
    if (whole) lookAt(map, whole, takenOn(map, hasOverview));
    else map.getView().setZoom(mapLimits.zoom.least);
  };
}
