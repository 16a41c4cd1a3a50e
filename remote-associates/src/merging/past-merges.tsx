import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { associateAddress } from 'shared-contracts/routes';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { HeaderButton, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { RecordHistory } from 'shared-ui/record';
import { useMutation, useQuery } from 'urql';
import {
  AssociateMergesDocument,
  type AssociateMergesQuery,
  UndoBusinessAssociateMergeDocument,
} from '../generated/operations.ts';
import { openFreshPage } from './fresh-page.ts';
import classes from './merging.module.css';

type Merge = AssociateMergesQuery['merges'][number];

/** The associates that were merged into this one, each with its history; a system administrator can undo a merge. */
export function PastMerges({ id, mayUndo }: { readonly id: string; readonly mayUndo: boolean }) {
  const { t, language } = useTexts('associates');
  const [{ data }] = useQuery({
    query: AssociateMergesDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [, undo] = useMutation(UndoBusinessAssociateMergeDocument);
  const [going, setGoing] = useState<Merge>();
  /** The merged associate whose history is open. */
  const [openLoserId, setOpenLoserId] = useState<string>();
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
            <HeaderButton
              label={t(openLoserId === merge.loserId ? 'merge.hideHistoryOf' : 'merge.historyOf', {
                name: merge.loserName,
              })}
              onClick={() => setOpenLoserId(openLoserId === merge.loserId ? undefined : merge.loserId)}
            >
              {t(openLoserId === merge.loserId ? 'merge.hideHistory' : 'merge.history')}
            </HeaderButton>
            {mayUndo && !merge.undoneAt && (
              <HeaderButton
                onClick={() => setGoing(merge)}
                disabledBy={merge.canUndo ? undefined : t('merge.cannotUndo')}
              >
                {t('merge.undo')}
              </HeaderButton>
            )}
            {openLoserId === merge.loserId && (
              <div className={classes['history']}>
                <RecordHistory
                  kind="BUSINESS_ASSOCIATE"
                  recordId={merge.loserId}
                  labelOf={(field) => t(`field.${field}`)}
                />
              </div>
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
        {going && going.staying.length > 0 && (
          <p>
            {t('merge.staying', {
              fields: new Intl.ListFormat(language, { type: 'conjunction' }).format(
                going.staying.map((field) => t(`field.${field}`)),
              ),
            })}
          </p>
        )}
      </ConfirmModal>
    </section>
  );
}
