import { Kind, parse, print } from 'graphql';

interface SchemaType {
  readonly name: string;
  /** The type's definition with its descriptions. */
  readonly sdl: string;
}

const first = ['Query', 'Mutation'];

const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** The types of a schema: Query and Mutation first, the rest by name; extensions are with their type. */
export function schemaTypes(sdl: string): readonly SchemaType[] {
  const types = new Map<string, string[]>();
  for (const definition of parse(sdl).definitions) {
    if (!('name' in definition) || !definition.name || definition.kind === Kind.OPERATION_DEFINITION)
      continue;
    const name = definition.name.value;
    types.set(name, [...(types.get(name) ?? []), print(definition)]);
  }
  return [...types]
    .map(([name, parts]) => ({ name, sdl: parts.join('\n\n') }))
    .sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));
}
