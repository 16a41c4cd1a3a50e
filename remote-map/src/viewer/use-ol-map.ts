import { type Extent, getHeight, getWidth } from 'ol/extent.js';
import { defaults } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { Size } from 'ol/size.js';
import View from 'ol/View.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import { heldZoom, initialBounds, type MapBounds, paddedBounds } from 'shared-contracts/map';
import type { MapLink } from './map-link.ts';

const { west, south, east, north } = initialBounds;

/** The first view of a map: the one in its link, else roughly western Canada. */
export function firstView(at: MapLink['at']): View {
  const view = new View({
    minZoom: mapLimits.zoom.least,
    maxZoom: mapLimits.zoom.most,
    // Zooms outside these limits are not shown for a moment either.
    smoothResolutionConstraint: false,
    // North stays up: the survey's grids are read that way.
    enableRotation: false,
    center: at
      ? fromLonLat([at.longitude, at.latitude])
      : fromLonLat([(west + east) / 2, (south + north) / 2]),
    zoom: at?.zoom ?? mapLimits.zoom.least,
  });
  return view;
}

/** The room that something takes of a map's lower right corner, in CSS pixels. */
export interface TakenCorner {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a map that is free next to a corner, or above it, whichever shows these bounds larger: the same amount is
 * left free at the other end, so that their middle stays in the middle.
 */
export function roomBeside(bounds: Extent, size: Size, corner: TakenCorner): Size {
  const [width = 0, height = 0] = size;
  const beside = [width - 2 * corner.width, height];
  const above = [width, height - 2 * corner.height];
  const scale = ([x = 0, y = 0]: Size) => Math.min(x / getWidth(bounds), y / getHeight(bounds));
  return scale(beside) >= scale(above) ? beside : above;
}

/** Looks at bounds, with room around them, no nearer than a quarter section; nothing of them lies below `corner`. */
export function lookAt(map: OlMap, bounds: MapBounds, corner?: TakenCorner): void {
  const size = map.getSize();
  const land = transformExtent([...paddedBounds(bounds)], 'EPSG:4326', 'EPSG:3857');
  map.getView().fit(land, {
    ...(size ? { size: corner ? roomBeside(land, size, corner) : size } : {}),
    maxZoom: 14,
  });
}

/** Goes one step nearer or further. */
export function zoomBy(map: OlMap, by: 1 | -1): void {
  const view = map.getView();
  view.animate({ zoom: heldZoom((view.getZoom() ?? mapLimits.zoom.least) + by), duration: 120 });
}

/** A map in an element; it goes with the component, with everything that listens to it. */
export function useOlMap(at: MapLink['at']): {
  readonly map: OlMap;
  readonly target: RefObject<HTMLDivElement | null>;
} {
  const target = useRef<HTMLDivElement>(null);
  const [map] = useState(
    () =>
      new OlMap({
        controls: [],
        interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }),
        view: firstView(at),
      }),
  );
  useEffect(() => {
    // The arrow keys and plus and minus are the map's while it has the focus.
    if (target.current) target.current.tabIndex = 0;
    map.setTarget(target.current ?? undefined);
    return () => map.setTarget(undefined);
  }, [map]);
  return { map, target };
}
