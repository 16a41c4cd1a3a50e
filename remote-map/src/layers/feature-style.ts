import type { FeatureLike } from 'ol/Feature.js';
import RenderFeature from 'ol/render/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { mapLimits } from 'shared-contracts/limits';
import { fieldColor } from 'shared-contracts/map';
import { drawnBy, fieldText, type LayerLook } from '../drawing/drawn-layer.ts';
import { type FeatureMark, plainMark } from '../drawing/feature-mark.ts';
import { mayFit } from '../drawing/may-fit.ts';

/** From here on features are named (metres a pixel of the projection: zoom 11 and nearer). */
const labelsFrom = 90;

/** What is chosen, on every base map. */
const chosenColor = '#ffb000';

/** A half-transparent colour, as legends use for fills (002 §9). */
export function fillOf(color: string): string {
  const short = color.length === 4;
  const parts = [1, 2, 3].map((place) =>
    Number.parseInt(short ? (color[place] ?? '0').repeat(2) : color.slice(place * 2 - 1, place * 2 + 1), 16),
  );
  return `rgba(${parts.join(', ')}, ${mapLimits.legendFillOpacity})`;
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** Radius of a dot, pixels. */
const dotRadius = (isChosen: boolean): number => (isChosen ? 6 : 4);

/** A dot as an area: it is painted with its tile, once. OpenLayers would stamp a picture of it with each frame of a pan. */
function dotOf(point: RenderFeature, radius: number, { corners }: FeatureMark): RenderFeature {
  const [x = 0, y = 0] = point.getFlatCoordinates();
  const flat = corners.flatMap(([across, up]) => [x + across * radius, y + up * radius]);
  flat.push(flat[0] ?? x, flat[1] ?? y);
  return new RenderFeature('Polygon', flat, [flat.length], 2, {}, undefined);
}

/** Names in an ink with a rim that separates it from the ground. */
const namesOn = (ink: string, rim: string): Text =>
  new Text({
    font: '600 12px Inter, system-ui, sans-serif',
    fill: new Fill({ color: ink }),
    stroke: new Stroke({ color: rim, width: 3 }),
    overflow: false,
  });

/**
 * Draws features in the colours of their status and with the mark of their layer: areas and lines, dots where they are
 * small, names where there is room.
 */
export function featureStyle(mark = plainMark) {
  const lineDash = mark.dash ? { lineDash: [...mark.dash] } : {};
  const made = new Map<string, Style>();
  let metresAPixel = 1;
  const styleFor = (color: string, isChosen: boolean, dots: 'none' | 'stamped' | 'painted'): Style => {
    const key = `${color} ${isChosen} ${dots}`;
    const known = made.get(key);
    if (known) return known;
    const fill = new Fill({ color: fillOf(color) });
    const edge = isChosen
      ? { color: chosenColor, width: 4 }
      : { color, width: mark.dash ? 2 : 1.4, ...(dots === 'none' ? lineDash : {}) };
    const stroke = new Stroke(edge);
    const style = new Style({
      fill,
      stroke,
      zIndex: isChosen ? 1 : 0,
      // Labels that would overlap are left out; dots are not, because every record must be visible.
      ...(dots === 'stamped'
        ? { image: new CircleStyle({ radius: dotRadius(isChosen), fill, stroke, declutterMode: 'none' }) }
        : {}),
    });
    if (dots === 'painted')
      style.setGeometry((feature) =>
        feature instanceof RenderFeature
          ? dotOf(feature, dotRadius(isChosen) * metresAPixel, mark)
          : feature.getGeometry(),
      );
    made.set(key, style);
    return style;
  };
  const names = { light: namesOn('#1c2430', '#ffffffdd'), dark: namesOn('#f2f5f8', '#14181cdd') };
  const nameless = new Text();
  return (look: LayerLook) => {
    const isDrawn = drawnBy(look);
    const text = names[look.onDark ? 'dark' : 'light'];
    return (feature: FeatureLike, resolution: number): Style | undefined => {
      const id = feature.get('id');
      if (!isDrawn(feature)) return undefined;
      const own: unknown = look.by === '' ? feature.get('color') : fieldColor(fieldText(feature, look.by));
      const kind = feature.getGeometry()?.getType();
      const isPoint = kind === 'Point' || kind === 'MultiPoint';
      const isOfTile = feature instanceof RenderFeature && kind === 'Point';
      metresAPixel = resolution;
      const style = styleFor(
        isColor(own) ? own : look.color,
        look.selected.has(String(id)),
        isOfTile ? 'painted' : isPoint ? 'stamped' : 'none',
      );
      const label: unknown = feature.get('label') ?? feature.get('name');
      const isArea = kind === 'Polygon' || kind === 'MultiPolygon';
      const isNamed =
        look.labels &&
        resolution <= labelsFrom &&
        typeof label === 'string' &&
        (!isArea || mayFit(label, feature, resolution));
      if (isNamed) text.setText(label);
      style.setText(isNamed ? text : nameless);
      return style;
    };
  };
}
