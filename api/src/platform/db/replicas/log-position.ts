import * as v from 'valibot';

/**
 * A position in the log (WAL) of the server that takes writes. Positions are only comparable within one timeline: a
 * standby that takes over continues on the next timeline, from the position that it had reached.
 */
export interface LogPosition {
  readonly timeline: number;
  /** Bytes since the log began. */
  readonly bytes: bigint;
}

/** The bytes of a position as PostgreSQL writes it: two hexadecimal halves, `16/B374D848`. */
export function logBytes(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The position as PostgreSQL reads it, for its type `pg_lsn`. */
export const logText = (bytes: bigint): string =>
  `${(bytes >> 32n).toString(16)}/${(bytes & 0xffffffffn).toString(16)}`.toUpperCase();

const writtenSchema = v.pipe(v.string(), v.regex(/^[\dA-F]{1,8}-[\dA-F]{1,8}-[\dA-F]{1,8}$/));

/** A position in a form that fits into a cookie. */
export const writePosition = ({ timeline, bytes }: LogPosition): string =>
  `${timeline.toString(16).toUpperCase()}-${logText(bytes).replace('/', '-')}`;

/** Reads what `writePosition` wrote; undefined for anything else. */
export function readPosition(text: unknown): LogPosition | undefined {
  const written = v.safeParse(writtenSchema, text);
  if (!written.success) return undefined;
  const [timeline = '0', high, low] = written.output.split('-');
  return { timeline: Number.parseInt(timeline, 16), bytes: logBytes(`${high}/${low}`) };
}

/** Whether the first position comes after the second, or on a later timeline. */
export const isLater = (one: LogPosition, other: LogPosition): boolean =>
  one.timeline === other.timeline ? one.bytes > other.bytes : one.timeline > other.timeline;
