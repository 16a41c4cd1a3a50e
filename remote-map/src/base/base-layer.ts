import VectorTileLayer from 'ol/layer/VectorTile.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { createXYZ } from 'ol/tilegrid.js';
import { computedTiles } from '../drawing/computed-tiles.ts';
import { type BaseKind, baseMap } from './base-map.ts';
import { type BaseLook, baseLooks, type DrawnBase } from './looks.ts';

const above: Readonly<Record<BaseKind, number>> = {
  land: 0,
  lakes: 1,
  rivers: 2,
  provinces: 3,
  borders: 4,
  towns: 5,
};

/** Thousands of people from which a town is named, by metres a pixel of the projection. */
function smallestNamed(resolution: number): number {
  if (resolution > 4000) return 300;
  if (resolution > 2000) return 60;
  return resolution > 1000 ? 15 : 0;
}

function styleOf(look: BaseLook) {
  const width: Readonly<Record<Exclude<BaseKind, 'towns'>, Style>> = {
    land: new Style({
      fill: new Fill({ color: look.land }),
      stroke: new Stroke({ color: look.shore, width: 1 }),
    }),
    lakes: new Style({
      fill: new Fill({ color: look.lake }),
      stroke: new Stroke({ color: look.shore, width: 0.7 }),
    }),
    rivers: new Style({ stroke: new Stroke({ color: look.river, width: 1.3 }) }),
    provinces: new Style({ stroke: new Stroke({ color: look.province, width: 1.2, lineDash: [7, 4] }) }),
    borders: new Style({ stroke: new Stroke({ color: look.border, width: 1.6 }) }),
  };
  for (const [kind, style] of Object.entries(width)) style.setZIndex(above[kind as BaseKind]);
  const dot = new CircleStyle({
    radius: 3,
    fill: new Fill({ color: look.halo }),
    stroke: new Stroke({ color: look.town, width: 1.4 }),
  });
  return (feature: { get: (name: string) => unknown }, resolution: number): Style | undefined => {
    const kind = feature.get('kind') as BaseKind;
    if (kind !== 'towns') return width[kind];
    if (Number(feature.get('people')) < smallestNamed(resolution)) return undefined;
    return new Style({
      image: dot,
      zIndex: above.towns,
      text: new Text({
        text: String(feature.get('name')),
        font: '500 12px Inter, system-ui, sans-serif',
        offsetY: -12,
        fill: new Fill({ color: look.town }),
        stroke: new Stroke({ color: look.halo, width: 3 }),
      }),
    });
  };
}

/** Zooms further out whose tiles fill in where a nearer one is not drawn yet. */
const coarser = 2;

const tileGrid = createXYZ({ maxZoom: 18, tileSize: 512 });

/** The shapes of the base map in tiles: each is painted once, and from then on only moved. */
const tilesOf = (hasTowns: boolean) =>
  computedTiles({
    tileGrid,
    featuresIn: async (extent) => {
      const found = (await baseMap()).shapes.getFeaturesInExtent(extent);
      return hasTowns ? found : found.filter((feature) => feature.get('kind') !== 'towns');
    },
  });

/** The embedded base map in one of its looks, without towns where it is small. */
export function baseLayer(basemap: DrawnBase, { hasTowns = true } = {}): VectorTileLayer {
  const look = baseLooks[basemap];
  const layer = new VectorTileLayer({
    source: tilesOf(hasTowns),
    style: styleOf(look),
    declutter: true,
    preload: coarser,
  });
  layer.setBackground(look.water);
  layer.setZIndex(0);
  return layer;
}
