import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an agreement has its consent: either the consent was received, or the documents were acquired, which means
 * that everybody has signed. The lists use `withoutConsent` for the same condition.
 */
export const hasConsent = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.consent_received_date`)} is not null or ${sql.ref(`${alias}.documents_acquired_date`)} is not null)`;
