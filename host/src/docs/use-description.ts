import { useCallback, useEffect, useState } from 'react';
import { isUnreachable, unreachable } from 'shared-contracts/rest-client';
import { basePath } from '../page/base-path.ts';

export type Description<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  /** `message` is undefined where the API failed without a word. */
  | { readonly status: 'failed'; readonly message: string | undefined };

async function fetchDescription<T>(
  file: string,
  read: (response: Response) => Promise<T>,
  init: RequestInit,
): Promise<Description<T>> {
  try {
    const response = await fetch(`${basePath}api/${file}`, { credentials: 'same-origin', ...init });
    if (response.ok) return { status: 'ready', value: await read(response) };
    return { status: 'failed', message: isUnreachable(response.status) ? unreachable() : undefined };
  } catch {
    // Either nothing answered, or a proxy between browser and API answered with a page of its own.
    return { status: 'failed', message: unreachable() };
  }
}

/** Reads one of the API's descriptions of itself, below `~/api/`; `tryAgain` requests it again. */
export function useDescription<T>(
  file: string,
  read: (response: Response) => Promise<T>,
): readonly [Description<T>, tryAgain: () => void] {
  const [description, setDescription] = useState<Description<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setDescription({ status: 'loading' });
    // A repeated request must reach the API and not be answered from the browser's cache.
    const cache = attempt > 0 ? 'reload' : 'default';
    void fetchDescription(file, read, { signal, cache }).then((found) => {
      if (!signal.aborted) setDescription(found);
    });
    return () => abort.abort();
  }, [file, read, attempt]);
  return [description, useCallback(() => setAttempt((count) => count + 1), [])];
}
