import { isRestFailure } from 'shared-contracts/rest-client';

/** Why a document was not made: the API's message, else the words of its status; undefined where neither came. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message || (isRestFailure(error) && error.statusText) || undefined;
}
