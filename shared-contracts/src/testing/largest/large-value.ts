import * as v from 'valibot';
import { bodyLength, type Growth } from './growth.ts';
import { largeGeometry } from './large-geometry.ts';

const schemaOf = v.looseObject({
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  format: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  maxLength: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  maximum: v.optional(v.number()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});

const isShape = (place: string): boolean => /^(route|outline|geometry|geometries|site)$/i.test(place);

/** The largest value that a JSON schema accepts, with at most this many characters. */
export function largeValue(schema: unknown, growth: Growth, room = bodyLength, place = ''): unknown {
  if (isShape(place)) return largeGeometry(place, growth.size);
  const read = v.safeParse(schemaOf, schema);
  if (!read.success) return growth.text(room);
  const { type, format, anyOf, maxLength, maxItems, maximum, items, properties } = read.output;
  if (read.output.const !== undefined) return read.output.const;
  if (read.output.enum) return read.output.enum.at(-1);
  if (anyOf) return largeValue(anyOf[0], growth, room, place);
  if (properties) {
    const names = Object.keys(properties);
    return Object.fromEntries(
      names.map((name) => [name, largeValue(properties[name], growth, room / names.length, name)]),
    );
  }
  if (type === 'array') return growth.list(room, (each) => largeValue(items, growth, each, place), maxItems);
  if (type === 'integer' || type === 'number') return Math.min(maximum ?? 1000, 1_000_000);
  if (type === 'boolean') return true;
  if (format === 'uuid') return growth.id(place);
  return growth.text(room, maxLength);
}
