import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../generated/texts/refusals.ts';
import { AppError } from '../errors/app-error.ts';
import { describeError, statusOf } from '../errors/describe-error.ts';
import { said } from '../errors/said.ts';
import { languageOfRequest } from './rest-call.ts';

/** Fastify's own refusals (a body too large, not JSON, too many requests) carry a status below 500. */
function describeRequestError(error: unknown): AppError {
  const known = describeError(error);
  if (known.code !== 'INTERNAL' || !(error instanceof Error) || !('statusCode' in error)) return known;
  const status = Number(error.statusCode);
  if (status === 413)
    return new AppError(
      'LIMIT',
      said(texts, ({ tooLarge }) => tooLarge),
      {},
      status,
    );
  if (status === 429)
    return new AppError(
      'LIMIT',
      said(texts, ({ tooManyAttempts }) => tooManyAttempts),
    );
  if (status >= 400 && status < 500)
    return new AppError(
      'BAD_INPUT',
      said(texts, ({ unreadable }) => unreadable),
      {},
      status,
    );
  return known;
}

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

/** One format for every failed REST answer (decision 5); unexpected errors are logged with their request id. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = beginFailure(error, request, reply);
    return reply.send({
      message: failure.said(languageOfRequest(request)),
      ...(failure.details.fields ? { fields: failure.details.fields } : {}),
      ...(failure.code === 'INTERNAL' ? { requestId: request.id } : {}),
    });
  });
}
