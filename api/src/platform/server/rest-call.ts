import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageCookie, languageOf } from 'shared-contracts';
import { minute } from 'shared-contracts/limits';
import { restFailureSchema, resultOf } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import type { RolloutPerson } from 'shared-contracts/rollout';
import { validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/refusals.ts';
import { AppError, badInput, unauthenticated } from '../errors/app-error.ts';
import { type LocalizedMessage, messageFrom, toProgrammers } from '../errors/localized-message.ts';
import { type Following, followed } from './followed-answer.ts';
import { LongList } from './long-list.ts';
import { senderOf } from './sender.ts';

type Schema = v.GenericSchema;

const noParams = v.object({});
type NoParams = typeof noParams;

interface CallContext<TInput, TParams, TUser> {
  readonly input: TInput;
  /** The parameters of the path. */
  readonly params: TParams;
  readonly user: TUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CallBase<TInput extends Schema, TResult extends Schema, TParams extends Schema> {
  readonly method: 'GET' | 'POST';
  /** The path below `~/api/`. */
  readonly path: string;
  readonly summary: string;
  /** The parameters of the path, written as `:name`. */
  readonly params?: TParams;
  /** The body of a POST, or the query of a GET. */
  readonly input: TInput;
  readonly result: TResult;
  /** Sends the result itself, without the envelope: for programs that expect their own format. */
  readonly isBare?: boolean;
  /** Sent by an open page without anybody using it: it does not keep a session alive. */
  readonly isBackground?: boolean;
  /** How many calls per minute one sender may make; `key` distinguishes senders further, besides their address. */
  readonly attempts?: { readonly perMinute: number; readonly key: (request: FastifyRequest) => string };
}

/**
 * The kinds of responses: a value; a long list whose items are built while they are sent; or the text of the response,
 * if the database has produced it.
 */
type Answering<TResult extends Schema, TContext> =
  | {
      readonly handle: (context: TContext) => Promise<v.InferInput<TResult>>;
      readonly list?: never;
      readonly written?: never;
      readonly followed?: never;
    }
  | {
      /** Long work. Its progress is sent if the sender accepts lines, and it ends when the sender disconnects. */
      readonly followed: (context: TContext, following: Following) => Promise<v.InferInput<TResult>>;
      readonly handle?: never;
      readonly list?: never;
      readonly written?: never;
    }
  | {
      readonly list: (context: TContext) => Promise<Iterable<ItemOf<TResult>>>;
      readonly handle?: never;
      readonly written?: never;
      readonly followed?: never;
    }
  | {
      readonly written: (context: TContext) => Promise<string>;
      readonly handle?: never;
      readonly list?: never;
      readonly followed?: never;
    };

/** A response that is sent unchanged. */
class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A response by `followed`: in its envelope, or already being sent. */
class Followed {
  readonly answer: object;
  constructor(answer: object) {
    this.answer = answer;
  }
}

type ItemOf<TResult extends Schema> = v.InferInput<TResult> extends readonly (infer TItem)[] ? TItem : never;

type Answered<TInput extends Schema, TResult extends Schema, TParams extends Schema, TUser> = CallBase<
  TInput,
  TResult,
  TParams
> &
  Answering<TResult, CallContext<v.InferOutput<TInput>, v.InferOutput<TParams>, TUser>>;

/** A REST call, declared once: its input, who may make it, and its result. */
type RestCall<TInput extends Schema, TResult extends Schema, TParams extends Schema = NoParams> =
  | (Answered<TInput, TResult, TParams, CurrentUser | null> & { readonly access: 'anonymous' })
  | (Answered<TInput, TResult, TParams, CurrentUser> & { readonly access: 'signedIn' });

const answerOf = async <
  TResult extends Schema,
  TContext extends Pick<CallContext<unknown, unknown, unknown>, 'request' | 'reply'>,
>(
  { handle, list, written, followed: follow }: Answering<TResult, TContext>,
  context: TContext,
) => {
  if (follow) {
    const { request, reply } = context;
    return new Followed(
      await followed(
        request,
        reply,
        languageOfRequest(request),
        (following) => follow(context, following),
        (result) => ({ result }),
      ),
    );
  }
  if (written) return new Written(await written(context));
  return list ? new LongList(await list(context)) : handle(context);
};

/** A schema in the form of an OpenAPI description. */
export const jsonSchema = (schema: Schema) => {
  const { $schema: _, ...description } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return description;
};

/** The option for the rate-limit plugin; it runs after the body is parsed, so that its key can contain an account. */
function rateLimitOf(attempts: CallBase<Schema, Schema, Schema>['attempts']) {
  if (!attempts) return {};
  return {
    rateLimit: {
      max: attempts.perMinute,
      timeWindow: minute,
      hook: 'preHandler' as const,
      keyGenerator: (request: FastifyRequest) => `${senderOf(request.ip)} ${attempts.key(request)}`,
      errorResponseBuilder: () =>
        new AppError(
          'LIMIT',
          messageFrom(texts, ({ tooManyAttempts }) => tooManyAttempts),
        ),
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an open page makes the call without anybody using it. */
    readonly isBackground?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in person. */
    user: CurrentUser | null;
    /** Looks up who last signed in with this browser, even if they have signed out. It grants no rights. */
    findBrowserPerson: () => Promise<RolloutPerson | undefined>;
  }
}

/** Most fields named in the sentence of a refused call; all of them are in the response's list. */
const namedFields = 5;

/**
 * The sender's language: the one chosen in this browser, otherwise the person's own, otherwise the browser's. For a
 * request refused before cookies are read, only the browser's is known.
 */
export const languageOfRequest = ({ user, headers, cookies }: FastifyRequest): Language =>
  languageOf(
    cookies?.[languageCookie] ?? (user ? user.locale : headers['accept-language']?.split(/[,;]/)[0]),
  );

/** Parses input by its schema. Throws VALIDATION with a sentence that names the fields. */
export function checkedInput<TSchema extends Schema>(
  schema: TSchema,
  source: unknown,
  language: Language,
): v.InferOutput<TSchema> {
  const parsed = validate(schema, source, language);
  if (parsed.valid) return parsed.value;
  const names = parsed.errors.flatMap(({ path }) => (path === '' ? [] : [path])).slice(0, namedFields);
  const sentence: LocalizedMessage = (spoken) =>
    names.length > 0
      ? validationText(spoken, 'valuesRefused', { name: names.join(', ') })
      : validationText(spoken, 'noValues');
  throw new AppError('VALIDATION', sentence, { fields: parsed.errors });
}

/** Registers a declared call: parsing, rights, the answer's envelope and the OpenAPI description all come from it. */
export function registerRestCall<
  TInput extends Schema,
  TResult extends Schema,
  TParams extends Schema = NoParams,
>(app: FastifyInstance, call: RestCall<TInput, TResult, TParams>): void {
  const failure = {
    description: 'Refused, with a sentence for the person.',
    ...jsonSchema(restFailureSchema),
  };
  app.route({
    config: { ...rateLimitOf(call.attempts), isBackground: call.isBackground ?? false },
    method: call.method,
    url: `/${call.path}`,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[0] ?? ''],
      ...(call.access === 'anonymous' ? { security: [] } : {}),
      ...(call.method === 'POST'
        ? { body: jsonSchema(call.input) }
        : { querystring: jsonSchema(call.input) }),
      ...(call.params ? { params: jsonSchema(call.params) } : {}),
      response: {
        200: { description: 'Done.', ...jsonSchema(call.isBare ? call.result : resultOf(call.result)) },
        '4xx': failure,
      },
    },
    // Valibot validates, and responses are sent as they are; the schemas above are only documentation.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const { user } = request;
      if (call.access === 'signedIn' && !user) throw unauthenticated();
      const source = call.method === 'POST' ? request.body : request.query;
      const input = checkedInput(call.input, source ?? {}, languageOfRequest(request));
      const params = v.safeParse(call.params ?? noParams, request.params);
      if (!params.success) throw badInput(toProgrammers('This address is not one of this call.'));
      const context = { input, params: params.output, request, reply };
      const result =
        call.access === 'anonymous'
          ? await answerOf(call, { ...context, user })
          : user && (await answerOf(call, { ...context, user }));
      if (result instanceof Followed) return result.answer;
      if (result instanceof Written)
        return reply.type('application/json; charset=utf-8').send(`{"result":${result.text}}`);
      if (result instanceof LongList)
        return reply.type('application/json; charset=utf-8').send(result.stream());
      return call.isBare ? result : { result };
    },
  });
}
