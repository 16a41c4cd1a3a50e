import { randomUUID } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import type { LargeCall } from './largest-calls.ts';
import { bodyBytes, type Known, type Large } from './largest-value.ts';

const deepest = 3;
const leftOut = /session|password|signOut/i;

/** A text of a scalar: what it is checked for comes first. */
function textFor(scalar: string, name: string, known: Known, bytes: number): unknown {
  if (scalar === 'ID') return known.find(([field]) => field.test(name))?.[1] ?? randomUUID();
  if (scalar === 'Int' || scalar === 'Float') return 7;
  if (scalar === 'Boolean') return true;
  if (/Date/.test(scalar)) return '2026-01-15';
  if (scalar === 'Decimal') return '1.5';
  return 'ab '.repeat(Math.max(1, Math.floor(bytes / 3)));
}

function inputFor(
  type: GraphQLInputType,
  large: Large,
  known: Known,
  bytes: number,
  name: string,
  depth = 0,
): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (depth > deepest) return [];
    const one = inputFor(bare.ofType, large, known, large === 'many' ? 40 : bytes / 3, name, depth + 1);
    const size = JSON.stringify(one).length + 1;
    const count = Math.max(1, Math.floor(bytes / size));
    return Array.from({ length: count }, () => inputFor(bare.ofType, large, known, size, name, depth + 1));
  }
  if (isEnumType(bare)) return bare.getValues().at(-1)?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(
      ({ type: of }) => depth < deepest || isLeafType(getNamedType(of)),
    );
    return Object.fromEntries(
      fields.map((field) => [
        field.name,
        inputFor(field.type, large, known, bytes / fields.length, field.name, depth + 1),
      ]),
    );
  }
  return textFor(bare.name, name, known, large === 'many' ? 3 : bytes);
}

function operationOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  large: Large,
  known: Known,
): LargeCall {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [
      name,
      inputFor(type, large, known, bodyBytes / Math.max(1, field.args.length) - 1000, name),
    ]),
  );
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const body = JSON.stringify({
    query: `${kind} Largest${declared ? `(${declared})` : ''} { ${field.name}${given ? `(${given})` : ''}${selection} }`,
    variables,
  });
  return {
    name: `${kind} ${field.name} (${large})`,
    path: '/api/graphql',
    init: { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    size: body.length,
  };
}

/** Every query and mutation of the schema, with each text as long as a body holds and with each list. */
export function largestOperations(schema: GraphQLSchema, known: Known): readonly LargeCall[] {
  const of = (kind: 'query' | 'mutation') =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      .filter(({ name }) => !leftOut.test(name))
      .flatMap((field) =>
        (field.args.length > 0 ? (['long', 'many'] as const) : (['many'] as const)).map((large) =>
          operationOf(kind, field, large, known),
        ),
      );
  // Reads first: what is written beside them would be read by them.
  return [...of('query'), ...of('mutation')];
}
