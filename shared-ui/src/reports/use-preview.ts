import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRest } from '../session/rest.tsx';
import { drawFirstPage } from './draw-first-page.ts';
import { failureReason } from './failure-reason.ts';
import { makeDocument } from './make-document.ts';

/** How a preview stands: being made, drawn, or with what went wrong. */
type PreviewState =
  | { readonly kind: 'making' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly message: string };

/** Milliseconds that options must rest before they are previewed. */
const rest = 500;

/**
 * The first page of a report with the options as they stand, drawn into a canvas. Each change gives up the page that was
 * on its way and makes it anew; nothing is made while `body` is undefined.
 */
export function usePreview(
  body: object | undefined,
  width: number,
): { readonly canvas: RefObject<HTMLCanvasElement | null>; readonly state: PreviewState } {
  const client = useRest();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<PreviewState>({ kind: 'making' });
  const asked = body === undefined ? undefined : JSON.stringify(body);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const cancel = new AbortController();
    const { signal } = cancel;
    setState({ kind: 'making' });
    const make = async () => {
      const { id } = await makeDocument(client, {
        body: { ...JSON.parse(asked), isPreview: true },
        signal,
        told: () => {},
      });
      const answer = await fetch(`${client.address}documents/${id}`, { credentials: 'same-origin', signal });
      const bytes = await answer.arrayBuffer();
      // Seen once, it is of no more use to anybody.
      client.remove(`documents/${id}`).catch(() => {});
      if (signal.aborted || !canvas.current) return;
      await drawFirstPage(bytes, canvas.current, width);
      if (!signal.aborted) setState({ kind: 'drawn' });
    };
    const timer = setTimeout(() => {
      make().catch((error: unknown) => {
        if (!signal.aborted) setState({ kind: 'failed', message: failureReason(error) ?? '' });
      });
    }, rest);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [asked, client, width]);
  return { canvas, state };
}
