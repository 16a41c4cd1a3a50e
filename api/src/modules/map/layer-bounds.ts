import { fallbackLanguage } from 'shared-contracts';
import type { MapBounds } from 'shared-contracts/map';
import { gatheredShapes } from '../files/index.ts';
import type { LayerQuestion } from './layer-rows-store.ts';
import { shapesWithin } from './layer-shapes-store.ts';
import { boundsOfLayer } from './layer-standing-store.ts';
import { isParcelLayer } from './layer-states.ts';
import { tileShapes } from './tile-shapes.ts';

const everywhere = { west: -180, south: -90, east: 180, north: 90 } as const;

/** Bounds of a layer's records, in degrees; null if none has a position. */
export async function layerBounds(question: LayerQuestion): Promise<MapBounds | null> {
  const { layer } = question;
  if (isParcelLayer(layer)) return boundsOfLayer(question, layer);
  const shapes = (await shapesWithin(question, { ...everywhere, dot: 0 })).read();
  const { lines, areas, points } = gatheredShapes({
    features: tileShapes(shapes, fallbackLanguage).map(({ geometry }) => ({ geometry })),
  });
  const positions = [...points, ...lines.flat(), ...areas.flat(2)];
  if (positions.length === 0) return null;
  const longitudes = positions.map(([x]) => x);
  const latitudes = positions.map(([, y]) => y);
  const [least, most] = [
    (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other)),
    (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other)),
  ];
  return [least(longitudes), least(latitudes), most(longitudes), most(latitudes)];
}
