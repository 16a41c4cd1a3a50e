import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IResolvers } from 'mercurius';
import { shortRefusal } from 'shared-contracts/release-fit';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/refusals.ts';
import type { Config } from '../config/config.ts';
import { AppError, badInput, forbidden, unauthenticated } from '../errors/app-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { messageFrom, toProgrammers } from '../errors/localized-message.ts';
import { beginFailure } from '../server/failures.ts';
import { jsonSchema, languageOfRequest } from '../server/rest-call.ts';
import { noteOperation, noteOutcome } from '../telemetry/request-signal.ts';
import { cameBefore } from './came-before.ts';
import { compiledSize, mostCompiled } from './compile-limits.ts';
import { costLimit, operationCost } from './operation-cost.ts';
import { longestKept, operationRunners } from './operation-runners.ts';
import { longestList, longestListOf, misfits } from './variable-limits.ts';

const operationSchema = v.object({
  /** The text of the operation; an operation of a release may be identified by its hash instead. */
  query: v.optional(v.pipe(v.string(), v.nonEmpty())),
  extensions: v.nullish(
    v.looseObject({
      persistedQuery: v.optional(v.looseObject({ sha256Hash: v.pipe(v.string(), v.hash(['sha256'])) })),
    }),
  ),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
});

/** The part of an operation's context that is read before it runs. */
const runContextSchema = v.object({
  operationName: v.nullish(v.string()),
  given: v.record(v.string(), v.unknown()),
});

function extensionsOf({ code, details }: AppError, requestId: string) {
  return { code, ...details, ...(code === 'INTERNAL' ? { requestId } : {}) };
}

/**
 * A request that never became an operation (no database, from another site, not JSON) also fails in GraphQL's format.
 */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = beginFailure(error, request, reply);
  return reply.send({
    errors: [
      {
        message: failure.messageIn(languageOfRequest(request)),
        extensions: extensionsOf(failure, request.id),
      },
    ],
  });
}

/**
 * The error that a resolver threw, inside a GraphQL error; errors of the compiled executor are not instances of
 * graphql-js's class.
 */
function thrownBehind(error: unknown): unknown {
  const thrown =
    typeof error === 'object' && error !== null && 'originalError' in error && error.originalError;
  return thrown || error;
}

/**
 * Whether graphql-js or mercurius refused the operation itself; checked by name, since packages may load another copy
 * of the class.
 */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && (error.name === 'GraphQLError' || code.startsWith('MER_ERR_GQL'));
}

function describeGraphqlError(error: unknown): AppError {
  const thrown = thrownBehind(error);
  return isRefusal(thrown) ? badInput(toProgrammers(shortRefusal(thrown.message))) : describeError(thrown);
}

function pathOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'path' in error && error.path
    ? { path: error.path }
    : {};
}

/** The reasons inside the error that mercurius throws for an operation that does not parse or fit the schema. */
function refusalsOf(error: unknown): readonly unknown[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
}

function answer(request: FastifyRequest, reply: FastifyReply, data: unknown, errors: readonly unknown[]) {
  const language = languageOfRequest(request);
  const described = errors.map((error) => {
    const failure = describeGraphqlError(error);
    if (failure.code === 'INTERNAL') request.log.error({ err: thrownBehind(error) }, 'unexpected error');
    return {
      message: failure.messageIn(language),
      ...pathOf(error),
      extensions: extensionsOf(failure, request.id),
    };
  });
  const isOf = (code: AppError['code']) => described.some(({ extensions }) => extensions.code === code);
  if (isOf('UNAVAILABLE')) reply.code(503).header('retry-after', '2');
  if (described.length > 0) noteOutcome(request, isOf('INTERNAL') ? 'failed' : 'refused');
  return { ...(data === undefined ? {} : { data }), ...(described.length > 0 ? { errors: described } : {}) };
}

type Operation = v.InferOutput<typeof operationSchema>;

