import { createRequire } from 'node:module';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { pause, turns } from '../work/take-turns.ts';

// The copy of the package that the server's schema was made with: graphql-js refuses types from another copy.
const { getVariableValues }: typeof import('graphql') = createRequire(import.meta.url)('graphql');

/**
 * Most entries of a list in the variables: more than any screen sends, and few enough to be read without blocking
 * others.
 */
export const longestList = 10_000;

/** Variables with a longer list than this are checked before the operation runs. */
const triedFrom = 100;

/** Entries of a list that are checked in one go. */
const atOnce = 20;

/** Most reasons that are reported for variables that do not fit. */
const mostReasons = 20;

type Variables = Readonly<Record<string, unknown>>;

/** Length of the longest list in some variables; stops at the first that is too long. */
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

interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Variables;
}

/**
 * The first reasons why variables with a long list do not fit their operation. The compiled executor would report one
 * for each entry, which takes far longer than reading them. Yields to other work between pieces of a list.
 */
export async function misfits({
  schema,
  document,
  operationName,
  variables,
}: Asked): Promise<readonly GraphQLError[]> {
  if (longestListOf(variables) <= triedFrom) return [];
  const found: GraphQLError[] = [];
  const turn = turns();
  for (const definition of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const reasons = (given: Variables) =>
      getVariableValues(schema, [definition], given, { maxErrors: mostReasons }).errors ?? [];
    const value = variables[name];
    if (Array.isArray(value))
      for (let from = 0; from < value.length && found.length < mostReasons; from += atOnce) {
        await turn();
        found.push(...reasons({ [name]: value.slice(from, from + atOnce) }));
      }
    else found.push(...reasons(name in variables ? { [name]: value } : {}));
  }
  await pause();
  return found;
}
