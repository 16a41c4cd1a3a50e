import { type GraphQLSchema, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { IdOf } from './growth.ts';

/** Ids of existing records, by the name of their type. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

/** The maximum number of entries of a list that are read for their ids. */
const most = 1000;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every list of the schema that can be read without arguments, as a query for ids, by the type of its records. */
export function idQueries(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const named = getNamedType(type);
    if (args.some((one) => isNonNullType(one.type)) || !args.some((one) => one.name === 'first')) continue;
    if (!isObjectType(named)) continue;
    const nodes = named.getFields()['nodes'];
    const record = nodes ? getNamedType(nodes.type) : named;
    const isList = isListType(isNonNullType(type) ? type.ofType : type);
    if (!isObjectType(record) || !record.getFields()['id'] || !(nodes || isList)) continue;
    const ids = nodes ? 'nodes { id }' : 'id';
    found.set(record.name, found.get(record.name) ?? `{ ${name}(first: ${most}) { ${ids} } }`);
  }
  return found;
}

/** Reads the ids of every list. `ask` sends a query and returns the text of the answer. */
export async function readIds(
  schema: GraphQLSchema,
  ask: (query: string) => Promise<string>,
): Promise<KnownIds> {
  const known = new Map<string, readonly string[]>();
  for (const [type, query] of idQueries(schema)) known.set(type, (await ask(query)).match(uuid) ?? []);
  return known;
}

function pluralOf(name: string): string {
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return name.endsWith('s') ? `${name}es` : `${name}s`;
}

/** Ids for the places of an operation: of the type that a place names, else of the operation's own type. */
export function idsFor(known: KnownIds, operation: string): IdOf {
  const types = [...known.keys()].sort((one, other) => other.length - one.length);
  const own = types.find((type) =>
    [type, pluralOf(type)].some((name) => operation.toLowerCase().endsWith(name.toLowerCase())),
  );
  return (place, entry) => {
    const bare = place.replace(/Ids?$/, '').toLowerCase();
    const named = types.find((type) => type.toLowerCase() === bare || type.toLowerCase().endsWith(bare));
    const ids = known.get((bare && bare !== place ? named : own) ?? '') ?? [];
    return ids[entry % Math.max(1, ids.length)];
  };
}