/** The parts from which the endpoint is built; it knows no kinds of records itself. */
interface GraphqlParts {
  readonly config: Pick<Config, 'isPersistedOnly' | 'isProduction'>;
  readonly resolvers: IResolvers;
  /** Creates the context that resolvers get for a person's request. */
  readonly contextOf: (user: CurrentUser, request: FastifyRequest) => object;
  /** Finds the text of an operation that a release lists under its hash. */
  readonly findOperation: (sha256: string) => Promise<string | undefined>;
}

/**
 * The text of an operation, either sent or listed by a release under its hash, and whether to keep it parsed. Throws
 * BAD_INPUT, FORBIDDEN.
 */
function operationText(findOperation: GraphqlParts['findOperation'], isPersistedOnly: boolean) {
  return async ({ query, extensions }: Operation, request: FastifyRequest) => {
    const hash = extensions?.persistedQuery?.sha256Hash;
    const known = hash === undefined ? undefined : await findOperation(hash);
    if (known !== undefined) {
      noteOperation(request, known);
      return { text: known, isKept: true };
    }
    if (isPersistedOnly)
      throw forbidden(toProgrammers('This server runs the operations of its releases only.'));
    if (query !== undefined) return { text: query, isKept: cameBefore(query) && query.length <= longestKept };
    // With this code the client sends the text.
    throw badInput(
      toProgrammers(
        hash === undefined
          ? 'Send one operation: query, variables, operationName.'
          : 'PersistedQueryNotFound',
      ),
    );
  };
}

/** `POST ~/api/graphql`: one operation per request, for signed-in people. */
export async function registerGraphql(
  app: FastifyInstance,
  { config, resolvers, contextOf, findOperation }: GraphqlParts,
): Promise<void> {
  const textOf = operationText(findOperation, config.isPersistedOnly);
  const { runKept, runPassing } = await operationRunners(app, {
    resolvers,
    isProduction: config.isProduction,
    beforeRun: async (schema, document, context) => {
      const runContext = v.parse(runContextSchema, context);
      const { given: variables } = runContext;
      const operationName = runContext.operationName ?? undefined;
      if (operationCost(document, variables) > costLimit)
        throw new AppError(
          'LIMIT',
          messageFrom(texts, ({ tooMuch }) => tooMuch),
        );
      const errors = await misfits({ schema, document, operationName, variables });
      if (errors.length > 0) throw Object.assign(new Error('The variables do not fit.'), { errors });
      // An operation whose document a hook returns is not compiled.
      return compiledSize(document, operationName) > mostCompiled ? { document, variables } : { variables };
    },
  });

  const route = {
    schema: { summary: 'One GraphQL operation.', body: jsonSchema(operationSchema) },
    // Valibot validates; the schema is only documentation.
    validatorCompiler: () => () => true,
    errorHandler: answerFailure,
  };
  app.post('/graphql', route, async (request, reply) => {
    const { user } = request;
    if (!user) return answer(request, reply, undefined, [unauthenticated()]);
    const operation = v.safeParse(operationSchema, request.body);
    if (!operation.success) {
      return answer(request, reply, undefined, [
        badInput(toProgrammers('Send one operation: query, variables, operationName.')),
      ]);
    }
    const { operationName } = operation.output;
    const given = operation.output.variables ?? {};
    try {
      if (longestListOf(given) > longestList)
        throw new AppError(
          'LIMIT',
          toProgrammers(`A list of variables may have ${longestList} entries, not more.`),
        );
      const { text, isKept } = await textOf(operation.output, request);
      // The hook above sets the variables later: mercurius would read all of them at once before it runs.
      const responseExtensions: Record<string, unknown> = {};
      const context = { ...contextOf(user, request), operationName, given, responseExtensions };
      const run = isKept ? runKept : runPassing;
      const result = await run(text, context, operationName ?? undefined);
      const response = answer(request, reply, result.data, result.errors ?? []);
      return 'errors' in response || Object.keys(responseExtensions).length === 0
        ? response
        : { ...response, extensions: responseExtensions };
    } catch (error) {
      return answer(request, reply, undefined, refusalsOf(error));
    }
  });
}
