import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { healthLimits, type SystemHealth, systemHealthSchema } from 'shared-contracts/rest';
import { useRest } from 'shared-ui';

interface Health {
  /** What was answered last; undefined before the first answer. */
  readonly health: SystemHealth | undefined;
  /** Why it could not be read the last time. */
  readonly failure: string | undefined;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/** The health of the installation, read again while the page is open. */
export function useHealth(): Health {
  const rest = useRest();
  const abort = useRef(new AbortController());
  const [answer, setAnswer] = useState<Pick<Health, 'health' | 'failure'>>({
    health: undefined,
    failure: undefined,
  });
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setAsking(true);
    rest
      .get('rollout/health', systemHealthSchema, signal)
      .then(
        (health) => setAnswer({ health, failure: undefined }),
        (error: unknown) => {
          if (!signal.aborted) setAnswer((before) => ({ ...before, failure: messageOf(error) }));
        },
      )
      .finally(() => {
        if (!signal.aborted) setAsking(false);
      });
  }, [rest]);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, healthLimits.beat);
    return () => {
      clearInterval(timer);
      abort.current.abort();
    };
  }, [ask]);
  return { ...answer, isAsking, ask };
}
