import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import { useRest } from 'shared-ui';
import type * as v from 'valibot';

/** An answer of the API, or why there is none. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly failure: { readonly message: string | undefined } | undefined;
  readonly tryAgain: () => void;
}

/** Asks the API once, and again on request; not at all without a path. `schema` must stay the same object. */
export function useFetched<TSchema extends v.GenericSchema>(
  path: string | undefined,
  schema: TSchema,
): Fetched<v.InferOutput<TSchema>> {
  const rest = useRest();
  const abort = useRef(new AbortController());
  const [answer, setAnswer] = useState<Omit<Fetched<v.InferOutput<TSchema>>, 'tryAgain'>>({
    data: undefined,
    failure: undefined,
  });
  const load = useCallback(() => {
    if (path === undefined) return;
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    rest.get(path, schema, signal).then(
      (data) => setAnswer({ data, failure: undefined }),
      (error: unknown) => {
        if (signal.aborted) return;
        const message = failureText(error);
        setAnswer((before) => ({ ...before, failure: { message } }));
      },
    );
  }, [rest, path, schema]);
  useEffect(() => {
    load();
    return () => abort.current.abort();
  }, [load]);
  return { ...answer, tryAgain: load };
}
