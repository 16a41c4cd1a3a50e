import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import * as v from 'valibot';

/** The search parameter of an associate that is open over the page. */
const parameter = 'associate';

const openedHere = v.object({ openedAssociate: v.literal(true) });

/**
 * The associate that is open over the page, from its address: the browser's Back closes it, and a mailed address opens
 * it.
 */
export function useAssociatePage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(
    (id: string) => {
      const next = new URLSearchParams(window.location.search);
      next.set(parameter, id);
      void navigate({ search: `?${next}` }, { state: { openedAssociate: true } });
    },
    [navigate],
  );
  const close = useCallback(() => {
    if (v.is(openedHere, state)) return void navigate(-1);
    const next = new URLSearchParams(window.location.search);
    next.delete(parameter);
    void navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace: true });
  }, [navigate, state]);
  return { associateId: search.get(parameter), open, close };
}
