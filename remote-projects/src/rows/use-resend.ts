import { useCallback, useRef } from 'react';

/**
 * What was sent last without an answer: asked for again, it is sent as it was, with its ids, so that a request that is
 * repeated after a lost answer is written once. Call `done` when it was written.
 */
export function useResend<Sent>(): {
  readonly again: (asked: unknown, make: () => Sent) => Sent;
  readonly done: () => void;
} {
  const last = useRef<{ readonly key: string; readonly sent: Sent }>(undefined);
  const again = useCallback((asked: unknown, make: () => Sent): Sent => {
    const key = JSON.stringify(asked);
    if (last.current?.key !== key) last.current = { key, sent: make() };
    return last.current.sent;
  }, []);
  const done = useCallback(() => {
    last.current = undefined;
  }, []);
  return { again, done };
}
