import * as v from 'valibot';

const zeros = (length: number) => '0'.repeat(length);
const traceDigits = 32;
const spanDigits = 16;

/**
 * The header `traceparent` of W3C Trace Context, version 00: a trace, the parent span, and whether the trace is
 * recorded. The standard does not allow ids of only zeros.
 */
export const traceparentSchema = v.pipe(
  v.string(),
  v.regex(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/),
  v.transform((header) => {
    const [, traceId = '', parentId = '', flags = ''] = header.split('-');
    return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
  }),
  v.check(({ traceId, parentId }) => traceId !== zeros(traceDigits) && parentId !== zeros(spanDigits)),
);

/** One request in this many is traced completely, including statements that are otherwise prepared. */
const sampledOneOf = 128;

/** The header of a new trace that begins in this browser. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array((traceDigits + spanDigits) / 2));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const isSampled = (bytes[0] ?? 0) % sampledOneOf === 0;
  return `00-${digits.slice(0, traceDigits)}-${digits.slice(traceDigits)}-${isSampled ? '01' : '00'}`;
}
