import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Dice } from './dice.ts';
import { wildNumber, wildText, wildValue } from './wild-values.ts';

/** Fields of a selection at most, and levels. */
const widest = 6;
const deepest = 5;

/** What ends the fuzzer's own session, or makes it another person, is left to the API's tests. */
const leftOut = /session|password|updateUser$/i;

/** A value for a place, mostly of its type, now and then of none. */
function inputFor(dice: Dice, type: GraphQLInputType, ids: readonly string[], depth = 0): unknown {
  if (!isNonNullType(type) && dice.oneIn(3)) return null;
  if (dice.oneIn(25)) return wildValue(dice);
  const bare = getNullableType(type);
  if (isListType(bare))
    return Array.from({ length: dice.below(4) }, () => inputFor(dice, bare.ofType, ids, depth + 1));
  if (isEnumType(bare)) return dice.pick(bare.getValues(), undefined)?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(
      ({ type: of }) => isNonNullType(of) || (depth < deepest && dice.oneIn(2)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, inputFor(dice, field.type, ids, depth + 1)]),
    );
  }
  if (bare.name === 'ID') return dice.oneIn(2) ? dice.pick(ids, randomUUID()) : randomUUID();
  if (bare.name === 'Int' || bare.name === 'Float') return dice.oneIn(4) ? wildNumber(dice) : dice.below(60);
  if (bare.name === 'Boolean') return dice.oneIn(2);
  return wildText(dice);
}

interface Built {
  readonly variables: Record<string, unknown>;
  readonly declared: string[];
}

function argumentsOf(
  dice: Dice,
  given: readonly GraphQLArgument[],
  ids: readonly string[],
  built: Built,
): string {
  const used = given.filter(({ type }) => isNonNullType(type) || dice.oneIn(2));
  const parts = used.map((argument) => {
    const name = `v${built.declared.length}`;
    built.declared.push(`$${name}: ${argument.type}`);
    built.variables[name] = inputFor(dice, argument.type, ids);
    return `${argument.name}: $${name}`;
  });
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}

function selectionOf(
  dice: Dice,
  type: GraphQLObjectType,
  ids: readonly string[],
  built: Built,
  depth: number,
): string {
  const all = Object.values(type.getFields());
  const leaves = all.filter(({ type: of, args }) => isLeafType(getNamedType(of)) && args.length === 0);
  const deeper = depth < deepest ? all.filter(({ type: of }) => isObjectType(getNamedType(of))) : [];
  const parts = Array.from({ length: 1 + dice.below(widest) }, () => {
    const below = dice.oneIn(2) ? dice.pick(deeper, undefined) : undefined;
    return below
      ? fieldOf(dice, below, ids, built, depth + 1)
      : (dice.pick(leaves, undefined)?.name ?? '__typename');
  });
  return `{ ${[...new Set(['__typename', ...parts])].join(' ')} }`;
}

function fieldOf(
  dice: Dice,
  field: GraphQLField<unknown, unknown>,
  ids: readonly string[],
  built: Built,
  depth: number,
): string {
  const type = getNamedType(field.type);
  const name = depth > 0 ? `a${built.declared.length}${dice.below(1e6)}: ${field.name}` : field.name;
  const head = `${field.args.length > 0 ? name : field.name}${argumentsOf(dice, field.args, ids, built)}`;
  return isObjectType(type) ? `${head} ${selectionOf(dice, type, ids, built, depth)}` : head;
}

/** The body of a request for an operation that fits the schema more often than not. */
export function wildOperation(dice: Dice, schema: GraphQLSchema, ids: readonly string[]): object {
  if (dice.oneIn(20)) return { query: wildText(dice), variables: wildValue(dice) };
  const isWrite = dice.oneIn(5);
  const root = isWrite ? schema.getMutationType() : schema.getQueryType();
  const fields = Object.values(root?.getFields() ?? {}).filter(({ name }) => !leftOut.test(name));
  const field = dice.pick(fields, undefined);
  if (!field) throw new Error('The schema has no fields.');
  const built: Built = { variables: {}, declared: [] };
  const body = fieldOf(dice, field, ids, built, 0);
  const declared = built.declared.length > 0 ? `(${built.declared.join(', ')})` : '';
  return {
    query: `${isWrite ? 'mutation' : 'query'} Wild${declared} { ${body} }`,
    variables: built.variables,
  };
}
