import type { Language } from 'shared-contracts';
import { texts } from '../../generated/texts/refusals.ts';
import { AppError } from '../errors/app-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { messageFrom } from '../errors/localized-message.ts';

/**
 * Converts Fastify's own refusals (a body that is too large or not JSON, too many requests); they carry a status below
 * 500.
 */
export function describeRequestError(error: unknown): AppError {
  const known = describeError(error);
  if (known.code !== 'INTERNAL' || !(error instanceof Error) || !('statusCode' in error)) return known;
  const status = Number(error.statusCode);
  if (status === 413)
    return new AppError(
      'LIMIT',
      messageFrom(texts, ({ tooLarge }) => tooLarge),
      {},
      status,
    );
  if (status === 429)
    return new AppError(
      'LIMIT',
      messageFrom(texts, ({ tooManyAttempts }) => tooManyAttempts),
    );
  if (status >= 400 && status < 500)
    return new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ unreadable }) => unreadable),
      {},
      status,
    );
  return known;
}

/** The body of the response to a failed REST call. */
export const failureBody = (failure: AppError, language: Language, requestId: string) => ({
  message: failure.messageIn(language),
  ...(failure.details.fields ? { fields: failure.details.fields } : {}),
  ...(failure.code === 'INTERNAL' ? { requestId } : {}),
});
