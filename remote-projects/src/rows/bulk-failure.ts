import { errorMessage } from 'shared-contracts/client';
import type { CombinedError } from 'urql';

/** Why rows were not written, with the message to show. */
export class BulkFailure extends Error {
  /** No answer came: sent again, the same step is done or found done. */
  readonly isUnanswered: boolean;

  constructor(error: CombinedError | undefined) {
    super(errorMessage(error));
    this.isUnanswered = error !== undefined && error.graphQLErrors.length === 0;
  }
}
