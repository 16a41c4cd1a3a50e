import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { DataErrorBar, FormSkeleton, HeaderButton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { useMutation, useQuery } from 'urql';
import { MergeBusinessAssociatesDocument, MergePreviewDocument } from '../generated/operations.ts';
import { ChooseFields, type Sides } from './choose-fields.tsx';
import classes from './merging.module.css';

interface MergePageProps {
  /** The associate that stays, and the one that goes, to begin with. */
  readonly sides: Sides;
  readonly onClose: () => void;
  /** Called with the id of the associate that stays. */
  readonly onMerged: (winnerId: string) => void;
}

/** Two associates side by side before they become one: which value stays in each field, and what moves. */
export function MergePage({ sides: first, onClose, onMerged }: MergePageProps) {
  const { t, language } = useTexts('associates');
  const [sides, setSides] = useState(first);
  /** The person's choices by field; the preview's choice applies to the others. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<string>();
  // The same merge, sent again, is one.
  const [mergeId, setMergeId] = useState(() => crypto.randomUUID());
  const [{ data, error, fetching }, ask] = useQuery({
    query: MergePreviewDocument,
    variables: sides,
    requestPolicy: 'network-only',
  });
  const [{ fetching: isBusy }, merge] = useMutation(MergeBusinessAssociatesDocument);
  const preview = data?.preview;
  const fromLoser = new Set(
    preview?.fields.flatMap(({ field, isTaken }) => ((chosen.get(field) ?? isTaken) ? [field] : [])),
  );

  const turnRound = () => {
    setSides({ winnerId: sides.loserId, loserId: sides.winnerId });
    setChosen(new Map());
    setMergeId(crypto.randomUUID());
    setFailure(undefined);
  };
  const choose = (field: string, isLoser: boolean) => {
    setChosen(new Map(chosen).set(field, isLoser));
    setMergeId(crypto.randomUUID());
  };
  const onConfirm = async () => {
    if (!preview) return;
    const { winner, loser } = preview;
    const answer = await merge({
      input: {
        id: mergeId,
        winnerId: winner.id,
        winnerRevision: winner.revision,
        loserId: loser.id,
        loserRevision: loser.revision,
        fromLoser: [...fromLoser],
      },
    });
    if (answer.error) {
      setFailure(errorMessage(answer.error) ?? t('merge.failed'));
      // Without an answer the two may be one already: sent again as it was, the merge is answered then.
      if (answer.error.graphQLErrors.length > 0) ask({ requestPolicy: 'network-only' });
      return;
    }
    onMerged(winner.id);
  };

  return (
    <SlideInPage opened title={t('merge.title')} onClose={onClose}>
      {error && !preview && (
        <DataErrorBar
          what={t('merge.title')}
          message={errorMessage(error)}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {!preview && !error && <FormSkeleton />}
      {preview && (
        <div className={classes['page']} aria-busy={fetching}>
          <p>{t('merge.text', { winner: preview.winner.name, loser: preview.loser.name })}</p>
          <HeaderButton onClick={turnRound}>
            {t('merge.turnRound', { name: preview.loser.name })}
          </HeaderButton>
          <ChooseFields preview={preview} fromLoser={fromLoser} onChoose={choose} />
          <section aria-label={t('merge.moves')}>
            <h3 className={classes['heading']}>{t('merge.moves')}</h3>
            {preview.moves.length === 0 ? (
              <p className={classes['hint']}>{t('merge.nothingMoves')}</p>
            ) : (
              <ul>
                {preview.moves.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            <p className={classes['hint']}>{t('merge.signed')}</p>
            {preview.coOwned.length > 0 && (
              <p role="status" className={classes['failure']}>
                {t('merge.coOwned', {
                  names: new Intl.ListFormat(language, { type: 'conjunction' }).format(preview.coOwned),
                  winner: preview.winner.name,
                })}
              </p>
            )}
            {preview.bothConsulted.length > 0 && (
              <p role="status" className={classes['failure']}>
                {t('merge.bothConsulted', {
                  names: new Intl.ListFormat(language, { type: 'conjunction' }).format(preview.bothConsulted),
                  winner: preview.winner.name,
                })}
              </p>
            )}
          </section>
          {(preview.refusal || failure) && (
            <p role="alert" className={classes['failure']}>
              {[preview.refusal, failure].filter(Boolean).join(' ')}
            </p>
          )}
          <div className={classes['buttons']}>
            <HeaderButton onClick={onClose}>{t('cancel')}</HeaderButton>
            <HeaderButton
              onClick={() => void onConfirm()}
              disabledBy={preview.refusal ?? (isBusy ? t('merge.busy') : undefined)}
            >
              {t('merge.confirm')}
            </HeaderButton>
          </div>
        </div>
      )}
    </SlideInPage>
  );
}
