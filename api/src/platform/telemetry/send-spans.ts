import { randomBytes } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as traces,
} from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type AnsweredRequest, requestSignal } from './request-signal.ts';
import { type FinishedStatement, statementSignal } from './statement-signal.ts';

const spanBytes = 8;
const newSpanId = () => randomBytes(spanBytes).toString('hex');

/** The ids for the next span: a request already has its ids, which are in log lines and in the database. */
class GivenIds implements IdGenerator {
  next: { readonly traceId: string; readonly spanId: string } | undefined;
  generateTraceId(): string {
    return this.next?.traceId ?? newSpanId() + newSpanId();
  }
  generateSpanId(): string {
    return this.next?.spanId ?? newSpanId();
  }
}

/**
 * The context below a span of the same trace that is not here: it is in the browser, or is sent after the spans it
 * contains.
 */
const below = (traceId: string, spanId: string): Context =>
  traces.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

interface SendingParts {
  readonly exporter: SpanExporter;
  /** Fraction of the traces that are sent, 0 to 1; every instance picks the same ones. */
  readonly share: number;
  readonly serviceName: string;
}

/** Sends requests and their statements as spans until `stop` is called, which sends the remaining ones. */
export function sendSpans({ exporter, share, serviceName }: SendingParts): {
  readonly stop: () => Promise<void>;
} {
  const ids = new GivenIds();
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: new TraceIdRatioBasedSampler(share),
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('rightway');

  const sendRequest = ({ operation, outcome, began, milliseconds, trace }: AnsweredRequest) => {
    const { traceId, parentId, spanId } = trace;
    ids.next = { traceId, spanId };
    const parent = parentId === undefined ? ROOT_CONTEXT : below(traceId, parentId);
    const attributes = { 'rightway.outcome': outcome };
    const span = tracer.startSpan(operation, { kind: SpanKind.SERVER, startTime: began, attributes }, parent);
    ids.next = undefined;
    if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(began + milliseconds);
  };
  const sendStatement = ({ began, milliseconds, isFailed, trace }: FinishedStatement) => {
    // Statements that the server sends on its own do not belong to a request.
    if (!trace) return;
    const options = {
      kind: SpanKind.CLIENT,
      startTime: began,
      attributes: { 'db.system.name': 'postgresql' },
    };
    const span = tracer.startSpan('statement', options, below(trace.traceId, trace.spanId));
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(began + milliseconds);
  };
  const stops = [requestSignal.listen(sendRequest), statementSignal.listen(sendStatement)];
  return {
    stop: async () => {
      for (const stop of stops) stop();
      await provider.shutdown();
    },
  };
}
