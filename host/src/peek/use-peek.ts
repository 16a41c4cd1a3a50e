import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'peek';

/** The record that stands beside its list, which the address says, so that it can be mailed and outlives a reload. */
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
