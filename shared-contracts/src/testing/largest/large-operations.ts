import { type GraphQLField, type GraphQLSchema, getNamedType, isLeafType } from 'graphql';
import { bodyLength, Growth, type Size, sizes } from './growth.ts';
import { idsFor, type KnownIds } from './known-ids.ts';
import type { LargeCall } from './large-call.ts';
import { largeInput } from './large-input.ts';

type Kind = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;

/** Characters of the operation itself. */
const operationRoom = 1000;

function operationOf(kind: Kind, { name, args, type }: Field, size: Size, known: KnownIds) {
  const growth = new Growth(size, idsFor(known, name));
  const room = (bodyLength - operationRoom) / Math.max(1, args.length);
  const variables = Object.fromEntries(
    args.map((one) => [one.name, largeInput(one.type, growth, room, one.name)]),
  );
  const declared = args.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  const query = `${kind} Largest${declared && `(${declared})`} { ${name}${given && `(${given})`}${selection} }`;
  const call: LargeCall = {
    call: `${kind} ${name}`,
    how: size,
    method: 'POST',
    path: '/api/graphql',
    body: JSON.stringify({ query, variables }),
  };
  return { call, matters: growth.matters };
}

const fieldsOf = (schema: GraphQLSchema, kind: Kind): readonly Field[] =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

/** Operations that delete records or end a person's session come last, because the others need these. */
const isLast = (name: string): boolean => /^delete|^endUser|^sendPassword|^merge|^undo/.test(name);

/** Every query and mutation of the schema, in each size that makes a different input; at least once. */
export function* largeOperations(schema: GraphQLSchema, known: KnownIds): Generator<LargeCall> {
  const mutations = fieldsOf(schema, 'mutation');
  const inOrder = [
    ...fieldsOf(schema, 'query').map((field) => ['query', field] as const),
    ...mutations.filter(({ name }) => !isLast(name)).map((field) => ['mutation', field] as const),
    ...mutations.filter(({ name }) => isLast(name)).map((field) => ['mutation', field] as const),
  ];
  for (const [kind, field] of inOrder)
    for (const size of sizes) {
      const { call, matters } = operationOf(kind, field, size, known);
      if (matters || size === sizes[0]) yield call;
    }
}

/** The names of all calls that `largeOperations` makes. */
export const operationNames = (schema: GraphQLSchema): readonly string[] =>
  (['query', 'mutation'] as const).flatMap((kind) =>
    fieldsOf(schema, kind).map(({ name }) => `${kind} ${name}`),
  );
