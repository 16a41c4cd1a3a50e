import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { contractSchema } from '../platform/graphql/contract-schema.ts';
import { wholeSelection } from './whole-schema.ts';

/** A mutation as the schema declares it. */
export type Mutation = GraphQLField<unknown, unknown>;

/** Every mutation of the schema. */
export const mutations = (): readonly Mutation[] =>
  Object.values(contractSchema.getMutationType()?.getFields() ?? {});

/** What stands for a value of each kind where any will do. */
const plain: Readonly<Record<string, unknown>> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Decimal: '1',
  Boolean: true,
  Date: '2026-01-05',
  DateTime: '2026-01-05T12:00:00Z',
};

/** Of what need not be given: the revision, without which a save is of something new, and whose time is meant. */
const givenToo: ReadonlySet<string> = new Set(['revision', 'timesheetIds']);

/** What a save gives: what it must, and a text, so that it changes something. */
function givenOf(fields: readonly GraphQLInputField[]): readonly GraphQLInputField[] {
  const text = fields.find(({ type }) => String(type) === 'String');
  return fields.filter((field) => isNonNullType(field.type) || givenToo.has(field.name) || field === text);
}

/** A value that fits a type, with ids as they are chosen by the name of their place. */
function fitting(type: GraphQLInputType, name: string, idOf: (name: string) => string): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [fitting(bare.ofType, name, idOf)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const given = givenOf(Object.values(bare.getFields()));
    return Object.fromEntries(given.map((field) => [field.name, fitting(field.type, field.name, idOf)]));
  }
  if (getNamedType(bare).name === 'ID') return idOf(name);
  return plain[getNamedType(bare).name];
}

/** A mutation as a person sends it, with ids as they are chosen by the name of their place. */
export function mutationCall(
  { name, args, type }: Mutation,
  idOf: (name: string) => string,
): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> } {
  const given = args.filter((one) => isNonNullType(one.type) || one.name === 'ids');
  const declared = given.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const passed = given.map((one) => `${one.name}: $${one.name}`).join(', ');
  return {
    query: `mutation Walk(${declared}) { answer: ${name}(${passed}) ${wholeSelection(type, 0)} }`,
    variables: Object.fromEntries(given.map((one) => [one.name, fitting(one.type, one.name, idOf)])),
  };
}
