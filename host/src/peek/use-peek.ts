import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'peek';

/**
 * The record that is open next to its list. The address contains it, so that it can be mailed and survives a reload.
 */
export function usePeek(): {
  readonly peekedId: string | undefined;
  readonly peek: (id: string | undefined) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const peek = useCallback(
    (id: string | undefined) =>
      setParameters(
        (before) => {
          if (id === undefined) before.delete(parameter);
          else before.set(parameter, id);
          return before;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { peekedId: parameters.get(parameter) ?? undefined, peek };
}
