import { useEffect, useState } from 'react';
import { isRestFailure } from 'shared-contracts/rest-client';
import { type SearchAnswer, searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import { useRest } from 'shared-ui';

/** Pause after the last key before the text is searched for, in milliseconds. */
const pause = 120;

interface Answered {
  readonly text: string;
  readonly answer?: SearchAnswer;
  readonly failure?: { readonly message: string | undefined };
}

export interface Search {
  /** The results for the text; while a newer text is searched for, those for the previous one. */
  readonly answer: SearchAnswer | undefined;
  readonly failure: { readonly message: string | undefined } | undefined;
  readonly isBusy: boolean;
}

/** Searches records by a text: one more of each kind than is shown. Further typing cancels the request. */
export function useSearch(text: string): Search {
  const rest = useRest();
  const [answered, setAnswered] = useState<Answered>({ text: '' });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ text: wanted, first: String(searchLimits.usual + 1) });
      rest.get(`search?${query}`, searchAnswerSchema, abort.signal).then(
        (answer) => setAnswered({ text: wanted, answer }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const message = isRestFailure(error) && error.message ? error.message : undefined;
          setAnswered({ text: wanted, failure: { message } });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [rest, wanted]);
  if (wanted === '') return { answer: undefined, failure: undefined, isBusy: false };
  const isBusy = answered.text !== wanted;
  return { answer: answered.answer, failure: isBusy ? undefined : answered.failure, isBusy };
}
