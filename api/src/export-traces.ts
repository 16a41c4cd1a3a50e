/**
 * `node --import ./api/src/export-traces.ts api/src/main.ts` sends traces to a collector (OTLP over HTTP). The
 * collector is configured with OpenTelemetry's own variables: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_SERVICE_NAME, and the share of traces that are sent, OTEL_TRACES_SAMPLER_ARG, 0 to 1. Nothing else loads this
 * file.
 */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import * as v from 'valibot';
import { sendSpans } from './platform/telemetry/send-spans.ts';

const environmentSchema = v.object({
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.nonEmpty()), 'rightway-api'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(1)),
    '1',
  ),
});

const environment = v.safeParse(environmentSchema, process.env);
if (!environment.success) {
  console.error('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  process.exit(1);
}
const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = environment.output;
const sending = sendSpans({ exporter: new OTLPTraceExporter(), share, serviceName });
// This runs while the server stops, which takes longer. The process does not wait for an unreachable collector.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => sending.stop().catch(() => {}));
