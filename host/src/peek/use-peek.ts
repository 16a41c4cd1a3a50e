import { useSearchParams } from 'react-router-dom';
import { useQueryNow } from '../page/use-query-now.ts';

const parameter = 'peek';

/**
 * The record that is open next to its list. The address contains it, so that it can be mailed and survives a reload.
 */
export function usePeek(): {
  readonly peekedId: string | undefined;
  readonly peek: (id: string | undefined) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const queryNow = useQueryNow();
  const peek = (id: string | undefined) => {
    const query = queryNow();
    if (query === undefined) return;
    // Not `parameters`: a change of the list's view may be in the address that is not drawn yet.
    const next = new URLSearchParams(query);
    if (id === undefined) next.delete(parameter);
    else next.set(parameter, id);
    setParameters(next, { replace: true });
  };
  return { peekedId: parameters.get(parameter) ?? undefined, peek };
}
