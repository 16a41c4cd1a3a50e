import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { associateAddress } from 'shared-contracts/routes';
import { DataErrorBar, FormSkeleton, HeaderButton, PageHeader, showToast, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useMutation, useQuery } from 'urql';
import { LikelyDuplicatesDocument, RememberNotDuplicateDocument } from '../generated/operations.ts';
import { shownEvidence } from '../look-alikes/evidence-text.ts';
import type { Sides } from './choose-fields.tsx';
import { openFreshPage } from './fresh-page.ts';
import { MergePage } from './merge-page.tsx';
import classes from './merging.module.css';

/** Pairs of associates that may be one, for system administrators: looked at, merged, or remembered as two. */
export function LikelyDuplicates() {
  const { t } = useTexts('associates');
  const [{ data, error }, ask] = useQuery({ query: LikelyDuplicatesDocument, requestPolicy: 'network-only' });
  const [, remember] = useMutation(RememberNotDuplicateDocument);
  const [sides, setSides] = useState<Sides>();
  const again = () => ask({ requestPolicy: 'network-only' });
  const areTwo = async (id: string, otherId: string) => {
    const { error: refusal } = await remember({ id, otherId });
    if (refusal) showToast({ kind: 'error', message: errorMessage(refusal) ?? t('lookAlike.failed') });
    else again();
  };
  const pairs = data?.pairs;
  return (
    <>
      <PageHeader title={t('duplicates.title')} subtitle={t('duplicates.subtitle')} />
      {error && !pairs && (
        <DataErrorBar what={t('duplicates.title')} message={errorMessage(error)} onTryAgain={again} />
      )}
      {!pairs && !error && <FormSkeleton />}
      {pairs?.length === 0 && <p className={classes['hint']}>{t('duplicates.none')}</p>}
      <ul className={classes['list']}>
        {pairs?.map(({ one, other, evidence }) => (
          <li key={`${one.id} ${other.id}`}>
            <div>
              {[one, other].map(({ id, name, fullAddress }) => (
                <p key={id}>
                  <Link to={associateAddress(id, 'details')}>{name}</Link>{' '}
                  <span className={classes['hint']}>{fullAddress}</span>
                </p>
              ))}
              <p className={classes['hint']}>
                {shownEvidence(evidence)
                  .map(({ kind, text }) => `${t(`lookAlike.evidence.${kind}`)} ${text}`)
                  .join(' · ')}
              </p>
            </div>
            <div className={classes['buttons']}>
              <HeaderButton onClick={() => void areTwo(one.id, other.id)}>{t('lookAlike.not')}</HeaderButton>
              <HeaderButton onClick={() => setSides({ winnerId: one.id, loserId: other.id })}>
                {t('merge.open')}
              </HeaderButton>
            </div>
          </li>
        ))}
      </ul>
      {sides && (
        <MergePage
          sides={sides}
          onClose={() => setSides(undefined)}
          onMerged={(winnerId) => openFreshPage(associateAddress(winnerId, 'history'))}
        />
      )}
    </>
  );
}
