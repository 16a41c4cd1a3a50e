import { Signal } from './signal.ts';
import { currentTrace, type Trace } from './trace.ts';

/** A statement that was sent to the database and has ended. */
export interface FinishedStatement {
  /** When it was sent, in milliseconds since 1970. */
  readonly began: number;
  readonly milliseconds: number;
  readonly isFailed: boolean;
  /** The trace of the request that it was sent for. */
  readonly trace: Trace | undefined;
}

/** Receives every statement, without its text, which may contain values. */
export const statementSignal = new Signal<FinishedStatement>();

/** Begins a statement; the returned function ends it. Undefined if there is no listener. */
export function beginStatement(): ((isFailed: boolean) => void) | undefined {
  if (!statementSignal.isHeard) return undefined;
  const [began, start, trace] = [Date.now(), performance.now(), currentTrace()];
  return (isFailed) =>
    statementSignal.emit({ began, milliseconds: performance.now() - start, isFailed, trace });
}
