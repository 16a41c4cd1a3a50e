import type { CombinedError } from '@urql/core';
import * as v from 'valibot';
import { type ErrorExtensions, errorExtensionsSchema } from '../errors/error-extensions.ts';

/** What the API said of a failed operation, or undefined where it never answered. */
export function errorExtensions(error: CombinedError): ErrorExtensions | undefined {
  for (const { extensions } of error.graphQLErrors) {
    const parsed = v.safeParse(errorExtensionsSchema, extensions);
    if (parsed.success) return parsed.output;
  }
  return undefined;
}

/** The sentence for a person: the server's own where it has one, else none. */
export function errorMessage(error: CombinedError | undefined): string | undefined {
  return error?.graphQLErrors[0]?.message ?? error?.networkError?.message;
}
