import Feature, { type FeatureLike } from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import type { ObjectEvent } from 'ol/Object.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { createXYZ } from 'ol/tilegrid.js';
import { type Bounds, ringOf } from 'shared-contracts/land-survey';
import { mapLimits } from 'shared-contracts/limits';
import { darkGroundKey } from '../base/looks.ts';
import { computedTiles } from '../drawing/computed-tiles.ts';
import type { DrawnLayer, LayerLook } from '../drawing/drawn-layer.ts';
import { mayFit } from '../drawing/may-fit.ts';
import { dlsCells, dlsLevelAt } from './dls-cells.ts';
import { ntsCells, ntsLevelAt } from './nts-cells.ts';
import type { SurveyCell } from './survey-cell.ts';

/** The survey grids, by the name of their layer. */
export type SurveyGrid = 'DLS' | 'NTS';

/** Of its lines and names, on light ground and on dark. */
const colors: Readonly<Record<SurveyGrid, Readonly<Record<'light' | 'dark', string>>>> = {
  DLS: { light: '#8c3b2e', dark: '#f0a594' },
  NTS: { light: '#2b5d8c', dark: '#9cc4ea' },
};

/** The colour of a grid's lines on light ground, as on paper. */
export const lightGridColor = (grid: SurveyGrid): string => colors[grid].light;

const halos = { light: '#ffffffcc', dark: '#14181ccc' } as const;

/** How a grid is drawn on a ground; the same styles for all its cells. */
function stylesOn(grid: SurveyGrid, ground: 'light' | 'dark') {
  const color = colors[grid][ground];
  const styleOf = (isMajor: boolean) => {
    const text = new Text({
      font: `${isMajor ? '600 12px' : '11px'} Inter, system-ui, sans-serif`,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: halos[ground], width: 3 }),
      overflow: false,
    });
    const stroke = new Stroke(
      isMajor ? { color: `${color}cc`, width: 1.3 } : { color: `${color}77`, width: 0.7 },
    );
    return { text, named: new Style({ stroke, text }), plain: new Style({ stroke }) };
  };
  return { major: styleOf(true), minor: styleOf(false) };
}

/** What is drawn of a grid at a zoom. */
function cellsAt(grid: SurveyGrid, zoom: number, bounds: Bounds): readonly SurveyCell[] {
  if (grid === 'NTS') return ntsCells(bounds, ntsLevelAt(zoom));
  const level = dlsLevelAt(zoom);
  return level ? dlsCells(bounds, level) : [];
}

/** Metres a pixel of the projection at zoom 0. */
const widest = 156543.03392804097;

/** As near as sheets are printed, which is nearer than the map goes. */
const tileGrid = createXYZ({ minZoom: mapLimits.tileZoom.least, maxZoom: 19, tileSize: 512 });

const isIn = ({ west, south, east, north }: Bounds, around: Bounds): boolean => {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return (
    longitude >= around.west && longitude < around.east && latitude >= around.south && latitude < around.north
  );
};

/** A piece that a tile shows; it is named in the one tile that has its middle. */
function featureOf({ bounds, label, isMajor }: SurveyCell, tile: Bounds): Feature {
  const feature = new Feature(new Polygon([ringOf(bounds).map(([x, y]) => fromLonLat([x, y]))]));
  feature.setProperties({ isMajor, ...(isIn(bounds, tile) ? { label } : {}) });
  return feature;
}

/** Computed lines of a survey, as fine as the zoom allows. */
export function surveyGridLayer(grid: SurveyGrid, map: OlMap): DrawnLayer {
  const source = computedTiles({
    tileGrid,
    featuresIn: (extent, resolution) => {
      const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
      const tile = { west, south, east, north };
      // What a power of two is short of is no coarser level.
      const zoom = Math.log2(widest / resolution) + 1e-6;
      return cellsAt(grid, zoom, tile).map((cell) => featureOf(cell, tile));
    },
  });
  const styles = { light: stylesOn(grid, 'light'), dark: stylesOn(grid, 'dark') };
  let hasLabels = true;
  const style = (feature: FeatureLike, resolution: number) => {
    const ground = styles[map.get(darkGroundKey) === true ? 'dark' : 'light'];
    const { text, named, plain } = feature.get('isMajor') === true ? ground.major : ground.minor;
    const label: unknown = feature.get('label');
    if (!hasLabels || typeof label !== 'string' || !mayFit(label, feature, resolution)) return plain;
    text.setText(label);
    return named;
  };
  const layer = new VectorTileLayer({ source, style, declutter: true });
  const redraw = ({ key }: ObjectEvent) => {
    if (key === darkGroundKey) layer.changed();
  };
  map.on('propertychange', redraw);
  return {
    layer,
    show: ({ labels }: LayerLook) => {
      if (labels === hasLabels) return;
      hasLabels = labels;
      layer.changed();
    },
    end: () => map.un('propertychange', redraw),
  };
}
