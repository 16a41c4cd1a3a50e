import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { useRest } from 'shared-ui';
import type * as v from 'valibot';

/** What the API answered last, and how it is asked again. */
export interface Answer<T> {
  /** Undefined before the first answer; kept where a later one fails. */
  readonly data: T | undefined;
  /** Why it could not be read the last time. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/** Asks the API once, and again on request. `schema` must stay the same object. */
export function useAnswer<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
): Answer<v.InferOutput<TSchema>> {
  const rest = useRest();
  const abort = useRef(new AbortController());
  const [data, setData] = useState<v.InferOutput<TSchema>>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const ask = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setLoading(true);
    rest
      .get(path, schema, signal)
      .then(
        (found) => {
          setData(() => found);
          setFailure(undefined);
        },
        (error: unknown) => {
          if (!signal.aborted) setFailure(messageOf(error));
        },
      )
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
  }, [rest, path, schema]);
  useEffect(() => {
    ask();
    return () => abort.current.abort();
  }, [ask]);
  return { data, failure, isLoading, ask };
}
