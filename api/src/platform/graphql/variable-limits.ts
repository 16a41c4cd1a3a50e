import { createRequire } from 'node:module';
import type {
  DocumentNode,
  GraphQLInputType,
  GraphQLSchema,
  GraphQLError as Misfit,
  OperationDefinitionNode,
} from 'graphql';
import { pause, turns } from '../work/take-turns.ts';

// The copy of the package that the server's schema was made with: graphql-js refuses types from another copy.
const {
  coerceInputValue,
  GraphQLError,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
}: typeof import('graphql') = createRequire(import.meta.url)('graphql');

/**
 * Most entries of a list in the variables: more than any screen sends, and few enough to be read without blocking
 * others.
 */
export const longestList = 10_000;

/** Variables with a longer list than this are checked in pieces. */
const piecesFrom = 100;

/** Entries of a list that are checked in one go. */
const atOnce = 20;

/** Most reasons that are reported for variables that do not fit: read all at once, and read in pieces. */
const mostReasons = { atOnce: 50, inPieces: 20 } as const;

type Variables = Readonly<Record<string, unknown>>;

/** Length of the longest list in the variables; stops at the first list that is too long. */
export function longestListOf(variables: Variables): number {
  const left: object[] = [variables];
  let longest = 0;
  for (let next = left.pop(); next && longest <= longestList; next = left.pop()) {
    if (Array.isArray(next)) longest = Math.max(longest, next.length);
    const below: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (longest <= longestList)
      for (const one of below) if (typeof one === 'object' && one !== null) left.push(one);
  }
  return longest;
}

interface OperationToCheck {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Variables;
}

/** A part of a variable with the type that it must fit. */
type Part = readonly [value: unknown, type: GraphQLInputType];

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > atOnce;

/** The parts in which a value is checked: long lists a few entries at a time, and each list of an object separately. */
function* partsOf(value: unknown, type: GraphQLInputType): Generator<Part> {
  const bare = getNullableType(type);
  if (isListType(bare) && isLong(value)) {
    for (let from = 0; from < value.length; from += atOnce) yield [value.slice(from, from + atOnce), type];
    return;
  }
  if (!isInputObjectType(bare) || typeof value !== 'object' || value === null) {
    yield [value, type];
    return;
  }
  const fields = bare.getFields();
  const lists = Object.entries(value).filter(([name, below]) => name in fields && isLong(below));
  yield [{ ...value, ...Object.fromEntries(lists.map(([name]) => [name, []])) }, type];
  for (const [name, list] of lists) {
    const field = fields[name];
    if (field) yield* partsOf(list, field.type);
  }
}

/** Adds the reasons why a part does not fit, until there are enough. */
function addReasons([value, type]: Part, found: Misfit[]): void {
  const enough = new Error('There are enough reasons.');
  try {
    coerceInputValue(value, type, (_path, _value, reason) => {
      found.push(reason);
      if (found.length >= mostReasons.inPieces) throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
}

/** The first reasons why the variables of an operation do not fit, read in pieces with other work in between. */
async function misfitsInPieces(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Promise<readonly Misfit[]> {
  const found: Misfit[] = [];
  const turn = turns();
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    const value = variables[name];
    const type: unknown = typeFromAST(schema, definition.type);
    if (typeof value === 'object' && value !== null && isInputType(type))
      for (const part of partsOf(value, type)) {
        await turn();
        if (found.length < mostReasons.inPieces) addReasons(part, found);
      }
    else {
      const given = name in variables ? { [name]: value } : {};
      found.push(
        ...(getVariableValues(schema, [definition], given, { maxErrors: mostReasons.inPieces }).errors ?? []),
      );
    }
  }
  await pause();
  return found;
}

/**
 * The first reasons why variables do not fit their operation. Those with a long list are read in pieces: mercurius would
 * read all of them in one go, and the compiled executor would report a reason for each entry.
 */
export async function misfits({
  schema,
  document,
  operationName,
  variables,
}: OperationToCheck): Promise<readonly Misfit[]> {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [new GraphQLError('operationName must name one of the operations.')];
  if (longestListOf(variables) > piecesFrom) return misfitsInPieces(schema, operation, variables);
  const { variableDefinitions = [] } = operation;
  return (
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: mostReasons.atOnce }).errors ?? []
  );
}
