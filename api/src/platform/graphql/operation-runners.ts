import type { FastifyInstance } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import mercurius, { type IResolvers, type MercuriusOptions, type preExecutionHookHandler } from 'mercurius';
import { tokenLimit } from 'shared-contracts/release-fit';
import { readSchema } from 'shared-contracts/schema';
import { depthLimit, limitAliases, refuseIntrospection, refuseNul } from './operation-limits.ts';

/**
 * Number of operations that stay parsed and compiled (up to twice as many), and of refused ones: more than a release
 * has. Hand-written operations that are sent repeatedly are among them.
 */
const keptOperations = 400;

/**
 * Most characters of a hand-written operation that stays parsed. The cache counts operations, not bytes, and long ones
 * would fill it with some hundred megabytes. Operations of releases stay, however long.
 */
export const longestKept = 1000;

/** Number of runs after which an operation is compiled: operations of a release reach it quickly, rare ones do not. */
const compiledAfter = 4;

interface RunnerParts {
  readonly resolvers: IResolvers;
  readonly isProduction: boolean;
  /** Looks at each operation before it runs: throws, or returns what to run in its place. */
  readonly beforeRun: preExecutionHookHandler;
}

/**
 * Runs an operation's text. Passed as a function, because a Fastify scope is thenable: a promise of it would wait until
 * it is ready.
 */
type Run = (text: string, context: object, operationName: string | undefined) => Promise<ExecutionResult>;

/** Creates a mercurius in a scope of its own, because a scope can have only one. */
async function runner(
  app: FastifyInstance,
  options: MercuriusOptions,
  beforeRun: RunnerParts['beforeRun'],
): Promise<{ readonly run: Run; readonly schema: GraphQLSchema }> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof runner>>>();
  await app.register(async (scope) => {
    await scope.register(mercurius, options);
    scope.graphql.addHook('preExecution', beforeRun);
    resolve({
      schema: scope.graphql.schema,
      run: (text, context, operationName) => scope.graphql(text, context, undefined, operationName),
    });
  });
  return promise;
}

/** Runs GraphQL operations: `runKept` parses and compiles each once, `runPassing` parses it each time it is sent. */
export interface OperationRunners {
  readonly runKept: Run;
  readonly runPassing: Run;
}

/** Creates both runners for one schema. */
export async function operationRunners(
  app: FastifyInstance,
  { resolvers, isProduction, beforeRun }: RunnerParts,
): Promise<OperationRunners> {
  const options = {
    routes: false,
    // Positions in the operation's text are never used, and take half of its memory.
    graphql: { parseOptions: { maxTokens: tokenLimit, noLocation: true } },
    queryDepth: depthLimit,
    validationRules: [limitAliases, refuseNul, ...(isProduction ? [refuseIntrospection] : [])],
    // Errors are formatted by the endpoint; mercurius' own formatter would drop the error that a resolver threw.
    errorFormatter: ({ data = null, errors }) => ({ statusCode: 200, response: { data, errors } }),
  } satisfies MercuriusOptions;
  const kept = await runner(
    app,
    { ...options, schema: readSchema(), resolvers, jit: compiledAfter, cache: keptOperations },
    beforeRun,
  );
  const passing = await runner(app, { ...options, schema: kept.schema, cache: false }, beforeRun);
  return { runKept: kept.run, runPassing: passing.run };
}
