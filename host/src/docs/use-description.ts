import { useCallback, useEffect, useState } from 'react';
import { basePath } from '../shell/base-path.ts';

export type Description<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string };

/** Reads one of the API's descriptions of itself, below `~/api/`; `tryAgain` asks anew. */
export function useDescription<T>(
  file: string,
  read: (response: Response) => Promise<T>,
): readonly [Description<T>, tryAgain: () => void] {
  const [description, setDescription] = useState<Description<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setDescription({ status: 'loading' });
    fetch(`${basePath}api/${file}`, {
      signal: abort.signal,
      credentials: 'same-origin',
      // Asked again, it must come from the API, not from what was kept.
      cache: attempt > 0 ? 'reload' : 'default',
    })
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        return read(response);
      })
      .then(
        (value) => setDescription({ status: 'ready', value }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          setDescription({
            status: 'failed',
            message: error instanceof Error ? error.message : String(error),
          });
        },
      );
    return () => abort.abort();
  }, [file, read, attempt]);
  return [description, useCallback(() => setAttempt((count) => count + 1), [])];
}
