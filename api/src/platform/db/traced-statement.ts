import { type Trace, traceparentOf } from '../telemetry/trace.ts';
import { preparedMark } from './prepared-statements.ts';

/**
 * A statement with the trace of its request in a comment, as sqlcommenter writes it: the database's own log and list of
 * what it does lead back to the request. A statement that is prepared keeps one text for all requests and has none,
 * but in a trace that is to be seen whole: there it is planned anew.
 */
export function withTrace(text: string, trace: Trace): string {
  const comment = `/*traceparent='${traceparentOf(trace)}'*/`;
  return text.startsWith(preparedMark) ? comment + text.slice(preparedMark.length) : `${comment} ${text}`;
}
