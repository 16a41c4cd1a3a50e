import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { type Around, type LandAlong, landAlongSchema } from 'shared-contracts/map';
import { useRest } from 'shared-ui';

/** The latest result for land along the route. */
type AlongState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly found: LandAlong }
  | { readonly status: 'failed'; readonly message: string };

/** What was asked last. */
interface AlongRequest {
  readonly around: Around;
  readonly route: unknown;
  readonly changes: number;
}

const none: AlongState = { status: 'none' };

/**
 * Reads which land lies around the route of the form; nothing once the route has changed since. Reads it again after the
 * page has written something, which `changes` counts.
 */
export function useAlong(projectId: string | undefined, route: unknown, changes: number) {
  const rest = useRest();
  const [held, setHeld] = useState<{ readonly route: unknown; readonly state: AlongState }>();
  const last = useRef<AlongRequest>(undefined);
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  const ask = useCallback(
    (around: Around, isAgain = false) => {
      // A map of no project has no route to ask about.
      if (projectId === undefined) return;
      last.current = { around, changes, route };
      leave.current?.abort();
      const own = new AbortController();
      leave.current = own;
      const update = (state: AlongState) => {
        if (!own.signal.aborted) setHeld({ route, state });
      };
      // The previous result stays visible until the new answer arrives, so that people can go on with it.
      if (!isAgain) update({ status: 'loading' });
      rest.post('map/land-along', { id: projectId, route, around }, landAlongSchema, own.signal).then(
        (found) => update({ status: 'ready', found }),
        (error: unknown) => update({ status: 'failed', message: messageOf(error) }),
      );
    },
    [rest, projectId, route, changes],
  );
  useEffect(() => {
    const lastRequest = last.current;
    if (lastRequest && lastRequest.changes !== changes && lastRequest.route === route)
      ask(lastRequest.around, true);
  }, [ask, changes, route]);
  const forget = useCallback(() => setHeld(undefined), []);
  return { state: held?.route === route ? (held?.state ?? none) : none, ask, forget };
}
