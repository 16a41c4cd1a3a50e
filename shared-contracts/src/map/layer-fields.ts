import * as v from 'valibot';
import { layerTypes, type TileLayer } from './layer-types.ts';

/** The fields by which a layer of records can be coloured, other than its own status. */
export const layerFields = {
  Wells: [],
  Agreements: ['agreementType', 'interestType', 'landPurpose'],
  Requests: ['requestType'],
  Stakeholders: ['interestType'],
  Indigenous: [],
  Parcels: [],
  Projects: [],
  Payments: [],
} as const satisfies Record<TileLayer, readonly string[]>;

export type LayerField = (typeof layerFields)[TileLayer][number];

/** The field of a layer with a given name; undefined if the layer has none. */
export const layerField = (layer: TileLayer, name: string | undefined): LayerField | undefined => {
  const fields: readonly LayerField[] = layerFields[layer];
  return fields.find((field) => field === name);
};

/** `Agreements:landPurpose,Requests:requestType`: the fields that legends are grouped by. */
export const legendFieldsSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform(
    (text) =>
      new Map(
        text.split(',').map((part): [string, string] => {
          const [layer = '', field = ''] = part.split(':');
          return [layer, field];
        }),
      ),
  ),
  v.check(
    (fields) =>
      [...fields].every(([name, field]) => {
        const layer = layerTypes.find((one) => one === name);
        return layer !== undefined && layerField(layer, field) !== undefined;
      }),
    'Name fields as Layer:field, with commas between them.',
  ),
);

/**
 * The colour of a field's value, as `#rrggbb`: computed from the value, because there is no configured colour, so that
 * it is the same everywhere.
 */
export function fieldColor(value: string): string {
  // FNV-1a spreads even similar values over the whole circle of colours.
  let hash = 0x811c9dc5;
  for (const letter of value) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const hue = (hash % 3600) / 10;
  const lightness = 0.38 + ((hash >>> 12) % 3) * 0.08;
  const spread = 0.62 * Math.min(lightness, 1 - lightness);
  const part = (turn: number): string => {
    const place = (turn + hue / 30) % 12;
    const value = lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
