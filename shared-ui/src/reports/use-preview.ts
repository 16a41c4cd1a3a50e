import { useCallback, useEffect, useState } from 'react';
import { useRest } from '../session/rest.tsx';
import { failureReason } from './failure-reason.ts';
import { makeDocument } from './make-document.ts';

/** The state of a preview: being made, made, or failed with the reason. */
type PreviewState =
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly message: string };

/** Milliseconds that options must rest before they are previewed. */
const rest = 500;

/**
 * The PDF of a report with the current options, to be seen and not kept. Each change cancels the document in progress
 * and makes a new one; nothing is made while `body` is undefined. `onFail` takes an error of its drawing.
 */
export function usePreview(body: object | undefined): {
  readonly state: PreviewState;
  readonly onFail: (error: unknown) => void;
} {
  const client = useRest();
  const [state, setState] = useState<PreviewState>({ kind: 'making' });
  const onFail = useCallback(
    (error: unknown) => setState({ kind: 'failed', message: failureReason(error) ?? '' }),
    [],
  );
  const bodyJson = body === undefined ? undefined : JSON.stringify(body);
  useEffect(() => {
    if (bodyJson === undefined) return undefined;
    const cancel = new AbortController();
    const { signal } = cancel;
    setState({ kind: 'making' });
    const make = async () => {
      const { id } = await makeDocument(client, {
        body: { ...JSON.parse(bodyJson), isPreview: true },
        signal,
        onProgress: () => {},
      });
      const answer = await fetch(`${client.address}documents/${id}`, { credentials: 'same-origin', signal });
      const bytes = await answer.arrayBuffer();
      // A preview is not needed again once it was shown.
      client.remove(`documents/${id}`).catch(() => {});
      if (!signal.aborted) setState({ kind: 'made', bytes });
    };
    const timer = setTimeout(() => {
      make().catch((error: unknown) => {
        if (!signal.aborted) onFail(error);
      });
    }, rest);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [bodyJson, client, onFail]);
  return { state, onFail };
}
