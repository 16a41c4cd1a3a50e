import type { CombinedError } from '@urql/core';
import { errorMessage } from './error-message.ts';

/** The message that a list shows in place of its rows. */
export interface ReadFailure {
  readonly message: string;
  readonly tryAgain: () => void;
}

/** The failure of a list that could not be read and has no rows to show; undefined if it has rows. */
export const readFailure = (
  { data, error }: { readonly data?: unknown; readonly error?: CombinedError | undefined },
  ask: (again: { readonly requestPolicy: 'network-only' }) => void,
): { readonly failure?: ReadFailure } =>
  error && !data
    ? {
        failure: {
          message: errorMessage(error) ?? '',
          tryAgain: () => ask({ requestPolicy: 'network-only' }),
        },
      }
    : {};
