import { useEffect, useState } from 'react';
import { isRestFailure } from 'shared-contracts/rest-client';
import { type RecordFacts, recordFactsSchema } from 'shared-contracts/search';
import { useRest } from '../session/rest.tsx';

/** The facts of a record as far as they are known. */
export type FactsState =
  | { readonly phase: 'loading' }
  /** None that the person may see, or none at all. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'failed'; readonly message: string | undefined; readonly tryAgain: () => void }
  | { readonly phase: 'known'; readonly facts: RecordFacts };

interface Outcome {
  readonly key: string;
  readonly facts?: RecordFacts;
  readonly failure?: { readonly message: string | undefined; readonly isMissing: boolean };
}

const missing: readonly number[] = [403, 404];

/** Asks for the facts of a record; another record takes the question back that is not answered yet. */
export function useRecordFacts(source: string, id: string): FactsState {
  const rest = useRest();
  const [attempt, setAttempt] = useState(0);
  const key = `${source}/${id} ${attempt}`;
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const abort = new AbortController();
    const path = `records/${encodeURIComponent(source)}/${encodeURIComponent(id)}`;
    rest.get(path, recordFactsSchema, abort.signal).then(
      (facts) => setOutcome({ key, facts }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const failure = isRestFailure(error)
          ? { message: error.message, isMissing: missing.includes(error.status) }
          : { message: undefined, isMissing: false };
        setOutcome({ key, failure });
      },
    );
    return () => abort.abort();
  }, [rest, source, id, key]);
  if (outcome?.key !== key) return { phase: 'loading' };
  if (outcome.facts) return { phase: 'known', facts: outcome.facts };
  if (outcome.failure?.isMissing) return { phase: 'missing' };
  return { phase: 'failed', message: outcome.failure?.message, tryAgain: () => setAttempt(attempt + 1) };
}
