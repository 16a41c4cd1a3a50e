/**
 * Generates the data with which a history shows values of fixed sets in words: which of its fields have such values.
 */
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { readSchema } from '../src/graphql/schema.ts';
import type { NamedKind } from './administered-kinds.ts';
import { literal, writeGenerated } from './write-generated.ts';

/** The fixed sets of a field's values: its own, or those of its rows. */
type Sets = Readonly<Record<string, readonly string[]>>;

/** The type of a kind of the history: `AGREEMENT_TYPE` is `AgreementType`. */
const typeOf = (kind: string): string =>
  kind.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The fields of a type with values of fixed sets; records that it refers to are shown by their names. */
function setsOf(type: GraphQLObjectType, records: ReadonlySet<unknown>, above: readonly unknown[]): Sets {
  const found: Record<string, readonly string[]> = {};
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (isEnumType(named)) found[field.name] = [named.name];
    if (!isObjectType(named) || records.has(named) || above.includes(named)) continue;
    const below = setsOf(named, records, [...above, type]);
    const sets = [...new Set(Object.values(below).flat())];
    // Rows are shown in lines; a group is fields of the same record.
    if (isListType(getNullableType(field.type))) found[field.name] = sets;
    else if (!named.getFields()['id']) Object.assign(found, below);
  }
  return found;
}

/** The fields of a type and of its rows that are of a fixed set themselves, as `field set`. */
function leavesOf(
  type: GraphQLObjectType,
  records: ReadonlySet<unknown>,
  above: readonly unknown[],
): readonly (readonly [field: string, set: string])[] {
  return Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isEnumType(named)) return [[name, named.name] as const];
    if (!isObjectType(named) || records.has(named) || above.includes(named)) return [];
    return leavesOf(named, records, [...above, type]);
  });
}

/** Of these the fields that a save writes: no others are in a history. */
function savedSets(schema: GraphQLSchema, type: GraphQLObjectType, records: ReadonlySet<unknown>): Sets {
  const input = schema.getType(`${type.name}Input`);
  const saved = isInputObjectType(input) ? input.getFields() : undefined;
  const entries = Object.entries(setsOf(type, records, []));
  return Object.fromEntries(entries.filter(([field, sets]) => sets.length > 0 && (!saved || saved[field])));
}

/**
 * Writes which fields of the history have values of fixed sets: by kind for rows that are shown in lines, and by the
 * field name only. Administered kinds are left out: their declarations contain the words.
 */
export function makeValueSets(administered: readonly NamedKind[]): void {
  const schema = buildSchema(readSchema(), { assumeValidSDL: true });
  const kinds = schema.getType('RecordKind');
  if (!isEnumType(kinds)) throw new Error('The schema has no RecordKind.');
  const own = new Set(administered.map(({ typeName }) => typeName));
  const types = kinds.getValues().flatMap(({ name }) => {
    const type = schema.getType(typeOf(name));
    return isObjectType(type) ? [[name, type] as const] : [];
  });
  const records = new Set(types.map(([, type]) => type));
  const unadministered = types.filter(([, type]) => !own.has(type.name));
  const byKind = unadministered
    .map(([kind, type]) => [kind, savedSets(schema, type, records)] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  const saved = new Set(byKind.flatMap(([, fields]) => Object.values(fields).flat()));
  const leaves = unadministered
    .flatMap(([, type]) => leavesOf(type, records, []))
    .filter(([, set]) => saved.has(set));
  const byField: Record<string, readonly string[]> = {};
  for (const [field, set] of leaves) byField[field] = [...new Set([...(byField[field] ?? []), set])];
  const type = 'Readonly<Record<string, readonly string[]>>';
  writeGenerated(
    join(import.meta.dirname, '../src/generated/value-sets.ts'),
    `/** Fields of the history whose values are of fixed sets, by kind. */
export const setsByKind: Readonly<Record<string, ${type}>> = ${literal(Object.fromEntries(byKind))};

/** The same by the field name only, including those of rows. */
export const setsByField: ${type} = ${literal(byField)};
`,
  );
}
