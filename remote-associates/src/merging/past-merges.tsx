import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { associateAddress } from 'shared-contracts/routes';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { HeaderButton, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { useMutation, useQuery } from 'urql';
import {
  AssociateMergesDocument,
  type AssociateMergesQuery,
  UndoBusinessAssociateMergeDocument,
} from '../generated/operations.ts';
import { openFreshPage } from './fresh-page.ts';
import classes from './merging.module.css';

type Merge = AssociateMergesQuery['merges'][number];

/** What was merged into an associate, above its history; a system administrator undoes it as long as neither side changed. */
export function PastMerges({ id, mayUndo }: { readonly id: string; readonly mayUndo: boolean }) {
  const { t, language } = useTexts('associates');
  const [{ data }] = useQuery({
    query: AssociateMergesDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [, undo] = useMutation(UndoBusinessAssociateMergeDocument);
  const [going, setGoing] = useState<Merge>();
  const merges = data?.merges ?? [];
  if (merges.length === 0) return null;
  const onUndo = async () => {
    if (!going) return;
    const { data: answer, error } = await undo({ id: going.id });
    if (error || !answer) throw new Error(errorMessage(error));
    openFreshPage(associateAddress(answer.back.id, 'details'));
  };
  return (
    <section className={classes['past']} aria-label={t('merge.past')}>
      <h2 className={classes['heading']}>{t('merge.past')}</h2>
      <ul className={classes['list']}>
        {merges.map((merge) => (
          <li key={merge.id}>
            <span>
              {t('merge.line', {
                name: merge.loserName,
                by: merge.mergedBy,
                when: shownDateTime(merge.mergedAt, language),
              })}
              {merge.undoneAt &&
                ` ${t('merge.undoneLine', { when: shownDateTime(merge.undoneAt, language) })}`}
            </span>
            {mayUndo && !merge.undoneAt && (
              <HeaderButton
                onClick={() => setGoing(merge)}
                disabledBy={merge.canUndo ? undefined : t('merge.cannotUndo')}
              >
                {t('merge.undo')}
              </HeaderButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmModal
        opened={going !== undefined}
        title={t('merge.undoTitle')}
        confirmLabel={t('merge.undo')}
        onConfirm={onUndo}
        onClose={() => setGoing(undefined)}
      >
        {t('merge.undoText', { name: going?.loserName ?? '' })}
      </ConfirmModal>
    </section>
  );
}
