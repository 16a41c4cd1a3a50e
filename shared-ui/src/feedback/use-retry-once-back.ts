import { useEffect, useEffectEvent } from 'react';
import { isAway } from 'shared-contracts/rest-client';
import { useRest } from '../session/rest.tsx';

/** How often a page asks whether the server is back, in milliseconds. */
const every = 4000;

/**
 * While `message` says that the server or its database is away, asks the server's health and calls `retry` once it is
 * well. So a page that was opened meanwhile needs no click. The health call touches no data, and a page that nobody
 * looks at is slowed down by the browser itself.
 */
export function useRetryOnceBack(message: string | undefined, retry: (() => void) | undefined): void {
  const { address } = useRest();
  const tryAgain = useEffectEvent(() => retry?.());
  const waits = message !== undefined && retry !== undefined && isAway(message);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      fetch(`${address}health`)
        .then(({ ok }) => ok && tryAgain())
        .catch(() => {});
    }, every);
    return () => clearInterval(timer);
  }, [waits, address]);
}
