import proj4 from 'proj4';
import { type ExportFeature, middleOf, type Position } from './export-feature.ts';

/** An element of a drawing: a group code and its value. */
type Group = readonly [code: number, value: string | number];

const text = (value: string): string =>
  // A character beyond ASCII is written as its number (AutoCAD R12).
  value
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(
      /[^\x20-\x7e]/g,
      (letter) => `\\U+${(letter.codePointAt(0) ?? 63).toString(16).toUpperCase().padStart(4, '0')}`,
    );

const layerName = (name: string): string => name.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 31) || 'LAYER';

/** The UTM zone of a longitude. */
export const zoneOf = (longitude: number): number =>
  Math.min(60, Math.max(1, Math.floor((longitude + 180) / 6) + 1));

/**
 * Features as DXF of AutoCAD R12: one layer for each status, in metres of NAD83 UTM in the zone of their centre, which
 * the first line of the drawing names.
 */
export function asDxf(features: readonly ExportFeature[]): string {
  const [longitude] = middleOf(features) ?? [-114, 0];
  const zone = zoneOf(longitude);
  const project = proj4(`+proj=utm +zone=${zone} +datum=NAD83 +units=m +no_defs`);
  const placed = ([x, y]: Position): Group[] => {
    const [east = 0, north = 0] = project.forward([x, y]);
    return [
      [10, east.toFixed(3)],
      [20, north.toFixed(3)],
      [30, '0.0'],
    ];
  };
  const line = (layer: string, positions: readonly Position[], isClosed: boolean): Group[] => [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    [10, '0.0'],
    [20, '0.0'],
    [30, '0.0'],
    [70, isClosed ? 1 : 0],
    ...positions.flatMap((position): Group[] => [[0, 'VERTEX'], [8, layer], ...placed(position)]),
    [0, 'SEQEND'],
    [8, layer],
  ];
  const plain = (positions: readonly (readonly [number, number])[]) =>
    positions.map(([x, y]): Position => [x, y]);
  const drawn = features.flatMap((feature): Group[] => {
    const layer = layerName(feature.status);
    const { points, lines, areas } = feature.shapes;
    const middle = middleOf([feature]);
    return [
      // A closed line contains its first corner once.
      ...areas.flatMap((rings) => rings.flatMap((ring) => line(layer, plain(ring).slice(0, -1), true))),
      ...lines.flatMap((one) => line(layer, plain(one), false)),
      ...points.flatMap(([x, y]): Group[] => [[0, 'POINT'], [8, layer], ...placed([x, y])]),
      ...(middle && feature.name !== ''
        ? ([
            [0, 'TEXT'],
            [8, layer],
            ...placed(middle),
            [40, '20.0'],
            [1, text(feature.name)],
          ] satisfies Group[])
        : []),
    ];
  });
  const groups: readonly Group[] = [
    [999, `NAD83 / UTM zone ${zone}N, metres`],
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...drawn,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return `${groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join('\r\n')}\r\n`;
}
