import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { traceparentSchema } from 'shared-contracts/rest';
import * as v from 'valibot';

/** The ids by which one request is found in log lines, in the database and in exported traces (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits, the same in the browser, here and in the database. */
  readonly traceId: string;
  /** The sender's span: 16 hexadecimal digits; undefined where the trace begins here. */
  readonly parentId: string | undefined;
  /** This request: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the sender that began the trace wants it recorded. */
  readonly isSampled: boolean;
}

const traceBytes = 16;
const spanBytes = 8;

/** The trace that a header continues; a new one where there is no header, or none that follows the standard. */
export function readTrace(header: unknown): Trace {
  const spanId = randomBytes(spanBytes).toString('hex');
  const read = v.safeParse(traceparentSchema, header);
  if (!read.success)
    return {
      traceId: randomBytes(traceBytes).toString('hex'),
      parentId: undefined,
      spanId,
      isSampled: false,
    };
  return { ...read.output, spanId };
}

const traces = new WeakMap<IncomingMessage, Trace>();

/** The trace of a request; the same on every call. */
export function traceOf(request: IncomingMessage): Trace {
  const known = traces.get(request);
  if (known) return known;
  const trace = readTrace(request.headers['traceparent']);
  traces.set(request, trace);
  return trace;
}

const current = new AsyncLocalStorage<Trace>();

/** The trace of the request being answered; undefined for work that the server does on its own. */
export const currentTrace = (): Trace | undefined => current.getStore();

/** Runs a function, and everything that it starts, within a trace. */
export const runTraced = <T>(trace: Trace, work: () => T): T => current.run(trace, work);

/**
 * Makes the trace of each request available while it is answered. Register it before anything that queries the
 * database.
 */
export function registerTraces(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => runTraced(traceOf(request.raw), done));
}

/** A trace in the standard's notation, to be sent on: `00-{trace}-{span}-{flags}`. */
export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
