import type { CombinedError } from '@urql/core';
import * as v from 'valibot';
import { type ErrorExtensions, errorExtensionsSchema } from '../errors/error-extensions.ts';
import { isUnreachable, unreachable } from '../rest/unreachable.ts';

/** The API's error of a failed operation; undefined if there was no answer from the API. */
export function errorExtensions(error: CombinedError): ErrorExtensions | undefined {
  for (const { extensions } of error.graphQLErrors) {
    const parsed = v.safeParse(errorExtensionsSchema, extensions);
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

/** The status of an answer that urql could not read; 0 if there was no answer. */
const statusOf = ({ response }: CombinedError): number =>
  response instanceof Response ? response.status : 0;

/**
 * The message for a person: the server's own, or that it could not be reached. Undefined for a failure without a
 * message; then the caller shows its own text, such as 'Unknown error'.
 */
export function errorMessage(error: CombinedError | undefined): string | undefined {
  if (!error) return undefined;
  const [first] = error.graphQLErrors;
  if (first) return first.message || undefined;
  return isUnreachable(statusOf(error)) ? unreachable() : undefined;
}
