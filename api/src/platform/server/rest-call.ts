import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageCookie, languageOf } from 'shared-contracts';
import { restFailureSchema, resultOf } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import type { RolloutPerson } from 'shared-contracts/rollout';
import { validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/refusals.ts';
import { AppError, badInput, unauthenticated } from '../errors/app-error.ts';
import { type Said, said, toProgrammers } from '../errors/said.ts';
import { LongList } from './long-list.ts';
import { senderOf } from './sender.ts';

type Schema = v.GenericSchema;

const noParams = v.object({});
type NoParams = typeof noParams;

interface CallContext<TInput, TParams, TUser> {
  readonly input: TInput;
  /** What stands in the path. */
  readonly params: TParams;
  readonly user: TUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CallBase<TInput extends Schema, TResult extends Schema, TParams extends Schema> {
  readonly method: 'GET' | 'POST';
  /** Below `~/api/`. */
  readonly path: string;
  readonly summary: string;
  /** What stands in the path as `:name`. */
  readonly params?: TParams;
  /** The body of a POST, the query of a GET. */
  readonly input: TInput;
  readonly result: TResult;
  /** Answers the result itself, without the envelope: for programs that expect a shape of their own. */
  readonly isBare?: boolean;
  /** Asked by a page that stands open, without anybody working: it does not keep a session alive. */
  readonly isBackground?: boolean;
  /** How often a minute the same sender may ask; `key` tells senders apart beside their address. */
  readonly attempts?: { readonly perMinute: number; readonly key: (request: FastifyRequest) => string };
}

/**
 * How a call is answered: as a whole; as a long list whose items are made while they are sent; or as the text of its
 * answer, where the database has written that.
 */
type Answering<TResult extends Schema, TContext> =
  | {
      readonly handle: (context: TContext) => Promise<v.InferInput<TResult>>;
      readonly list?: never;
      readonly written?: never;
    }
  | {
      readonly list: (context: TContext) => Promise<Iterable<ItemOf<TResult>>>;
      readonly handle?: never;
      readonly written?: never;
    }
  | {
      readonly written: (context: TContext) => Promise<string>;
      readonly handle?: never;
      readonly list?: never;
    };

/** An answer that is sent as it is written. */
class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type ItemOf<TResult extends Schema> = v.InferInput<TResult> extends readonly (infer TItem)[] ? TItem : never;

type Answered<TInput extends Schema, TResult extends Schema, TParams extends Schema, TUser> = CallBase<
  TInput,
  TResult,
  TParams
> &
  Answering<TResult, CallContext<v.InferOutput<TInput>, v.InferOutput<TParams>, TUser>>;

/** A REST call, declared once: what it takes, who may ask, what it answers. */
type RestCall<TInput extends Schema, TResult extends Schema, TParams extends Schema = NoParams> =
  | (Answered<TInput, TResult, TParams, CurrentUser | null> & { readonly access: 'anonymous' })
  | (Answered<TInput, TResult, TParams, CurrentUser> & { readonly access: 'signedIn' });

const answerOf = async <TResult extends Schema, TContext>(
  { handle, list, written }: Answering<TResult, TContext>,
  context: TContext,
) => {
  if (written) return new Written(await written(context));
  return list ? new LongList(await list(context)) : handle(context);
};

/** A schema as an OpenAPI description tells it. */
export const jsonSchema = (schema: Schema) => {
  const { $schema: _, ...description } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return description;
};

const minute = 60_000;

/** The option of the rate-limit plugin; the body is read by then, so that its key can name an account. */
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
          said(texts, ({ tooManyAttempts }) => tooManyAttempts),
        ),
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is made by an open page without anybody working. */
    readonly isBackground?: boolean;
  }
  interface FastifyRequest {
    /** The person who is signed in. */
    user: CurrentUser | null;
    /** Looks up who signed in last in this browser, whether they still are or not. It gives no right to anything. */
    findBrowserPerson: () => Promise<RolloutPerson | undefined>;
  }
}

/** Fields that the sentence of a refused call names; the others stand in the answer's list. */
const namedFields = 5;

/**
 * The language of who asks: chosen in this browser, else the person's own, else the browser's. What is refused at the
 * door, before cookies are read, has none of the first two.
 */
export const languageOfRequest = ({ user, headers, cookies }: FastifyRequest): Language =>
  languageOf(
    cookies?.[languageCookie] ?? (user ? user.locale : headers['accept-language']?.split(/[,;]/)[0]),
  );

/** Input as its schema wants it. Throws VALIDATION with a sentence that names the fields. */
export function checkedInput<TSchema extends Schema>(
  schema: TSchema,
  source: unknown,
  language: Language,
): v.InferOutput<TSchema> {
  const parsed = validate(schema, source, language);
  if (parsed.valid) return parsed.value;
  const names = parsed.errors.flatMap(({ path }) => (path === '' ? [] : [path])).slice(0, namedFields);
  const sentence: Said = (spoken) =>
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
    // Valibot parses and answers are written as they are: the schemas above describe only.
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
      if (result instanceof Written)
        return reply.type('application/json; charset=utf-8').send(`{"result":${result.text}}`);
      if (result instanceof LongList)
        return reply.type('application/json; charset=utf-8').send(result.stream());
      return call.isBare ? result : { result };
    },
  });
}
