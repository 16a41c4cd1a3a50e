import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { requestSignal } from './request-signal.ts';
import { sendSpans } from './send-spans.ts';
import { beginStatement } from './statement-signal.ts';
import { readTrace, runTraced } from './trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

function emitRequest() {
  const trace = readTrace(`00-${traceId}-${parentId}-00`);
  runTraced(trace, () => beginStatement()?.(false));
  requestSignal.emit({
    operation: 'graphql Agreements',
    outcome: 'done',
    began: 1000,
    milliseconds: 20,
    trace,
  });
  return trace;
}

/** An exporter that still keeps the spans after its shutdown. */
class Kept extends InMemorySpanExporter {
  override async shutdown(): Promise<void> {}
}

describe('exported traces', () => {
  it('show a request below what asked it and its statements below itself, under the ids of the log', async () => {
    const exporter = new Kept();
    const sending = sendSpans({ exporter, share: 1, serviceName: 'test' });
    const { spanId } = emitRequest();
    await sending.stop();
    const spans = exporter.getFinishedSpans();
    const [statement, request] = spans;
    expect(spans.map(({ name }) => name)).toEqual(['statement', 'graphql Agreements']);
    expect(request?.spanContext()).toMatchObject({ traceId, spanId });
    expect(request?.parentSpanContext?.spanId).toBe(parentId);
    expect(statement?.spanContext().traceId).toBe(traceId);
    expect(statement?.parentSpanContext?.spanId).toBe(spanId);
    expect(request?.resource.attributes['service.name']).toBe('test');
  });

  it('are the share that is asked for', async () => {
    const exporter = new Kept();
    const sending = sendSpans({ exporter, share: 0, serviceName: 'test' });
    emitRequest();
    await sending.stop();
    expect(exporter.getFinishedSpans()).toEqual([]);
    expect(beginStatement()).toBeUndefined();
  });
});
