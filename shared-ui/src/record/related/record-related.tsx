import { type ReactNode, useEffect, useState } from 'react';
import { isRestFailure } from 'shared-contracts/rest-client';
import { type RecordFacts, relatedSchema } from 'shared-contracts/search';
import { DataErrorBar } from '../../feedback/data-error-bar.tsx';
import { useRest } from '../../session/rest.tsx';
import { useFactsTexts } from './facts-texts.ts';
import { RelatedLinks } from './related-links.tsx';

interface RecordRelatedProps {
  /** The list of the record. */
  readonly source: string;
  readonly id: string;
}

interface Outcome {
  readonly key: string;
  readonly related?: RecordFacts['related'];
  /** Why it is not known, in a sentence where there is one. */
  readonly failure?: { readonly message: string | undefined };
}

/** Records that the person may not see are not reported as missing in the rail. */
const unseen: readonly number[] = [403, 404];

/** The records that belong to the record of a form, counted, next to its fields. */
export function RecordRelated({ source, id }: RecordRelatedProps): ReactNode {
  const rest = useRest();
  const { t } = useFactsTexts();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const key = `${source}/${id} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    rest.get(`records/${source}/${id}/related`, relatedSchema, abort.signal).then(
      (related) => setOutcome({ key, related }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (isRestFailure(error) && unseen.includes(error.status)) setOutcome({ key, related: [] });
        else setOutcome({ key, failure: { message: isRestFailure(error) ? error.message : undefined } });
      },
    );
    return () => abort.abort();
  }, [rest, source, id, key]);
  const { related, failure } = outcome?.key === key ? outcome : {};
  if (failure)
    return (
      <DataErrorBar
        what={t('related')}
        message={failure.message}
        onTryAgain={() => setAttempt((now) => now + 1)}
      />
    );
  return related ? <RelatedLinks id={id} related={related} heading="h2" /> : null;
}
