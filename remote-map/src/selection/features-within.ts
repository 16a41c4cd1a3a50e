import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, buffer, type Extent, getCenter, intersects } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import RenderFeature from 'ol/render/Feature.js';
import { mapLimits } from 'shared-contracts/limits';
import { drawnKey } from '../drawing/drawn-layer.ts';
import { keyOfPicked, type Picked, type PickedFeature } from '../layers/picked-feature.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { metresApart } from './metres-apart.ts';
import { type FlatShape, shapeMeets } from './shapes-meet.ts';

/** Values of a feature that a person can read, at most as many as a tooltip shows (002 §9). */
export function valuesOf(feature: FeatureLike): Readonly<Record<string, string>> {
  const entries = Object.entries(feature.getProperties()).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return Object.fromEntries(entries.slice(0, mapLimits.tooltipFields));
}

/** A feature of a layer, where it can be chosen: the grids, the route and the base map cannot. */
export function pickedFeature(feature: FeatureLike, layer: string | undefined): PickedFeature | undefined {
  const id: unknown = feature.get('id');
  return typeof layer === 'string' && typeof id === 'string'
    ? { layer, id, values: valuesOf(feature) }
    : undefined;
}

const pairs = (flat: readonly number[], from: number, to: number): Coordinate[] => {
  const positions: Coordinate[] = [];
  for (let place = from; place + 1 < to; place += 2) positions.push([flat[place] ?? 0, flat[place + 1] ?? 0]);
  return positions;
};

function partsOf(flat: readonly number[], ends: readonly number[]): Coordinate[][] {
  if (ends.length === 0) return [pairs(flat, 0, flat.length)];
  return ends.map((end, place) => pairs(flat, ends[place - 1] ?? 0, end));
}

const isSimple = (geometry: object): geometry is SimpleGeometry => 'getFlatCoordinates' in geometry;

/** A feature's shape as plain positions, of a tile or of a file. */
function flatShape(feature: FeatureLike): FlatShape | undefined {
  if (feature instanceof RenderFeature) {
    const ends = feature.getEnds() ?? [];
    const flat = ends.flat();
    return {
      parts: partsOf(feature.getFlatCoordinates(), flat),
      isArea: feature.getType().endsWith('Polygon'),
    };
  }
  const geometry = feature.getGeometry();
  if (!geometry || !isSimple(geometry)) return undefined;
  const simple = geometry.clone();
  if (!isSimple(simple)) return undefined;
  const ends = 'getEnds' in simple && typeof simple.getEnds === 'function' ? simple.getEnds() : [];
  return {
    parts: partsOf(simple.getFlatCoordinates(), Array.isArray(ends) ? ends.map(Number) : []),
    isArea: simple.getType().endsWith('Polygon'),
  };
}

/** The features of an extent that are drawn there, whole or cut by a tile's edge, each with its shape. */
function* drawnIn(map: OlMap, extent: Extent): Generator<{ picked: PickedFeature; shape: FlatShape }> {
  for (const layer of map.getAllLayers()) {
    if (!layer.getVisible()) continue;
    const key: unknown = layer.get(layerKey);
    if (typeof key !== 'string') continue;
    const features: FeatureLike[] =
      layer instanceof VectorTileLayer
        ? layer.getFeaturesInExtent(extent)
        : layer instanceof VectorLayer
          ? (layer.getSource()?.getFeaturesInExtent(extent) ?? [])
          : [];
    const isDrawn: unknown = layer.get(drawnKey);
    for (const feature of features) {
      // What a filter leaves out is in the tile all the same.
      if (typeof isDrawn === 'function' && isDrawn(feature) !== true) continue;
      const picked = pickedFeature(feature, key);
      const shape = picked && flatShape(feature);
      if (picked && shape) yield { picked, shape };
    }
  }
}

/** Those of an extent that pass, each once, at most as many as can be chosen. */
function featuresThat(
  map: OlMap,
  extent: Extent,
  passes: (shape: FlatShape) => boolean,
): readonly PickedFeature[] {
  const found = new Map<string, PickedFeature>();
  for (const { picked, shape } of drawnIn(map, extent)) {
    const key = keyOfPicked(picked);
    if (!found.has(key) && found.size < mapLimits.selected && passes(shape)) found.set(key, picked);
  }
  return [...found.values()];
}

/** The visible features that intersect an area, without duplicates, up to the largest selection. */
export const featuresWithin = (map: OlMap, area: readonly Coordinate[]): readonly PickedFeature[] =>
  featuresThat(map, boundingExtent([...area]), (shape) => shapeMeets(shape, area));

const extentOf = ({ parts }: FlatShape): Extent =>
  boundingExtent(parts.flat().map((position) => [...position]));

/**
 * The visible features within a distance in metres on the ground of the chosen ones, together with these even if they
 * are not drawn or visible, up to the largest selection.
 */
export function featuresAround(map: OlMap, chosen: Picked, metres: number): readonly PickedFeature[] {
  const sight = map.getView().calculateExtent(map.getSize());
  const cores = [...drawnIn(map, sight)].flatMap(({ picked, shape }) => {
    if (!chosen.has(keyOfPicked(picked))) return [];
    const extent = extentOf(shape);
    // A metre of the projection is less than one on the ground.
    const widened = buffer(extent, metres / getPointResolution('EPSG:3857', 1, getCenter(extent)));
    return [{ shape, widened }];
  });
  const around = featuresThat(map, sight, (shape) => {
    const own = extentOf(shape);
    return cores.some((core) => intersects(core.widened, own) && metresApart(core.shape, shape) <= metres);
  });
  const others = around.filter((one) => !chosen.has(keyOfPicked(one)));
  return [...chosen.values(), ...others].slice(0, mapLimits.selected);
}

export function featuresInSight(map: OlMap): readonly PickedFeature[] {
  const ring = fromExtent(map.getView().calculateExtent(map.getSize())).getCoordinates()[0];
  return featuresWithin(map, ring ?? []);
}
