import { describe, expect, it } from 'vitest';
import { readTrace, traceparentOf } from './trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

describe('the trace of a request', () => {
  it('goes on with that of whoever asks, as a part of its own', () => {
    const trace = readTrace(`00-${traceId}-${parentId}-01`);
    expect(trace).toMatchObject({ traceId, parentId, isSampled: true });
    expect(trace.spanId).toMatch(/^[\da-f]{16}$/);
    expect(trace.spanId).not.toBe(parentId);
    expect(traceparentOf(trace)).toBe(`00-${traceId}-${trace.spanId}-01`);
  });

  it.each([undefined, 'x', ['a', 'b'], `00-${traceId}'*/; drop table x-${parentId}-01`])(
    'begins here where %s is sent',
    (header) => {
      const trace = readTrace(header);
      expect(trace).toMatchObject({ parentId: undefined, isSampled: false });
      expect(traceparentOf(trace)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    },
  );
});
