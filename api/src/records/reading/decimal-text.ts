import { sql } from 'kysely';
import type { Sql } from './record-mapping.ts';

/**
 * A numeric value in the canonical notation of decimals (decision 56): without trailing zeros, and as text, so that
 * JSON does not turn it into floating point.
 */
export const decimalText = (value: Sql): Sql => sql`trim_scale(${value})::text`;
