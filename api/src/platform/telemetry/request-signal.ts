import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationNames } from './operation-names.ts';
import { Signal } from './signal.ts';
import { type Trace, traceOf } from './trace.ts';

/** How a request ended: done, refused with a reason, asked to try again later, or failed through our fault. */
export const outcomes = ['done', 'refused', 'unavailable', 'failed'] as const;

export type Outcome = (typeof outcomes)[number];

/** A request that was answered. */
export interface AnsweredRequest {
  /** The declared call, or the name that a release gave its GraphQL operation; never text made up by a client. */
  readonly operation: string;
  readonly outcome: Outcome;
  /** When it arrived, in milliseconds since 1970. */
  readonly began: number;
  readonly milliseconds: number;
  readonly trace: Trace;
}

/** Sent for every request, once its answer is on its way. */
export const requestSignal = new Signal<AnsweredRequest>();

const unavailable = 503;
const firstFailure = 500;
const firstRefusal = 400;

function outcomeOf(status: number, outcome: Outcome | undefined): Outcome {
  if (status === unavailable) return 'unavailable';
  if (status >= firstFailure) return 'failed';
  return status >= firstRefusal ? 'refused' : (outcome ?? 'done');
}

interface Noted {
  readonly text?: string | undefined;
  readonly outcome?: Outcome | undefined;
}

const notes = new WeakMap<FastifyRequest, Noted>();

/**
 * Records the text of the GraphQL operation that a release gave to a request; one that a client wrote has no name here.
 */
export const noteOperation = (request: FastifyRequest, text: string): void => {
  notes.set(request, { ...notes.get(request), text });
};

/** Records how a GraphQL operation ended, since it is always answered with 200. */
export const noteOutcome = (request: FastifyRequest, outcome: Outcome): void => {
  notes.set(request, { ...notes.get(request), outcome });
};

const graphqlPath = '/graphql';

function operationOf(request: FastifyRequest, names: OperationNames): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'no such call';
  if (!url.endsWith(graphqlPath)) return `${request.method} ${url}`;
  const text = notes.get(request)?.text;
  return text === undefined ? 'graphql' : `graphql ${names.of(text)}`;
}

/** Sends a signal for each request about how it was answered. */
export function registerRequestSignal(app: FastifyInstance): void {
  const names = new OperationNames();
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (requestSignal.isHeard) {
      const milliseconds = reply.elapsedTime;
      requestSignal.emit({
        operation: operationOf(request, names),
        outcome: outcomeOf(reply.statusCode, notes.get(request)?.outcome),
        began: Date.now() - milliseconds,
        milliseconds,
        trace: traceOf(request.raw),
      });
    }
    done();
  });
}
