import { useEffect, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { sourceOfLayer, tileLayers } from 'shared-contracts/map';
import { type RecordFacts, recordFactsSchema } from 'shared-contracts/search';
import { useRest } from 'shared-ui';

export type FactsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly facts: RecordFacts }
  | { readonly status: 'failed'; readonly message: string }
  /** Nothing is known beyond the map's own attributes. */
  | { readonly status: 'none' };

/** The facts of a layer's record that the person may see. */
export function useFacts(layer: string, id: string): FactsState {
  const rest = useRest();
  const type = tileLayers.find((one) => one === layer);
  const source = type ? sourceOfLayer[type] : null;
  const [state, setState] = useState<FactsState>({ status: source ? 'loading' : 'none' });
  useEffect(() => {
    if (!source) return;
    const leave = new AbortController();
    setState({ status: 'loading' });
    rest.get(`records/${source}/${id}`, recordFactsSchema, leave.signal).then(
      (facts) => setState({ status: 'ready', facts }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => leave.abort();
  }, [rest, source, id]);
  return state;
}
