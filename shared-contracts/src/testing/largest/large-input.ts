import { type GraphQLInputType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import type { Growth } from './growth.ts';
import { largeGeometry } from './large-geometry.ts';

/** The maximum depth at which nested objects are filled with all of their fields. */
const deepest = 3;

/** Valid values for scalars other than texts. */
const scalars: Readonly<Record<string, unknown>> = {
  Int: 7,
  Float: 7,
  Boolean: true,
  Date: '2026-01-15',
  DateTime: '2026-01-15T12:00:00Z',
  Decimal: '1.5',
};

/** Fields that a save of a new record must not contain. */
const ofStored = new Set(['revision', 'saveId']);

/** The largest value of a GraphQL input of at most this many characters. */
export function largeInput(
  type: GraphQLInputType,
  growth: Growth,
  room: number,
  place: string,
  depth = 0,
): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (depth > deepest) return [];
    return growth.list(room, (each) => largeInput(bare.ofType, growth, each, place, depth + 1));
  }
  if (isEnumType(bare)) return bare.getValues().at(-1)?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(({ name }) => !ofStored.has(name));
    return Object.fromEntries(
      fields.map(({ name, type: of }) => [
        name,
        name === 'id' ? crypto.randomUUID() : largeInput(of, growth, room / fields.length, name, depth + 1),
      ]),
    );
  }
  if (bare.name === 'ID') return growth.id(place);
  if (bare.name === 'GeoJson') return largeGeometry(place, growth.size);
  return scalars[bare.name] ?? growth.text(room);
}
