import { sql } from 'kysely';
import type { Sql } from './record-mapping.ts';

/**
 * A numeric value in the one writing of a decimal (decision 56): without the zeros that fill its
 * scale, and as a text, which JSON does not turn into floating point.
 */
export const decimalText = (value: Sql): Sql => sql`trim_scale(${value})::text`;
