import { type Trace, traceparentOf } from '../telemetry/trace.ts';
import { preparedMark } from './prepared-statements.ts';

/**
 * A statement with the trace of its request in a comment, as sqlcommenter writes it, so that the database's own logs
 * and activity list refer to the request. A prepared statement keeps one text for all requests and has no comment,
 * except in a trace that is recorded: there it is planned again.
 */
export function withTrace(text: string, trace: Trace): string {
  const comment = `/*traceparent='${traceparentOf(trace)}'*/`;
  return text.startsWith(preparedMark) ? comment + text.slice(preparedMark.length) : `${comment} ${text}`;
}
