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

/** A mutation in the schema. */
export type Mutation = GraphQLField<unknown, unknown>;

/** Every mutation of the schema. */
export const mutations = (): readonly Mutation[] =>
  Object.values(contractSchema.getMutationType()?.getFields() ?? {});

/** Placeholder values for each scalar type. */
const plain: Readonly<Record<string, unknown>> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Decimal: '1',
  Boolean: true,
  Date: '2026-01-05',
  DateTime: '2026-01-05T12:00:00Z',
};

/**
 * Optional fields that are sent too: the revision, without which a save creates a record, and the timesheets to act on.
 */
const givenToo: ReadonlySet<string> = new Set(['revision', 'timesheetIds']);

/** The fields to send in a save: the required ones, and one text, so that it changes something. */
function givenOf(fields: readonly GraphQLInputField[]): readonly GraphQLInputField[] {
  const text = fields.find(({ type }) => String(type) === 'String');
  return fields.filter((field) => isNonNullType(field.type) || givenToo.has(field.name) || field === text);
}

/** A value that fits a type; ids are chosen by the name of their field. */
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

/** A mutation as a client sends it; ids are chosen by the name of their field. */
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
