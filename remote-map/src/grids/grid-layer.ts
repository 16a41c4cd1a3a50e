import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type { ObjectEvent } from 'ol/Object.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { type Bounds, ringOf } from 'shared-contracts/land-survey';
import { darkGroundKey } from '../base/looks.ts';
import type { DrawnLayer, LayerLook } from '../layers/drawn-layer.ts';
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

const halos = { light: '#ffffffcc', dark: '#14181ccc' } as const;

/** How a grid is drawn on a ground; the same styles for all its cells, as they are drawn with each pan. */
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

/** What is drawn of a grid at a zoom, and a name of that level. */
function cellsAt(grid: SurveyGrid, zoom: number, bounds: Bounds): readonly SurveyCell[] {
  if (grid === 'NTS') return ntsCells(bounds, ntsLevelAt(zoom));
  const level = dlsLevelAt(zoom);
  return level ? dlsCells(bounds, level) : [];
}

const levelAt = (grid: SurveyGrid, zoom: number): string =>
  (grid === 'NTS' ? ntsLevelAt(zoom) : dlsLevelAt(zoom)) ?? '';

/** Share of what is in sight that is drawn beyond each edge, so that a short way brings nothing new. */
const room = 0.25;

const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.west <= inner.west &&
  outer.east >= inner.east &&
  outer.south <= inner.south &&
  outer.north >= inner.north;

function featureOf({ bounds, label, isMajor }: SurveyCell): Feature {
  const feature = new Feature(new Polygon([ringOf(bounds).map(([x, y]) => fromLonLat([x, y]))]));
  feature.setProperties({ label, isMajor });
  return feature;
}

/** Computed lines of a survey, as fine as the zoom allows; worked out when the map stands still. */
export function surveyGridLayer(grid: SurveyGrid, map: OlMap): DrawnLayer {
  const source = new VectorSource();
  const styles = { light: stylesOn(grid, 'light'), dark: stylesOn(grid, 'dark') };
  let hasLabels = true;
  const style = (feature: { get: (name: string) => unknown }) => {
    const ground = styles[map.get(darkGroundKey) === true ? 'dark' : 'light'];
    const { text, named, plain } = feature.get('isMajor') === true ? ground.major : ground.minor;
    if (!hasLabels) return plain;
    text.setText(String(feature.get('label')));
    return named;
  };
  const layer = new VectorLayer({ source, style, declutter: true });
  let drawn: { readonly bounds: Bounds; readonly level: string } | undefined;
  const draw = () => {
    const view = map.getView();
    const zoom = view.getZoom();
    const size = map.getSize();
    if (!layer.getVisible() || zoom === undefined || !size) return;
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      view.calculateExtent(size),
      view.getProjection(),
      'EPSG:4326',
    );
    const seen = { west, south, east, north };
    const level = levelAt(grid, zoom);
    if (drawn && drawn.level === level && holds(drawn.bounds, seen)) return;
    const [x, y] = [(east - west) * room, (north - south) * room];
    const bounds = { west: west - x, east: east + x, south: south - y, north: north + y };
    drawn = { bounds, level };
    source.clear(true);
    source.addFeatures(cellsAt(grid, zoom, bounds).map(featureOf));
  };
  const redraw = ({ key }: ObjectEvent) => {
    if (key === darkGroundKey) layer.changed();
  };
  map.on('moveend', draw);
  map.on('propertychange', redraw);
  return {
    layer,
    show: ({ labels }: LayerLook) => {
      if (labels !== hasLabels) {
        hasLabels = labels;
        layer.changed();
      }
      draw();
    },
    end: () => {
      map.un('moveend', draw);
      map.un('propertychange', redraw);
    },
  };
}
