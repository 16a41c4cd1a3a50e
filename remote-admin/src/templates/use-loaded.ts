import { useEffect, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import type { RestClient } from 'shared-contracts/rest-client';
import { useRest } from 'shared-ui';

/** The state of a call: loading, its answer, or why it failed. */
export interface Loaded<T> {
  readonly value?: T;
  readonly failure?: string;
}

/** Asks a call once. `ask` must stay the same between renders. */
export function useLoaded<T>(ask: (rest: RestClient, signal: AbortSignal) => Promise<T>): Loaded<T> {
  const rest = useRest();
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    const gone = new AbortController();
    ask(rest, gone.signal).then(
      (value) => setLoaded({ value }),
      (error: unknown) => {
        if (!gone.signal.aborted) setLoaded({ failure: messageOf(error) });
      },
    );
    return () => gone.abort();
  }, [rest, ask]);
  return loaded;
}
