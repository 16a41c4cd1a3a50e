/**
 * Another request created the record between two reads. The transaction is restarted instead of reading the record on
 * the spot: locks are taken in a fixed order, and one taken late could deadlock.
 */
export class MadeMeanwhile extends Error {
  /** PostgreSQL's code for a serialization failure, so that the transaction is tried again. */
  readonly code = '40001';

  constructor() {
    super('Another request made the record a moment ago.');
  }
}
