import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { type Around, type LandAlong, landAlongSchema } from 'shared-contracts/map';
import { useRest } from 'shared-ui';

/** Land along the route as it was asked for last. */
type AlongState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly found: LandAlong }
  | { readonly status: 'failed'; readonly message: string };

const none: AlongState = { status: 'none' };

/** Reads which land lies around the route of the form; nothing once the route has changed since. */
export function useAlong(projectId: string | undefined, route: unknown) {
  const rest = useRest();
  const [held, setHeld] = useState<{ readonly route: unknown; readonly state: AlongState }>();
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  const ask = useCallback(
    (around: Around) => {
      // A map of no project has no route to ask about.
      if (projectId === undefined) return;
      leave.current?.abort();
      const own = new AbortController();
      leave.current = own;
      const tell = (state: AlongState) => {
        if (!own.signal.aborted) setHeld({ route, state });
      };
      tell({ status: 'loading' });
      rest.post('map/land-along', { id: projectId, route, around }, landAlongSchema, own.signal).then(
        (found) => tell({ status: 'ready', found }),
        (error: unknown) => tell({ status: 'failed', message: messageOf(error) }),
      );
    },
    [rest, projectId, route],
  );
  const forget = useCallback(() => setHeld(undefined), []);
  return { state: held?.route === route ? (held?.state ?? none) : none, ask, forget };
}
