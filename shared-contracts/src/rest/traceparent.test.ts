import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newTraceparent, traceparentSchema } from './traceparent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

describe('the header traceparent', () => {
  it('is read as the standard writes it', () => {
    expect(v.parse(traceparentSchema, `00-${traceId}-${parentId}-01`)).toEqual({
      traceId,
      parentId,
      isSampled: true,
    });
    expect(v.parse(traceparentSchema, `00-${traceId}-${parentId}-02`).isSampled).toBe(false);
  });

  it.each([
    undefined,
    '',
    `ff-${traceId}-${parentId}-01`,
    `00-${traceId.toUpperCase()}-${parentId}-01`,
    `00-${'0'.repeat(32)}-${parentId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${parentId}-01-more`,
    `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01`,
    `00-${traceId}'*/ select 1-${parentId}-01`,
  ])('is not taken where it is %s', (header) => {
    expect(v.safeParse(traceparentSchema, header).success).toBe(false);
  });

  it('is another one for each request', () => {
    const headers = Array.from({ length: 100 }, newTraceparent);
    expect(new Set(headers).size).toBe(100);
    for (const header of headers) expect(v.safeParse(traceparentSchema, header).success).toBe(true);
  });
});
