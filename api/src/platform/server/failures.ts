import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.ts';
import { statusOf } from '../errors/describe-error.ts';
import { describeRequestError, failureBody } from './failure-body.ts';
import { languageOfRequest } from './rest-call.ts';

/** Sets the status of a failed request and logs details for operators; returns the error for the person. */
export function beginFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const failure = describeRequestError(error);
  if (failure.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
  if (failure.code === 'UNAVAILABLE') {
    request.log.warn({ err: error }, 'unavailable');
    reply.header('retry-after', '2');
  }
  reply.code(statusOf(failure));
  return failure;
}

/** Gives every failed REST call the same format (decision 5); unexpected errors are logged with their request id. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = beginFailure(error, request, reply);
    return reply.send(failureBody(failure, languageOfRequest(request), request.id));
  });
}
