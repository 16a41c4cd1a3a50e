import type { FastifyInstance } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import mercurius, { type IResolvers, type MercuriusOptions, type preExecutionHookHandler } from 'mercurius';
import { tokenLimit } from 'shared-contracts/release-fit';
import { readSchema } from 'shared-contracts/schema';
import { depthLimit, limitAliases, refuseIntrospection, refuseNul } from './operation-limits.ts';

/**
 * Number of operations that stay parsed and compiled, up to twice as many, and as many refused ones: more than a
 * release has. Of hand-written ones, those that come again are among them.
 */
const keptOperations = 400;

/**
 * Most characters of a hand-written operation that stays parsed. The cache counts operations, not bytes, and long ones
 * would fill it with some hundred megabytes. Operations of releases stay, however long.
 */
export const longestKept = 1000;

interface RunnerParts {
  readonly resolvers: IResolvers;
  readonly isProduction: boolean;
  /** Looks at each operation before it runs: throws, or says what runs in its place. */
  readonly beforeRun: preExecutionHookHandler;
}

/** Runs an operation's text; a scope itself cannot be passed on by a promise, which would wait for it to be ready. */
type Run = (text: string, context: object, operationName: string | undefined) => Promise<ExecutionResult>;

/** A mercurius in a scope of its own, since a scope can have only one. */
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

/** What runs GraphQL operations: `runKept` parses and compiles each once, `runPassing` each time that it comes. */
export interface OperationRunners {
  readonly runKept: Run;
  readonly runPassing: Run;
}

/** Makes both runners, on one schema. */
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
    { ...options, schema: readSchema(), resolvers, jit: 1, cache: keptOperations },
    beforeRun,
  );
  const passing = await runner(app, { ...options, schema: kept.schema, cache: false }, beforeRun);
  return { runKept: kept.run, runPassing: passing.run };
}
