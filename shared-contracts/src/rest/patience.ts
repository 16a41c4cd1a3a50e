import { minute, second } from '../limits/durations.ts';

/**
 * How long a page waits for the answer to a request that nobody can cancel, in milliseconds. It is longer than the
 * server needs for the largest save. After it the page says that the API could not be reached and offers to try again.
 */
export const patience = minute + 30 * second;

/** Whether a signal ended a request because its time was over, and not because somebody left or cancelled. */
export const isOutOfTime = ({ reason }: AbortSignal): boolean =>
  reason instanceof Error && reason.name === 'TimeoutError';

/** A signal that ends a request with the given one, or where no answer came in time. */
export function inTime(signal?: AbortSignal | null, milliseconds = patience): AbortSignal {
  const own = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, own]) : own;
}

/** A `fetch` that gives up after a time without an answer. */
export const fetchWithin =
  (milliseconds: number, send: typeof fetch = (...request) => fetch(...request)): typeof fetch =>
  (input, init) =>
    send(input, { ...init, signal: inTime(init?.signal, milliseconds) });
