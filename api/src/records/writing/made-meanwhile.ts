/**
 * A record that another request created between two reads. The transaction is restarted, now that it exists, rather
 * than reading it on the spot: locks are taken in a fixed order, and one taken late could deadlock.
 */
export class MadeMeanwhile extends Error {
  /** PostgreSQL's word for what works when it is tried again: serialization failure. */
  readonly code = '40001';

  constructor() {
    super('Another request made the record a moment ago.');
  }
}
