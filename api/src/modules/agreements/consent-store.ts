import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an agreement has its consent: it was received, or everybody signed, from which Acquired follows. The lists ask
 * the same by `withoutConsent`.
 */
export const hasConsent = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.consent_received_date`)} is not null or ${sql.ref(`${alias}.documents_acquired_date`)} is not null)`;
