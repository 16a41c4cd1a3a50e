import { containsExtent } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import { useEffect, useRef } from 'react';
import { type GivenLayer, paddedBounds } from 'shared-contracts/map';
import { boundsOfGiven } from '../layers/given-features.ts';

/**
 * Keeps the one chosen feature of a page's own layer visible: choosing it outside the map, or giving it other land,
 * moves the map there, without zooming in. A feature chosen on the map is visible already.
 */
export function useGivenInSight(
  map: OlMap,
  given: GivenLayer | undefined,
  selected: ReadonlySet<string> | undefined,
): void {
  const lay = useRef<string | undefined>(undefined);
  useEffect(() => {
    const [only, ...more] = selected ?? [];
    const own = more.length === 0 ? given?.features.filter(({ id }) => id === only) : undefined;
    const bounds = own && boundsOfGiven(own);
    const before = lay.current;
    lay.current = bounds && `${only} ${bounds}`;
    // If the person moved the map meanwhile, it stays there while the rest of the sheet changes.
    if (!bounds || lay.current === before) return;
    const view = map.getView();
    const size = map.getSize();
    const land = transformExtent([...bounds], 'EPSG:4326', 'EPSG:3857');
    if (containsExtent(view.calculateExtent(size), land)) return;
    const resolution = view.getResolution();
    view.fit(transformExtent([...paddedBounds(bounds)], 'EPSG:4326', 'EPSG:3857'), {
      ...(size ? { size } : {}),
      ...(resolution === undefined ? {} : { minResolution: resolution }),
    });
  }, [map, given, selected]);
}
