/**
 * A record that another request made between two looks. The transaction is begun anew, now that it is there, rather
 * than looked at on the spot: locks are taken in one order, and one taken late would wait for somebody who waits.
 */
export class MadeMeanwhile extends Error {
  /** PostgreSQL's word for what works when it is tried again: serialization failure. */
  readonly code = '40001';

  constructor() {
    super('Another request made the record a moment ago.');
  }
}
